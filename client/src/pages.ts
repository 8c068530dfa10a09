/** Every page by its path. Pages come one at a time, when somebody goes there. */
import type { Component } from 'svelte';

interface Page {
  default: Component;
}

const PAGES: [RegExp, () => Promise<Page>][] = [
  [/^\/$/, () => import('./pages/Home.svelte')],
  [/^\/table\/([\w-]+)\/?$/, () => import('./pages/Table.svelte')],
  [/^\/replay(\/[\w-]+)?\/?$/, () => import('./pages/Replay.svelte')],
  [/^\/position\/?$/, () => import('./pages/Position.svelte')],
  [/^\/rules(\/(duel|classic))?\/?$/, () => import('./pages/Rules.svelte')],
  [/^\/analysis\/?$/, () => import('./pages/Analysis.svelte')],
  [/^\/explorer\/?$/, () => import('./pages/Explorer.svelte')],
  [/^\/learn\/[\w-]+\/?$/, () => import('./pages/Learn.svelte')],
  [/^\/puzzles(\/[\w-]+)?\/?$/, () => import('./pages/Puzzles.svelte')],
  [/^\/help\/?$/, () => import('./pages/Help.svelte')],
  [/^\/gallery\/?$/, () => import('./pages/Gallery.svelte')],
  [/^\/demo\/([\w-]+)\/?$/, () => import('./pages/Demo.svelte')],
];

/** Return a page with the path that it is of: the page that is being left must not be drawn again with the next one's. */
export async function pageAt(path: string): Promise<{ path: string; Shown: Component }> {
  const found = PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? (() => import('./pages/Missing.svelte'));
  return { path, Shown: (await found()).default };
}
