import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { ICONS } from '$lib/generated/icons';
import { PICTURES } from '../art/pictures';
import { BOARDS, boardPicture } from '$lib/games/classic/content';
import { CARDS, CHAINS, RESOURCES, SYMBOLS } from '$lib/games/contents';
import { COLOURS, cardOf } from '$lib/games/shared/content';
import { LAYOUTS, TOKENS, WONDERS } from '$lib/games/duel/content';

const sprite = (name: string) => readFileSync(new URL(`../src/lib/generated/${name}.svg`, import.meta.url), 'utf8');
const sprites = { icons: sprite('icons'), buildings: sprite('buildings'), wonders: sprite('wonders') };
const symbols = Object.entries(sprites).flatMap(([name, text]) =>
  [...text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(
    ([, id, body]) => [`${name}#${id}`, body!] as const,
  ),
);
const drawn: string[] = symbols.map(([id]) => id);
const drawing = new Map<string, string>(symbols);
const icons: readonly string[] = Object.values(ICONS).flat();

describe('drawings', () => {
  test('no name is used twice', () => {
    expect(drawn.length).toBe(new Set(drawn).size);
  });

  test('every icon name has a drawing that fills its box', () => {
    expect(icons.length).toBeGreaterThan(100);
    for (const name of icons) expect(sprites.icons).toContain(`<symbol id="${name}" viewBox="0 0 `);
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
    ...[...buildings].map((name) => `buildings#${name}`),
    ...[...WONDERS.keys()].map((id) => `wonders#${id}`),
    ...[...BOARDS.keys()].flatMap((id) => sides.map((side) => `wonders#${boardPicture(id, side)}`)),
    ...[...TOKENS.keys()].map((id) => `icons#${id}`),
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

  test('every drawing that another one uses is in the same file', () => {
    for (const [name, text] of Object.entries(sprites)) {
      const used = [...text.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => `${name}#${id}`);
      expect(used.filter((id) => !drawn.includes(id))).toEqual([]);
    }
  });

  test('buildings of one name share theirs, in both games', () => {
    for (const [id, card] of CARDS.duel) {
      const other = CARDS.classic.get(id);
      if (other) expect(other.building).toBe(card.building);
    }
    expect(cardOf('duel', 'glassworks').building).toBe(cardOf('classic', 'glassworks_2').building);
  });

  test('numbers in pictures are numbers', () => {
    expect(sprites.buildings + sprites.wonders).not.toMatch(/NaN|undefined|--\d/);
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
