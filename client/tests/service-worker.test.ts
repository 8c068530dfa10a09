import { beforeEach, expect, test, vi } from 'vitest';

/** A variable, because the compiler has other global types for workers. */
const WORKER = '../src/service-worker/index.ts';
const ORIGIN = 'http://localhost';

interface FetchEvent {
  request: { url: string; method: string; mode: string };
  respondWith: (response: Promise<Response>) => void;
}
type Extendable = { waitUntil: (work: Promise<unknown>) => void };

/** A worker in its own global scope, with one cache and a network that can be switched off. */
class WorkerHarness {
  online = true;
  readonly cache = new Map<string, string>();
  readonly #handlers = new Map<string, (event: never) => void>();

  constructor() {
    const load = async (request: string | { url: string }) => {
      if (!this.online) throw new TypeError('offline');
      return new Response(
        `content of ${new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname}`,
      );
    };
    const key = (request: string | { url: string }) =>
      new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
    const match = async (request: string | { url: string }) => {
      const text = this.cache.get(key(request));
      return text === undefined ? undefined : new Response(text);
    };
    const put = async (request: string | { url: string }, response: Response) =>
      void this.cache.set(key(request), await response.text());
    const add = async (url: string) => put(url, await load(url));
    const cache = { match, put, add, addAll: (urls: string[]) => Promise.all(urls.map(add)), keys: async () => [] };
    vi.stubGlobal('self', {
      addEventListener: (type: string, handler: (event: never) => void) => this.#handlers.set(type, handler),
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
      location: { origin: ORIGIN },
    });
    vi.stubGlobal('caches', { open: async () => cache, match, keys: async () => [], delete: async () => true });
    vi.stubGlobal('fetch', load);
  }

  async install(): Promise<void> {
    vi.resetModules();
    await import(WORKER);
    let work: Promise<unknown> = Promise.resolve();
    const event: Extendable = { waitUntil: (promise) => (work = promise) };
    this.#handlers.get('install')?.(event as never);
    await work;
  }

  async receive(data: unknown): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    this.#handlers.get('message')?.({ data, waitUntil: (promise: Promise<unknown>) => (work = promise) } as never);
    await work;
  }

  /** Navigate to a path; return the text of the worker's response, or null if it leaves the request alone. */
  async navigate(path: string): Promise<string | null> {
    let answer: Promise<Response> | null = null;
    const event: FetchEvent = {
      request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' },
      respondWith: (response) => (answer = response),
    };
    this.#handlers.get('fetch')?.(event as never);
    await new Promise((resolve) => setImmediate(resolve));
    return answer === null ? null : (await (answer as Promise<Response>)).text();
  }
}

let worker: WorkerHarness;
beforeEach(async () => {
  worker = new WorkerHarness();
  await worker.install();
});

test('offline pages get the start page cached at install', async () => {
  expect(await worker.navigate('/rules')).toBe('content of /rules');
  worker.online = false;
  expect(await worker.navigate('/rules')).toBe('content of /');
});

test('a navigation never replaces the cached start page', async () => {
  for (const path of ['/api/health', '/table/abc', '/no-such-page']) await worker.navigate(path);
  expect(worker.cache.get('/')).toBe('content of /');
});

test('navigations to the API are left to the network', async () => {
  expect(await worker.navigate('/api/health')).toBeNull();
});

test('a language that was loaded before the worker was there is stored', async () => {
  await worker.receive({ loaded: [`${ORIGIN}/_app/immutable/assets/en.txt`, `${ORIGIN}/api/meta`] });
  expect(worker.cache.has('/_app/immutable/assets/en.txt')).toBe(true);
  expect(worker.cache.has('/api/meta')).toBe(false);
});

test('code is stored at installation, languages on first use', () => {
  expect([...worker.cache.keys()].sort()).toEqual(['/', '/_app/immutable/chunks/app.js', '/favicon.svg']);
});
