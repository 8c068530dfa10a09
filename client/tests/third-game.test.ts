// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { EventInfo, Game, View } from '$lib/api/types';
import Editor from '$lib/analysis/Editor.svelte';
import Board from '$lib/games/Board.svelte';
import { allGames, ruleOfError } from '$lib/games/registry';
import { eventsOfLastMove, moveSeats, recentActivity, soundOf } from '$lib/games/shared/event-selectors';
import { eventText } from '$lib/games/shared/event-text';
import { register } from '$lib/games/shared/game';
import { opponentDelay } from '$lib/guide/opponent-delay';
import { loadGuide } from '$lib/guide/load';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';
import { pot } from './pot';

const POT = 'pot' as Game;
const taken = (seat: number, coins: number) =>
  ({ key: 'pot/taken', category: 'move', args: { seat, coins } }) as unknown as EventInfo;
const view = {
  game: 'pot',
  coins: [1, 4],
  pot: 2,
  moves: [
    { id: 1, text: 'take 1' },
    { id: 2, text: 'take 2' },
  ],
} as unknown as View;
const reader = { game: POT, names: ['Ana', 'Tiro'], seat: 0 };

beforeAll(() => {
  register(pot);
  lang.setBundle('en', makeBundle('en', 'pot-taken = A player takes { $coins } coins.\nclient-box-pot = Pot'));
});
afterEach(cleanup);

test('shows the board of a registered game and plays its moves', async () => {
  const played: number[] = [];
  render(Board, { view, seat: 0, names: reader.names, onmove: (move: number) => played.push(move) });
  (await screen.findByRole('button', { name: 'take 2' })).click();
  expect(screen.getByText('Tiro: 4')).toBeTruthy();
  expect(played).toEqual([2]);
});

test('describes its events', async () => {
  const events = [taken(0, 3), taken(1, 2)];
  expect(eventText(events[0]!, reader)).toBe('A player takes 3 coins.');
  expect(moveSeats(events)).toEqual([0, 1]);
  expect(eventsOfLastMove(events)).toEqual([events[1]]);
  expect(recentActivity(events, reader).lines).toEqual(['A player takes 3 coins.', 'A player takes 2 coins.']);
  expect(soundOf(events)).toBe('coin');
  expect(ruleOfError('move/illegal', POT)).toBe('P1.1');
});

test('offers its editor and its lessons', async () => {
  const positions: string[] = [];
  const requests: [string, unknown][] = [];
  const files = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith('/api/')) return files(url);
    requests.push([url, JSON.parse(String(init.body))]);
    return Response.json(url.endsWith('position') ? { position: 'pot 1; pot 2' } : { setup: { game: 'pot', pot: 7 } });
  });
  const here = { game: POT, position: 'pot 1; pot 7', view } as never;
  const onfail = (error: unknown) => expect.unreachable(String(error));
  const onset = (position: string) => positions.push(position);
  render(Editor, { here, names: reader.names, trouble: '', onset, onfail });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toContain('Pot');
  (await screen.findByRole('button', { name: 'Set up the pot' })).click();
  await vi.waitFor(() => expect(positions).toEqual(['pot 1; pot 2']));
  expect(requests).toEqual([
    ['/api/setup', { position: 'pot 1; pot 7' }],
    ['/api/setup/position', { setup: { game: 'pot', pot: 2 } }],
  ]);
  const { syllabus } = await loadGuide(POT);
  expect(syllabus.lessons).toHaveLength(1);
  expect(opponentDelay(POT, [taken(1, 2)], 0)).toBeGreaterThanOrEqual(0);
  expect(allGames().map(({ id }) => id)).toEqual(['duel', 'classic', 'pot']);
});
