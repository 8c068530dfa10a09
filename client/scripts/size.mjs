// Weigh the first visit to the start page: the page, the files it names, its language, sprites and fonts. Fail above the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 300_000;
const client = dirname(dirname(fileURLToPath(import.meta.url)));
const site = resolve(client, process.env.CLIENT_OUTPUT ?? '../src/sevenwonders/server/static');
const weigh = (file) => {
  const bytes = readFileSync(join(site, file));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};
const manifest = JSON.parse(readFileSync(join(client, '.svelte-kit/output/client/.vite/manifest.json'), 'utf8'));
const assets = readdirSync(join(site, '_app/immutable/assets')).map((name) => `_app/immutable/assets/${name}`);

/** Add a chunk, its styles and what it imports. */
const reached = new Set();
function reach(key) {
  const chunk = manifest[key];
  if (reached.has(chunk.file)) return;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) reached.add(file);
  for (const imported of chunk.imports ?? []) reach(imported);
}
const isFirst = ({ src = '', name = '' }) =>
  src.endsWith('routes/+page.svelte') || ['entry/start', 'entry/app', 'nodes/0', 'nodes/2'].includes(name);
for (const [key, chunk] of Object.entries(manifest)) if (isFirst(chunk)) reach(key);

const pick = (pattern) => assets.filter((file) => pattern.test(file) && !/\.(gz|br)$/.test(file));
const largest = (files) => files.sort((a, b) => weigh(b) - weigh(a)).slice(0, 1);
const parts = {
  page: ['index.html'],
  code: [...reached].filter((file) => file.endsWith('.js')),
  style: [...reached].filter((file) => file.endsWith('.css')),
  icons: pick(/\/icons\./),
  pictures: pick(/\/wonders\./),
  language: largest(pick(/\/[a-z]{2}\.[\w-]+\.txt$/)),
  fonts: pick(/latin(-ext)?-wght-normal.*\.woff2$/),
};
let total = 0;
for (const [part, files] of Object.entries(parts)) {
  const bytes = files.reduce((sum, file) => sum + weigh(file), 0);
  total += bytes;
  console.log(`${part.padEnd(10)} ${(bytes / 1000).toFixed(1).padStart(7)} kB in ${files.length} files`);
}
console.log(`${'total'.padEnd(10)} ${(total / 1000).toFixed(1).padStart(7)} kB of ${LIMIT / 1000} kB`);
if (total > LIMIT) process.exit(1);
