// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { EventInfo, TableInfo, View } from '$lib/api/types';
import { loadGame, loadGames } from '$lib/games/registry';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';
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
  lang.speak('en', makeBundle('en', text));
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
  expect(lines).toEqual(['Tiro discards Stable for 2 coins.', 'You discard Baths for 2 coins.']);
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

test('the end of 7 Wonders shows the last cards, then the conflicts, then the score', async () => {
  const { view, seat, names } = fixture('classic-points');
  const { Board } = await loadGame('classic');
  const reader = { game: 'classic' as const, names, seat };
  const recent = recentActivity(LAST_TURN, reader);
  const { container } = render(Board, { view, seat, names, news: LAST_TURN, recent });
  await tick();
  expect(container.querySelectorAll('.reveal .act')).toHaveLength(5);
  expect(container.querySelector('.verdict')).toBeNull();
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(container.querySelector('.conflicts')).not.toBeNull();
  expect(container.querySelector('.verdict')).toBeNull();
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(container.querySelector('.verdict')).not.toBeNull();
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
