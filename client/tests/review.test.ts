import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { remarksOf } from '$lib/analysis/remarks';
import { stepText, withoutRepeats } from '$lib/analysis/text';
import type { ChoiceItem, Frame, ReviewInfo } from '$lib/api/types';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';
import { remarkText } from '$lib/replay/review';
import { remarksBy, type Stop, stopOf } from '$lib/replay/stops';

const texts = (name: string) =>
  readFileSync(new URL(`../src/lib/generated/locale/${name}.txt`, import.meta.url), 'utf8');
beforeAll(() => lang.speak('en', makeBundle('en', ['en', 'understand-en', 'analysis-en'].map(texts).join('\n'))));

const choice = (step: number, seat: number, played: string, best: string): ChoiceItem => ({
  what: 'choice',
  step,
  seat,
  played: 1,
  best: 2,
  played_text: played,
  best_text: best,
  before: [0.5, 0.5, 0.5],
  after: [0.4, 0.4, 0.4],
  loss: 0.1,
  grade: 'mistake',
  kind: 'estimate',
  simulations: 4000,
  choices: 5,
  line: [],
  best_outcomes: {},
  played_outcomes: {},
  reasons: [{ key: 'coins', args: { coins: 2 } }],
});
const review = (items: ReviewInfo['items']) =>
  ({ start: [1 / 3, 1 / 3, 1 / 3], steps: 9, items }) as unknown as ReviewInfo;
const NAMES = ['You', 'Livia', 'Nefru'];

describe('a turn that all choose at once', () => {
  const frames = [null, 1, 0, 2, null].map((seat) => ({ seat, events: [] }) as unknown as Frame);
  const stops = [0, 3].map((frame) => ({ frame, lines: [], age: 0, isKey: false }) satisfies Stop);
  const found = () =>
    remarksOf(
      review([choice(0, 1, 'build altar', 'build press'), choice(1, 0, 'build press', 'build altar')]),
      'classic',
      NAMES,
    );

  test('has every remark at its stop, each about its own seat', () => {
    const said = remarksBy(stops, frames, found()).get(1) ?? [];
    expect(said.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(remarkText(said[0]!, NAMES)).toBe(
      'Livia: build Altar. Mistake (−10%). Better: build Press. Brings 2\u00a0coins.',
    );
  });

  test('is the turn of each choice in it; a draw belongs to what it followed', () => {
    expect([1, 2, 3].map((frame) => stopOf(stops, frames, frame))).toEqual([1, 1, 1]);
    expect(stopOf(stops, frames, 4)).toBe(1);
    expect(stopOf(stops, frames, 0)).toBe(0);
  });
});

describe('the kind of victory that explains a loss', () => {
  const told = (best: Record<string, number>, played: Record<string, number>) => {
    const item = { ...choice(0, 0, 'build altar', 'build press'), best_outcomes: best, played_outcomes: played };
    return remarksOf(review([item]), 'duel', ['You', 'Livia']).remarks[1]?.text ?? '';
  };

  test('is one that got worse for the player, and is named with its owner', () => {
    const text = told(
      { 'A civilian': 0.1, 'A military': 0.2, 'B civilian': 0.649 },
      { 'A civilian': 0.4, 'A military': 0.15, 'B civilian': 0.759 },
    );
    expect(text).toContain(
      'Biggest difference: chance of a civilian victory (Livia), 64.9% after the best move, 75.9% after this one.',
    );
  });

  test('is not mentioned when every change favours the player', () => {
    expect(told({ 'A civilian': 0.1 }, { 'A civilian': 0.4 })).not.toContain('Biggest difference');
  });
});

test('a card that stays covered is not repeated as “uncovers nothing”', () => {
  const covered = { key: 'covered', args: { card: 'tavern' } } as const;
  const quiet = { key: 'quiet', args: {} } as const;
  expect(withoutRepeats([quiet, covered])).toEqual([covered]);
  expect(withoutRepeats([quiet])).toEqual([quiet]);
});

test('seats have names, not letters', () => {
  expect(stepText('begin B', 'duel', ['You', 'Livia'])).toBe('Livia begins');
  expect(stepText('begin A', 'duel', ['You', 'Livia'])).toBe('you begin');
});

test('reasons that a review tells of anybody address nobody', () => {
  const told = texts('understand-en')
    .split(/^(?=[a-z])/m)
    .filter((one) => /^understand-reason-(?!odds|share)/.test(one));
  expect(told.filter((one) => /\b(you|your|they|them)\b/i.test(one.replace(/they no longer/, '')))).toEqual([]);
});
