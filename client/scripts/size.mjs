// Weigh what a first visit transfers: the page, what it loads at once, one language, the fonts. Fail above the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 300_000;
const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const weigh = (file) => {
  const bytes = readFileSync(join(dist, file));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};
const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const entry = assets.filter((file) => page.includes(file));
const reached = new Set(entry);
for (const file of reached) {
  if (!file.endsWith('.js')) continue;
  const text = readFileSync(join(dist, file), 'utf8');
  for (const [, name] of text.matchAll(/from\s*"\.\/([^"]+)"|import\s*"\.\/([^"]+)"/g))
    if (name) reached.add(`assets/${name}`);
}
const pick = (pattern) => assets.filter((file) => pattern.test(file));
const largest = (files) => files.sort((a, b) => weigh(b) - weigh(a)).slice(0, 1);
const parts = {
  page: ['index.html'],
  code: [...reached].filter((file) => file.endsWith('.js')),
  style: [...reached].filter((file) => file.endsWith('.css')),
  'home page': [...pick(/\/Home-.*\.js$/), ...pick(/\/Home-.*\.css$/)],
  pictures: pick(/\/Pictures-.*\.js$/),
  language: largest(pick(/\/(en|sr|pl|et|ro)-.*\.js$/)),
  fonts: pick(/latin(-ext)?-wght-normal.*\.woff2$/),
};
let total = 0;
for (const [part, files] of Object.entries(parts)) {
  const bytes = files.reduce((sum, file) => sum + weigh(file), 0);
  total += bytes;
  console.log(`${part.padEnd(10)} ${(bytes / 1000).toFixed(1).padStart(7)} kB`);
}
console.log(`${'total'.padEnd(10)} ${(total / 1000).toFixed(1).padStart(7)} kB of ${LIMIT / 1000} kB`);
if (total > LIMIT) process.exit(1);
