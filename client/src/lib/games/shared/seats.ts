/** How those at a table are called, and what they look like. */
import type { SeatInfo } from '$lib/api/types';
import { lang, t } from '$lib/i18n/lang.svelte';
import { botOf, type Figure, portraitOf } from '$lib/ui/portraits';

/** The levels of AI players, and how they may lean, that have a name in every language. */
export const LEVELS = ['beginner', 'easy', 'medium', 'skilled', 'hard', 'expert', 'master'] as const;
export const PERSONAS = ['general', 'scholar', 'senator', 'merchant', 'gambler'] as const;

const worded = (id: string, other: string): string => (lang.has(id) ? lang.text(id) : other);

/** Return the name of a level, or of one with a persona: `hard+scholar`. */
export function levelName(level: string): string {
  const [strength, persona] = level.split('+');
  const name = worded(`level-${strength}`, strength ?? '');
  return persona ? `${name}, ${worded(`persona-${persona}`, persona)}` : name;
}

/** Return a sentence about a level or a persona. */
export const aboutAgent = (kind: 'level' | 'persona', key: string): string => worded(`${kind}-${key}-about`, '');

/** Somebody at a table. */
export interface Seated {
  name: string;
  figure: Figure;
  /** The level of an AI player. */
  level: string | null;
}

/** Return what is told of how a level plays, or nothing where there is nothing to tell. */
export function levelText(level: string): string {
  const [strength, persona] = level.split('+');
  return [aboutAgent('level', strength ?? ''), persona ? aboutAgent('persona', persona) : ''].filter(Boolean).join(' ');
}

const rankOf = (level: string): number => Math.max(0, (LEVELS as readonly string[]).indexOf(level.split('+')[0] ?? ''));

/** Return everybody at a table of which the names are known, and the levels of those who are AIs. */
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

/** Return what is told of somebody beside the name: that it is the computer, and how it plays. */
export const aboutSeated = ({ name, level }: Seated): string =>
  level === null
    ? name
    : [`${name}: ${t('client-ai', { level: levelName(level) })}`, levelText(level)].filter(Boolean).join('. ');
