/** A position of 7 Wonders under construction, and its text. `?1` is an unknown card of Age I. */

import { BOARDS, CARDS, DEFEAT, START, VICTORIES, type Side } from '$lib/games/classic/content';

const LETTERS = 'ABCDEFG';
export const FEWEST = 3;
export const MOST = LETTERS.length;

export interface Seat {
  board: string;
  side: Side;
  coins: number;
  city: string[];
  /** The cards under the stages that are built, from the first on. */
  under: string[];
  /** Victories by age, then defeats. */
  military: number[];
  hand: string[];
}
export interface Setup {
  age: number;
  turn: number;
  discard: string[];
  seats: Seat[];
}

/** The values of the military tokens, in the order of `Seat.military`. */
export const MILITARY = [...VICTORIES, DEFEAT];

/** Return a position's sections by their names. */
function sections(position: string): Map<string, string[]> {
  const parts = position.split(';').map((section) => section.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...words]) => [name, words]));
}

/** Return the table that a position describes, to go on from there; one before the first turn if there is none. */
export function setupOf(position: string): Setup {
  const told = sections(position);
  const number = (name: string, other: number) => Number(told.get(name)?.[0] ?? other);
  const boards = told.has('classic') ? (told.get('boards') ?? []) : [];
  const seats = boards.map((name, seat) => {
    const of = (what: string) => told.get(`${LETTERS[seat]}.${what}`) ?? [];
    const tokens = of('tokens').map(Number);
    const [board = '', side] = name.split('_');
    return {
      ...fresh(board, side === 'night' ? 'night' : 'day'),
      coins: number(`${LETTERS[seat]}.coins`, START.coins),
      city: of('city'),
      under: of('wonder'),
      military: MILITARY.map((points) => tokens.filter((token) => token === points).length),
      hand: of('hand'),
    };
  });
  const setup = {
    age: Math.max(1, number('age', 1)),
    turn: number('turn', 1),
    discard: told.get('discard') ?? [],
    seats: seats.filter(({ board }) => BOARDS.has(board)),
  };
  return withPlayers(setup, Math.max(FEWEST, setup.seats.length));
}

const fresh = (board: string, side: Side = 'day'): Seat => ({
  board,
  side,
  coins: START.coins,
  city: [],
  under: [],
  military: MILITARY.map(() => 0),
  hand: [],
});

/** Return the setup with a number of seats: the last seats leave, new seats get unused boards. */
export function withPlayers(setup: Setup, players: number): Setup {
  const seats = setup.seats.slice(0, players);
  const left = [...BOARDS.keys()].filter((board) => !seats.some((seat) => seat.board === board));
  while (seats.length < players) seats.push(fresh(left.shift() ?? ''));
  return { ...setup, seats };
}

/** Return the age that the back of a card shows, known or not. */
export const ageOf = (word: string): number => CARDS.get(word)?.age ?? Number(word.slice(1));

/** Return a list with `count` cards of an age: known cards stay, the rest are unknown. */
export function withCount(words: string[], age: number, count: number): string[] {
  const own = words.filter((word) => ageOf(word) === age).slice(0, count);
  const others = words.filter((word) => ageOf(word) !== age);
  return [...others, ...own, ...Array<string>(Math.max(0, count - own.length)).fill(`?${age}`)];
}

/** Return the position as one line: every seat decides next, and earlier choices are dropped. */
export function positionText(setup: Setup): string {
  const lines = [
    ['classic', '1'],
    ['boards', ...setup.seats.map(({ board, side }) => `${board}_${side}`)],
    ['age', setup.age],
    ['turn', setup.turn],
    ['discard', ...setup.discard],
    ...setup.seats.flatMap((seat, n) => seatLines(seat, LETTERS[n] ?? '', setup)),
  ];
  return lines
    .filter(({ length }) => length > 1)
    .map((words) => words.join(' '))
    .join('; ');
}

function seatLines(seat: Seat, letter: string, { age, turn }: Setup): (string | number)[][] {
  const held = seat.hand.filter((card) => ageOf(card) === age);
  const stages = BOARDS.get(seat.board)?.sides[seat.side].length ?? 0;
  const tokens = seat.military.flatMap((count, kind) => Array<number>(count).fill(MILITARY[kind] ?? 0));
  return [
    [`${letter}.coins`, seat.coins],
    [`${letter}.city`, ...seat.city],
    [`${letter}.wonder`, ...seat.under.slice(0, stages)],
    [`${letter}.tokens`, ...tokens],
    [`${letter}.hand`, ...held, ...Array<string>(Math.max(0, START.hand + 1 - turn - held.length)).fill('?')],
  ];
}
