/** What the server finds out about games: hints, analyses, reviews, puzzles. */

import type { AnalysisInfo, Game, HintInfo, PuzzleList, PuzzlePosition, ReviewInfo, TriedInfo } from '../api/generated';
import { json, send } from '../api/http';

export const hintFor = (table: string, seat: number, secret: string | null): Promise<HintInfo> =>
  json(send(`/tables/${table}/hint`, { seat }, secret));
export const analyse = (position: string, seat: number | null, simulations: number): Promise<AnalysisInfo> =>
  json(send('/analyse', { position, seat, simulations }));
/** Take a step from a position; an empty one is any draw, none at all only looks. */
export const tryStep = (position: string, seat: number | null, step: string | null): Promise<TriedInfo> =>
  json(send('/try', { position, seat, step }));
export const puzzlesOf = (game: Game): Promise<PuzzleList> => json(send(`/puzzles/${game}`));
export const puzzleOf = (id: string): Promise<PuzzlePosition> => json(send(`/puzzle/${id}`));

const tableReview = (table: string, since: number): Promise<ReviewInfo> =>
  json(send(`/tables/${table}/review?since=${since}`));
const reviewSoFar = (id: string, since: number): Promise<ReviewInfo> => json(send(`/reviews/${id}?since=${since}`));
const beginReview = (record: string): Promise<ReviewInfo> => json(send('/reviews', { record }));

const PAUSE = 400;

/** Follow the review of a table or a record to its end; `tell` is given all of it that there is, again and again. */
export async function followReview(
  source: { table: string } | { record: string },
  tell: (review: ReviewInfo) => void,
  stopped: () => boolean,
): Promise<void> {
  let all = 'table' in source ? await tableReview(source.table, 0) : await beginReview(source.record);
  tell(all);
  while (!all.accounts.length && !stopped()) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const more = await reviewSoFar(all.id, all.items.length);
    all = { ...more, items: [...all.items, ...more.items] };
    tell(all);
  }
}
