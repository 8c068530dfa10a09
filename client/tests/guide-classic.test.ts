import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ClassicView, ClassicWay, EventInfo } from '$lib/api/types';
import { CLASSIC_LESSONS, CLASSIC_WITH_HERE, ClassicFacts, classicDue } from '$lib/games/classic/lessons';
import { COURSES, teach } from '$lib/guide/course';
import { hasOpponentMove } from '$lib/guide/opponent-delay';
import { AT_ONCE, TOPICS } from '$lib/games/shared/lesson';

const folder = new URL('../fixtures/', import.meta.url);
interface Fixture {
  view: ClassicView;
  seat: number;
}
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`classic-${name}.json`, folder), 'utf8')) as Fixture;
const names = readdirSync(folder)
  .filter((file) => file.startsWith('classic-'))
  .map((file) => file.slice('classic-'.length, -'.json'.length));

/** Return a position, changed as wished, as its seat sees it. */
function scene(name: string, change: (view: ClassicView) => void = () => {}, events: EventInfo[] = []): ClassicFacts {
  const { view, seat } = fixture(name);
  change(view);
  return new ClassicFacts({ view, seat, events });
}
const sees = (id: string, at: ClassicFacts) => CLASSIC_LESSONS.find((one) => one.id === `classic-${id}`)!.sees(at);
const all = new Set(CLASSIC_LESSONS.map(({ id }) => id));
const without = (...ids: string[]) => new Set([...all].filter((id) => !ids.includes(id.slice('classic-'.length))));
const way = (steps: ClassicWay['steps'], total = 0): ClassicWay => ({
  total,
  bank: 0,
  left: total,
  right: 0,
  missing: 0,
  steps,
});
const holding = (card: string, ways: ClassicWay[], change: (view: ClassicView) => void = () => {}) =>
  scene('three', (view) => {
    view.own = { ...view.own!, hand: [card], prices: { [card]: ways } };
    change(view);
  });

test('each lesson is of a topic, stands once, and is of no other game', () => {
  expect(all.size).toBe(CLASSIC_LESSONS.length);
  expect(new Set(CLASSIC_LESSONS.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
  expect(CLASSIC_WITH_HERE.filter((id) => !all.has(id))).toEqual([]);
  expect(COURSES.duel.filter(({ id }) => all.has(id))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  test('every lesson that is seen tells what its text asks for', () => {
    const at = scene(name);
    for (const { id, sees: look } of CLASSIC_LESSONS) {
      const sight = look(at);
      if (!sight) continue;
      expect(Boolean(sight.here), id).toBe((CLASSIC_WITH_HERE as readonly string[]).includes(id));
      for (const value of Object.values(sight.here ?? {})) expect(value).toBeDefined();
    }
  });
});

test('first things first: welcome, neighbours, the hand, a turn', () => {
  const learnt = new Set<string>();
  const taught: string[] = [];
  const at = scene('three');
  for (let next = classicDue(at, learnt, 0); next && taught.length < 4; next = classicDue(at, learnt, 0)) {
    taught.push(next.id);
    learnt.add(next.id);
  }
  expect(taught).toEqual(['welcome', 'neighbours', 'hand', 'turn'].map((id) => `classic-${id}`));
});

test('nothing is taught while others choose, and what can wait does after two', () => {
  const waiting = scene('three', (view) => {
    if (view.pending.kind === 'ask') view.pending.seats = [1, 2];
  });
  expect(classicDue(waiting, new Set(), 0)).toBeNull();
  const at = holding('altar', [way([])]);
  expect(classicDue(at, without('blue'), AT_ONCE - 1)?.id).toBe('classic-blue');
  expect(classicDue(at, without('blue'), AT_ONCE)).toBeNull();
});

test('prices teach trade, what no money buys, and chains', () => {
  const bought = way([{ step: 'bought', resource: 'wood', seller: 'right', source: 'board', coins: 2 }], 2);
  const trade = sees('trade', holding('statue', [bought]));
  expect(trade?.here).toMatchObject({ coins: 2, resource: { id: 'wood' } });
  expect(trade?.spots).toContain('[data-seat="2"]');
  expect(sees('trade', holding('statue', [way([])]))).toBeNull();
  expect(sees('never', holding('statue', []))?.here).toMatchObject({ card: { id: 'statue' } });
  expect(sees('never', holding('statue', [bought]))).toBeNull();
  const chained = holding('statue', [way([{ step: 'chain', card: 'well' }])]);
  expect(sees('free', chained)?.here).toMatchObject({ earlier: { id: 'well' } });
  expect(classicDue(chained, without('free'), 99)?.id).toBe('classic-free');
});

test('a building of the same name is taught as such, not as one that cannot be paid', () => {
  const twice = holding('loom_2', [], (view) => {
    view.cities[0]!.cards = ['loom_1'];
  });
  expect(sees('twice', twice)?.here).toMatchObject({ card: { id: 'loom_2' } });
});

test('armies, conflicts, income and science are taught when they are there', () => {
  const arms = (own: number, other: number) =>
    scene('three', (view) => {
      for (const [n, city] of view.cities.entries()) city.shields = n === 0 ? own : other;
    });
  expect(sees('arms', arms(1, 3))?.here).toEqual({ shields: 3, own: 1 });
  expect(sees('arms', arms(3, 3))).toBeNull();
  const ended: EventInfo = { key: 'classic/age-ended', category: 'milestone', args: { age: 1 } };
  expect(sees('conflict', scene('three'))).toBeNull();
  expect(sees('conflict', scene('three', undefined, [ended]))?.here).toEqual({ points: -2 });
  const paid: EventInfo = {
    key: 'classic/trade-income',
    category: 'consequence',
    args: { seat: 0, from: 1, coins: 2 },
  };
  expect(sees('income', scene('three', undefined, [paid]))?.here).toEqual({ coins: 2 });
  expect(sees('income', scene('three', undefined, [{ ...paid, args: { ...paid.args, seat: 1 } }]))).toBeNull();
});

test('ages, questions and the end have their lessons', () => {
  expect(sees('second', scene('three'))).not.toBeNull();
  expect(sees('third', scene('three'))).toBeNull();
  expect(sees('third', scene('seven'))).not.toBeNull();
  expect(classicDue(scene('side'), without('side'), 99)?.id).toBe('classic-side');
  expect(classicDue(scene('discard'), without('powers'), 99)?.id).toBe('classic-powers');
  expect(classicDue(scene('points'), without('scoring'), 99)?.id).toBe('classic-scoring');
});

test('the guide teaches whichever game is played', () => {
  const { view, seat } = fixture('three');
  const now = teach(view, seat, []);
  expect(now.due(new Set(), 0)?.id).toBe('classic-welcome');
  expect(now.sight('classic-hand')?.here).toEqual({ count: 5 });
  expect(now.sight('structure')).toBeNull();
});

describe('slowly', () => {
  const sold = (seat: number): EventInfo => ({
    key: 'duel/card-sold',
    category: 'move',
    args: { seat, card: 'tavern', slot: 0, coins: 2 },
  });

  test('only opponents are delayed', () => {
    expect(hasOpponentMove([sold(0)], 0)).toBe(false);
    expect(hasOpponentMove([sold(0), sold(1)], 0)).toBe(true);
    expect(hasOpponentMove([], 0)).toBe(false);
  });
});
