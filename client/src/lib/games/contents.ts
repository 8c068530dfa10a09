/** The content of all games by game, for pages that list everything. */
import type { Game } from '$lib/api/types';
import * as classic from './classic/content';
import * as duel from './duel/content';
import type { Card } from './shared/content';

const byGame = <Value>(pick: (content: typeof duel | typeof classic) => Value): Record<Game, Value> => ({
  duel: pick(duel),
  classic: pick(classic),
});

export const CARDS: Record<Game, Map<string, Card>> = byGame(({ CARDS }) => CARDS);
export const RESOURCES: Record<Game, string[]> = byGame(({ RESOURCES }) => RESOURCES);
export const SYMBOLS: Record<Game, string[]> = byGame(({ SYMBOLS }) => SYMBOLS);
export const CHAINS: Record<Game, string[]> = byGame(({ CHAINS }) => CHAINS);
