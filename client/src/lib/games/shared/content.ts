/** Cards, wonders, tokens and boards of both games, from the games' own data. */

import type { Game } from '$lib/api/types';
import classicData from '$lib/generated/classic.json';
import duelData from '$lib/generated/duel.json';
import { type Effect, readEffects } from './effects';

export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type Back = '1' | '2' | '3' | 'guild';
export type Cost = Record<string, number>;

export interface Card {
  game: Game;
  id: string;
  /** What it is called: copies of a building in two ages share the name. */
  building: string;
  age: number;
  back: Back;
  colour: Colour;
  cost: Cost;
  effects: Effect[];
  /** Chain symbols of which one in the city makes this card free. */
  needs: string[];
  /** Chain symbols that this card gives. */
  gives: string[];
  /** Cards that make this one free, and those that this one makes free. */
  freeAfter: string[];
  makesFree: string[];
  /** For how many players each copy joins (classic only). */
  copies: number[];
}

export interface Wonder {
  id: string;
  cost: Cost;
  effects: Effect[];
}

export interface Token {
  id: string;
  effects: Effect[];
}

export type Side = 'day' | 'night';
export interface Stage {
  cost: Cost;
  effects: Effect[];
}
export interface Board {
  id: string;
  resource: string;
  sides: Record<Side, Stage[]>;
}

type Raw = Record<string, unknown>;
interface RawCard {
  id: string;
  building?: string;
  age?: number;
  back?: number | string;
  colour: string;
  cost: Raw;
  effects: Raw;
  chain?: { symbol: string; from: string };
  needs?: string[];
  gives?: string[];
  copies?: number[];
}

function readCards(game: Game, raw: readonly RawCard[]): Card[] {
  const needs = (card: RawCard) => (card.chain ? [card.chain.symbol] : (card.needs ?? []));
  const gives = (card: RawCard) => card.gives ?? raw.flatMap((other) => givenTo(other, card.id));
  return raw.map((card) => ({
    game,
    id: card.id,
    building: card.building ?? card.id,
    age: card.age ?? (card.back === 'guild' ? 3 : Number(card.back)),
    back: (card.colour === 'purple' && game === 'duel' ? 'guild' : String(card.back ?? card.age)) as Back,
    colour: card.colour as Colour,
    cost: card.cost as Cost,
    effects: readEffects(card.effects),
    needs: needs(card),
    gives: [...new Set(gives(card))],
    freeAfter: card.chain
      ? [card.chain.from]
      : raw.filter((other) => needs(card).some((symbol) => other.gives?.includes(symbol))).map((other) => other.id),
    makesFree: raw
      .filter((other) =>
        other.chain ? other.chain.from === card.id : other.needs?.some((symbol) => card.gives?.includes(symbol)),
      )
      .map((other) => other.id),
    copies: card.copies ?? [],
  }));
}

function givenTo(other: RawCard, id: string): string[] {
  return other.chain?.from === id ? [other.chain.symbol] : [];
}

const byId = <T extends { id: string }>(things: T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

export const CARDS: Record<Game, Map<string, Card>> = {
  duel: byId(readCards('duel', duelData.cards as unknown as RawCard[])),
  classic: byId(readCards('classic', classicData.cards as unknown as RawCard[])),
};

const withEffects = <T extends { effects: object }>(thing: T) => ({
  ...thing,
  effects: readEffects(thing.effects as Raw),
});

export const WONDERS: Map<string, Wonder> = byId(duelData.wonders.map((w) => withEffects(w) as unknown as Wonder));
export const TOKENS: Map<string, Token> = byId(duelData.tokens.map((t) => withEffects(t) as unknown as Token));
export const BOARDS: Map<string, Board> = byId(
  classicData.boards.map((board) => ({
    id: board.id,
    resource: board.resource,
    sides: {
      day: board.sides.day.map((stage) => withEffects(stage) as unknown as Stage),
      night: board.sides.night.map((stage) => withEffects(stage) as unknown as Stage),
    },
  })),
);

/** The illustration of a classic board: the same wonders stand in Duel. */
export const BOARD_SCENES: Record<string, string> = {
  alexandria: 'great_lighthouse',
  babylon: 'hanging_gardens',
  ephesos: 'temple_of_artemis',
  gizah: 'pyramids',
  halikarnassos: 'mausoleum',
  olympia: 'statue_of_zeus',
  rhodos: 'colossus',
};

export const RESOURCES: Record<Game, string[]> = {
  duel: [...duelData.resources.raw, ...duelData.resources.goods],
  classic: [...classicData.resources.raw, ...classicData.resources.goods],
};
export const SYMBOLS: Record<Game, string[]> = { duel: duelData.symbols, classic: classicData.symbols };
export const CHAINS: Record<Game, string[]> = {
  duel: [...new Set([...CARDS.duel.values()].flatMap((card) => card.needs))],
  classic: [...new Set([...CARDS.classic.values()].flatMap((card) => card.needs))],
};

/** Where the slots of a Duel age lie: the row from the top and x in half cards. */
export interface Slot {
  row: number;
  x: number;
  face: 'up' | 'down';
}
export const LAYOUTS: Slot[][] = duelData.layouts.map((rows) =>
  rows.flatMap(({ x, face }, row) => x.map((at) => ({ row, x: at, face: face as 'up' | 'down' }))),
);
export const MILITARY = duelData.military as {
  capital: number;
  zones: { from: number; points: number; token?: number }[];
};
export const SYMBOLS_TO_WIN: number = duelData.setup.symbols_to_win;
export const CLASSIC_SALE: number = classicData.setup.sale;
export const CLASSIC_START: { coins: number; hand: number; turns: number } = classicData.setup;
export const CLASSIC_DEFEAT: number = classicData.military.defeat;
export const CLASSIC_VICTORIES: number[] = classicData.military.victory;

export function cardOf(game: Game, id: string): Card {
  const card = CARDS[game].get(id);
  if (!card) throw new Error(`no card ${id} in ${game}`);
  return card;
}

export function wonderOf(id: string): Wonder {
  const wonder = WONDERS.get(id);
  if (!wonder) throw new Error(`no wonder ${id}`);
  return wonder;
}

export function tokenOf(id: string): Token {
  const token = TOKENS.get(id);
  if (!token) throw new Error(`no token ${id}`);
  return token;
}
