// Write the fonts with the letters of the client's languages, without layout features that no style uses.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const client = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(client, 'src', 'lib', 'generated', 'fonts');
const packages = createRequire(import.meta.url);

const FACES = ['alegreya', 'source-sans-3'];
/** `font-variant-numeric` of base.css needs lnum and tnum; the others are on by default. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

const letters = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n));
/** The ranges are those of styles/fonts.css. */
const PARTS = {
  latin: `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}ŒœŸ${letters(0x2010, 0x2027)}‹›€™←↑→↓−∕≈≤≥`,
  'latin-ext': letters(0x100, 0x17f) + letters(0x218, 0x21b),
};

mkdirSync(target, { recursive: true });
for (const face of FACES) {
  for (const [part, text] of Object.entries(PARTS)) {
    const name = `${face}-${part}-wght-normal.woff2`;
    const source = readFileSync(packages.resolve(`@fontsource-variable/${face}/files/${name}`));
    const font = await subsetFont(source, text, { targetFormat: 'woff2', keepFeatures: FEATURES });
    writeFileSync(join(target, name), font);
  }
}
