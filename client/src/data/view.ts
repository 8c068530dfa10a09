/** What the server sends of a Duel table (`sevenwonders.duel.view`), and the moves in it. */

import type { Back } from './games';

export type Step =
  | { step: 'chain'; card: string }
  | { step: 'own' | 'chosen'; resource: string; units: number }
  | { step: 'waived'; resource: string; units: number; token: string }
  | { step: 'bought'; resource: string; units: number; each: number }
  | { step: 'coins'; amount: number };

export interface Price {
  total: number;
  trade: number;
  missing: number;
  steps: Step[];
}

export type SlotView =
  | { state: 'taken' }
  | { state: 'up'; open: boolean; card: string }
  | { state: 'down'; open: boolean; back: Back };

export interface CityView {
  coins: number;
  cards: string[];
  colours: Record<string, number>;
  wonders: string[];
  raised: { wonder: string; card: string }[];
  tokens: string[];
  symbols: string[];
  sale: number;
  score: Record<string, number>;
  prices: Record<string, Price>;
}

export type Pending =
  | { kind: 'ask'; seats: number[]; question: string }
  | { kind: 'draw'; question: string }
  | { kind: 'over'; winners: number[]; reason: string };

export interface MoveView {
  id: number;
  text: string;
}

export interface DuelView {
  game: 'duel';
  age: number;
  pending: Pending;
  structure: SlotView[];
  pawn: number;
  loot: boolean[][];
  board: string[];
  box: string[];
  shown: string[];
  offer: string[];
  discard: string[];
  unseen: Record<Back, string[]>;
  extra_turn: boolean;
  cities: [CityView, CityView];
  moves: MoveView[];
}

export type Move =
  | { id: number; verb: 'build' | 'sell'; card: string }
  | { id: number; verb: 'raise'; wonder: string; card: string }
  | { id: number; verb: 'draft'; wonder: string }
  | { id: number; verb: 'take'; token: string }
  | { id: number; verb: 'destroy' | 'revive'; card: string }
  | { id: number; verb: 'begin'; seat: number };

/** Return a move by its text, which is part of the public notation. */
export function readMove({ id, text }: MoveView): Move {
  const [verb, first = '', , second = ''] = text.split(' ');
  switch (verb) {
    case 'build':
    case 'sell':
    case 'destroy':
    case 'revive':
      return { id, verb, card: first };
    case 'raise':
      return { id, verb, wonder: first, card: second };
    case 'draft':
      return { id, verb, wonder: first };
    case 'take':
      return { id, verb, token: first };
    case 'begin':
      return { id, verb, seat: 'AB'.indexOf(first) };
    default:
      throw new Error(`unknown move: ${text}`);
  }
}
