import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EVENTS, LANGUAGES } from '$lib/api/types';
import type { Effect } from '$lib/games/shared/effects';
import { CARDS, CHAINS, RESOURCES, SYMBOLS } from '$lib/games/contents';
import { TOKENS, WONDERS } from '$lib/games/duel/content';
import { BOARDS } from '$lib/games/classic/content';
import { LESSONS as CLASSIC_LESSONS, WITH_ARGUMENTS as CLASSIC_WITH_ARGUMENTS } from '$lib/games/classic/lessons';
import { LESSONS, WITH_ARGUMENTS } from '$lib/games/duel/lessons';
import { DONE_BY } from '$lib/games/shared/lesson';
import { type Language, lang, makeBundle, t } from '$lib/i18n/lang.svelte';
import { cardText, costText, effectText, nameOf, resourceName } from '$lib/games/shared/game-text';
import { LEVELS, PERSONAS } from '$lib/games/shared/seats';

const source = fileURLToPath(new URL('../src', import.meta.url));
const texts = (name: string) => readFileSync(join(source, 'lib', 'generated', 'locale', `${name}.txt`), 'utf8');
/** The files that every page loads, and those that only some load. */
const LAZY_TOPICS = ['guide', 'rules', 'understand', 'analysis'];
const read = (language: string) =>
  [language, ...LAZY_TOPICS.map((topic) => `${topic}-${language}`)].map(texts).join('\n');
const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
/** The names of the arguments of each message. */
const argumentsOf = (text: string) =>
  new Map(
    text
      .split(/^(?=[a-z])/m)
      .map((entry) => [
        entry.split(' =')[0] ?? '',
        [...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join(),
      ]),
  );

/** The endings of the ids that are composed at run time, from words of the server or of lists without a type. */
const COMPOSED: Record<string, readonly string[]> = {
  'client-option-': ['beginners', 'first', 'bonus', 'sides'],
  'client-choice-': ['random', 'a', 'b', 'day', 'night', 'choose'],
  'client-rule-duel-': ['1', '2', '3', '4', '5', '6', '7'],
  'client-rule-classic-': ['1', '2', '3', '4', '5', '6'],
  'client-question-': ['turn', 'last', 'side', 'revive'],
  'guide-lesson-': [
    ...[...LESSONS, ...CLASSIC_LESSONS].flatMap(({ id }) => [id, `${id}-title`]),
    ...[...WITH_ARGUMENTS, ...CLASSIC_WITH_ARGUMENTS].map((id) => `${id}-here`),
  ],
  'guide-task-': Object.keys(DONE_BY),
  'duel-draw-': ['lay', 'offer', 'deal', 'reveal', 'show'],
  'duel-question-': ['draft', 'turn', 'take', 'pick', 'destroy', 'revive', 'begin'],
  'duel-victory-': ['civilian', 'scientific', 'military'],
};
const SCORE = ['military', 'blue', 'green', 'yellow', 'purple', 'wonders', 'tokens', 'coins'].map(
  (line) => `duel-score-${line}`,
);

const PAD = ['wonder', 'treasury', 'military', 'blue', 'yellow', 'green', 'purple'].map(
  (line) => `client-score-${line}`,
);

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  const bundle = makeBundle(language, read(language));
  const missing = (ids: Iterable<string>) => [...ids].filter((id) => !bundle.hasMessage(id));

  test('has every message that is composed at run time', () => {
    const composed = Object.entries(COMPOSED).flatMap(([start, ends]) => ends.map((end) => start + end));
    expect(missing(composed)).toEqual([]);
    expect(missing([...SCORE, ...PAD])).toEqual([]);
    expect(
      missing(
        Object.keys(EVENTS)
          .filter((key) => key.startsWith('table/'))
          .map((key) => key.replace('table/', 'client-event-')),
      ),
    ).toEqual([]);
    expect(missing(LEVELS.flatMap((level) => [`level-${level}`, `level-${level}-about`]))).toEqual([]);
    expect(missing(PERSONAS.flatMap((one) => [`persona-${one}`, `persona-${one}-about`]))).toEqual([]);
  });

  test('has the same messages as English, each once', () => {
    const ids = idsOf(read(language));
    expect(ids.length).toBe(new Set(ids).size);
    expect([...ids].sort()).toEqual(idsOf(read('en')).sort());
  });

  test('gives every message the same arguments as English', () => {
    const [own, english] = [argumentsOf(read(language)), argumentsOf(read('en'))];
    expect([...english.keys()].filter((id) => own.get(id) !== english.get(id))).toEqual([]);
  });

  test('says all things of both games without a gap', () => {
    lang.setBundle(language, bundle);
    const effects: Effect[] = [...WONDERS.values(), ...TOKENS.values()].flatMap((thing) => thing.effects);
    const stages = [...BOARDS.values()].flatMap((board) => [...board.sides.day, ...board.sides.night]);
    const said = [
      ...[...CARDS.duel.values(), ...CARDS.classic.values()].map(cardText),
      ...effects.map((effect) => effectText(effect, 'duel')),
      ...stages.flatMap((stage) => [
        costText(stage.cost),
        ...stage.effects.map((effect) => effectText(effect, 'classic')),
      ]),
      ...[...WONDERS.keys()].map((id) => nameOf('wonder', id)),
      ...[...TOKENS.keys()].map((id) => nameOf('token', id)),
      ...[...BOARDS.keys()].map((id) => nameOf('board', id, 'classic')),
      ...[...RESOURCES.duel, ...RESOURCES.classic].map(resourceName),
      ...SYMBOLS.duel.map((id) => nameOf('symbol', id)),
      ...SYMBOLS.classic.map((id) => nameOf('symbol', id, 'classic')),
      ...CHAINS.duel.map((id) => nameOf('chain', id)),
      ...CHAINS.classic.map((id) => nameOf('chain', id, 'classic')),
    ];
    expect(said.filter((text) => /(duel|classic|client|effect|each)-|\{|undefined|^$/.test(text))).toEqual([]);
  });
});

test('a missing message or argument is a compile error', () => {
  // svelte-check reports a directive below which there is no error.
  const texts = [
    () => t('client-winner'),
    () => t('client-seat', { number: 1 }),
    // @ts-expect-error no such message
    () => t('client-no-such-message'),
    // @ts-expect-error the argument is missing
    () => t('client-seat'),
    // @ts-expect-error the argument has another name
    () => t('client-seat', { seat: 1 }),
    // @ts-expect-error the argument is a number
    () => t('effect-coins', { amount: 'two' }),
    // @ts-expect-error the message has no arguments
    () => t('client-winner', { number: 1 }),
  ];
  expect(texts).toHaveLength(7);
});
