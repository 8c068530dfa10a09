// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import MyGames from '$lib/home/MyGames.svelte';
import NewGame from '$lib/home/NewGame.svelte';
import Poster from '$lib/home/Poster.svelte';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';
import PageBar from '$lib/navigation/PageBar.svelte';

const LEVELS = ['beginner', 'easy', 'medium', 'skilled', 'hard'];
const game = (name: string, minimum: number, maximum: number) => ({
  name,
  minimum,
  maximum,
  secrets: false,
  options: [],
  levels: LEVELS,
  personas: [],
});
const TABLES = 20;
const tables = Array.from({ length: TABLES }, (_, n) => ({
  id: `table${n}`,
  game: 'classic',
  created: 1,
  changed: 1,
  secret: 0,
  seats: [0],
  names: ['Ana', '', '', '', ''],
  levels: [null, 'easy', 'easy', 'hard', 'hard'],
  over: n >= 10,
  turn: n % 2 ? [0] : [1],
  result: n >= 10 ? { winners: [n % 2], reason: 'points' } : null,
  points: [40, 50, 30, 20, 10],
}));
let asked: { url: string; body: unknown }[] = [];

beforeAll(() => {
  const text = readFileSync(join(import.meta.dirname, '../src/lib/generated/locale/en.txt'), 'utf8');
  lang.setBundle('en', makeBundle('en', text));
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, body: init?.body ? JSON.parse(String(init.body)) : null });
    if (url.endsWith('/mine')) return Response.json({ tables });
    if (url.endsWith('/tables')) return Response.json({ id: 'x', secret: null, invitations: [] });
    return Response.json({ games: [game('duel', 2, 2), game('classic', 3, 7)], languages: [] });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const made = () =>
  asked.find(({ url }) => url.endsWith('/tables'))?.body as { game: string; seats: { level: string }[] };
const press = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent?.includes(text))?.click();

test('the header leads to the sections of the site and marks no other one', () => {
  const { container } = render(PageBar, { title: 'Rules' });
  expect([...container.querySelectorAll('nav a')].map((one) => one.textContent?.trim())).toEqual([
    'Play',
    'Learn',
    'Puzzles',
    'Analysis',
    'Statistics',
    'Rules',
  ]);
  expect(container.querySelectorAll('select')).toHaveLength(0);
});

test('a poster begins a game at once, a guided game, or an invitation', async () => {
  const invited = vi.fn();
  const props = { game: 'classic' as const, wonders: ['pyramids'], opponents: 3, isNew: false, oninvite: invited };
  const { container } = render(Poster, props);
  expect([...container.querySelectorAll('button')].map((one) => one.textContent?.trim())).toEqual([
    'Play 7 Wonders',
    'Learn 7 Wonders',
    'Invite friends',
  ]);
  press(container, 'Invite friends');
  expect(invited).toHaveBeenCalledOnce();
  press(container, 'Play 7 Wonders');
  await waitFor(() => expect(made()?.seats).toHaveLength(4));
});

test('an opponent of Duel is chosen by face', async () => {
  const { container, findByText } = render(NewGame, { game: 'duel' });
  await findByText('Hektor');
  expect(container.querySelectorAll('.tiles .face')).toHaveLength(LEVELS.length);
  container.querySelector<HTMLInputElement>('input[name=opponent][value=hard]')?.click();
  press(container, 'Start game');
  await waitFor(() => expect(made()?.seats[1]?.level).toBe('hard'));
});

test('one level holds for all opponents of 7 Wonders, until a face is selected and changed', async () => {
  const { container, findByText } = render(NewGame, { game: 'classic' });
  await findByText('Select a face to change that player.');
  const [players, level] = [...container.querySelectorAll<HTMLSelectElement>('.rows select')];
  players!.value = '5';
  players!.dispatchEvent(new Event('change', { bubbles: true }));
  level!.value = 'medium';
  level!.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(container.querySelectorAll('.seat')).toHaveLength(4));
  container.querySelectorAll<HTMLButtonElement>('.seat')[1]?.click();
  await waitFor(() => expect(container.querySelector('input[name=seat]')).not.toBeNull());
  container.querySelector<HTMLInputElement>('input[name=seat][value=hard]')?.click();
  press(container, 'Start game');
  await waitFor(() =>
    expect(
      made()
        ?.seats.slice(1)
        .map((one) => one.level),
    ).toEqual(['medium', 'hard', 'medium', 'medium']),
  );
});

test('twenty tables need one request and few elements', async () => {
  localStorage.setItem('secrets', JSON.stringify({}));
  const { storeSecret } = await import('$lib/identity/credentials');
  for (const { id } of tables) storeSecret(id, `secret of ${id}`);
  const { container } = render(MyGames);
  await waitFor(() => expect(container.querySelectorAll('li').length).toBe(12));
  expect(asked.filter(({ url }) => !url.endsWith('/meta'))).toHaveLength(1);
  expect(container.querySelectorAll('*').length).toBeLessThan(500);
  expect(container.textContent).toContain('40 : 50 : 30 : 20 : 10');
});
