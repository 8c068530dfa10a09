// Write the sprites: the icons of art/icons with a type of their names, and the pictures that art/pictures draws.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const client = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(client, 'src', 'lib', 'generated');

const sprite = (symbols) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;

/** Return the file as a symbol: the drawing without its namespace, spaces between elements removed. */
function iconSymbol(name, source) {
  const [, attributes, body] = source.match(/^<svg xmlns="[^"]*"([^>]*)>(.*)<\/svg>\s*$/s);
  return `<symbol id="${name}"${attributes}>${body.replaceAll(/>\s+</g, '><').replaceAll(/\s+/g, ' ').trim()}</symbol>`;
}

const groups = readdirSync(join(client, 'art', 'icons')).sort();
const icons = Object.fromEntries(
  groups.map((group) => [
    group,
    readdirSync(join(client, 'art', 'icons', group)).map((file) => file.replace('.svg', '')),
  ]),
);
const symbols = groups.flatMap((group) =>
  icons[group].map((name) =>
    iconSymbol(name, readFileSync(join(client, 'art', 'icons', group, `${name}.svg`), 'utf8')),
  ),
);
writeFileSync(join(target, 'icons.svg'), sprite(symbols));
writeFileSync(
  join(target, 'icons.ts'),
  `/** The names of all icons by group. Written by scripts/assets.mjs. */\nexport const ICONS = ${JSON.stringify(icons)} as const;\n` +
    'export type IconName = (typeof ICONS)[keyof typeof ICONS][number];\n',
);

// The pictures are TypeScript, which Node runs from version 22 on; bundling them works everywhere.
const module = join(target, 'pictures.mjs');
const bundle = await rolldown({ input: join(client, 'art', 'pictures', 'index.ts'), tsconfig: false });
await bundle.write({ file: module });
await bundle.close();
const { BUILDING_SYMBOLS, WONDER_SYMBOLS } = await import(pathToFileURL(module).href);
rmSync(module);
writeFileSync(join(target, 'buildings.svg'), sprite(BUILDING_SYMBOLS));
writeFileSync(join(target, 'wonders.svg'), sprite(WONDER_SYMBOLS));
