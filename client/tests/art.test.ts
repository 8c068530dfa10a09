import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ICONS } from '$lib/art/icons';
import { PICTURES, SPRITE } from '../src/lib/art/pictures';
import { BOARDS, boardPicture } from '$lib/games/classic/content';
import { CARDS, CHAINS, RESOURCES, SYMBOLS } from '$lib/games/contents';
import { COLOURS, cardOf, cardPicture } from '$lib/games/shared/content';
import { LAYOUTS, TOKENS, WONDERS } from '$lib/games/duel/content';

const folder = new URL('../src/lib/art/', import.meta.url);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));
const symbols = [...files, SPRITE].flatMap((text) => [
  ...text.matchAll(/<symbol\s+id="([^"]+)"[^>]*>(.*?)<\/symbol\s*>/gs),
]);
const drawn = symbols.map((match) => match[1]!);
const drawing = new Map(symbols.map((match) => [match[1]!, match[2]!.replaceAll(/\s+/g, ' ')]));
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

  const buildings = new Set(Object.values(CARDS).flatMap((cards) => [...cards.values()].map((card) => card.building)));
  const sides = ['day', 'night'] as const;
  const wanted = [
    ...[...buildings].map((name) => `b-${name}`),
    ...[...WONDERS.keys()].map((id) => `w-${id}`),
    ...[...BOARDS.keys()].flatMap((id) => sides.map((side) => boardPicture(id, side))),
    ...[...TOKENS.keys()].map((id) => `i-${id}`),
  ];

  test('every building, wonder, city by day and by night, and token has its picture', () => {
    expect(wanted.filter((id) => !drawn.includes(id))).toEqual([]);
    expect(Object.keys(PICTURES).sort()).toEqual([...buildings].sort());
  });

  test('no two of them share a picture', () => {
    const all = new Set(wanted);
    expect(new Set([...all].map((id) => drawing.get(id))).size).toBe(all.size);
    expect(all.size).toBe(buildings.size + WONDERS.size + BOARDS.size + TOKENS.size);
  });

  test('buildings of one name share theirs, in both games', () => {
    for (const [id, card] of CARDS.duel) {
      const other = CARDS.classic.get(id);
      if (other) expect(cardPicture(other)).toBe(cardPicture(card));
    }
    expect(cardPicture(cardOf('duel', 'glassworks'))).toBe(cardPicture(cardOf('classic', 'glassworks_2')));
  });

  test('numbers in pictures are numbers', () => {
    expect(SPRITE).not.toMatch(/NaN|undefined|--\d/);
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
