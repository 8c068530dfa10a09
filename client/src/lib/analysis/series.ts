/** A review as series: the expectation of each seat after every step. */

import type { ChoiceItem, ReviewInfo } from '$lib/api/types';

/**
 * Return each seat's expectation before the first step and after each reviewed one. After a choice or a draw it is the
 * one that the loss or the luck refers to; a later, different estimate of the same position does not replace it.
 */
export function winProbabilitySeries(review: ReviewInfo): number[][] {
  const seats = review.start.length;
  const rows = Array.from({ length: seats }, (_, seat) => [review.start[seat] ?? 0]);
  const now = [...review.start];
  const fill = (step: number) => {
    for (const [seat, row] of rows.entries()) while (row.length <= step) row.push(now[seat] ?? 0);
  };
  for (const item of review.items) {
    fill(item.step);
    for (const [seat, row] of rows.entries()) {
      if (item.what === 'change') now[seat] = (now[seat] ?? 0) + (item.by[seat] ?? 0);
      else if (item.what === 'chance' || seats === 2 || item.seat === seat) now[seat] = item.after[seat] ?? 0;
      if (item.what === 'change' && item.cause !== 'residual' && row.length > item.step + 1)
        row[item.step + 1] = now[seat] ?? 0;
    }
    if (item.what !== 'change') fill(item.step + 1);
  }
  fill(Math.min(review.steps, (review.items.at(-1)?.step ?? -1) + 1));
  return rows;
}

/** Return the choices whose loss is large enough for a label, of one seat or of all. */
export const mistakes = (review: ReviewInfo, seat: number | null): ChoiceItem[] =>
  review.items.filter(
    (item): item is ChoiceItem =>
      item.what === 'choice' && item.grade !== null && (seat === null || item.seat === seat),
  );
