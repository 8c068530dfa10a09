/** The numbered rules of all games; their texts are messages, loaded on demand. */
import { resolve } from '$app/paths';
import type { Game } from '$lib/api/types';
import numbers from '$lib/generated/rules.json';

export interface Chapter {
  /** `D5`: the letter of the game and the place in its book. */
  number: string;
  /** `D5.3`; the rule of a progress token is `D10.law`. */
  rules: string[];
}
export const RULES: Record<Game, Chapter[]> = numbers;

/** Return the message id of a rule, or of the title of a chapter. */
export function textOf(number: string): string {
  const [chapter = '', rule = '0'] = number.split('.');
  return `rules-${chapter.toLowerCase()}-${rule}`;
}
export const titleOf = (chapter: string): string => `rules-${chapter.toLowerCase()}-title`;

const BOOKS = Object.entries(RULES) as [Game, Chapter[]][];
/** Return the game of a rule; all numbers of a game begin with the same letter. */
export const gameOf = (number: string): Game | undefined =>
  BOOKS.find(([, chapters]) => chapters[0]?.number[0] === number[0])?.[0];
/** Return the address of a rule. */
export const ruleAddress = (number: string): string =>
  `${resolve('/rules/[[game=game]]', { game: gameOf(number) })}#${number}`;

/** Whether there is such a rule or chapter. */
export function isRule(number: string): boolean {
  const game = gameOf(number);
  return (
    game !== undefined && RULES[game].some((chapter) => chapter.number === number || chapter.rules.includes(number))
  );
}

/** A piece of a rule's text: words, the number of another rule, or the sign of a ruling. */
export interface Piece {
  kind: 'words' | 'rule' | 'ruling';
  text: string;
}
const SIGNS = /(\b[DC]\d+(?:\.\d+)?\b|\(R\))/;

export const piecesOf = (text: string): Piece[] =>
  text
    .split(SIGNS)
    .filter((piece) => piece !== '')
    .map((piece) => ({ kind: piece === '(R)' ? 'ruling' : isRule(piece) ? 'rule' : 'words', text: piece }));
