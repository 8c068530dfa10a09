// Copy what the client shows from the one source of truth: the games' data and the languages' texts.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageTypes } from './messages.mjs';

const client = dirname(dirname(fileURLToPath(import.meta.url)));
const source = join(client, '..', 'src', 'sevenwonders');
const target = join(client, 'src', 'lib', 'generated');
const LANGUAGES = readdirSync(join(source, 'i18n', 'locale'));
const TOPICS = ['duel-names', 'duel', 'classic-names', 'classic', 'effects', 'errors', 'agents', 'client', 'table'];
/** Texts that only some pages need, each in a file of its own that is loaded when it is. */
const LAZY_TOPICS = ['guide', 'rules', 'understand', 'analysis'];

rmSync(target, { recursive: true, force: true });
mkdirSync(join(target, 'locale'), { recursive: true });

for (const game of ['duel', 'classic']) {
  const data = JSON.parse(readFileSync(join(source, game, `${game}.json`), 'utf8'));
  writeFileSync(join(target, `${game}.json`), JSON.stringify(data));
}

// Comments are for translators; without them and blank lines a language is a third smaller.
const write = (language, topics, name) => {
  const files = topics.map((topic) => join(source, 'i18n', 'locale', language, `${topic}.ftl`));
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const lines = texts.join('\n').split('\n');
  const kept = lines.filter((line) => !/^#/.test(line) && line.trim() !== '');
  writeFileSync(join(target, 'locale', `${name}.txt`), `${kept.join('\n')}\n`);
};
for (const language of LANGUAGES) {
  write(language, TOPICS, language);
  for (const topic of LAZY_TOPICS) write(language, [topic], `${topic}-${language}`);
}
const topicFiles = (language) =>
  [...TOPICS, ...LAZY_TOPICS].map((topic) => join(source, 'i18n', 'locale', language, `${topic}.ftl`));
const allTexts = (language) =>
  topicFiles(language)
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
writeFileSync(join(target, 'messages.ts'), messageTypes(LANGUAGES.map((language) => allTexts(language).join('\n'))));

// The numbers of the rules are those of their texts, in their order: chapters, and what stands in each.
const rules = { duel: [], classic: [] };
const english = readFileSync(join(source, 'i18n', 'locale', 'en', 'rules.ftl'), 'utf8');
for (const [, letter, chapter, rule] of english.matchAll(/^rules-([dc])(\d+)-(\w+) =/gm)) {
  const number = `${letter.toUpperCase()}${chapter}`;
  const chapters = rules[letter === 'd' ? 'duel' : 'classic'];
  if (rule === 'title') chapters.push({ number, rules: [] });
  else chapters.at(-1).rules.push(rule === '0' ? number : `${number}.${rule}`);
}
writeFileSync(join(target, 'rules.json'), JSON.stringify(rules));

await import('./assets.mjs');
await import('./fonts.mjs');
