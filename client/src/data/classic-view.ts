/** What the server sends of a classic table (`sevenwonders.classic.view`), and the moves in it. */

import type { Side } from './games';
import type { MoveView, Pending } from './view';

export type ClassicStep =
  | { step: 'chain'; card: string }
  | { step: 'free'; power: string }
  | { step: 'own'; resource: string; source: string }
  | { step: 'bought'; resource: string; seller: 'left' | 'right'; source: string; coins: number }
  | { step: 'coins'; amount: number };

/** One way to pay. */
export interface Way {
  total: number;
  bank: number;
  left: number;
  right: number;
  missing: number;
  steps: ClassicStep[];
}

export interface ClassicCityView {
  board: string | null;
  side: Side | null;
  resource: string | null;
  coins: number;
  cards: string[];
  colours: Record<string, number>;
  stages: number;
  all_stages: number | null;
  under: number[];
  shields: number;
  symbols: Record<string, number>;
  won: number[];
  lost: number;
  hand: number;
  chosen: boolean;
  score: Record<string, number> | null;
  points: number | null;
}

export interface OwnView {
  hand: string[];
  under: string[];
  chosen: MoveView | null;
  pile: string[] | null;
  prices: Record<string, Way[]>;
  moves: MoveView[];
}

/** What lay face down while the game ran. */
export interface Uncovered {
  under: string[][];
  discard: string[];
  box: string[];
}

export interface ClassicView {
  game: 'classic';
  players: number;
  seat: number | null;
  age: number;
  turn: number;
  passing: 'left' | 'right' | null;
  pending: Pending;
  cities: ClassicCityView[];
  discard: number[];
  own: OwnView | null;
  /** Only a server tells it, and only after the end. */
  uncovered?: Uncovered | null;
}

export type ClassicMove =
  | { id: number; verb: 'build' | 'stage'; card: string; left: number; right: number }
  | { id: number; verb: 'sell' | 'revive'; card: string }
  | { id: number; verb: 'decline' }
  | { id: number; verb: 'choose'; side: Side };

/** The name under which the next stage is priced. */
export const STAGE = 'stage';

/** Return a move by its text, which is part of the public notation. */
export function readClassicMove({ id, text }: MoveView): ClassicMove {
  const words = text.split(' ');
  const verb = words[0];
  const paid = (side: string) => (words.includes(side) ? Number(words[words.indexOf(side) + 1]) : 0);
  switch (verb) {
    case 'build':
      return { id, verb, card: words[1] ?? '', left: paid('left'), right: paid('right') };
    case 'stage':
      return { id, verb, card: words[2] ?? '', left: paid('left'), right: paid('right') };
    case 'sell':
    case 'revive':
      return { id, verb, card: words[1] ?? '' };
    case 'decline':
      return { id, verb };
    case 'choose':
      return { id, verb, side: words[1] as Side };
    default:
      throw new Error(`unknown move: ${text}`);
  }
}

/** The seat to the left hands cards over in the first and third age, the one to the right in the second. */
export const leftOf = (seat: number, players: number): number => (seat + 1) % players;
export const rightOf = (seat: number, players: number): number => (seat + players - 1) % players;
