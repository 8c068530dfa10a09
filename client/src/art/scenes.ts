/** Which place is drawn on a card: that of what it produces, else one of its colour's buildings. */

import type { Card, Colour } from '../data/games';

const BUILDINGS: Partial<Record<Colour, number>> = { blue: 3, yellow: 2, red: 2, green: 2, purple: 2 };

export function sceneOf(card: Card): string {
  const made = card.effects.find((effect) => effect.kind === 'produce' || effect.kind === 'choice');
  const count = BUILDINGS[card.colour];
  if (count) return `v-${card.colour}-${spread(card.id) % count}`;
  if (made?.kind === 'produce') return `v-${Object.keys(made.units)[0]}`;
  if (made?.kind === 'choice') return `v-${made.resources[0]}`;
  throw new Error(`nothing to draw for ${card.id}`);
}

/** Half of the cards face the other way, so that neighbours differ. */
export const isMirrored = (card: Card): boolean => (spread(card.id) >>> 6) % 2 === 1;

/** A number that differs between any two names, always the same for one. */
function spread(text: string): number {
  return [...text].reduce((total, letter) => (total * 33 + letter.charCodeAt(0)) >>> 0, 5381) >>> 4;
}
