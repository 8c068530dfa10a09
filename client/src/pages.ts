/** Routes; each page is a chunk that is loaded on the first visit. */
import type { Component } from 'svelte';
import { reloadOnce } from './reload';

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

/** Load the page of a path. If its chunk is missing, as after a deployment, reload the document. */
export async function loadPage(path: string): Promise<Component> {
  const load = PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? (() => import('./pages/Missing.svelte'));
  return (await load().catch(reloadOnce)).default;
}
