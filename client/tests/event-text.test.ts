// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { EVENTS, type EventInfo, type Game, type Kinds, LANGUAGES } from '$lib/api/types';
import { CARDS } from '$lib/games/contents';
import { BOARDS } from '$lib/games/classic/content';
import { TOKENS, WONDERS } from '$lib/games/duel/content';
import { loadGames } from '$lib/games/registry';
import { eventText } from '$lib/games/shared/event-text';
import { type Language, lang, makeBundle } from '$lib/i18n/lang.svelte';
import { ApiError, isNetworkError } from '$lib/transport/errors';
import { event } from './events';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} }));

const texts = (name: string) =>
  readFileSync(join(import.meta.dirname, `../src/lib/generated/locale/${name}.txt`), 'utf8');
const speak = (language: Language) => lang.setBundle(language, makeBundle(language, texts(language)));
const gameOf = (key: string): Game => (key.startsWith('classic/') ? 'classic' : 'duel');
const firstOf = (things: ReadonlyMap<string, unknown>) => [...things.keys()][0]!;

/** Values of each kind of event argument; those that can be missing are given and missing. */
const VALUES: { [Kind in keyof Kinds]: (game: Game) => Kinds[Kind][] } = {
  seat: () => [0, 1],
  seats: () => [[0], [1], [0, 1]],
  number: () => [0, 1, 2, 5],
  numbers: () => [[50, 40]],
  age: () => [1, 2, 3],
  word: () => ['board', 'left', 'civilian'],
  'word?': () => [null, 'chain'],
  card: (game) => [firstOf(CARDS[game])],
  'card?': (game) => [null, firstOf(CARDS[game])],
  wonder: () => [firstOf(WONDERS)],
  token: () => [firstOf(TOKENS)],
  symbol: () => ['wheel'],
  tokens: () => [[firstOf(TOKENS)]],
  wonders: () => [[firstOf(WONDERS)]],
  boards: () => [[`${firstOf(BOARDS)}_day`, `${firstOf(BOARDS)}_night`]],
  entries: () => [[]],
};

/** Return events of a kind: the n-th has the n-th value of every argument, in turn. */
function eventsOf(key: EventInfo['key']): EventInfo[] {
  const kinds = Object.entries<keyof Kinds>(EVENTS[key]);
  return Array.from({ length: 12 }, (_, n) => {
    const args = kinds.map(([name, kind]) => {
      const values = VALUES[kind](gameOf(key));
      return [name, values[n % values.length]];
    });
    return event(key, Object.fromEntries(args) as never);
  });
}

const built = event('duel/card-built', { seat: 0, card: 'stable', slot: 1, chain: null });

test('an event has no sentence until its game is loaded', async () => {
  speak('en');
  const reader = { game: 'duel' as const, names: ['Ana', 'Tiro'], seat: null };
  expect(eventText(built, reader)).toBe('');
  await loadGames();
  expect(eventText(built, reader)).toBe('Ana builds Stable.');
});

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  test.each(Object.keys(EVENTS) as EventInfo['key'][])('formats %s with all arguments', async (key) => {
    await loadGames();
    speak(language);
    for (const one of eventsOf(key))
      for (const seat of [null, 0, 1])
        expect(eventText(one, { game: gameOf(key), names: ['Ana', 'Tiro'], seat })).not.toMatch(/\{|undefined/);
  });
});

test('only an unreached server is a network error', () => {
  expect(isNetworkError(new TypeError('Failed to fetch dynamically imported module: /x.js'))).toBe(true);
  expect(isNetworkError(new ApiError('network/failed'))).toBe(true);
  expect(isNetworkError(new ReferenceError('Unknown variable: $chained'))).toBe(false);
  expect(isNetworkError(new TypeError("Cannot read properties of undefined (reading 'load')"))).toBe(false);
  expect(isNetworkError(new ApiError('table/unknown'))).toBe(false);
});
