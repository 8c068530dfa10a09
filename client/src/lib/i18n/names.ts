/** Names of things, from the texts alone, so that importing them loads no game data. */
import type { Game } from '$lib/api/types';
import { lang, t } from './lang.svelte';

/** Return the name of a thing; names that the games share are messages of Duel. */
export function nameOf(kind: string, id: string, game: Game = 'duel'): string {
  const own = `${game}-${kind}-${id}`;
  return lang.has(own) || !lang.has(`duel-${kind}-${id}`) ? t(own) : t(`duel-${kind}-${id}`);
}
