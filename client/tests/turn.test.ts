import { expect, test } from 'vitest';
import type { EventInfo } from '$lib/api/types';
import { lastTurn } from '$lib/games/classic/turn';

type Classic = Extract<EventInfo, { key: `classic/${string}` }>;
type Named<Key> = Extract<Classic, { key: Key }>;
/** Return an event of the game by the name of its key. */
const event = <Name extends string>(key: Name, args: Named<`classic/${Name}`>['args']): EventInfo =>
  ({ key: `classic/${key}`, args }) as unknown as EventInfo;
const TURN = [
  event('coins-paid', { seat: 0, coins: 3, bank: 1, left: 2, right: 0 }),
  event('trade-income', { seat: 1, from: 0, coins: 2 }),
  event('card-built', { seat: 0, card: 'altar', free: null }),
  event('stage-built', { seat: 1, stage: 2 }),
  event('card-sold', { seat: 2, coins: 3 }),
  event('coins-gained', { seat: 1, coins: 4 }),
];
const PASSED = event('hands-passed', { direction: 'right' });

test('a turn tells what each has done and what it cost or gave', () => {
  expect(lastTurn([...TURN, PASSED], 3)).toEqual({
    acts: [
      { seat: 0, kind: 'built', card: 'altar', stage: 0, coins: -3 },
      { seat: 1, kind: 'stage', card: null, stage: 2, coins: 6 },
      { seat: 2, kind: 'sold', card: null, stage: 0, coins: 3 },
    ],
    payments: [{ from: 0, to: 1, coins: 2 }],
    passing: 'right',
    ended: 0,
    conflicts: [],
  });
});

test('of several turns only the last is told', () => {
  const earlier = [event('card-sold', { seat: 0, coins: 3 }), event('hands-passed', { direction: 'left' })];
  expect(lastTurn([...earlier, ...TURN, PASSED], 3)).toEqual(lastTurn([...TURN, PASSED], 3));
});

test('a turn that waits for a revival is told without passing, the revival with it', () => {
  expect(lastTurn(TURN, 3)?.passing).toBeNull();
  const after = lastTurn([event('card-revived', { seat: 2, card: 'altar' }), PASSED], 3);
  expect(after?.acts).toEqual([{ seat: 2, kind: 'revived', card: 'altar', stage: 0, coins: 0 }]);
  expect(after?.passing).toBe('right');
});

test('the end of an age compares all neighbours once, and tells who won', () => {
  const end = [
    event('leftovers-discarded', { cards: 3 }),
    event('conflict-won', { seat: 1, against: 0, points: 3 }),
    event('conflict-won', { seat: 1, against: 2, points: 3 }),
    event('age-ended', { age: 2 }),
    event('age-dealt', { age: 3, cards: 21 }),
  ];
  const turn = lastTurn([...TURN, ...end], 3);
  expect(turn?.ended).toBe(2);
  expect(turn?.passing).toBeNull();
  expect(turn?.conflicts).toEqual([
    { seat: 0, rival: 1, winner: 1, points: 3 },
    { seat: 1, rival: 2, winner: 1, points: 3 },
    { seat: 2, rival: 0, winner: null, points: 3 },
  ]);
});

test('what is no turn is not told as one', () => {
  expect(lastTurn([], 3)).toBeNull();
  expect(
    lastTurn(
      [
        event('age-dealt', { age: 1, cards: 21 }),
        { key: 'table/undone', category: 'consequence', args: { seat: 0, steps: 1 } },
      ],
      3,
    ),
  ).toBeNull();
});
