// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import Bubble from '$lib/games/shared/Bubble.svelte';
import { loadGames } from '$lib/games/registry';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';
import { help, type Kept } from '$lib/ui/tooltip.svelte';

const SIZE = { width: 300, height: 150 };
const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);

beforeAll(async () => {
  await loadGames();
  const text = readFileSync(join(import.meta.dirname, '../src/lib/generated/locale/en.txt'), 'utf8');
  lang.setBundle('en', makeBundle('en', text));
  Object.assign(window, { innerWidth: 1440, innerHeight: 900 });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SIZE.width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(SIZE.height);
});
afterEach(() => {
  help.leave();
  cleanup();
});

/** Return the box of the tooltip of an open card of Duel. */
function show(near: DOMRect, kept: Kept) {
  help.shown = { subject: { kind: 'card', game: 'duel', id: 'baths' }, near, kept, byTouch: false };
  const { container } = render(Bubble);
  const { style } = container.querySelector<HTMLElement>('.bubble')!;
  return box(parseFloat(style.left), parseFloat(style.top), SIZE.width, SIZE.height);
}

test('the tooltip of an open card stands below it', () => {
  const card = box(500, 500, 130, 195);
  const bubble = show(card, { box: card, field: box(300, 110, 840, 585), side: 'below' });
  expect(bubble.top).toBeGreaterThanOrEqual(card.bottom);
});

test('without space below it the tooltip stands beside all cards', () => {
  const card = box(440, 690, 130, 195);
  const field = box(300, 110, 520, 775);
  expect(show(card, { box: card, field, side: 'below' }).left).toBeGreaterThanOrEqual(field.right);
});

test('the tooltip of a wonder on offer stands beside the offer', () => {
  const offer = box(350, 130, 730, 540);
  const bubble = show(box(350, 130, 360, 250), { box: offer, field: offer, side: 'beside' });
  expect(bubble.left).toBeGreaterThanOrEqual(offer.right);
});
