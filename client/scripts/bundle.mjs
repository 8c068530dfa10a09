// Put the built client where the server looks for it, with a packed copy beside each file that packs well.
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const client = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(client, '..', 'src', 'sevenwonders', 'server', 'static');

rmSync(target, { recursive: true, force: true });
cpSync(join(client, 'dist'), target, { recursive: true });

// The worker is told what tables and replays are made of; languages and what is rarely opened come as they are used.
const RARELY = /^(Gallery|Help|Rules|Puzzles|Analysis|Learn|Demo|Position)|-?(en|sr|pl|et|ro)-[\w-]+\.js$/;
const parts = readdirSync(join(target, 'assets')).filter((name) => /\.(js|css)$/.test(name) && !RARELY.test(name));
const worker = join(target, 'sw.js');
const version = createHash('sha256').update(parts.join()).digest('hex').slice(0, 12);
writeFileSync(
  worker,
  readFileSync(worker, 'utf8')
    .replace('__VERSION__', version)
    .replace('const PARTS = [];', `const PARTS = ${JSON.stringify(parts.map((name) => `/assets/${name}`))};`),
);

let files = 0;
for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(html|js|css|svg|json|txt|webmanifest)$/.test(name)) continue;
  const path = join(target, name);
  const bytes = readFileSync(path);
  const packed = {
    gz: gzipSync(bytes, { level: 9 }),
    br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  };
  for (const [suffix, content] of Object.entries(packed))
    if (content.length < bytes.length) writeFileSync(`${path}.${suffix}`, content);
  files += 1;
}
console.log(`${target}: ${files} files packed`);
