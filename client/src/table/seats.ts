/** How those at a table are called, and what they look like. */
import type { SeatInfo } from '../api/generated';
import { lang, t } from '../lang/lang.svelte';
import { botOf, type Persona, portraitOf } from './personas';

/** The levels of AI players that have a name in every language, weakest first. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;

/** Somebody at a table. */
export interface Seated {
  name: string;
  persona: Persona;
  /** The level of an AI player. */
  level: string | null;
}

export const levelName = (level: string): string =>
  lang.has(`client-level-${level}`) ? lang.text(`client-level-${level}`) : level;

/** Return what is told of how a level plays, or nothing where there is nothing to tell. */
export const levelText = (level: string): string =>
  lang.has(`client-level-${level}-what`) ? lang.text(`client-level-${level}-what`) : '';

const rankOf = (level: string): number => Math.max(0, (LEVELS as readonly string[]).indexOf(level));

/** Return everybody at a table of which the names are known, and the levels of those who are AIs. */
export function seatedAt(names: string[], levels: (string | null | undefined)[]): Seated[] {
  return names.map((given, seat) => {
    const own = given.trim();
    const level = levels[seat] ?? null;
    const before = levels.slice(0, seat).filter((other, n) => other === level && !names[n]?.trim()).length;
    const persona = level !== null && !own ? botOf(rankOf(level), before) : portraitOf(own || String(seat));
    return { name: own || (level === null ? t('client-seat', { number: seat + 1 }) : persona.name), persona, level };
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
