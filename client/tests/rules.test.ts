import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Game, LANGUAGES } from '$lib/api/types';
import { CARDS } from '$lib/games/contents';
import { COLOURS } from '$lib/games/shared/content';
import { TOKENS, WONDERS } from '$lib/games/duel/content';
import { BOARDS } from '$lib/games/classic/content';
import { type Language, makeBundle } from '$lib/i18n/lang.svelte';
import { definitionOf } from '$lib/games/registry';
import { ruleOfColour, ruleOfEffect } from '$lib/games/shared/game';
import { isRule, piecesOf, RULES, ruleAddress, textOf, titleOf } from '$lib/rulebook/rules';
import { cut, fold, hasAll, wordsOf } from '$lib/rulebook/search';

const texts = (name: string) =>
  readFileSync(new URL(`../src/lib/generated/locale/${name}.txt`, import.meta.url), 'utf8');
const GAMES: Game[] = ['duel', 'classic'];
const all = GAMES.flatMap((game) => RULES[game]);
const numbers = all.flatMap(({ rules }) => rules);

describe('rules', () => {
  test('are those of the books, each once', () => {
    const books = GAMES.map((game) => readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8'));
    const printed = books.flatMap((book) =>
      [...book.matchAll(/^\*\*([DC]\d+(?:\.\d+)?)\*\*/gm)].map((found) => found[1]!),
    );
    const tokens = [...TOKENS.keys()].map((id) => `D10.${id}`);
    expect([...numbers].sort()).toEqual([...printed, ...tokens].sort());
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(Object.keys(LANGUAGES) as Language[])('are told in %s, with the same references', (language) => {
    const bundle = makeBundle(language, texts(`rules-${language}`));
    const english = makeBundle('en', texts('rules-en'));
    const said = (one: typeof bundle, id: string) => one.formatPattern(one.getMessage(id)?.value ?? '');
    const signs = (text: string) =>
      piecesOf(text)
        .filter(({ kind }) => kind !== 'words')
        .map((piece) => piece.text)
        .sort();
    for (const id of [...numbers.map(textOf), ...all.map(({ number }) => titleOf(number))]) {
      expect(bundle.hasMessage(id), id).toBe(true);
      expect(signs(said(bundle, id)), id).toEqual(signs(said(english, id)));
      if (language !== 'en' && id.endsWith('1')) expect(said(bundle, id)).not.toBe(said(english, id));
    }
  });

  test('that a text names exist', () => {
    const named = [...texts('rules-en').matchAll(/\b[DC]\d+(?:\.\d+)?\b/g)].map((found) => found[0]);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((number) => !number || !isRule(number))).toEqual([]);
  });

  test('have addresses', () => {
    expect(ruleAddress('D5.3')).toBe('/rules/duel#D5.3');
    expect(ruleAddress('C8.1')).toBe('/rules/classic#C8.1');
    expect(piecesOf('Free (D5.6). (R) Really.').map(({ kind }) => kind)).toEqual([
      'words',
      'rule',
      'words',
      'ruling',
      'words',
    ]);
  });
});

describe('reasons', () => {
  const keys = [...texts('en').matchAll(/^error-([\w-]+) =/gm)].map((found) => found[1]!);

  test('every refusal of a move or a draw names a rule of each game', () => {
    const errors = GAMES.map((game) => definitionOf(game).ruleNumbers.errors);
    const [first = {}, ...others] = errors;
    for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(first));
    const known = Object.keys(first).map((key) => key.replace('/', '-'));
    const ruled = keys.filter((key) => /^(move|draw)-/.test(key) && key !== 'move-nothing-to-undo');
    expect(ruled.filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !keys.includes(key))).toEqual([]);
    const reasons = errors.flatMap((numbers) => Object.values(numbers));
    expect(reasons.filter((number) => !number || !isRule(number))).toEqual([]);
  });

  test('every effect of the data has its rule', () => {
    const stages = [...BOARDS.values()].flatMap(({ sides }) => [...sides.day, ...sides.night]);
    const things = { duel: [...WONDERS.values(), ...TOKENS.values()], classic: stages };
    for (const game of GAMES) {
      const effects = [...CARDS[game].values(), ...things[game]].flatMap((thing) => thing.effects);
      expect(
        effects.map((effect) => ruleOfEffect(effect, game)).filter((number) => !number || !isRule(number)),
      ).toEqual([]);
      expect(
        COLOURS.map((colour) => ruleOfColour(colour, game)).filter((number) => !number || !isRule(number)),
      ).toEqual([]);
      expect(Object.values(definitionOf(game).ruleNumbers.topics).filter((number) => !isRule(number))).toEqual([]);
    }
  });
});

describe('search', () => {
  test('does not mind case and accents', () => {
    expect(fold('Građevina, Łódź, KÕIK')).toBe('gradevina, lodz, koik');
    expect(fold('Înțelege’').length).toBe('Înțelege’'.length);
    expect(hasAll('Svaki sagrađeni štit', wordsOf('SAGRADENI  stit'))).toBe(true);
    expect(hasAll('Svaki sagrađeni štit', wordsOf('štit novčić'))).toBe(false);
  });

  test('marks what it found', () => {
    expect(cut('Štit i štitovi', ['stit'])).toEqual(['', 'Štit', ' i ', 'štit', 'ovi']);
    expect(cut('nothing', ['x'])).toEqual(['nothing']);
  });
});
