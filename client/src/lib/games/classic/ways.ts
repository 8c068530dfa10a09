import type { ClassicPrivateView, ClassicWay } from '$lib/api/types';
import type { Offer } from '$lib/games/shared/PriceBadge.svelte';

/** The name under which the next stage is priced. */
export const STAGE = 'stage';

/** The cheapest way to pay for each card of the hand, in short. */
export function offersOf(own: ClassicPrivateView): Record<string, Offer> {
  const offers: Record<string, Offer> = {};
  for (const [name, [cheapest]] of Object.entries(own.prices)) {
    offers[name] = cheapest
      ? { total: cheapest.total, missing: cheapest.missing, chain: cheapest.steps[0]?.step === 'chain' }
      : { total: 0, missing: 0, never: true };
  }
  return offers;
}

/** The ways that are worth showing: all that can be paid, else the one that lacks least. */
export function waysToShow(ways: ClassicWay[]): ClassicWay[] {
  const payable = ways.filter((way) => way.missing === 0);
  return payable.length ? payable : [...ways].sort((a, b) => a.missing - b.missing).slice(0, 1);
}

export const wayKey = (way: ClassicWay): string => `${way.left}/${way.right}`;
