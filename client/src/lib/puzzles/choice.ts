/** The choice of puzzles: by theme, and near the solver's rating. */
import type { PuzzleInfo, PuzzleList, Theme } from '$lib/api/types';

/** The number of puzzles near the rating among which the next one is drawn. */
const NEAR = 12;

export interface ThemeCount {
  id: Theme;
  solved: number;
  all: number;
}

/** Return the themes of a list in alphabetical order, with the number of puzzles and of solved ones. */
export function themeCounts({ puzzles }: PuzzleList, solved: readonly string[]): ThemeCount[] {
  const themes = [...new Set(puzzles.flatMap((one) => one.themes))].sort();
  return themes.map((id) => {
    const own = puzzles.filter((one) => one.themes.includes(id));
    return { id, solved: own.filter((one) => solved.includes(one.id)).length, all: own.length };
  });
}

export const puzzlesOf = ({ puzzles }: PuzzleList, theme: Theme | ''): PuzzleInfo[] =>
  puzzles.filter((one) => !theme || one.themes.includes(theme));

/** Return an unsolved puzzle near a rating; `chance` from 0 to 1 selects among the nearest. */
export function nextPuzzle(
  list: PuzzleList,
  theme: Theme | '',
  solved: readonly string[],
  rating: number,
  chance: number,
  except = '',
): PuzzleInfo | undefined {
  const near = puzzlesOf(list, theme)
    .filter(({ id }) => id !== except && !solved.includes(id))
    .sort((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating))
    .slice(0, NEAR);
  return near[Math.floor(chance * near.length)];
}
