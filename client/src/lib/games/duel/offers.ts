import type { DuelCity } from '$lib/api/types';
import type { Offer } from '$lib/games/shared/PriceBadge.svelte';

/** What everything in sight would cost a city, in short. */
export function offersOf(city: DuelCity): Record<string, Offer> {
  return Object.fromEntries(
    Object.entries(city.prices).map(([name, { total, missing, steps }]) => [
      name,
      { total, missing, chain: steps[0]?.step === 'chain' },
    ]),
  );
}
