/** How those at a table are called. */
import type { SeatInfo } from '../api/generated';
import { lang, t } from '../lang/lang.svelte';

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

export function seatName(seat: SeatInfo, all: SeatInfo[]): string {
  const own = seat.name.trim();
  const called =
    own ||
    (seat.kind === 'ai'
      ? t('client-ai', { level: levelName(seat.level ?? '') })
      : t('client-seat', { number: seat.seat + 1 }));
  // Several AIs of a level are told apart by where they sit.
  const same = all.filter((other) => other.kind === 'ai' && !other.name.trim() && other.level === seat.level);
  return own || seat.kind !== 'ai' || same.length < 2 ? called : `${called} ${same.indexOf(seat) + 1}`;
}

/** Return the name of a seat of which only the name is known, and the level if it is an AI's. */
export const nameAt = (name: string, seat: number, level: string | null = null): string =>
  name.trim() || (level ? t('client-ai', { level: levelName(level) }) : t('client-seat', { number: seat + 1 }));
