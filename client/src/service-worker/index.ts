/**
 * Offline copy of the client: the start page, its code, finished games that were opened before, and the engine once the
 * player has downloaded it. The addresses of code and engine contain digests. A new version of this worker waits until no
 * page of the version before is open, and deletes the files of that version only then: so versions never mix.
 *
 * Navigations are answered by the network. Offline they get the start page that was stored at installation; a response to
 * a navigation is never stored. Requests to the API go to the network, except replays of finished games.
 */
import { version } from '$app/env';
import { assets, immutable } from '$app/manifest';
import { resolve } from '$app/paths';

const worker = self as unknown as ServiceWorkerGlobalScope;

const SHELL = `shell-${version}`;
const GAMES = 'games';
const engineCache = (digest: string): string => `engine-${digest}`;
const ENGINE = engineCache(import.meta.env['VITE_ENGINE'] ?? '');
/** Finished games kept for replays without a network. */
const MAX_GAMES = 60;
const START = resolve('/');
const API = `${START}api/`;
const ENGINES = `${START}engine/`;
/** Code of any version, also of a newer one whose worker waits. */
const CODE = `${START}_app/immutable/`;
/** Fonts and languages are stored on first use: a player needs one of five languages. */
const STORED_ON_USE = /\.(woff2|txt)$/;

const files = new Set([...immutable, ...assets].map(({ path }) => START + path));
const precached = [...files].filter((path) => !STORED_ON_USE.test(path));

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([START, ...precached])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => worker.clients.claim()));
});

/** A page sends the addresses of the files that it loaded before the worker was active; the browser still has them. */
worker.addEventListener('message', (event) => {
  const { loaded = [], engine } = (event.data ?? {}) as { loaded?: string[]; engine?: string };
  if (engine) event.waitUntil(storeNetworks(engine));
  const missed = loaded.map((address) => new URL(address).pathname).filter((path) => STORED_ON_USE.test(path));
  const texts = missed.flatMap((path) => textsWith(path));
  event.waitUntil(store([...missed, ...texts].filter((path) => files.has(path))));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (files.has(pathname)) {
    event.respondWith(fromCache(request, SHELL));
    const texts = textsWith(pathname);
    if (texts.length) event.waitUntil(store(texts));
  } else if (pathname.startsWith(ENGINES)) event.respondWith(fromCache(request, engineCache(digestIn(pathname))));
  else if (pathname.startsWith(CODE)) event.respondWith(stored(request));
  else if (isGame(pathname)) event.respondWith(game(request));
  else if (request.mode === 'navigate' && !pathname.startsWith(API)) event.respondWith(page(request));
});

/** Return all texts in the language of a text: `/…/en.DIGEST.txt` and `/…/rules-en.DIGEST.txt`. */
function textsWith(pathname: string): string[] {
  const language = languageOf(pathname);
  return language === undefined ? [] : [...files].filter((path) => languageOf(path) === language);
}

const languageOf = (pathname: string): string | undefined => /[/-]([a-z]{2})\.[\w-]+\.txt$/.exec(pathname)?.[1];

/** Store files that are not stored yet. */
async function store(paths: string[]): Promise<void> {
  const cache = await caches.open(SHELL);
  await Promise.allSettled([...new Set(paths)].map(async (path) => (await cache.match(path)) ?? cache.add(path)));
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![SHELL, GAMES, ENGINE].includes(name)).map((name) => caches.delete(name)));
}

const digestIn = (pathname: string): string => pathname.slice(ENGINES.length).split('/')[0]!;

const stored = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/** Return a file of the build. Its address contains a hash of its content, so a stored copy is current. */
async function fromCache(request: Request, cache: string): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(cache)).put(request, response.clone());
  return response;
}

/** Store the networks of all levels and the description of the games, so that every level plays without a network. */
async function storeNetworks(engine: string): Promise<void> {
  const cache = await caches.open(engineCache(digestIn(new URL(engine).pathname)));
  const { networks } = (await (await fetch(`${engine}engine.json`)).json()) as { networks: string[] };
  for (const name of ['meta.json', ...networks.map((network) => `networks/${network}`)]) {
    const address = engine + name;
    if (!(await cache.match(address))) await cache.add(address);
  }
}

/** Return a page from the network. A static host knows no addresses with parameters: they get the start page, too. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    return response.status === 404 ? ((await caches.match(START)) ?? response) : response;
  } catch (error) {
    const start = await caches.match(START);
    if (start) return start;
    throw error;
  }
}

const isGame = (pathname: string): boolean =>
  pathname.startsWith(API) && /^tables\/[\w-]+(\/replay)?$/.test(pathname.slice(API.length));

/** Return a table or replay from the network, or the stored copy of a finished game if there is no network. */
async function game(request: Request): Promise<Response> {
  const games = await caches.open(GAMES);
  try {
    const response = await fetch(request);
    if (response.ok && (await isFinished(response.clone()))) {
      await games.put(request.url, response.clone());
      await removeOldest(games);
    }
    return response;
  } catch (error) {
    const stored = await games.match(request.url);
    if (stored) return stored;
    throw error;
  }
}

async function isFinished(response: Response): Promise<boolean> {
  const body = (await response.json()) as { frames?: unknown; table?: { result?: unknown } };
  return body.frames !== undefined || Boolean(body.table?.result);
}

async function removeOldest(games: Cache): Promise<void> {
  const stored = await games.keys();
  await Promise.all(stored.slice(0, Math.max(0, stored.length - MAX_GAMES)).map((key) => games.delete(key)));
}
