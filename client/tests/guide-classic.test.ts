import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ClassicView, ClassicWay, EventInfo } from '$lib/api/types';
import { course, LESSONS, WITH_ARGUMENTS, LessonFacts, due } from '$lib/games/classic/lessons';
import { course as duelCourse } from '$lib/games/duel/lessons';
import { hasOpponentMove } from '$lib/guide/opponent-delay';
import { MAX_TAUGHT, TOPICS } from '$lib/games/shared/lesson';

const folder = new URL('../fixtures/', import.meta.url);
interface Fixture {
  view: ClassicView;
  seat: number;
}
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`classic-${name}.json`, folder), 'utf8')) as Fixture;
const names = readdirSync(folder)
  .filter((file) => file.startsWith('classic-'))
  .map((file) => file.slice('classic-'.length, -'.json'.length));

/** Return the facts of a fixture after `change`, as its seat sees it. */
function scene(name: string, change: (view: ClassicView) => void = () => {}, events: EventInfo[] = []): LessonFacts {
  const { view, seat } = fixture(name);
  change(view);
  return new LessonFacts({ view, seat, events });
}
const match = (id: string, at: LessonFacts) => LESSONS.find((one) => one.id === `classic-${id}`)!.match(at);
const all = new Set<string>(LESSONS.map(({ id }) => id));
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
  expect(all.size).toBe(LESSONS.length);
  expect(new Set(LESSONS.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
  expect(WITH_ARGUMENTS.filter((id) => !all.has(id))).toEqual([]);
  expect(duelCourse.lessons.filter(({ id }) => all.has(id))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  test('every lesson that is seen tells what its text asks for', () => {
    const at = scene(name);
    for (const { id, match: look } of LESSONS) {
      const sight = look(at);
      if (!sight) continue;
      expect(Boolean(sight.messageArgs), id).toBe((WITH_ARGUMENTS as readonly string[]).includes(id));
      for (const value of Object.values(sight.messageArgs ?? {})) expect(value).toBeDefined();
    }
  });
});

test('first things first: welcome, neighbours, the hand, a turn', () => {
  const learnt = new Set<string>();
  const taught: string[] = [];
  const at = scene('three');
  for (let next = due(at, learnt, 0); next && taught.length < 4; next = due(at, learnt, 0)) {
    taught.push(next.id);
    learnt.add(next.id);
  }
  expect(taught).toEqual(['welcome', 'neighbours', 'hand', 'turn'].map((id) => `classic-${id}`));
});

test('nothing is taught while others choose, and what can wait does after two', () => {
  const waiting = scene('three', (view) => {
    if (view.pending.kind === 'ask') view.pending.seats = [1, 2];
  });
  expect(due(waiting, new Set(), 0)).toBeNull();
  const at = holding('altar', [way([])]);
  expect(due(at, without('blue'), MAX_TAUGHT - 1)?.id).toBe('classic-blue');
  expect(due(at, without('blue'), MAX_TAUGHT)).toBeNull();
});

test('prices teach trade, what no money buys, and chains', () => {
  const bought = way([{ step: 'bought', resource: 'wood', seller: 'right', source: 'board', coins: 2 }], 2);
  const trade = match('trade', holding('statue', [bought]));
  expect(trade?.messageArgs).toMatchObject({ coins: 2, resource: { id: 'wood' } });
  expect(trade?.spots).toContain('[data-seat="2"]');
  expect(match('trade', holding('statue', [way([])]))).toBeNull();
  expect(match('never', holding('statue', []))?.messageArgs).toMatchObject({ card: { id: 'statue' } });
  expect(match('never', holding('statue', [bought]))).toBeNull();
  const chained = holding('statue', [way([{ step: 'chain', card: 'well' }])]);
  expect(match('free', chained)?.messageArgs).toMatchObject({ earlier: { id: 'well' } });
  expect(due(chained, without('free'), 99)?.id).toBe('classic-free');
});

test('a building of the same name is taught as such, not as one that cannot be paid', () => {
  const twice = holding('loom_2', [], (view) => {
    view.cities[0]!.cards = ['loom_1'];
  });
  expect(match('twice', twice)?.messageArgs).toMatchObject({ card: { id: 'loom_2' } });
});

test('armies, conflicts, income and science are taught when they are there', () => {
  const arms = (own: number, other: number) =>
    scene('three', (view) => {
      for (const [n, city] of view.cities.entries()) city.shields = n === 0 ? own : other;
    });
  expect(match('arms', arms(1, 3))?.messageArgs).toEqual({ shields: 3, own: 1 });
  expect(match('arms', arms(3, 3))).toBeNull();
  const ended: EventInfo = { key: 'classic/age-ended', category: 'milestone', args: { age: 1 } };
  expect(match('conflict', scene('three'))).toBeNull();
  expect(match('conflict', scene('three', undefined, [ended]))?.messageArgs).toEqual({ points: -2 });
  const paid: EventInfo = {
    key: 'classic/trade-income',
    category: 'consequence',
    args: { seat: 0, from: 1, coins: 2 },
  };
  expect(match('income', scene('three', undefined, [paid]))?.messageArgs).toEqual({ coins: 2 });
  expect(match('income', scene('three', undefined, [{ ...paid, args: { ...paid.args, seat: 1 } }]))).toBeNull();
});

test('ages, questions and the end have their lessons', () => {
  expect(match('second', scene('three'))).not.toBeNull();
  expect(match('third', scene('three'))).toBeNull();
  expect(match('third', scene('seven'))).not.toBeNull();
  expect(due(scene('side'), without('side'), 99)?.id).toBe('classic-side');
  expect(due(scene('discard'), without('powers'), 99)?.id).toBe('classic-powers');
  expect(due(scene('points'), without('scoring'), 99)?.id).toBe('classic-scoring');
});

test('the guide teaches whichever game is played', () => {
  const { view, seat } = fixture('three');
  const now = course.at(view, seat, []);
  expect(now.next(new Set(), 0)?.id).toBe('classic-welcome');
  expect(now.highlight('classic-hand')?.messageArgs).toEqual({ count: 5 });
  expect(now.highlight('structure')).toBeNull();
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
