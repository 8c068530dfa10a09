// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { View } from '$lib/api/types';
import Board from '$lib/games/Board.svelte';
import { loadGame } from '$lib/games/registry';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';

const folder = join(import.meta.dirname, '../fixtures');
const fixtures = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));
const read = (name: string) =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { view: View; seat: number | null };

beforeAll(async () => {
  const text = readFileSync(join(import.meta.dirname, '../src/lib/generated/locale/en.txt'), 'utf8');
  lang.setBundle('en', makeBundle('en', text));
  await Promise.all([loadGame('duel'), loadGame('classic')]);
});
afterEach(cleanup);

async function mount(name: string) {
  const { view, seat } = read(name);
  const played: number[] = [];
  const { Board } = await loadGame(view.game);
  const names = view.cities.map((_, n) => `Player ${n}`);
  const { container } = render(Board, {
    view,
    seat,
    names,
    shared: true,
    onmove: (move: number) => played.push(move),
  });
  await tick();
  return { view, played, container };
}

const buttons = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLButtonElement>('button')].filter((button) => !button.disabled);
/** The places of moves: the draft, questions, the hand or the structure, and the panel of a selected card. */
const AREAS = '.draft, .question, .hand, .structure';
const choices = (root: ParentNode) => [...root.querySelectorAll(AREAS)].flatMap(buttons);
const actions = (root: ParentNode) =>
  [...root.querySelectorAll('section.actions')].flatMap(buttons).filter((button) => button.className !== 'close');

async function click(button: HTMLButtonElement): Promise<void> {
  button.click();
  await tick();
}

/** Click every choice, and after it every action that it offers. */
async function playEverything({ played, container }: Awaited<ReturnType<typeof mount>>): Promise<void> {
  for (let choice = 0; choice < choices(container).length; choice += 1) {
    for (let action = 0; action === 0 || action < actions(container).length; action += 1) {
      const before = played.length;
      const button = choices(container)[choice];
      if (button && !actions(container).length) await click(button);
      const offered = actions(container)[action];
      if (played.length > before || !offered) break;
      await click(offered);
      const again = choices(container)[choice];
      if (again && !actions(container).length) await click(again);
    }
    const close = container.querySelector<HTMLButtonElement>('section.actions .close');
    if (close) await click(close);
  }
}

test.each(['duel-age2', 'classic-opening'])('%s keeps its elements when the next view arrives', async (name) => {
  const { view, seat } = read(name);
  const names = view.cities.map((_, n) => `Player ${n}`);
  const { container, rerender } = render(Board, { view, seat, names });
  await vi.waitFor(() => expect(choices(container).length).toBeGreaterThan(0));
  const before = [...container.querySelectorAll('[data-slot], .hand > *, [data-city]')];
  expect(before.length).toBeGreaterThan(0);
  await rerender({ view: structuredClone(view) });
  await tick();
  expect(before.filter((node) => !container.contains(node))).toEqual([]);
});

test.each(fixtures)('%s shows every city and every message, and each move can be clicked', async (name) => {
  const board = await mount(name);
  const text = board.container.textContent ?? '';
  expect([...board.view.cities.keys()].filter((n) => !text.includes(`Player ${n}`))).toEqual([]);
  expect(text.match(/\b(duel|classic|client|effect|game)-[a-z]+/)).toBeNull();
  await playEverything(board);
  const moves = board.view.moves.map(({ id }) => id);
  expect([...new Set(board.played)].sort((a, b) => a - b)).toEqual([...moves].sort((a, b) => a - b));
});

test('shows a view of another game on its own board, as after a position was set up', async () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
  const props = (name: string) => {
    const { view, seat } = read(name);
    return { view, seat, names: view.cities.map((_, n) => `Player ${n}`) };
  };
  const { container, rerender } = render(Board, props('duel-age1'));
  await vi.waitFor(() => expect(container.querySelector('.structure')).not.toBeNull());
  await rerender(props('classic-three'));
  await vi.waitFor(() => expect(container.querySelector('section.hand')).not.toBeNull());
  expect(container.querySelector('.structure')).toBeNull();
});

test('a card that is free through a chain has that told once', async () => {
  const { container } = await mount('duel-full');
  const free = buttons(container).find((card) => card.matches('.open') && card.textContent?.includes('Pantheon'));
  if (free) await click(free);
  const panel = container.querySelector('section.actions')?.textContent ?? '';
  expect(panel).toMatch(/free, because .* is in the city/);
  expect(panel).not.toContain('Free with');
});
