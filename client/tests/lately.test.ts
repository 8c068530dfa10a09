// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ClassicView, EventInfo, Frame, Update } from '$lib/api/types';
import { goodsOf } from '$lib/games/classic/goods';
import { finishedOf, streaks, winsByCategory } from '$lib/history/game-history.svelte';
import { loadGames } from '$lib/games/registry';
import { event } from './events';
import { eventTexts } from '$lib/games/shared/event-text';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';
import { isStrayClick } from '$lib/ui/stray-clicks';
import { stopAt, stopsOf } from '$lib/replay/stops';
import { botOf, CAST, portraitOf } from '$lib/ui/portraits';
import { soundOf, eventsOfLastMove, recentActivity } from '$lib/games/shared/event-selectors';
import { seatedAt } from '$lib/games/shared/seats';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} }));

beforeAll(async () => {
  await loadGames();
  const text = readFileSync(join(import.meta.dirname, '../src/lib/generated/locale/en.txt'), 'utf8');
  lang.setBundle('en', makeBundle('en', text));
});

const built = (seat: number, card: string) => event('duel/card-built', { seat, card, slot: 1, chain: null });
const reader = { game: 'duel' as const, names: ['Ana', 'Tiro'], seat: 0 };

describe('clicks', () => {
  const [card, act] = [{} as Element, {} as Element];
  const click = (at: number, on: Element | null, x = 100, beside: Element | null = null) => ({
    at,
    x,
    y: 50,
    on,
    around: (px: number) => (px === x ? on : beside),
  });

  test('the second of a double click does not hit what has come under it', () => {
    expect(isStrayClick(click(0, card), click(180, act))).toBe(true);
  });

  test('the same button, another place, and a while later are clicks of their own', () => {
    expect(isStrayClick(click(0, card), click(180, card))).toBe(false);
    expect(isStrayClick(click(0, card), click(180, act, 400))).toBe(false);
    expect(isStrayClick(click(0, card), click(900, act))).toBe(false);
    expect(isStrayClick(null, click(0, act))).toBe(false);
  });

  test('who misses a button may hit it at once', () => {
    expect(isStrayClick(click(0, null, 100, act), click(180, act, 110))).toBe(false);
    expect(isStrayClick(click(0, null, 100, card), click(180, act, 110))).toBe(true);
  });
});

describe('what was done lately', () => {
  test('a line of each, and what is new since the reader moved', () => {
    const events = [
      built(1, 'baths'),
      built(0, 'stable'),
      built(1, 'quarry'),
      event('duel/coins-paid', { seat: 1, coins: 2, trade: 0 }),
    ];
    const { lines, things } = recentActivity(events, reader);
    expect(lines[0]).toContain('Stable');
    expect(lines[1]).toContain('Quarry');
    expect(things.map((found) => [...found])).toEqual([[], ['quarry']]);
  });

  test('a card is new in the city that built it, not in another that has it', () => {
    const at = (seat: number) => event('classic/card-built', { seat, card: 'ore_vein', free: null });
    const { things } = recentActivity([at(1), event('classic/card-sold', { seat: 0, coins: 3 })], {
      ...reader,
      game: 'classic',
    });
    expect(things.map((found) => [...found])).toEqual([[], ['ore_vein']]);
  });

  test('the line of a city has its own payment, and no other', () => {
    const paid = (seat: number, coins: number) => event('duel/coins-paid', { seat, coins, trade: 0 });
    const { lines } = recentActivity([paid(0, 3), built(0, 'stable'), paid(1, 2), built(1, 'quarry')], reader);
    expect(lines[0]).toContain('3\u00a0coins');
    expect(lines[0]).not.toContain('2\u00a0coins');
    expect(lines[1]).toContain('2\u00a0coins');
  });

  test('a move is one sentence with its price, and its consequences follow in a few words', () => {
    const events = [
      event('duel/coins-paid', { seat: 1, coins: 2, trade: 2 }),
      built(1, 'apothecary'),
      event('duel/symbol-gained', { seat: 1, symbol: 'wheel' }),
      event('duel/coins-gained', { seat: 1, coins: 4 }),
      event('duel/trade-income', { seat: 0, coins: 2 }),
    ];
    expect(recentActivity(events, reader).lines[1]).toBe(
      'Tiro builds Apothecary (2\u00a0coins) · wheel · +4\u00a0coins',
    );
    expect(eventTexts(events.slice(0, 2), reader)).toEqual(['Tiro builds Apothecary (2\u00a0coins).']);
  });

  test('at a simultaneous game each move has the payment of its own seat', () => {
    const paid = (seat: number, coins: number) =>
      event('classic/coins-paid', { seat, coins, bank: coins, left: 0, right: 0 });
    const at = (seat: number) => event('classic/card-built', { seat, card: 'baths', free: null });
    const events = [paid(0, 1), paid(1, 3), at(0), at(1)];
    const { lines } = recentActivity(events, { ...reader, game: 'classic' });
    expect(lines).toEqual(['You build Baths (1\u00a0coin).', 'Tiro builds Baths (3\u00a0coins).']);
    expect(eventTexts(events, { ...reader, game: 'classic' })).toEqual(lines);
  });

  test('who comes to a table of 7 Wonders hears of its last turn, not of its beginning', () => {
    const events = [
      event('classic/age-dealt', { age: 1, cards: 7 }),
      event('classic/card-sold', { seat: 0, coins: 3 }),
      event('classic/card-built', { seat: 1, card: 'baths', free: null }),
      event('classic/hands-passed', { direction: 'left' }),
      event('classic/card-sold', { seat: 0, coins: 3 }),
      event('classic/card-built', { seat: 1, card: 'altar', free: null }),
      event('classic/hands-passed', { direction: 'left' }),
    ];
    expect(eventsOfLastMove(events)).toEqual(events.slice(4));
  });

  test('the weightiest of all that happened is heard', () => {
    expect(soundOf([built(0, 'baths'), event('duel/pawn-moved', { seat: 0, from: 0, to: 2 })])).toBe('sword');
    expect(soundOf([event('duel/extra-turn', { seat: 0 })])).toBe(null);
  });
});

