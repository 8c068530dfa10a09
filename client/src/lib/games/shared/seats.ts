/** The names and portraits of the seats of a table. */
import type { SeatInfo } from '$lib/api/types';
import { lang, t } from '$lib/i18n/lang.svelte';
import { botOf, type Figure, portraitOf } from '$lib/ui/portraits';

/** The levels of AI players, and how they may lean, that have a name in every language. */
export const LEVELS = ['beginner', 'easy', 'medium', 'skilled', 'hard', 'expert', 'master'] as const;
export const PERSONAS = ['general', 'scholar', 'senator', 'merchant', 'gambler'] as const;

const worded = (id: string, other: string): string => (lang.find(id) ? lang.lookup(id) : other);

/** Return the name of a level, or of one with a persona: `hard+scholar`. */
export function levelName(level: string): string {
  const [strength, persona] = level.split('+');
  const name = worded(`level-${strength}`, strength ?? '');
  return persona ? `${name}, ${worded(`persona-${persona}`, persona)}` : name;
}

/** Return a sentence about a level or a persona. */
export const aboutAgent = (kind: 'level' | 'persona', key: string): string => worded(`${kind}-${key}-about`, '');

/** A player or AI at a table. */
export interface Seated {
  name: string;
  figure: Figure;
  /** The level of an AI player. */
  level: string | null;
}

/** Return the description of a level; empty if it has none. */
export function levelText(level: string): string {
  const [strength, persona] = level.split('+');
  return [aboutAgent('level', strength ?? ''), persona ? aboutAgent('persona', persona) : ''].filter(Boolean).join(' ');
}

const rankOf = (level: string): number => Math.max(0, (LEVELS as readonly string[]).indexOf(level.split('+')[0] ?? ''));

/** Return the seats of a table from their names and the levels of AI players. */
export function seatedAt(names: string[], levels: (string | null | undefined)[]): Seated[] {
  return names.map((given, seat) => {
    const own = given.trim();
    const level = levels[seat] ?? null;
    const before = levels.slice(0, seat).filter((other, n) => other === level && !names[n]?.trim()).length;
    const figure = level !== null && !own ? botOf(rankOf(level), before) : portraitOf(own || String(seat));
    return { name: own || (level === null ? t('client-seat', { number: seat + 1 }) : figure.name), figure, level };
  });
}

export const seatedOf = (seats: SeatInfo[]): Seated[] =>
  seatedAt(
    seats.map(({ name }) => name),
    seats.map(({ kind, level }) => (kind === 'ai' ? level : null)),
  );

/** Return the text about a seat beside its name: that it is the computer, and its style. */
export const aboutSeated = ({ name, level }: Seated): string =>
  level === null
    ? name
    : [`${name}: ${t('client-ai', { level: levelName(level) })}`, levelText(level)].filter(Boolean).join('. ');
