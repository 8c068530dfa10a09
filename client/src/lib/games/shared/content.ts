/** Cards, wonders and tokens, as every game reads them from its own data. */

import type { Game } from '$lib/api/types';
import { type Effect, readEffects } from './effects';

export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type Back = '1' | '2' | '3' | 'guild';
export type Cost = Record<string, number>;

export interface Card {
  game: Game;
  id: string;
  /** The id of its name: copies of a building in two ages share it. */
  building: string;
  age: number;
  back: Back;
  colour: Colour;
  cost: Cost;
  effects: Effect[];
  /** Chain symbols that make this card free. */
  needs: string[];
  /** Chain symbols that this card gives. */
  gives: string[];
  /** Cards that make this one free, and cards that it makes free. */
  freeAfter: string[];
  makesFree: string[];
  /** The player count from which each copy is used (7 Wonders only). */
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

export type Raw = Record<string, unknown>;
export interface RawCard {
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

/** Read the cards of a game; with `hasGuildBack`, purple cards have a back of their own. */
export function readCards(game: Game, raw: readonly RawCard[], hasGuildBack = false): Card[] {
  const needs = (card: RawCard) => (card.chain ? [card.chain.symbol] : (card.needs ?? []));
  const gives = (card: RawCard) => card.gives ?? raw.flatMap((other) => chainSymbols(other, card.id));
  return raw.map((card) => ({
    game,
    id: card.id,
    building: card.building ?? card.id,
    age: card.age ?? (card.back === 'guild' ? 3 : Number(card.back)),
    back: (hasGuildBack && card.colour === 'purple' ? 'guild' : String(card.back ?? card.age)) as Back,
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

function chainSymbols(other: RawCard, id: string): string[] {
  return other.chain?.from === id ? [other.chain.symbol] : [];
}

export const byId = <T extends { id: string }>(things: T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

export const withEffects = <T extends { effects: object }>(thing: T) => ({
  ...thing,
  effects: readEffects(thing.effects as Raw),
});

/** The things of a game that have a name, a picture and effects. */
export interface Content {
  cards: Map<string, Card>;
  wonders?: Map<string, Wonder>;
  tokens?: Map<string, Token>;
}

const CONTENTS = new Map<Game, Content>();

/** Make the content of a game known to shared components; called by the content module of the game. */
export const registerContent = (game: Game, content: Content): void => void CONTENTS.set(game, content);

/** Return the cards of a game; none before its content module is loaded. */
export const cardsOf = (game: Game): ReadonlyMap<string, Card> => CONTENTS.get(game)?.cards ?? new Map();

export function cardOf(game: Game, id: string): Card {
  const card = cardsOf(game).get(id);
  if (!card) throw new Error(`no card ${id} in ${game}`);
  return card;
}

export function wonderOf(id: string): Wonder {
  for (const { wonders } of CONTENTS.values()) if (wonders?.has(id)) return wonders.get(id)!;
  throw new Error(`no wonder ${id}`);
}

export function tokenOf(id: string): Token {
  for (const { tokens } of CONTENTS.values()) if (tokens?.has(id)) return tokens.get(id)!;
  throw new Error(`no token ${id}`);
}
