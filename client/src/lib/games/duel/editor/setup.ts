/** A table of Duel set up by hand, and the position that it is. */

import type { DuelView } from '$lib/api/types';
import { LAYOUTS, MILITARY, START_COINS } from '$lib/games/duel/content';

/** The slots of each age by rows, from the far end to the near one. */
export const ROWS: Record<number, number[][]> = Object.fromEntries(
  LAYOUTS.map((slots, n) => {
    const rows = [...new Set(slots.map(({ row }) => row))];
    return [n + 1, rows.map((row) => slots.flatMap((slot, number) => (slot.row === row ? [number] : [])))];
  }),
);

export interface Seat {
  coins: number;
  city: string[];
  wonders: string[];
  tokens: string[];
}
export interface Setup {
  age: number;
  asked: number;
  pawn: number;
  table: string[];
  board: string[];
  discard: string[];
  seats: [Seat, Seat];
  /** The card under each wonder that is built. */
  under: Record<string, string>;
  loot: string[];
}

const fresh = (): Seat => ({ coins: START_COINS, city: [], wonders: [], tokens: [] });

/** Return the setup of a table, or an empty one before Age I. */
export function setupOf(view: DuelView | null): Setup {
  if (!view || view.age === 0)
    return {
      age: 1,
      asked: 0,
      pawn: 0,
      table: Array<string>(20).fill('?'),
      board: [],
      discard: [],
      seats: [fresh(), fresh()],
      under: {},
      loot: LOOT,
    };
  const table = view.structure.map((slot) =>
    slot.state === 'taken' ? '.' : slot.state === 'up' ? slot.card : slot.back === 'guild' ? 'guild' : '?',
  );
  const seats = view.cities.map((city) => ({
    coins: city.coins,
    city: [...city.cards],
    wonders: [...city.wonders, ...city.raised.map(({ wonder }) => wonder)],
    tokens: [...city.tokens],
  })) as [Seat, Seat];
  const under = Object.fromEntries(
    view.cities.flatMap((city) => city.raised.map(({ wonder, card }) => [wonder, card])),
  );
  const asked = view.pending.kind === 'ask' ? (view.pending.seats[0] ?? 0) : 0;
  const loot = LOOT.filter((_, n) => view.loot[n < 2 ? 0 : 1][n % 2]);
  return {
    age: view.age,
    asked,
    pawn: view.pawn,
    table,
    board: [...view.board],
    discard: [...view.discard],
    seats,
    under,
    loot,
  };
}

const LOOT = ['A', 'B'].flatMap((seat) => MILITARY.zones.flatMap(({ token }) => (token ? [`${seat}${token}`] : [])));

/** Return the position as one line. */
export function positionText(setup: Setup): string {
  const rows = (ROWS[setup.age] ?? []).map((row) => row.map((slot) => setup.table[slot]).join(' ')).join(' / ');
  const sections = [
    'duel 1',
    `age ${setup.age}`,
    `ask ${'AB'[setup.asked]} turn`,
    `table ${rows}`,
    `pawn ${setup.pawn}`,
    setup.loot.length === LOOT.length ? '' : `loot ${setup.loot.join(' ') || 'none'}`,
    setup.board.length ? `board ${setup.board.join(' ')}` : '',
    setup.discard.length ? `discard ${setup.discard.join(' ')}` : '',
  ];
  for (const [n, seat] of setup.seats.entries()) {
    const letter = 'AB'[n];
    sections.push(`${letter}.coins ${seat.coins}`);
    if (seat.city.length) sections.push(`${letter}.city ${seat.city.join(' ')}`);
    const wonders = seat.wonders.map((id) => (setup.under[id] ? `${id}+${setup.under[id]}` : id));
    if (wonders.length) sections.push(`${letter}.wonders ${wonders.join(' ')}`);
    if (seat.tokens.length) sections.push(`${letter}.tokens ${seat.tokens.join(' ')}`);
  }
  return sections.filter(Boolean).join('; ');
}
