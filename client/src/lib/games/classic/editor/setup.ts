/** Changes of a 7 Wonders position under construction. */

import type { ClassicSeatSetup, ClassicSetup, SetupCard } from '$lib/api/types';
import { BOARDS, START, VICTORIES } from '$lib/games/classic/content';

export const FEWEST = 3;
export const MOST = BOARDS.size;

/** Return the setup with a number of seats: the last seats leave, new seats get unused boards. */
export function withPlayers(setup: ClassicSetup, players: number): ClassicSetup {
  const seats = setup.seats.slice(0, players);
  const left = [...BOARDS.keys()].filter((board) => !seats.some((seat) => seat.board === board));
  while (seats.length < players) seats.push(emptySeat(left.shift() ?? ''));
  return { ...setup, seats };
}

const emptySeat = (board: string): ClassicSeatSetup => ({
  board,
  side: 'day',
  coins: START.coins,
  cards: [],
  stages: [],
  victories: VICTORIES.map(() => 0),
  defeats: 0,
  hand: [],
});

/** Return cards with `count` of an age: those that are named stay, the rest are unknown. */
export function withCount(cards: SetupCard[], age: number, count: number): SetupCard[] {
  const named = cards.filter((card) => card.age === age).slice(0, count);
  const unknown = Array.from({ length: Math.max(0, count - named.length) }, () => ({ age, card: null }));
  return [...cards.filter((card) => card.age !== age), ...named, ...unknown];
}

/** Return the setup without stages that the boards lack: they have been changed after the stages. */
export const withoutExtraStages = (setup: ClassicSetup): ClassicSetup => ({
  ...setup,
  seats: setup.seats.map((seat) => ({ ...seat, stages: seat.stages.slice(0, stagesOf(seat).length) })),
});

export const stagesOf = ({ board, side }: ClassicSeatSetup) => BOARDS.get(board)?.sides[side] ?? [];
