/**
 * The page without a network: what the pages are made of, and finished games that were looked at before. Everything
 * else is asked of the server, always: a table that is played is never shown from memory.
 */
const SHELL = 'shell-__VERSION__';
const GAMES = 'games';
/** Filled in when the client is built: what tables and replays need. */
const PARTS = [];
const MOST_GAMES = 60;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(['/', ...PARTS])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name !== SHELL && name !== GAMES;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** What a page has loaded before the worker was there: the browser has it, so that nothing is sent again. */
self.addEventListener('message', (event) => {
  const urls = event.data?.loaded ?? [];
  event.waitUntil(caches.open(SHELL).then((shell) => Promise.allSettled(urls.map((url) => shell.add(url)))));
});

/** Files with a digest in their name never change. */
async function fromShell(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** Fetch a page; offline, return the start page cached at install. Navigation responses are never cached. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

/** Only what has ended is kept: a replay, or a table with a result. */
async function isOver(answer) {
  const told = await answer.json();
  return 'frames' in told || Boolean(told.table?.result);
}

/** A replay, and who sat there: as the server says, else as it said before. */
async function game(request) {
  const games = await caches.open(GAMES);
  try {
    const answer = await fetch(request);
    if (answer.ok && (await isOver(answer.clone()))) {
      await games.put(request.url, answer.clone());
      const keys = await games.keys();
      for (const old of keys.slice(0, Math.max(0, keys.length - MOST_GAMES))) await games.delete(old);
    }
    return answer;
  } catch (error) {
    const kept = await games.match(request.url);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/') || /^\/(favicon|icon-|manifest)/.test(pathname)) event.respondWith(fromShell(request));
  else if (/^\/api\/tables\/[\w-]+(\/replay)?$/.test(pathname)) event.respondWith(game(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request));
});
