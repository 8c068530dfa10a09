/** The cards, wonders, tokens and layouts of Duel. */
import data from '$lib/generated/duel.json';
import {
  byId,
  type Card,
  type RawCard,
  readCards,
  registerContent,
  type Token,
  withEffects,
  type Wonder,
} from '$lib/games/shared/content';

export const CARDS: Map<string, Card> = byId(readCards('duel', data.cards as unknown as RawCard[], true));
export const WONDERS: Map<string, Wonder> = byId(data.wonders.map((w) => withEffects(w) as unknown as Wonder));
export const TOKENS: Map<string, Token> = byId(data.tokens.map((t) => withEffects(t) as unknown as Token));
registerContent('duel', { cards: CARDS, wonders: WONDERS, tokens: TOKENS });

export const RESOURCES: string[] = [...data.resources.raw, ...data.resources.goods];
export const SYMBOLS: string[] = data.symbols;
export const CHAINS: string[] = [...new Set([...CARDS.values()].flatMap((card) => card.needs))];

/** The place of a slot: its row from the top, and x in half cards. */
export interface Slot {
  row: number;
  x: number;
  face: 'up' | 'down';
}
/** The slots of each age. */
export const LAYOUTS: Slot[][] = data.layouts.map((rows) =>
  rows.flatMap(({ x, face }, row) => x.map((at) => ({ row, x: at, face: face as 'up' | 'down' }))),
);
export const MILITARY = data.military as {
  capital: number;
  zones: { from: number; points: number; token?: number }[];
};
export const START_COINS: number = data.setup.coins;
export const SYMBOLS_TO_WIN: number = data.setup.symbols_to_win;
