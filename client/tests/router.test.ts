import { beforeEach, expect, test, vi } from 'vitest';

/** A browser with one history, enough for the router. */
const address = new URL('http://localhost/');
const entries: { url: string; state: unknown }[] = [];
const listeners = new Map<string, (event: never) => void>();
const focused: string[] = [];
const body = { tabIndex: 0, focus: () => focused.push('body'), removeAttribute: () => {} };

function stubBrowser(): void {
  address.href = 'http://localhost/';
  entries.length = focused.length = 0;
  entries.push({ url: address.href, state: null });
  const visit = (state: unknown, url: string) => {
    address.href = new URL(url, address).href;
    return { url: address.href, state };
  };
  const on = (type: string, listener: (event: never) => void) => listeners.set(type, listener);
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    state: null,
    pushState: (state: unknown, _: string, url: string) => entries.push(visit(state, url)),
    replaceState: (state: unknown, _: string, url: string) => entries.splice(-1, 1, visit(state, url)),
  });
  vi.stubGlobal('addEventListener', on);
  vi.stubGlobal('document', { addEventListener: on, body, title: 'Puzzles' });
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_: number, y: number) => vi.stubGlobal('scrollY', y));
}

async function makeRouter() {
  vi.resetModules();
  return new (await import('$lib/navigation/router.svelte')).Router();
}

function back(): void {
  entries.pop();
  address.href = entries.at(-1)!.url;
  listeners.get('popstate')!({ state: entries.at(-1)!.state } as never);
}

beforeEach(stubBrowser);

test('following a link keeps its query', async () => {
  const router = await makeRouter();
  const link = new URL('http://localhost/puzzles?page=2#top');
  const anchor = {
    target: '',
    origin: link.origin,
    pathname: link.pathname,
    search: link.search,
    hash: link.hash,
    hasAttribute: () => false,
  };
  const target = { closest: () => anchor };
  listeners.get('click')!({ button: 0, target, preventDefault: () => {} } as never);
  expect(address.pathname + address.search + address.hash).toBe('/puzzles?page=2#top');
  expect(router.path).toBe('/puzzles');
});

test('a replaced address changes the path, not the page', async () => {
  const router = await makeRouter();
  router.go('/puzzles');
  router.replace('/puzzles/duel-17');
  expect([router.path, router.visit]).toEqual(['/puzzles/duel-17', 1]);
  router.go('/puzzles');
  expect([router.path, router.visit]).toEqual(['/puzzles', 2]);
});

test('a new page gets the focus and is announced, the first one is not', async () => {
  const router = await makeRouter();
  router.arrived();
  expect([focused.length, router.announcement]).toEqual([0, '']);
  router.go('/puzzles');
  router.arrived();
  expect([focused.length, router.announcement]).toEqual([1, 'Puzzles']);
});

test('going back restores the scroll position', async () => {
  const router = await makeRouter();
  vi.stubGlobal('scrollY', 171);
  router.go('/puzzles');
  router.arrived();
  expect(scrollY).toBe(0);
  back();
  router.arrived();
  expect(scrollY).toBe(171);
});
