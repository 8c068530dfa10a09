import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

/** A colour of the design language in the light (0) or the dark (1) theme. */
function colour(name: string, theme: 0 | 1): string {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? '';
  const both = value.match(/light-dark\((#\w+), (#\w+)\)/);
  const found = both ? both[theme + 1] : value;
  if (!found?.startsWith('#')) throw new Error(`no colour ${name}`);
  return found;
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const TEXT: [string, string][] = ['table', 'table-deep', 'surface', 'raised'].flatMap((ground) =>
  ['ink', 'ink-soft', 'accent', 'link', 'good', 'bad'].map((ink): [string, string] => [ink, ground]),
);
TEXT.push(
  ['on-accent', 'accent'],
  ['card-ink', 'card'],
  ['card-ink-soft', 'card'],
  ['card-ink-soft', 'card-shade'],
  ['on-yellow', 'yellow'],
);
for (const name of ['brown', 'grey', 'blue', 'red', 'green', 'purple']) TEXT.push(['on-colour', name]);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s', (_, theme) => {
  test.each(TEXT)('%s on %s can be read', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['table', 'surface', 'raised'])('the focus ring stands out on %s', (ground) => {
    expect(contrast(colour('focus', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
