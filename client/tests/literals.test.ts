import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ESLINT = ['node_modules/eslint/bin/eslint.js', '--format', 'json'];
const STYLELINT = ['node_modules/stylelint/bin/stylelint.mjs', '--formatter', 'json'];

interface Result {
  warnings?: { line: number }[];
  messages?: { line: number }[];
}

/** Return the lines in which a linter finds errors in the source of a component. */
const wrongLines = (linter: string[], source: string): string[] => {
  const command = [...linter, '--stdin', '--stdin-filename', 'src/lib/ui/Example.svelte'];
  const run = spawnSync(process.execPath, command, { cwd: ROOT, input: source, encoding: 'utf8' });
  // stylelint reports on standard error, eslint on standard output.
  const results = JSON.parse(run.stdout || run.stderr) as Result[];
  const found = results.flatMap((result) => [...(result.warnings ?? []), ...(result.messages ?? [])]);
  return found.sort((a, b) => a.line - b.line).map(({ line }) => source.split('\n')[line - 1]!);
};

test('a literal in a style is an error', () => {
  const literals = [
    'p { color: #fff }',
    'p { background: white }',
    'p { box-shadow: 0 1px 2px rgb(0 0 0 / 0.5) }',
    'p { z-index: 3 }',
    'p { font-size: 1.2rem }',
    'p { font: 700 12px / 1 var(--text-face) }',
    'p { --goods-size: 1rem }',
    'p { border-radius: 5px }',
    'p { border-top-left-radius: 50% }',
    '@media (width < 900px) { p { margin: 0 } }',
  ];
  expect(wrongLines(STYLELINT, `<style>\n${literals.join('\n')}\n</style>\n`)).toEqual(literals);
});

test('tokens and proportions are allowed in a style', () => {
  const source = `<style>
p { color: color-mix(in oklab, var(--accent), transparent 40%) }
p { font: 700 0.8em / 1 var(--text-face) }
p { font-size: max(var(--text-min), 17cqw) }
p { border-radius: calc(var(--card-w, 7rem) * 0.06) }
@media (--narrow) { p { margin: 0 } }
</style>`;
  expect(wrongLines(STYLELINT, source)).toEqual([]);
});

test('a colour in an attribute and a breakpoint in a script are errors', () => {
  const script = "const narrow = matchMedia('(width < 900px)').matches;";
  const markup = '<i fill="#abc">{narrow}</i>';
  expect(wrongLines(ESLINT, `<script lang="ts">\n${script}\n</script>\n\n${markup}\n`)).toEqual([script, markup]);
});

test('every custom property that a style uses is defined', () => {
  const files = globSync(['src/**/*.{css,svelte,ts}', 'art/pictures/*.ts'], { cwd: ROOT });
  const text = files.map((file) => readFileSync(`${ROOT}${file}`, 'utf8')).join('\n');
  const defined = new Set([...text.matchAll(/(?<![\w(-])(--[a-z][\w-]*)(?=['"]?[:=,])/g)].map((match) => match[1]));
  const used = new Set([...text.matchAll(/var\((--[a-z][\w-]*)\)/g)].map((match) => match[1]));
  expect(used.size).toBeGreaterThan(100);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
