/** Names of things, from the texts alone, so that importing them loads no game data. */
import type { Game } from '$lib/api/types';
import { lang } from './lang.svelte';

/** The kinds of things that have names in the texts, as `duel-card-altar`. */
export type NameKind =
  'age' | 'board' | 'card' | 'chain' | 'colour' | 'resource' | 'symbol' | 'token' | 'victory' | 'wonder';

/** Return the name of a thing; names that the games share are messages of Duel. */
export function nameOf(kind: NameKind, id: string, game: Game = 'duel'): string {
  const own = `${game}-${kind}-${id}`;
  return lang.lookup(lang.find(own) ?? lang.find(`duel-${kind}-${id}`) ?? own);
}

export const ageName = (age: number): string => nameOf('age', String(age));
