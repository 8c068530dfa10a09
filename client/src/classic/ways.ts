import { leftOf, type OwnView, rightOf, type Way } from '../data/classic-view';
import type { Offer } from '../parts/PriceBadge.svelte';

/** The cheapest way to pay for each card of the hand, in short. */
export function offersOf(own: OwnView): Record<string, Offer> {
  const offers: Record<string, Offer> = {};
  for (const [name, [cheapest]] of Object.entries(own.prices)) {
    offers[name] = cheapest
      ? { total: cheapest.total, missing: cheapest.missing, chain: cheapest.steps[0]?.step === 'chain' }
      : { total: 0, missing: 0, never: true };
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

/** The ways that are worth showing: all that can be paid, else the one that lacks least. */
export function waysToShow(ways: Way[]): Way[] {
  const payable = ways.filter((way) => way.missing === 0);
  return payable.length ? payable : [...ways].sort((a, b) => a.missing - b.missing).slice(0, 1);
}

export const wayKey = (way: Way): string => `${way.left}/${way.right}`;
