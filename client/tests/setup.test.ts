// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ClassicSetup, DuelSetup, Setup } from '$lib/api/types';
import ClassicEditor from '$lib/games/classic/editor/ClassicEditor.svelte';
import { withCount, withoutExtraStages, withPlayers } from '$lib/games/classic/editor/setup';
import DuelEditor from '$lib/games/duel/editor/DuelEditor.svelte';
import { loadGames } from '$lib/games/registry';

const NAMES = ['Ana', 'Tiro'];
const city = (board: string, stages: ClassicSetup['seats'][number]['stages'] = []) => ({
  board,
  side: 'night' as const,
  coins: 4,
  cards: ['stockade'],
  stages,
  victories: [1, 0, 0],
  defeats: 1,
  hand: ['temple'],
});
const HOME: ClassicSetup = {
  game: 'classic',
  age: 2,
  turn: 5,
  discard: [
    { age: 1, card: 'altar' },
    { age: 2, card: null },
  ],
  seats: [city('rhodos', [{ age: 1, card: null }]), city('gizah'), city('babylon')],
};
const seat = { coins: 7, cards: ['altar'], wonders: [{ wonder: 'sphinx', card: 'baths' }], tokens: ['law'] };
const DUEL: DuelSetup = {
  game: 'duel',
  age: 2,
  seat: 1,
  pawn: -2,
  slots: Array.from({ length: 20 }, (_, n) => ({ state: n > 17 ? 'up' : 'down', card: n > 17 ? 'school' : null })),
  loot: [
    [true, false],
    [true, true],
  ],
  board: ['masonry'],
  discard: ['tavern'],
  seats: [seat, { coins: 3, cards: [], wonders: [], tokens: [] }],
};

beforeAll(async () => {
  await loadGames();
});
afterEach(cleanup);

const submit = () => screen.getByRole('button', { name: 'analysis-set-up' }).click();

describe('the editor of 7 Wonders', () => {
  it('returns the table that it was given', () => {
    const set: Setup[] = [];
    render(ClassicEditor, { setup: HOME, names: NAMES, onset: (setup: Setup) => set.push(setup) });
    submit();
    expect(set).toEqual([HOME]);
  });
  it('has each board once, however many play', () => {
    const boards = withPlayers(HOME, 7).seats.map(({ board }) => board);
    expect(new Set(boards).size).toBe(7);
    expect(withPlayers(HOME, 3).seats.map(({ board }) => board)).toEqual(['rhodos', 'gizah', 'babylon']);
  });
  it('keeps the known cards of a pile when their number changes', () => {
    expect(withCount(HOME.discard, 1, 2)).toEqual([
      { age: 2, card: null },
      { age: 1, card: 'altar' },
      { age: 1, card: null },
    ]);
    expect(withCount(HOME.discard, 1, 0)).toEqual([{ age: 2, card: null }]);
  });
  it('drops stages that another side of the board lacks', () => {
    const stages = [1, 2, 3].map((age) => ({ age, card: null }));
    expect(withoutExtraStages({ ...HOME, seats: [city('rhodos', stages)] }).seats[0]?.stages).toHaveLength(2);
  });
});

describe('the editor of Duel', () => {
  it('returns the table that it was given', () => {
    const set: Setup[] = [];
    render(DuelEditor, { setup: DUEL, names: NAMES, onset: (setup: Setup) => set.push(setup) });
    submit();
    expect(set).toEqual([DUEL]);
  });
  it('hides all cards of another age', () => {
    const set: Setup[] = [];
    render(DuelEditor, { setup: DUEL, names: NAMES, onset: (setup: Setup) => set.push(setup) });
    const age = screen.getByRole<HTMLSelectElement>('combobox', { name: 'analysis-age' });
    age.value = '3';
    age.dispatchEvent(new Event('change', { bubbles: true }));
    submit();
    expect((set[0] as DuelSetup).slots.every(({ state }) => state === 'down')).toBe(true);
  });
});
