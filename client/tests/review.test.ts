// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { remarksOf } from '$lib/analysis/remarks';
import ReviewCard from '$lib/analysis/ReviewCard.svelte';
import ReviewHead from '$lib/analysis/ReviewHead.svelte';
import { winProbabilitySeries } from '$lib/analysis/series';
import { lineText, stepText } from '$lib/analysis/text';
import type { AccountInfo, ChoiceItem, Frame, ReviewInfo, StepInfo } from '$lib/api/types';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';
import { loadGames } from '$lib/games/registry';
import { seatedAt } from '$lib/games/shared/seats';
import Graph from '$lib/replay/Graph.svelte';
import Moves from '$lib/replay/Moves.svelte';
import { type ChoiceRemark, isChoice } from '$lib/replay/review';
import { remarksBy, type Stop, stopOf } from '$lib/replay/stops';
import Transport from '$lib/replay/Transport.svelte';

const texts = (name: string) =>
  readFileSync(join(import.meta.dirname, `../src/lib/generated/locale/${name}.txt`), 'utf8');
beforeAll(async () => {
  await loadGames();
  lang.setBundle('en', makeBundle('en', ['en', 'understand-en', 'analysis-en'].map(texts).join('\n')));
});
afterEach(cleanup);

const built = (card: string): StepInfo => ({
  text: `build ${card}`,
  verb: 'build',
  things: [{ kind: 'card', id: card }],
});
const choice = (step: number, seat: number, played: string, best: string): ChoiceItem => ({
  what: 'choice',
  step,
  seat,
  played: 1,
  best: 2,
  played_step: built(played),
  best_step: built(best),
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
  ({ start: [1 / 3, 1 / 3, 1 / 3], steps: 9, items, moments: [] }) as unknown as ReviewInfo;
const NAMES = ['You', 'Livia', 'Nefru'];

describe('a turn that all choose at once', () => {
  const frames = [null, 1, 0, 2, null].map((seat) => ({ seat, events: [] }) as unknown as Frame);
  const stops = [0, 3].map((frame) => ({ frame, lines: [], age: 0, isKey: false }) satisfies Stop);
  const found = () =>
    remarksOf(review([choice(0, 1, 'altar', 'press'), choice(1, 0, 'press', 'altar')]), 'classic', NAMES);

  test('has every remark at its stop, each about its own seat', () => {
    const said = (remarksBy(stops, frames, found()).get(1) ?? []).filter(isChoice);
    expect(said.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(said[0]).toMatchObject({
      grade: 'mistake',
      loss: 10,
      playedText: 'build Altar',
      bestText: 'build Press',
      reasons: ['Brings 2\u00a0coins.'],
    });
  });

  test('is the turn of each choice in it; a draw belongs to what it followed', () => {
    expect([1, 2, 3].map((frame) => stopOf(stops, frames, frame))).toEqual([1, 1, 1]);
    expect(stopOf(stops, frames, 4)).toBe(1);
    expect(stopOf(stops, frames, 0)).toBe(0);
  });
});

describe('the reasons of a graded move', () => {
  const remark = (best: Record<string, number>, played: Record<string, number>, before = 0.5, after = 0.4) => {
    const item = {
      ...choice(0, 0, 'altar', 'press'),
      before: [before, 1 - before],
      after: [after, 1 - after],
      loss: before - after,
      best_outcomes: best,
      played_outcomes: played,
    };
    return remarksOf(review([item]), 'duel', ['You', 'Livia']).remarks[1] as ChoiceRemark;
  };

  test('name the kind of victory that explains the loss, without numbers of its own', () => {
    const { reasons } = remark(
      { 'A civilian': 0.1, 'A military': 0.2, 'B civilian': 0.649 },
      { 'A civilian': 0.4, 'A military': 0.15, 'B civilian': 0.759 },
    );
    expect(reasons).toContain('Main effect: Livia wins more often by civilian victory.');
    expect(reasons.join(' ').replace('Brings 2\u00a0coins.', '')).not.toMatch(/\d/);
  });

  test('do not mention a change that favours the player', () => {
    expect(remark({ 'A civilian': 0.1 }, { 'A civilian': 0.4 }).reasons.join()).not.toContain('Main effect');
  });

  test('go with chances that differ by the loss', () => {
    for (const [before, after] of [
      [0.649, 0.501],
      [0.2835, 0.1324],
      [0.995, 0.004],
    ] as const) {
      const { chances, loss } = remark({}, {}, before, after);
      expect(chances.best - chances.played).toBe(loss);
      expect(Math.abs(chances.best - 100 * before)).toBeLessThanOrEqual(1);
    }
  });

  test('agree with the graph, though the position is estimated again later', () => {
    const item = choice(0, 0, 'altar', 'press');
    const later = { what: 'change', step: 0, cause: 'residual', by: [0.07, -0.07] } as const;
    const told = { start: [0.5, 0.5], steps: 2, items: [item, later], moments: [] } as unknown as ReviewInfo;
    expect(winProbabilitySeries(told)[0]?.[1]).toBe(item.after[0]);
  });
});

describe('a reviewed game', () => {
  const SIGNED = /−10/;
  const line = (seat: number, text: string) => ({ seat, text });
  // Draws make the numbers of frames run ahead of those of moves.
  const frames = [null, null, 0, null, 1, null].map(
    (seat) => ({ seat, events: [], view: { cities: [{}, {}] } }) as unknown as Frame,
  );
  const stops: Stop[] = [
    { frame: 0, lines: [], age: 1, isKey: false },
    { frame: 2, lines: [line(0, 'You build Altar.')], age: 0, isKey: false },
    { frame: 4, lines: [line(1, 'Livia builds Press.')], age: 0, isKey: true },
    { frame: 5, lines: [], age: 0, isKey: false },
  ];
  const seated = seatedAt(['You', 'Livia'], []);
  const names = ['You', 'Livia'];
  const account = (seat: number): AccountInfo => ({
    seat,
    start: 0.5,
    lost: 0.1,
    given: 0.3,
    luck: 0.05,
    others: 0,
    residual: 0,
    result: 1,
    adjusted: 0.9,
    accuracy: 87.4,
    grades: { inaccuracy: 3, mistake: 2, blunder: 1 },
  });
  const two = (item: ChoiceItem): ChoiceItem => ({ ...item, before: [0.5, 0.5], after: [0.6, 0.4] });
  const told = {
    start: [0.5, 0.5],
    steps: 5,
    done: 5,
    items: [two(choice(3, 1, 'press', 'altar'))],
    accounts: [account(0), account(1)],
    moments: [3],
  } as unknown as ReviewInfo;
  const found = () => remarksOf(told, 'duel', names);
  const numberOf = (frame: number) => stopOf(stops, frames, frame);

  test('gives a move one number and one loss in controls, list, key moments and card', () => {
    vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} }); // prettier-ignore
    const reviewed = found();
    const remark = reviewed.remarks[4] as ChoiceRemark;
    const number = numberOf(remark.frame);
    expect(number).toBe(2);
    const moments = reviewed.moments.flatMap((frame) => reviewed.remarks[frame] ?? []);
    const head = render(ReviewHead, {
      review: told,
      table: '',
      game: 'duel',
      seated,
      seat: 0,
      moments,
      numberOf,
      ongo: () => {},
    });
    const moment = head.container.querySelector('.moments button')?.textContent ?? '';
    expect(moment).toContain('2.');
    expect(moment).toMatch(SIGNED);
    const card = render(ReviewCard, {
      remark,
      number,
      name: 'Livia',
      game: 'duel',
      isBefore: true,
      onbefore: () => {},
    });
    expect(card.container.querySelector('small')?.textContent).toBe('2. Livia');
    expect(card.container.querySelector('.loss')?.textContent).toMatch(SIGNED);
    const list = render(Moves, { stops, at: 2, seated, remarks: remarksBy(stops, frames, reviewed), ongo: () => {} });
    const row = list.container.querySelector('.now');
    expect(row?.querySelector('.number')?.textContent).toBe('2');
    expect(row?.querySelector('.grade')?.textContent).toMatch(SIGNED);
    const controls = render(Transport, { stops, at: 2, ongo: () => {} });
    expect(controls.container.querySelector('.number')?.textContent).toBe('2/3');
  });

  test('begins with accuracy and faults of both players, and skill and luck of one', () => {
    const { container } = render(ReviewHead, {
      review: told,
      table: '',
      game: 'duel',
      seated,
      seat: 0,
      moments: [],
      numberOf,
      ongo: () => {},
    });
    expect([...container.querySelectorAll('.accuracy b')].map((node) => node.textContent)).toEqual(['87%', '87%']);
    const counts = [...container.querySelectorAll('.players li:first-child .counts > span')];
    expect(counts.map((node) => node.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      '?!inaccuracy: 3',
      '?mistake: 2',
      '??blunder: 1',
    ]);
    expect([...container.querySelectorAll('.legend b')].map((node) => node.textContent)).toEqual(['+20%', '+5%']);
  });

  test('has a dot for each graded move on a line that ends where the review has come to', () => {
    const { container } = render(Graph, { frames, names, at: 2, review: found(), ongo: () => {} });
    expect(container.querySelectorAll('.dot.mistake')).toHaveLength(1);
    const begun = { evaluation: [[0.5, 0.5], [0.6, 0.4]], remarks: {}, moments: [] }; // prettier-ignore
    const early = render(Graph, { frames, names, at: 0, review: begun, ongo: () => {} });
    expect(early.container.querySelector('.plot path')?.getAttribute('d')?.match(/[ML]/g)).toHaveLength(2);
  });
});

test('seats have names, not letters', () => {
  const begin = (id: string): StepInfo => ({ text: `begin ${id}`, verb: 'begin', things: [{ kind: 'seat', id }] });
  expect(stepText(begin('B'), 'duel', ['You', 'Livia'])).toBe('Livia begins');
  expect(stepText(begin('A'), 'duel', ['You', 'Livia'])).toBe('you begin');
  const line = [{ seat: 1, step: begin('A') }];
  expect(lineText(line, 'duel', ['You', 'Livia'])).toBe('Livia: you begin');
});

test('reasons that a review tells of anybody address nobody', () => {
  const told = texts('understand-en')
    .split(/^(?=[a-z])/m)
    .filter((one) => /^understand-reason-(?!odds|share)/.test(one));
  expect(told.filter((one) => /\b(you|your|they|them)\b/i.test(one.replace(/they no longer/, '')))).toEqual([]);
});
