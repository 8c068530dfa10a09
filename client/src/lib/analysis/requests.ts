/** What the server finds out about games: hints, analyses, reviews, puzzles. */

import type {
  Analysed,
  AnalysisInfo,
  Followed,
  Game,
  HintInfo,
  PuzzleList,
  PuzzlePosition,
  ReviewInfo,
  TriedInfo,
} from '$lib/api/types';
import { json, send } from '$lib/table/requests';
import type { Analyst } from './analysis-socket';

export const hintFor = (table: string, seat: number, secret: string | null): Promise<HintInfo> =>
  json(send(`/tables/${table}/hint`, { seat }, secret));
export const analyse = (position: string, seat: number | null, simulations: number): Promise<AnalysisInfo> =>
  json(send('/analyse', { position, seat, simulations }));
/** Take a step from a position; an empty one is any draw, none at all only looks. */
export const tryStep = (position: string, seat: number | null, step: string | null): Promise<TriedInfo> =>
  json(send('/try', { position, seat, step }));
export const puzzlesOf = (game: Game): Promise<PuzzleList> => json(send(`/puzzles/${game}`));
export const puzzleOf = (id: string): Promise<PuzzlePosition> => json(send(`/puzzle/${id}`));

const tableReview = (table: string): Promise<ReviewInfo> => json(send(`/tables/${table}/review`));
const beginReview = (record: string): Promise<ReviewInfo> => json(send('/reviews', { record }));

/** Follow the review of a table or a record to its end; `tell` is given all of it that there is, again and again. */
export async function followReview(
  source: { table: string } | { record: string },
  analyst: Analyst,
  tell: (review: ReviewInfo) => void,
): Promise<void> {
  let all = 'table' in source ? await tableReview(source.table) : await beginReview(source.record);
  tell(all);
  if (all.accounts.length) return;
  await new Promise<void>((resolve, reject) => {
    const hear = (answer: Analysed | Followed) => {
      if (answer.type !== 'followed') return;
      const { review } = answer;
      all = { ...review, items: [...all.items.slice(0, review.since), ...review.items] };
      tell(all);
      if (all.accounts.length) resolve();
    };
    analyst.ask(() => ({ type: 'follow', review: all.id, since: all.items.length }), hear, reject);
  });
}
