import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { motions, SPEEDS } from '$lib/settings/motion.svelte';

function page(prefersReducedMotion: boolean, kept: string | null) {
  const wish = {
    matches: prefersReducedMotion,
    change: () => {},
    addEventListener: (_: string, told: () => void) => (wish.change = told),
  };
  const dataset: Record<string, string> = {};
  const store = new Map(kept === null ? [] : [['motion', kept]]);
  vi.stubGlobal('matchMedia', () => wish);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  motions.restore();
  return { wish, dataset, store };
}
afterEach(() => vi.unstubAllGlobals());

test('the system is heard until something is chosen', () => {
  const { wish, dataset, store } = page(false, null);
  expect([motions.effectiveSpeed, motions.pace, dataset.motion]).toEqual(['normal', 1, 'normal']);
  wish.matches = true;
  wish.change();
  expect([motions.effectiveSpeed, motions.pace, dataset.motion]).toEqual(['off', 0, 'off']);
  motions.use('fast');
  expect([motions.effectiveSpeed, dataset.motion, store.get('motion')]).toEqual(['fast', 'fast', 'fast']);
});

test('a choice is kept; an unknown one is none', () => {
  expect(page(true, 'slow').dataset.motion).toBe('slow');
  expect(page(true, 'warp').dataset.motion).toBe('off');
});

test('styles and scripts agree on every pace', () => {
  page(false, null);
  const styles = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
  for (const speed of SPEEDS.filter((one) => one === 'slow' || one === 'fast')) {
    motions.use(speed);
    expect(styles).toContain(`:root[data-motion='${speed}'] {\n  --pace: ${motions.pace};`);
  }
});

test('no part takes time but by the page’s pace', () => {
  const files = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const timed = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/^.*(?:animation|transition).*?\d+m?s\b.*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
  );
  // Repeated pulses are no movement between places; with motion off they stop like all animations.
  expect(timed.filter((line) => !/infinite|var\(--pace\)/.test(line))).toEqual([]);
});
