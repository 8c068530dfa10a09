/** A review as a replay shows it, indexed by the frames of the replay. */

import type { StepInfo } from '$lib/api/types';

export type Grade = 'inaccuracy' | 'mistake' | 'blunder';

/** The signs of the grades, which players of chess know. */
export const SIGNS: Record<Grade, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** A reviewed choice. Texts are in the language of the page. */
export interface ChoiceRemark {
  seat: number;
  /** The frame that the choice was made at, and the one that it led to. */
  before: number;
  frame: number;
  grade: Grade | null;
  /** The loss in whole percentage points. */
  loss: number;
  played: StepInfo;
  playedText: string;
  best: StepInfo;
  bestText: string;
  /** The chance to win in percent, after the best move and after the one played; they differ by the loss. */
  chances: { best: number; played: number };
  reasons: string[];
  /** A likely continuation after the best move. */
  line: string;
}

/** A draw with the luck of each seat in whole percentage points. */
export interface LuckRemark {
  seat: null;
  frame: number;
  what: string;
  luck: number[];
}

export type Remark = ChoiceRemark | LuckRemark;

export interface Review {
  /** For each reviewed frame the expectation of each seat, from 0 to 1; frames to come are missing. */
  evaluation: number[][];
  /** The remarks by the frame that they are about. */
  remarks: Record<number, Remark>;
  /** The frames of the key moments. */
  moments: number[];
}

export const isChoice = (remark: Remark): remark is ChoiceRemark => remark.seat !== null;
