import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ICONS } from '../src/art/icons';
import { sceneOf } from '../src/art/scenes';
import {
  BOARD_SCENES,
  BOARDS,
  CARDS,
  CHAINS,
  COLOURS,
  LAYOUTS,
  RESOURCES,
  SYMBOLS,
  TOKENS,
  WONDERS,
} from '../src/data/games';

const folder = new URL('../src/art/', import.meta.url);
const drawn = readdirSync(folder)
  .filter((file) => file.endsWith('.svelte'))
  .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/<symbol id="([^"]+)"/g)])
  .map((match) => match[1]!);
const icons = drawn.filter((id) => id.startsWith('i-')).map((id) => id.slice(2));

describe('drawings', () => {
  test('no name is used twice', () => {
    expect(drawn.length).toBe(new Set(drawn).size);
  });

  test('the list of icons is the list of drawings', () => {
    expect([...icons].sort()).toEqual(Object.values(ICONS).flat().sort());
  });

  test('everything in the data of both games has its sign', () => {
    const wanted = [
      ...Object.values(RESOURCES).flat(),
      ...Object.values(SYMBOLS).flat(),
      ...Object.values(CHAINS).flat(),
      ...TOKENS.keys(),
      ...COLOURS.map((colour) => `mark-${colour}`),
    ];
    expect(wanted.filter((name) => !icons.includes(name))).toEqual([]);
  });

  test('every wonder, city and card has its scene', () => {
    const scenes = [...WONDERS.keys(), ...[...BOARDS.keys()].map((id) => BOARD_SCENES[id])].map((id) => `w-${id}`);
    expect(
      [...scenes, ...Object.values(CARDS).flatMap((cards) => [...cards.values()].map(sceneOf))].filter(
        (id) => !drawn.includes(id),
      ),
    ).toEqual([]);
  });
});

describe('data', () => {
  test('all cards, wonders, tokens and cities are there', () => {
    expect(CARDS.duel.size).toBe(73);
    expect(CARDS.classic.size).toBe(80);
    expect([WONDERS.size, TOKENS.size, BOARDS.size]).toEqual([12, 10, 7]);
  });

  test('an age has 20 slots and no two in one place', () => {
    for (const layout of LAYOUTS) {
      expect(layout.length).toBe(20);
      expect(new Set(layout.map(({ row, x }) => `${row}/${x}`)).size).toBe(20);
    }
  });

  test('chains are told from both ends', () => {
    for (const cards of Object.values(CARDS)) {
      for (const card of cards.values()) {
        for (const id of card.makesFree) expect(cards.get(id)?.freeAfter).toContain(card.id);
        expect(card.gives.length > 0).toBe(card.makesFree.length > 0);
        expect(card.needs.length > 0).toBe(card.freeAfter.length > 0);
      }
    }
  });
});
