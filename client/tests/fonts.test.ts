import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TEXTS = import.meta.glob<string>('../src/lib/generated/locale/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('the fonts have a range for every letter of the texts', () => {
  const css = readFileSync('src/styles/fonts.css', 'utf8');
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first, last]) => [
    parseInt(first!, 16),
    parseInt(last ?? first!, 16),
  ]);
  const letters = new Set(Object.values(TEXTS).join('').replaceAll('\n', ''));
  const missing = [...letters].filter(
    (letter) => !ranges.some(([first, last]) => first! <= letter.codePointAt(0)! && letter.codePointAt(0)! <= last!),
  );
  expect(letters.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
