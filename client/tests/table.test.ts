import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ClassicView, DuelView } from '$lib/api/types';
import { leftOf, rightOf } from '$lib/games/classic/neighbours';
import { cardOf, tokenOf, wonderOf } from '$lib/games/shared/content';
import { LAYOUTS } from '$lib/games/duel/content';
import { BOARDS } from '$lib/games/classic/content';
import { offersOf } from '$lib/games/duel/offers';

const folder = new URL('../fixtures/', import.meta.url);
const fixtures = readdirSync(folder)
  .filter((file) => file.startsWith('duel-'))
  .map(
    (file) =>
      [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { view: DuelView; seat: 0 | 1 }] as const,
  );

describe.each(fixtures)('%s', (_, { view, seat }) => {
  test('names only things that the client knows', () => {
    for (const city of view.cities) {
      for (const id of city.cards) cardOf('duel', id);
      for (const id of [...city.wonders, ...city.raised.map(({ wonder }) => wonder)]) wonderOf(id);
      for (const id of city.tokens) tokenOf(id);
    }
    if (view.age) expect(view.structure.length).toBe(LAYOUTS[view.age - 1]?.length);
  });

  test('offers tell which buildings are among the moves', () => {
    const { moves } = view;
    const offers = offersOf(view.cities[seat]);
    for (const slot of view.structure) {
      if (slot.state !== 'up' || !slot.open || view.pending.kind !== 'ask' || view.pending.question !== 'turn')
        continue;
      const build = moves.some((move) => move.verb === 'build' && move.card === slot.card);
      expect(build, slot.card).toBe(offers[slot.card]?.missing === 0);
    }
  });
});

const classics = readdirSync(folder)
  .filter((file) => file.startsWith('classic-'))
  .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { view: ClassicView }] as const);

describe.each(classics)('%s', (_, { view }) => {
  test('names only things that the client knows', () => {
    for (const city of view.cities) {
      for (const id of city.cards) cardOf('classic', id);
      if (city.board) expect(BOARDS.has(city.board)).toBe(true);
    }
    for (const id of view.own?.hand ?? []) cardOf('classic', id);
  });

  test('every way to pay that is affordable and legal is among the moves', () => {
    for (const move of view.moves) {
      if (move.verb !== 'build' && move.verb !== 'stage') continue;
      const ways = view.own?.prices[move.verb === 'stage' ? 'stage' : move.card] ?? [];
      expect(
        ways.some(
          (way) => way.left === move.left && way.right === move.right && way.total === move.coins && way.missing === 0,
        ),
      ).toBe(true);
    }
  });
});

test('neighbours go round the table', () => {
  expect([leftOf(6, 7), rightOf(0, 7), leftOf(0, 3), rightOf(1, 3)]).toEqual([0, 6, 1, 0]);
});
