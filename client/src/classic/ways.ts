import { leftOf, type OwnView, rightOf, type Way } from '../data/classic-view';
import type { Offer } from '../parts/PriceBadge.svelte';

/** The cheapest way to pay for each card of the hand, in short; none if no money helps. */
export function offersOf(own: OwnView): Record<string, Offer> {
  const offers: Record<string, Offer> = {};
  for (const [name, [cheapest]] of Object.entries(own.prices)) {
    if (cheapest)
      offers[name] = { total: cheapest.total, missing: cheapest.missing, chain: cheapest.steps[0]?.step === 'chain' };
  }
  return offers;
}

/** How a city lies to the one who looks. */
export type Place = 'you' | 'left' | 'right' | 'far';

export function placeOf(seat: number, near: number, players: number): Place {
  if (seat === near) return 'you';
  if (seat === leftOf(near, players)) return 'left';
  return seat === rightOf(near, players) ? 'right' : 'far';
}

export const wayKey = (way: Way): string => `${way.left}/${way.right}`;
