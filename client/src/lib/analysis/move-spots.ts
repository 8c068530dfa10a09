/** The elements of a board that a move is about, for rings around them. */
import type { StepInfo } from '$lib/api/types';

const cardSpot = (id: string) =>
  ['.structure', 'section.hand', '.question', '.draft'].map((place) => `${place} [data-thing="card-${id}"]`).join(', ');
const wonderSpot = (id: string) => `[data-wonder="${id}"], .draft [data-thing="wonder-${id}"]`;
const tokenSpot = (id: string) => `.tokens [data-thing="token-${id}"], .question [data-thing="token-${id}"]`;

/** Return the selectors for the things that a move names. */
export const spotsOfMove = ({ things }: StepInfo): string[] =>
  things.flatMap(({ kind, id }) => {
    if (kind === 'card') return [cardSpot(id)];
    if (kind === 'wonder') return [wonderSpot(id)];
    return kind === 'token' ? [tokenSpot(id)] : [];
  });
