/**
 * What somebody who understands a game says of it, step by step: a replay shows it where there is one. All of it goes
 * by the numbers of a replay's frames.
 */
export interface Remark {
  /** Whose move it is about; none for a draw. */
  seat: number | null;
  /** That move, or what was drawn. */
  what: string;
  /** How a move was judged, as a word that has a message `client-judged-…`; its colour follows from it. */
  judged?: 'best' | 'good' | 'slip' | 'mistake' | 'blunder';
  text: string;
}

export interface Review {
  /** For each frame what each seat may expect, from 0 to 1; null where nobody looked. */
  evaluation: (number[] | null)[];
  remarks: Record<number, Remark>;
}

/** Return a remark as it is said away from its move: whose move it was, and which. */
export const remarkText = ({ seat, what, text }: Remark, names: string[]): string =>
  `${seat === null ? what : `${names[seat]}: ${what}`}. ${text}`;