describe('a replay', () => {
  const frame = (events: EventInfo[]): Frame => ({
    seat: null,
    text: '',
    events,
    position: '',
    view: {} as ClassicView,
  });
  const frames = [
    frame([]),
    frame([event('duel/age-dealt', { age: 1, cards: [] })]),
    frame([event('duel/card-revealed', { slot: 3, card: 'baths' })]),
    frame([built(0, 'stable')]),
    frame([event('duel/wonder-built', { seat: 1, wonder: 'sphinx', card: 'baths', slot: 2 })]),
    frame([]),
  ];

  test('stops where something was done, at the beginning and at the end', () => {
    const stops = stopsOf(frames, reader);
    expect(stops.map(({ frame: at }) => at)).toEqual([0, 1, 3, 4, 5]);
    expect(stops.map(({ isKey }) => isKey)).toEqual([false, false, false, true, false]);
    expect(stops[1]?.age).toBe(1);
  });

  test('finds the stop of any frame', () => {
    const stops = stopsOf(frames, reader);
    expect([0, 2, 3, 99].map((at) => stopAt(stops, at))).toEqual([0, 1, 2, 4]);
  });
});

describe('those at a table', () => {
  test('bots have names of their own, also six of one level', () => {
    const seated = seatedAt(['Ana', '', '', '', '', '', ''], [null, 'easy', 'easy', 'easy', 'easy', 'easy', 'easy']);
    expect(new Set(seated.map(({ name }) => name)).size).toBe(7);
    expect(new Set(CAST.map(({ name }) => name)).size).toBe(CAST.length);
    for (let rank = 0; rank < 7; rank += 1)
      expect(new Set(Array.from({ length: 6 }, (_, n) => botOf(rank, n).name)).size, String(rank)).toBe(6);
  });

  test('a portrait stays the same for a name', () => {
    expect(portraitOf('Ana')).toEqual(portraitOf('Ana'));
    expect(portraitOf('Ana')).not.toEqual(portraitOf('Anu'));
  });
});

test('what a city sells is counted, sure things first', () => {
  expect(goodsOf([['wood', 'clay'], ['ore'], ['wood'], ['ore']])).toEqual([
    { resources: ['ore'], units: 2 },
    { resources: ['wood'], units: 1 },
    { resources: ['wood', 'clay'], units: 1 },
  ]);
});

describe('the gameHistory', () => {
  const game = (won: boolean, reason = 'civilian') => ({
    id: '',
    game: 'duel' as const,
    at: 0,
    won,
    reason,
    points: 50,
    players: 2,
    levels: ['easy'],
  });

  test('counts wins by kind, and in a row', () => {
    const games = [game(true), game(true, 'military'), game(false), game(true)];
    expect(winsByCategory(games, ({ levels }) => levels).get('easy')).toEqual({ won: 3, all: 4 });
    expect(winsByCategory(games, ({ reason }) => [reason]).get('military')).toEqual({ won: 1, all: 1 });
    expect(streaks(games)).toEqual({ now: 1, best: 2 });
  });

  test('keeps a game that has ended, for who had one seat in it', () => {
    const { view } = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/duel-military.json'), 'utf8'));
    const table = {
      id: 'x',
      game: 'duel',
      seats: [{ kind: 'person' }, { kind: 'ai', level: 'easy' }],
      result: { winners: [0], reason: 'military' },
    };
    const update = { seats: [0], table, view } as unknown as Update;
    expect(finishedOf(update, 7)).toMatchObject({ won: true, reason: 'military', levels: ['easy'], at: 7 });
    expect(finishedOf({ ...update, seats: [0, 1] }, 7)).toBe(null);
  });
});
