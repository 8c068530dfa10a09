// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { EventInfo, TableInfo, View } from '$lib/api/types';
import { loadGame, loadGames } from '$lib/games/registry';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';
import Conflicts from '$lib/games/classic/Conflicts.svelte';
import { comfort } from '$lib/settings/comfort.svelte';
import { sounds } from '$lib/sound/sounds.svelte';
import { motions } from '$lib/settings/motion.svelte';
import { recentActivity } from '$lib/games/shared/event-selectors';
import Shortcuts from '$lib/shortcuts/Shortcuts.svelte';
import Log from '$lib/table/Log.svelte';
import Menu from '$lib/table/Menu.svelte';
import { event } from './events';

const fixture = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/${name}.json`), 'utf8')) as {
    view: View;
    seat: number;
    names: string[];
  };

beforeAll(async () => {
  await loadGames();
  const text = readFileSync(join(import.meta.dirname, '../src/lib/generated/locale/en.txt'), 'utf8');
  lang.setBundle('en', makeBundle('en', text));
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (root: ParentNode, name: string) => {
  const found = [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

test('the log begins with the newest event', () => {
  const events = [
    event('duel/card-sold', { seat: 0, card: 'baths', coins: 2, slot: 1 }),
    event('duel/card-sold', { seat: 1, card: 'stable', coins: 2, slot: 2 }),
  ];
  const reader = { game: 'duel' as const, names: ['Ana', 'Tiro'], seat: 0 };
  const { container } = render(Log, { props: { events, reader } });
  const lines = [...container.querySelectorAll('li')].map(({ textContent }) => textContent?.trim());
  expect(lines).toEqual(['Tiro discards Stable for 2\u00a0coins.', 'You discard Baths for 2\u00a0coins.']);
});

test('the list of shortcuts names the hint', async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  const { container } = render(Shortcuts);
  container.querySelector('button')?.click();
  await tick();
  const keys = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
  expect(keys.some((line) => line?.includes('H') && line.includes('Hint'))).toBe(true);
});

test('the seat of an absent player is taken over after a question', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ games: [{ name: 'duel', levels: ['easy', 'hard'] }] }));
  const person = (seat: number) => ({ seat, kind: 'person', name: `P${seat}`, online: seat === 0, bot: null });
  const table = { id: 'x', game: 'duel', seats: [person(0), person(1)], result: null, host: [0], can_undo: [] };
  const sent: string[] = [];
  const props = {
    table: table as unknown as TableInfo,
    seats: [0],
    names: ['Ana', 'Boris'],
    absent: [] as number[],
    secret: null,
    canUndo: false,
    give: async ({ type }: { type: string }) => void sent.push(type),
    onundo: () => {},
    onlog: () => {},
    onsave: () => {},
    onguide: undefined,
    onclose: () => {},
  };
  const { container, rerender } = render(Menu, props);
  const offers = () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
  expect(offers().some((line) => line.includes('Boris'))).toBe(false);
  await rerender({ absent: [1] });
  const row = [...container.querySelectorAll('li')].find(({ textContent }) => textContent?.includes('Boris'));
  row?.querySelector('button')?.click();
  await tick();
  expect(sent).toEqual([]);
  button(container, 'Yes, let the computer play for Boris').click();
  expect(sent).toEqual(['take-over']);
});

/** The events of the last turn of a game of five: all build, two neighbours fight, the age ends. */
const LAST_TURN: EventInfo[] = [
  ...['workers_guild', 'traders_guild', 'haven', 'haven', 'shipowners_guild'].map((card, seat) =>
    event('classic/card-built', { seat, card, free: null }),
  ),
  event('classic/conflict-won', { seat: 1, against: 0, points: 5 }),
  event('classic/age-ended', { age: 3 }),
];

const wait = async (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  await tick();
};

test('the end of 7 Wonders shows the last cards, the conflicts, the count of the points, then the winner', async () => {
  const { view, seat, names } = fixture('classic-points');
  const { Board } = await loadGame('classic');
  const reader = { game: 'classic' as const, names, seat };
  const recent = recentActivity(LAST_TURN, reader);
  const { container } = render(Board, { view, seat, names, news: LAST_TURN, recent });
  await tick();
  expect(container.querySelectorAll('.reveal .act')).toHaveLength(5);
  expect(container.querySelector('.ending')).toBeNull();
  expect(container.querySelector('.hand')).toBeNull();
  await wait(60_000);
  expect(container.querySelector('.conflicts')).not.toBeNull();
  expect(container.querySelector('.ending')).toBeNull();
  await wait(60_000);
  expect(container.querySelector('.ending.counting')).not.toBeNull();
  expect(container.querySelector('.verdict')).toBeNull();
  await wait(60_000);
  expect(container.querySelector('.verdict')?.textContent).toContain('52');
});

const totals = (root: ParentNode) =>
  [...root.querySelectorAll('tfoot td')].map(({ textContent }) => Number(textContent));
const columns = (root: ParentNode) =>
  [...root.querySelectorAll('thead th .name')].map(({ textContent }) => textContent);
const ENDING = { names: ['Ana', 'Boris', 'Ceca', 'Dana', 'Ema'], recent: undefined };

test('points are counted line by line in the order of the seats, then the columns stand by rank', async () => {
  const { view } = fixture('classic-points');
  const { Board } = await loadGame('classic');
  const news = [event('classic/game-over', { winners: [1], points: [44, 52, 40, 24, 50] })];
  const { container } = render(Board, { ...ENDING, view, seat: 0, shared: true, news });
  await tick();
  expect(totals(container)).toEqual([0, 0, 0, 0, 0]);
  expect(columns(container)).toEqual(ENDING.names);
  await wait(700);
  expect(totals(container)).toEqual([13, 10, 10, 0, 0]);
  await wait(10_000);
  expect(totals(container)).toEqual([52, 50, 44, 40, 24]);
  expect(columns(container)).toEqual(['Boris', 'Ema', 'Ana', 'Ceca', 'Dana']);
});

test('the count can be skipped, and a finished game that is opened has none', async () => {
  const { view } = fixture('classic-points');
  const { Board } = await loadGame('classic');
  const news = [event('classic/game-over', { winners: [1], points: [44, 52, 40, 24, 50] })];
  const counted = render(Board, { ...ENDING, view, seat: 0, news });
  await tick();
  button(counted.container, 'Skip').click();
  await tick();
  expect(counted.container.querySelector('.verdict')).not.toBeNull();
  cleanup();
  const opened = render(Board, { ...ENDING, view, seat: 0 });
  await tick();
  expect(opened.container.querySelector('.verdict h2')?.textContent).toBe('You came 3rd.');
  expect(opened.container.querySelector('.verdict p')?.textContent).toBe('Boris wins with 52\u00a0points.');
});

test('without motion the points stand there at once', async () => {
  motions.use('off');
  const { view } = fixture('duel-civilian');
  const { Board } = await loadGame('duel');
  const news = [event('duel/card-sold', { seat: 0, card: 'baths', coins: 2, slot: 1 })];
  const { container } = render(Board, { view, seat: 0, names: ['Ana', 'Boris'], news });
  await tick();
  expect(container.querySelector('.verdict')).not.toBeNull();
  motions.use('normal');
});

test('a victory on points shows the wonders that the winner has built', async () => {
  const { view } = fixture('duel-civilian');
  const { Board } = await loadGame('duel');
  const { container } = render(Board, { view, seat: 0, names: ['Ana', 'Boris'] });
  await tick();
  const captions = [...container.querySelectorAll('.verdict figcaption')].map(({ textContent }) => textContent);
  expect(captions).toEqual(['Circus Maximus', 'The Hanging Gardens', 'The Pyramids', 'The Sphinx']);
});

test('while cards lie face down the cities show the turn before', async () => {
  const { view, seat, names } = fixture('classic-opening2');
  const { Board } = await loadGame('classic');
  const reader = { game: 'classic' as const, names, seat };
  const before = [event('classic/card-sold', { seat: 1, coins: 3 })];
  const played = [event('classic/card-built', { seat: 1, card: 'baths', free: null })];
  const { container, rerender } = render(Board, { view, seat, names, recent: recentActivity(before, reader) });
  await tick();
  const lines = () => [...container.querySelectorAll('.last')].map(({ textContent }) => textContent).join();
  expect(lines()).toContain('discards');
  await rerender({ recent: recentActivity([...before, ...played], reader), news: played });
  expect(lines()).not.toContain('Baths');
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(lines()).toContain('Baths');
});

test('the draft keeps four places: a wonder that was taken stays as a shadow with the name of its player', async () => {
  const { view, seat } = fixture('duel-draft');
  const names = ['Ana', 'Boris'];
  const { Board } = await loadGame('duel');
  const { container } = render(Board, { view, seat, names });
  await tick();
  const places = [...container.querySelectorAll('section.draft li')];
  expect(places).toHaveLength(4);
  const taken = places.filter((place) => place.classList.contains('taken'));
  expect(taken.map((place) => place.querySelector('p')?.textContent?.trim())).toEqual([names[1 - seat]]);
  expect(taken[0]?.querySelector('button')).toBeNull();
  expect(container.querySelector('section.draft h2')?.textContent?.trim()).toBe('Take 2\u00a0wonders (1 of 2).');
});

test('a hint finds its card and its action on the board of Duel', async () => {
  const { view } = fixture('duel-age1');
  const { Board } = await loadGame('duel');
  const { container } = render(Board, { view, seat: 0, names: ['Ana', 'Boris'] });
  await tick();
  const sale = view.moves.find((move) => move.verb === 'sell');
  if (sale?.verb !== 'sell' || !('card' in sale)) throw new Error('no sale in the fixture');
  const place = container.querySelector(`[data-hint="card ${sale.card}"]`);
  place?.querySelector('button')?.click();
  await tick();
  expect(container.querySelector(`[data-move="${sale.id}"]`)?.textContent).toContain('Discard');
});

test('a hint finds its card and its action in a hand of 7 Wonders', async () => {
  const { view, seat } = fixture('classic-three');
  const { Board } = await loadGame('classic');
  const { container } = render(Board, { view, seat, names: ['Ana', 'Boris', 'Ceca'] });
  await tick();
  const sale = view.moves.find((move) => move.verb === 'sell');
  if (sale?.verb !== 'sell' || !('card' in sale)) throw new Error('no sale in the fixture');
  container.querySelector<HTMLButtonElement>(`[data-hint="card ${sale.card}"]`)?.click();
  await tick();
  expect(container.querySelector(`[data-move="${sale.id}"]`)?.textContent).toContain('Discard');
});

test('the conflicts of an age show those of the viewer apart, first with the left neighbour', async () => {
  const pair = (seat: number) => ({ seat, rival: (seat + 1) % 5, winner: seat, points: 3 });
  const props = { age: 2, conflicts: [0, 1, 2, 3, 4].map(pair), shields: [1, 2, 3, 4, 5], near: 2, onend: () => {} };
  const { container } = render(Conflicts, { ...props, names: ['Ana', 'Boris', 'Ceca', 'Dana', 'Ema'] });
  const names = [...container.querySelectorAll('.mine li')].map((pair) =>
    [...pair.querySelectorAll('b')].map(({ textContent }) => textContent),
  );
  expect(names).toEqual([
    ['Ceca', 'Boris'],
    ['Ceca', 'Dana'],
  ]);
  expect(container.querySelectorAll('.others li')).toHaveLength(3);
});

test('the volume, the size and the confirmation of moves are stored', () => {
  sounds.setVolume(0.4);
  comfort.useSize('large');
  comfort.confirm(true);
  expect(['volume', 'size', 'confirm'].map((key) => localStorage.getItem(key))).toEqual(['0.4', 'large', 'on']);
  expect(document.documentElement.dataset.size).toBe('large');
  comfort.useSize('normal');
  expect(document.documentElement.dataset.size).toBeUndefined();
  comfort.confirm(false);
});
