/** Reasons, moves and draws in the language of the page. The messages are loaded on first use. */

import type { ClassicMove, DuelMove, Game, LineStep, ReasonInfo, StepInfo, ThingInfo } from '$lib/api/types';
import { loadGames } from '$lib/games/registry';
import { type Arguments, lang, t } from '$lib/i18n/lang.svelte';
import { cardIn, nameOf, resourceName } from '$lib/games/shared/game-text';

/** Load the games and the texts of analyses. */
export async function loadWords(): Promise<void> {
  await Promise.all([loadGames(), lang.add('understand'), lang.add('analysis')]);
}

export const LETTERS = 'ABCDEFG';

const ARGUMENT_TEXTS: Record<string, (value: string, game: Game) => string> = {
  card: (id, game) => cardIn(game, id),
  resource: (id) => resourceName(id),
  symbol: (id, game) => nameOf('symbol', id, game),
};

export function reasonText({ key, args }: ReasonInfo, game: Game): string {
  const texts: Arguments = {};
  for (const [name, value] of Object.entries(args)) texts[name] = ARGUMENT_TEXTS[name]?.(String(value), game) ?? value;
  return lang.text(`understand-reason-${key}`, texts);
}

/** Return the name of a thing; that of a seat is its player's. */
export function thingText({ kind, id }: ThingInfo, game: Game, names: string[]): string {
  if (kind === 'card') return cardIn(game, id);
  if (kind === 'side') return lang.lookup(`client-side-${id}`);
  return kind === 'seat' ? nameIn(names, id) : nameOf(kind, id, game);
}

/** Return the name of the seat that a letter stands for. */
export const nameIn = (names: string[], letter = 'A'): string => names[LETTERS.indexOf(letter)] ?? letter;

/** Return a legal move of a view as a step. */
export function stepOf(move: DuelMove | ClassicMove): StepInfo {
  const things: ThingInfo[] = [];
  if ('wonder' in move) things.push({ kind: 'wonder', id: move.wonder });
  if ('card' in move) things.push({ kind: 'card', id: move.card });
  if ('token' in move) things.push({ kind: 'token', id: move.token });
  if ('side' in move) things.push({ kind: 'side', id: move.side });
  if ('seat' in move) things.push({ kind: 'seat', id: LETTERS[move.seat] ?? '' });
  return { text: move.text, verb: move.verb, things };
}

/** Return a move or a draw as a sentence. */
export function stepText({ verb, things }: StepInfo, game: Game, names: string[]): string {
  const listed = things.map((thing) => thingText(thing, game, names));
  const [first = '', second = ''] = listed;
  switch (verb) {
    case 'raise':
      return t('duel-move-raise', { wonder: first, card: second });
    case 'draft':
      return t('duel-move-draft', { wonder: first });
    case 'take':
      return t('duel-move-take', { token: first });
    case 'begin':
      return t('duel-move-begin', { player: first, you: first === t('duel-you') ? 'yes' : 'no' });
    case 'stage':
      return t('classic-move-stage', { card: first });
    case 'choose':
      return t('classic-move-choose', { side: first });
    case 'decline':
      return t('classic-move-decline');
    case 'build':
    case 'sell':
    case 'revive':
    case 'destroy':
      return lang.text(lang.find(`${game}-move-${verb}`) ?? `duel-move-${verb}`, { card: first });
    case 'reveal':
    case 'show':
    case 'lay':
    case 'offer':
      return listed.join(', ');
    case 'deal':
    case 'boards':
      return t('analysis-deal');
  }
}

/** Return a continuation with the player of each move. */
export const lineText = (line: LineStep[], game: Game, names: string[]): string =>
  line.map(({ seat, step }) => `${names[seat] ?? ''}: ${stepText(step, game, names)}`).join(' · ');

/** Return a share as a percentage with at most one decimal; in a column, where decimals stand under each other, `digits` is 1. */
export const percent = (value: number, digits = 0): string =>
  new Intl.NumberFormat(lang.language === 'sr' ? 'sr-Latn' : lang.language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: 1,
  })
    .format(value)
    .replace('-', '−');
