/** The elements of a board that a move is about, for rings around them. */

const cardSpot = (id: string) =>
  ['.structure', 'section.hand', '.question', '.draft'].map((place) => `${place} [data-thing="card-${id}"]`).join(', ');
const wonderSpot = (id: string) => `[data-wonder="${id}"], .draft [data-thing="wonder-${id}"]`;
const tokenSpot = (id: string) => `.tokens [data-thing="token-${id}"], .question [data-thing="token-${id}"]`;

/** Return the selectors for a move in the notation of records, `raise pyramids with baths`. */
export function spotsOfMove(text: string): string[] {
  const [verb = '', ...rest] = text.split(' ');
  const [first = '', , third = ''] = rest;
  switch (verb) {
    case 'raise':
      return [cardSpot(third), wonderSpot(first)];
    case 'draft':
      return [wonderSpot(first)];
    case 'take':
      return [tokenSpot(first)];
    case 'stage':
      return [cardSpot(rest[1] ?? '')];
    case 'build':
    case 'sell':
    case 'revive':
    case 'destroy':
      return [cardSpot(first)];
    default:
      return [];
  }
}
