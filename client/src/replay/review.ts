/**
 * What somebody who understands a game says of it, step by step: a replay shows it where there is one. All of it goes
 * by the numbers of a replay's frames.
 */
export interface Remark {
  /** How a move was judged, as a word that has a message `client-judged-…`; its colour follows from it. */
  judged?: 'best' | 'good' | 'slip' | 'mistake' | 'blunder';
  text: string;
}

export interface Review {
  /** For each frame what each seat may expect, from 0 to 1; null where nobody looked. */
  evaluation: (number[] | null)[];
  remarks: Record<number, Remark>;
}
