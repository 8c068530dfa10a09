/** Remarks of a review, shown by a replay. All of it is indexed by the frames of the replay. */
export interface Remark {
  /** The seat of the move; null for a draw. */
  seat: number | null;
  /** The move or draw. */
  what: string;
  /** How a move was judged, as a word that has a message `client-judged-…`; its colour follows from it. */
  judged?: 'best' | 'good' | 'slip' | 'mistake' | 'blunder';
  text: string;
}

export interface Review {
  /** For each frame the expectation of each seat, from 0 to 1; null where it is unknown. */
  evaluation: (number[] | null)[];
  remarks: Record<number, Remark>;
}

/** Return a remark for display away from its move, with the seat and the move. */
export const remarkText = ({ seat, what, text }: Remark, names: string[]): string =>
  `${seat === null ? what : `${names[seat]}: ${what}`}. ${text}`;
