/** What a city's things add up to, for showing; prices are the engine's business. */

import type { Effect } from './effects';
import { RESOURCES } from './games';

export interface Production {
  sure: [string, number][];
  choices: string[][];
}

export function production(
  cards: { effects: Effect[] }[],
  wonders: { effects: Effect[] }[],
  game: 'duel' | 'classic' = 'duel',
): Production {
  const effects = [...cards, ...wonders].flatMap((thing) => thing.effects);
  const units = (resource: string) =>
    effects.reduce((sum, effect) => sum + (effect.kind === 'produce' ? (effect.units[resource] ?? 0) : 0), 0);
  return {
    sure: RESOURCES[game].map((resource) => [resource, units(resource)]),
    choices: effects.flatMap((effect) => (effect.kind === 'choice' ? [effect.resources] : [])),
  };
}
