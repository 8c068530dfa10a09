/** Text search that ignores case and accents and matches parts of words. */

const BARE: Record<string, string> = { đ: 'd', ł: 'l', '’': "'" };

/** Return the text in lower case without accents; the positions of letters stay. */
export const fold = (text: string): string =>
  [...text]
    .map((sign) => sign.toLowerCase())
    .map((sign) => (BARE[sign] ?? sign.normalize('NFD'))[0] ?? ' ')
    .join('');

export const wordsOf = (wish: string): string[] => fold(wish).split(/\s+/).filter(Boolean);

/** Return whether a text has all of the words. */
export const hasAll = (text: string, words: readonly string[]): boolean => {
  const bare = fold(text);
  return words.every((word) => bare.includes(word));
};

/** Split the text at the matches; every second piece is a match. */
export function cut(text: string, words: readonly string[]): string[] {
  const bare = fold(text);
  const found = words.flatMap((word) => places(bare, word)).sort(([a], [b]) => a - b);
  const pieces: string[] = [];
  let end = 0;
  for (const [from, to] of found) {
    if (from < end) continue;
    pieces.push(text.slice(end, from), text.slice(from, to));
    end = to;
  }
  return [...pieces, text.slice(end)];
}

function places(bare: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  return found;
}
