/** The cards and wonder boards of 7 Wonders. */
import data from '$lib/generated/classic.json';
import {
  byId,
  type Card,
  type Cost,
  type RawCard,
  readCards,
  registerContent,
  withEffects,
} from '$lib/games/shared/content';
import type { Effect } from '$lib/games/shared/effects';

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

export const CARDS: Map<string, Card> = byId(readCards('classic', data.cards as unknown as RawCard[]));
registerContent('classic', { cards: CARDS });

export const BOARDS: Map<string, Board> = byId(
  data.boards.map((board) => ({
    id: board.id,
    resource: board.resource,
    sides: {
      day: board.sides.day.map((stage) => withEffects(stage) as unknown as Stage),
      night: board.sides.night.map((stage) => withEffects(stage) as unknown as Stage),
    },
  })),
);

/** The wonder of Duel whose picture a board has. */
const BOARD_PICTURES: Record<string, string> = {
  alexandria: 'great_lighthouse',
  babylon: 'hanging_gardens',
  ephesos: 'temple_of_artemis',
  gizah: 'pyramids',
  halikarnassos: 'mausoleum',
  olympia: 'statue_of_zeus',
  rhodos: 'colossus',
};
export const boardPicture = (board: string, side: Side): string =>
  `${side === 'night' ? 'night-' : ''}${BOARD_PICTURES[board]}`;

export const RESOURCES: string[] = [...data.resources.raw, ...data.resources.goods];
export const SYMBOLS: string[] = data.symbols;
export const CHAINS: string[] = [...new Set([...CARDS.values()].flatMap((card) => card.needs))];
export const SALE: number = data.setup.sale;
export const START: { coins: number; hand: number; turns: number } = data.setup;
export const DEFEAT: number = data.military.defeat;
export const VICTORIES: number[] = data.military.victory;
