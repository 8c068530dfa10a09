/** Names of things, from the texts alone: who needs only those loads no games' data. */
import type { Game } from '$lib/api/types';
import { lang, t } from './lang.svelte';

/** Return the name of a thing; what both games have in common is told once. */
export function nameOf(kind: string, id: string, game: Game = 'duel'): string {
  const own = `${game}-${kind}-${id}`;
  return lang.has(own) || !lang.has(`duel-${kind}-${id}`) ? t(own) : t(`duel-${kind}-${id}`);
}
