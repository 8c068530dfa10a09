/** The puzzle rating, streak and solved puzzles of this browser. */

import { readJson, writeJson } from '$lib/settings/storage';

const KEY = 'puzzles';
const STEP = 32;
const START = 1200;

interface Kept {
  rating: number;
  streak: number;
  best: number;
  solved: string[];
}

const FRESH: Kept = { rating: START, streak: 0, best: 0, solved: [] };

/** Return the Elo rating after a puzzle was solved or failed. */
export function rated(rating: number, puzzle: number, won: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  return Math.round(rating + STEP * ((won ? 1 : 0) - expected));
}

class Score {
  #kept = $state<Kept>({ ...FRESH, ...readJson<Partial<Kept>>(KEY, {}) });
  #rated = new Set<string>();

  get rating() {
    return this.#kept.rating;
  }
  get streak() {
    return this.#kept.streak;
  }
  get solved() {
    return this.#kept.solved;
  }

  /** Record a try: only the first one changes rating and streak, any correct one marks the puzzle as solved. */
  count(id: string, rating: number, atOnce: boolean, isSolved = true): void {
    if (!this.#rated.has(id) && !this.#kept.solved.includes(id)) {
      this.#kept.rating = rated(this.#kept.rating, rating, atOnce);
      this.#kept.streak = atOnce ? this.#kept.streak + 1 : 0;
      this.#kept.best = Math.max(this.#kept.best, this.#kept.streak);
    }
    this.#rated.add(id);
    if (isSolved && !this.#kept.solved.includes(id)) this.#kept.solved = [...this.#kept.solved, id];
    writeJson(KEY, this.#kept);
  }
}

export const score = new Score();
