import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import '$lib/games/registry';
import type { DuelPrice, DuelView, EventInfo } from '$lib/api/types';
import { due, LessonFacts, LESSONS, WITH_ARGUMENTS } from '$lib/games/duel/lessons';
import { MAX_TAUGHT, TOPICS } from '$lib/games/shared/lesson';

const folder = new URL('../fixtures/', import.meta.url);
interface Fixture {
  view: DuelView;
  seat: 0 | 1;
}
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`duel-${name}.json`, folder), 'utf8')) as Fixture;
const names = readdirSync(folder)
  .filter((file) => file.startsWith('duel-'))
  .map((file) => file.slice('duel-'.length, -'.json'.length));

/** Return the facts of a fixture after `change`, as the active seat sees it. */
function scene(
  name: string,
  change: (view: DuelView, seat: 0 | 1) => void = () => {},
  events: EventInfo[] = [],
): LessonFacts {
  const { view } = fixture(name);
  const seat = view.pending.kind === 'ask' ? ((view.pending.seats[0] ?? 0) as 0 | 1) : 0;
  change(view, seat);
  return new LessonFacts({ view, seat, events });
}
const lesson = (id: string) => LESSONS.find((one) => one.id === id)!;
const match = (id: string, at: LessonFacts) => lesson(id).match(at);
const all = new Set(LESSONS.map(({ id }) => id));
const without = (...ids: string[]) => new Set([...all].filter((id) => !ids.includes(id)));
const openCard = (view: DuelView): string => {
  const slot = view.structure.find((one) => one.state === 'up' && one.open);
  if (slot?.state !== 'up') throw new Error('no open card');
  return slot.card;
};
const price = (steps: DuelPrice['steps'], trade = 0): DuelPrice => ({ total: trade, trade, missing: 0, steps });

