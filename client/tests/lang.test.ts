import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EVENTS, LANGUAGES } from '$lib/api/types';
import type { Effect } from '$lib/games/shared/effects';
import { CARDS, CHAINS, RESOURCES, SYMBOLS } from '$lib/games/contents';
import { COLOURS } from '$lib/games/shared/content';
import { TOKENS, WONDERS } from '$lib/games/duel/content';
import { BOARDS } from '$lib/games/classic/content';
import { LESSONS as CLASSIC_LESSONS, WITH_ARGUMENTS as CLASSIC_WITH_ARGUMENTS } from '$lib/games/classic/lessons';
import { LESSONS, WITH_ARGUMENTS } from '$lib/games/duel/lessons';
import { TOPICS } from '$lib/games/shared/lesson';
import { type Language, lang, makeBundle } from '$lib/i18n/lang.svelte';
import { cardText, costText, effectText, nameOf, resourceName } from '$lib/games/shared/game-text';
import { SPEEDS } from '$lib/settings/motion.svelte';
import { LEVELS, PERSONAS } from '$lib/games/shared/seats';
import { THEMES } from '$lib/settings/theme.svelte';

const source = fileURLToPath(new URL('../src', import.meta.url));
const texts = (name: string) => readFileSync(join(source, 'lib', 'generated', 'locale', `${name}.txt`), 'utf8');
/** The files that every page loads, and those that only some load. */
const LATER = ['guide', 'rules', 'understand', 'analysis'];
const read = (language: string) => [language, ...LATER.map((topic) => `${topic}-${language}`)].map(texts).join('\n');
const english = texts('understand-en');
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
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file));

/** Full message ids in the source, and the prefixes of computed ones. */
const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
const whole = new Set([...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1]!));
const begun = new Set([...code.matchAll(/\bt\(\s*`([a-z]+-[\w-]+-)\$\{/g)].map((match) => match[1]!));

/** The possible endings of each prefix. A new prefix must be added here, or the test fails. */
const QUESTIONS = ['draft', 'turn', 'take', 'pick', 'destroy', 'revive', 'begin'];
const ENDINGS: Record<string, readonly string[]> = {
  'client-theme-': THEMES,
  'client-motion-': SPEEDS,
  'client-size-': ['chip', 'small', 'medium', 'large'],
  'client-side-': ['day', 'night'],
  'client-play-side-': ['day', 'night'],
  'client-colour-': COLOURS,
  'client-outcome-': ['won', 'lost'],
  'client-step-': ['own', 'chosen'],
  'client-box-': ['duel', 'classic', 'duel-what', 'classic-what'],
  'client-learn-': ['duel', 'classic'],
  'client-kind-': ['ai', 'here', 'link'],
  'client-option-': ['beginners', 'first', 'bonus', 'sides'],
  'client-choice-': ['random', 'a', 'b', 'day', 'night', 'choose'],
  'client-rule-duel-': ['1', '2', '3', '4', '5', '6', '7'],
  'client-rule-classic-': ['1', '2', '3', '4', '5', '6'],
  'client-neighbour-': ['left', 'right'],
  'client-passing-': ['left', 'right'],
  'client-question-': ['turn', 'last', 'side', 'revive'],
  'persona-': PERSONAS,
  'guide-idle-': ['turn', 'wait', 'over', 'finished'],
  'guide-lesson-': [
    ...[...LESSONS, ...CLASSIC_LESSONS].flatMap(({ id }) => [id, `${id}-title`]),
    ...[...WITH_ARGUMENTS, ...CLASSIC_WITH_ARGUMENTS].map((id) => `${id}-here`),
  ],
  'guide-topic-': TOPICS,
  'client-score-': ['wonder', 'treasury', 'military', 'blue', 'yellow', 'green', 'purple'],
  'understand-reason-': [...english.matchAll(/^understand-reason-([\w-]+) =/gm)].map((match) => match[1]!),
  'understand-focus-': [
    'science',
    'military',
    'points',
    'threat',
    'wonders',
    'chains',
    'resources',
    'structure',
    'coins',
  ],
  'understand-theme-': ['military', 'scientific', 'points', 'deny', 'quiet', 'win', 'last-turn', 'guild', 'commerce'],
  'understand-kind-': ['exact', 'expectation', 'estimate'],
  'understand-grade-': ['inaccuracy', 'mistake', 'blunder'],
  'understand-account-': ['start', 'lost', 'given', 'luck', 'others', 'residual', 'result', 'adjusted'],
  'duel-age-': ['1', '2', '3'],
  'duel-colour-': COLOURS,
  'duel-draw-': ['lay', 'offer', 'deal', 'reveal', 'show'],
  'duel-move-': ['build', 'sell', 'raise', 'draft', 'take', 'destroy', 'revive', 'begin'],
  'duel-question-': QUESTIONS,
  'duel-step-': ['own', 'chosen'],
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

  test('has every message that the source names', () => {
    expect(missing(whole)).toEqual([]);
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

  test('has every message that the source puts together', () => {
    for (const start of begun) {
      const endings = ENDINGS[start];
      expect(endings, `endings of ${start}`).toBeDefined();
      expect(missing(endings!.map((end) => start + end))).toEqual([]);
    }
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
    lang.speak(language, bundle);
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
