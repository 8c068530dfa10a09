// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { AnalysisInfo, PuzzleList, StepInfo } from '$lib/api/types';
import Weighed from '$lib/analysis/Weighed.svelte';
import { spotsOfMove } from '$lib/analysis/move-spots';
import { stepOf } from '$lib/analysis/text';
import { loadGames } from '$lib/games/registry';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';
import { nextPuzzle, themeCounts } from '$lib/puzzles/choice';
import PuzzleIndex from '$lib/puzzles/PuzzleIndex.svelte';

const LIST = {
  game: 'duel',
  daily: 'duel-2',
  puzzles: [
    { id: 'duel-1', rating: 1000, themes: ['points'] },
    { id: 'duel-2', rating: 1200, themes: ['points', 'military'] },
    { id: 'duel-3', rating: 1500, themes: ['military'] },
  ],
} as PuzzleList;

beforeAll(async () => {
  await loadGames();
  const texts = ['en', 'understand-en', 'analysis-en'].map((name) =>
    readFileSync(join(import.meta.dirname, `../src/lib/generated/locale/${name}.txt`), 'utf8'),
  );
  lang.setBundle('en', makeBundle('en', texts.join('\n')));
});
afterEach(cleanup);

test('the next puzzle is unsolved, of the theme, and near the rating', () => {
  expect(nextPuzzle(LIST, '', [], 1450, 0)?.id).toBe('duel-3');
  expect(nextPuzzle(LIST, 'points', [], 1450, 0)?.id).toBe('duel-2');
  expect(nextPuzzle(LIST, 'points', ['duel-2'], 1450, 0)?.id).toBe('duel-1');
  expect(nextPuzzle(LIST, 'military', ['duel-2'], 1450, 0.99, 'duel-3')).toBeUndefined();
});

test('themes have the numbers of solved puzzles', () => {
  expect(themeCounts(LIST, ['duel-2'])).toEqual([
    { id: 'military', solved: 1, all: 2 },
    { id: 'points', solved: 1, all: 2 },
  ]);
});

test('the page of all puzzles has the one of the day, progress, themes and a list by theme', async () => {
  const { container, getByRole } = render(PuzzleIndex, { game: 'duel', list: LIST, ongame: () => {} });
  expect(container.querySelector('.daily')?.textContent).toContain('Puzzle of the day');
  expect(container.querySelector('.progress')?.textContent).toContain('0/3');
  expect(container.querySelectorAll('.list li')).toHaveLength(3);
  await fireEvent.click(getByRole('button', { name: /military/ }));
  const links = [...container.querySelectorAll('.list b')].map(({ textContent }) => textContent);
  expect(links).toEqual(['2', '3']);
});

test('a move of the list is told under the pointer and with the focus, for its ring', async () => {
  const step = stepOf({ id: 1, verb: 'sell', text: 'sell tavern', card: 'tavern', slot: 3 });
  const move = (step: StepInfo) => ({
    id: 1,
    step,
    value: 0.5,
    kind: 'estimate',
    visits: 94269,
    outcomes: {},
    line: [],
  });
  const analysis = { game: 'duel', seat: 0, moves: [move(step)] } as unknown as AnalysisInfo;
  const looked: (StepInfo | null)[] = [];
  const onlook = (step: StepInfo | null) => void looked.push(step);
  const { getByRole } = render(Weighed, { analysis, names: ['You', 'Livia'], onplay: () => {}, onlook });
  const button = getByRole('button');
  expect(button.textContent).not.toContain('94');
  await fireEvent.pointerEnter(button);
  await fireEvent.pointerLeave(button);
  await fireEvent.focus(button);
  await fireEvent.blur(button);
  expect(looked).toEqual([step, null, step, null]);
});

test('a move is about a card, and a wonder built with it', () => {
  document.body.innerHTML =
    '<div class="structure"><i data-thing="card-baths"></i></div><ul><li data-wonder="pyramids"></li></ul>';
  const found = (move: Parameters<typeof stepOf>[0]) =>
    spotsOfMove(stepOf(move)).map((spot) => document.querySelectorAll(spot).length);
  const text = '';
  expect(found({ id: 1, verb: 'raise', text, wonder: 'pyramids', card: 'baths', slot: 0, coins: 3 })).toEqual([1, 1]);
  expect(found({ id: 1, verb: 'sell', text, card: 'baths', slot: 0 })).toEqual([1]);
  expect(found({ id: 1, verb: 'sell', text, card: 'baths' })).toEqual([1]);
  expect(found({ id: 1, verb: 'begin', text, seat: 0 })).toEqual([]);
  document.body.innerHTML = '';
});