test('each lesson is of a topic and stands once', () => {
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  expect(new Set(LESSONS.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
  expect(WITH_ARGUMENTS.filter((id) => !all.has(id))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  test('every lesson that is seen points at something and tells what its text asks for', () => {
    const at = scene(name);
    for (const { id, match: look } of LESSONS) {
      const sight = look(at);
      if (sight?.messageArgs) expect(WITH_ARGUMENTS as readonly string[]).toContain(id);
      for (const value of Object.values(sight?.messageArgs ?? {})) expect(value).toBeDefined();
    }
  });
});

test('the first thing is the welcome, whoever is asked', () => {
  const { view } = fixture('draft');
  for (const seat of [0, 1] as const)
    expect(due(new LessonFacts({ view, seat, events: [] }), new Set(), 0)?.id).toBe('welcome');
});

test('the draft is taught to the one who drafts', () => {
  expect(due(scene('draft'), without('draft'), 99)?.id).toBe('draft');
  const { view } = fixture('draft');
  const other = view.pending.kind === 'ask' && view.pending.seats[0] === 0 ? 1 : 0;
  expect(due(new LessonFacts({ view, seat: other, events: [] }), without('draft'), 0)).toBeNull();
});

test('nothing is taught while the other plays', () => {
  const { view } = fixture('age1');
  const other = view.pending.kind === 'ask' && view.pending.seats[0] === 0 ? 1 : 0;
  expect(due(new LessonFacts({ view, seat: other, events: [] }), new Set(), 0)).toBeNull();
});

test('after so many lessons only what cannot wait is taught before the next move', () => {
  const at = scene('age1');
  const calm = LESSONS.filter((one) => !one.urgent && one.match(at));
  expect(calm.length).toBeGreaterThan(0);
  const left = without(...calm.map(({ id }) => id));
  expect(due(at, left, MAX_TAUGHT - 1)?.id).toBe(calm[0]?.id);
  expect(due(at, left, MAX_TAUGHT)).toBeNull();
  expect(due(at, without('structure'), 99)?.id).toBe('structure');
});

test('a lesson comes once', () => {
  const at = scene('age1');
  const learnt = new Set<string>();
  const taught: string[] = [];
  for (let next = due(at, learnt, 0); next; next = due(at, learnt, 0)) {
    taught.push(next.id);
    learnt.add(next.id);
  }
  expect(new Set(taught).size).toBe(taught.length);
  expect(taught).toContain('structure');
});

test('a price with trade, one made dear by the opponent, and one that a chain takes away', () => {
  const wood = (each: number) => ({ step: 'bought' as const, resource: 'wood', units: 1, each });
  const priced = (of: DuelPrice) =>
    scene('age1', (view, seat) => {
      view.cities[seat].prices = { [openCard(view)]: of };
    });
  expect(match('price', priced(price([])))).toBeNull();
  expect(match('price', priced(price([wood(2)], 2)))?.messageArgs).toMatchObject({ coins: 2 });
  expect(match('rival', priced(price([wood(2)], 2)))).toBeNull();
  expect(match('rival', priced(price([wood(4)], 4)))?.messageArgs).toMatchObject({
    coins: 4,
    resource: { id: 'wood' },
  });
  expect(match('free', priced(price([wood(2)], 2)))).toBeNull();
  const chained = priced(price([{ step: 'chain', card: 'stable' }]));
  expect(match('free', chained)?.messageArgs).toMatchObject({ earlier: { id: 'stable' } });
  expect(due(chained, without('free', 'blue'), 99)?.id).toBe('free');
});

test('wonders are taught when one can be paid, the extra turn when it gives one', () => {
  const raising = (wonder: string) =>
    scene('age1', (view) => {
      const card = openCard(view);
      view.moves = [{ id: 1, verb: 'raise', text: `raise ${wonder} with ${card}`, wonder, card, slot: 0, coins: 0 }];
    });
  expect(match('wonder', raising('pyramids'))?.messageArgs).toMatchObject({ wonder: { id: 'pyramids' } });
  expect(match('again', raising('pyramids'))).toBeNull();
  expect(match('again', raising('sphinx'))?.messageArgs).toMatchObject({ wonder: { id: 'sphinx' } });
  expect(
    match(
      'wonder',
      scene('age1', (view) => (view.moves = [])),
    ),
  ).toBeNull();
});

test('who is poor hears of coins for cards', () => {
  expect(
    match(
      'sell',
      scene('age1', (view, seat) => (view.cities[seat].coins = 0)),
    )?.messageArgs,
  ).toHaveProperty('coins');
  const rich = scene('age1', (view, seat) => {
    view.cities[seat].coins = 20;
    const card = openCard(view);
    view.moves = [{ id: 1, verb: 'build', text: `build ${card}`, card, slot: 0, coins: 0 }];
  });
  expect(match('sell', rich)).toBeNull();
});

test('the pawn teaches tokens when it nears one, and danger near a capital', () => {
  const at = (pawn: number, threats: DuelView['threats'] = []) =>
    scene('age1', (view) => {
      view.pawn = pawn;
      view.threats = threats;
      view.loot = [
        [true, true],
        [true, true],
      ];
    });
  expect(match('loot', at(0))).toBeNull();
  expect(match('loot', at(1))).not.toBeNull();
  expect(match('siege', at(6))).toBeNull();
  const threats: DuelView['threats'] = [{ seat: 0, victory: 'military', moves: [] }];
  expect(match('siege', at(6, threats))?.messageArgs).toMatchObject({ rest: 3 });
});

test('two of the same symbol are taught where the second can be taken', () => {
  const { view } = fixture('age1');
  const green = scene('age1', (shown, seat) => {
    shown.structure = shown.structure.map((slot, n) =>
      n === 0 ? { state: 'up', open: true, card: 'workshop' } : slot,
    );
    shown.cities[seat].symbols = [];
  });
  expect(match('symbols', green)).not.toBeNull();
  expect(match('pair', green)).toBeNull();
  const second = scene('age1', (shown, seat) => {
    shown.structure = shown.structure.map((slot, n) =>
      n === 0 ? { state: 'up', open: true, card: 'workshop' } : slot,
    );
    shown.cities[seat].symbols = ['pendulum'];
  });
  expect(match('pair', second)?.spots[0]).toBe('[data-slot="0"]');
  expect(view.age).toBe(1);
});

test('questions, the end of an age, guilds and the score have their lessons', () => {
  expect(due(scene('take'), without('progress', 'blue'), 99)?.id).toBe('progress');
  for (const name of ['pick', 'destroy', 'revive']) expect(due(scene(name), without('powers'), 99)?.id).toBe('powers');
  expect(due(scene('begin'), without('begin'), 99)?.id).toBe('begin');
  expect(due(scene('civilian'), without('scoring'), 99)?.id).toBe('scoring');
  expect(match('guilds', scene('age1'))).toBeNull();
  expect(match('guilds', scene('age3'))?.spots.length).toBeGreaterThan(0);
  const ending = scene('age1', (view) => {
    view.structure = view.structure.map((slot, n) => (n < 17 ? { state: 'taken' } : slot));
  });
  expect(match('ageend', scene('age1'))).toBeNull();
  expect(match('ageend', ending)?.messageArgs).toEqual({ left: 3 });
});

test('the move that can be taken back is the learner’s', () => {
  const sold = (seat: number): EventInfo => ({
    key: 'duel/card-sold',
    category: 'move',
    args: { seat, card: 'tavern', slot: 0, coins: 2 },
  });
  const { seat } = scene('age1');
  expect(match('undo', scene('age1', undefined, Array(6).fill(sold(seat))))).not.toBeNull();
  expect(match('undo', scene('age1', undefined, Array(6).fill(sold(1 - seat))))).toBeNull();
});
