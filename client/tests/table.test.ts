import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { production } from '../src/data/city';
import { cardOf, LAYOUTS, tokenOf, wonderOf } from '../src/data/games';
import { type DuelView, readMove } from '../src/data/view';
import { offersOf } from '../src/duel/offers';

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

  test('moves are read, and offers tell which buildings are among them', () => {
    const moves = view.moves.map(readMove);
    const offers = offersOf(view.cities[seat]);
    for (const slot of view.structure) {
      if (slot.state !== 'up' || !slot.open || view.pending.kind !== 'ask' || view.pending.question !== 'turn')
        continue;
      const build = moves.some((move) => move.verb === 'build' && move.card === slot.card);
      expect(build, slot.card).toBe(offers[slot.card]?.missing === 0);
    }
  });
});

test('a move is read from its text', () => {
  expect(readMove({ id: 44, text: 'raise appian_way with tavern' })).toEqual({
    id: 44,
    verb: 'raise',
    wonder: 'appian_way',
    card: 'tavern',
  });
  expect(readMove({ id: 449, text: 'begin B' })).toEqual({ id: 449, verb: 'begin', seat: 1 });
  expect(() => readMove({ id: 0, text: 'dance' })).toThrow();
});

test('production adds up what is sure and lists choices', () => {
  const made = production(
    [cardOf('duel', 'sawmill'), cardOf('duel', 'lumber_yard'), cardOf('duel', 'forum')],
    [wonderOf('great_lighthouse')],
  );
  expect(made.sure.find(([resource]) => resource === 'wood')).toEqual(['wood', 3]);
  expect(made.choices).toEqual([
    ['glass', 'papyrus'],
    ['wood', 'clay', 'stone'],
  ]);
});
