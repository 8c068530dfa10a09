/** Reasons, moves and draws in the language of the page. The messages are loaded on first use. */

import type { Game, HintInfo, ReasonInfo } from '$lib/api/types';
import { loadGames } from '$lib/games/registry';
import { type Arguments, lang, t } from '$lib/i18n/lang.svelte';
import { cardIn, nameOf, resourceName } from '$lib/games/shared/game-text';

/** Load the games and the texts of analyses. */
export async function loadWords(): Promise<void> {
  await Promise.all([loadGames(), lang.add('understand'), lang.add('analysis')]);
}

export const LETTERS = 'ABCDEFG';

const TOLD: Record<string, (value: string, game: Game) => string> = {
  card: (id, game) => cardIn(game, id),
  resource: (id) => resourceName(id),
  symbol: (id, game) => nameOf('symbol', id, game),
};

export function reasonText({ key, args }: ReasonInfo, game: Game): string {
  const told: Arguments = {};
  for (const [name, value] of Object.entries(args)) told[name] = TOLD[name]?.(String(value), game) ?? value;
  return lang.text(`understand-reason-${key}`, told);
}

export function thingText({ thing }: HintInfo, game: Game, names: string[]): string {
  if (thing.kind === 'card') return cardIn(game, thing.id);
  if (thing.kind === 'side') return lang.lookup(`client-side-${thing.id}`);
  return thing.kind === 'seat' ? nameIn(names, thing.id) : nameOf(thing.kind, thing.id, game);
}

/** Return the name of the seat that a letter of the notation stands for. */
export const nameIn = (names: string[], letter = 'A'): string => names[LETTERS.indexOf(letter)] ?? letter;

/** Return a step of the notation as a sentence; its words are ids and its letters seats. */
export function stepText(text: string, game: Game, names: string[]): string {
  const [verb = '', ...rest] = text.split(' ');
  const card = cardIn(game, rest.filter((word) => word !== 'with')[0] ?? '');
  switch (verb) {
    case 'raise':
      return `${t('duel-move-raise', { wonder: nameOf('wonder', rest[0] ?? ''), card: cardIn(game, rest[2] ?? '') })}`;
    case 'draft':
      return t('duel-move-draft', { wonder: nameOf('wonder', rest[0] ?? '') });
    case 'take':
      return t('duel-move-take', { token: nameOf('token', rest[0] ?? '') });
    case 'begin':
      return beginText(nameIn(names, rest[0]));
    case 'stage':
      return t('classic-move-stage', { card: cardIn(game, rest[1] ?? '') });
    case 'choose':
      return t('classic-move-choose', { side: lang.lookup(`client-side-${rest[0] ?? 'day'}`) });
    case 'decline':
      return t('classic-move-decline');
    case 'build':
    case 'sell':
    case 'revive':
    case 'destroy':
      return lang.text(lang.find(`${game}-move-${verb}`) ?? `duel-move-${verb}`, { card });
    case 'reveal':
      return cardIn(game, rest[1] ?? '');
    case 'show':
    case 'lay':
      return rest.map((id) => nameOf('token', id)).join(', ');
    case 'offer':
      return rest.map((id) => nameOf('wonder', id)).join(', ');
    default:
      return t('analysis-deal');
  }
}

const beginText = (player: string): string =>
  t('duel-move-begin', { player, you: player === t('duel-you') ? 'yes' : 'no' });

/** A step of a line, "A build tavern", with who makes it. */
export function lineText(line: string[], game: Game, names: string[]): string {
  return line.map((step) => `${nameIn(names, step[0])}: ${stepText(step.slice(2), game, names)}`).join(' · ');
}

/** Return a share as a percentage with at most one decimal; in a column, where decimals stand under each other, `digits` is 1. */
export const percent = (value: number, digits = 0): string =>
  new Intl.NumberFormat(lang.language === 'sr' ? 'sr-Latn' : lang.language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: 1,
  })
    .format(value)
    .replace('-', '−');
