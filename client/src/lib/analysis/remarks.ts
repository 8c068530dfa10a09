/** A review for the replay: the expectation of each seat at every frame, and remarks on choices and draws. */

import type { ChanceItem, ChoiceItem, Game, ReviewInfo } from '$lib/api/types';
import { t } from '$lib/i18n/lang.svelte';
import { nameOf } from '$lib/i18n/names';
import type { Remark, Review } from '$lib/replay/review';
import { curves } from './series';
import { LETTERS, lineText, nameIn, percent, reasonText, stepText, withoutRepeats } from './text';

const JUDGED = { inaccuracy: 'slip', mistake: 'mistake', blunder: 'blunder' } as const;
/** Losses and luck below these values get no remark. */
const LOSS = 0.02;
const LUCK = 0.05;

export function remarksOf(review: ReviewInfo, game: Game, names: string[]): Review {
  const rows = curves(review);
  const frames = rows[0]?.length ?? 0;
  const evaluation = Array.from({ length: frames }, (_, frame) => rows.map((row) => row[frame] ?? 0));
  const remarks: Record<number, Remark> = {};
  for (const item of review.items) {
    if (item.what === 'choice' && item.loss >= LOSS) remarks[item.step + 1] = choiceRemark(item, game, names);
    if (item.what === 'chance' && Math.max(...item.luck.map(Math.abs)) >= LUCK)
      remarks[item.step + 1] = chanceRemark(item, game, names);
  }
  return { evaluation, remarks };
}

function choiceRemark(item: ChoiceItem, game: Game, names: string[]): Remark {
  const better = item.line.length ? lineText(item.line, game, names) : stepText(item.best_text, game, names);
  const parts = [
    item.grade
      ? `${capital(t(`understand-grade-${item.grade}`))} (${percent(-item.loss)}).`
      : `${percent(-item.loss)}.`,
    item.best === item.played ? '' : `${t('understand-review-better', { line: better })}.`,
    ...withoutRepeats(item.reasons).map((reason) => reasonText(reason, game)),
    cause(item, names),
  ];
  return {
    seat: item.seat,
    what: stepText(item.played_text, game, names),
    ...(item.grade ? { judged: JUDGED[item.grade] } : {}),
    text: parts.filter(Boolean).join(' '),
  };
}

/**
 * Return the kind of victory that explains most of a loss, with its chance after the best and after the played move.
 * Only changes against the player count: their own victories less likely, or another player's more likely.
 */
function cause({ seat, best_outcomes: best, played_outcomes: played }: ChoiceItem, names: string[]): string {
  const harm = (name: string): number => {
    const change = (played[name] ?? 0) - (best[name] ?? 0);
    return LETTERS.indexOf(name.charAt(0)) === seat ? -change : change;
  };
  const victories = Object.keys(best).filter((name) => name !== 'shared');
  const most = victories.sort((one, other) => harm(other) - harm(one))[0];
  if (!most || harm(most) < LOSS) return '';
  const [letter = 'A', victory = ''] = most.split(' ');
  return t('analysis-cause', {
    player: nameIn(names, letter),
    victory: nameOf('victory', victory),
    before: percent(best[most] ?? 0),
    now: percent(played[most] ?? 0),
  });
}

function chanceRemark(item: ChanceItem, game: Game, names: string[]): Remark {
  const luck = names.map((name, seat) => `${name} ${signed(item.luck[seat] ?? 0)}`).join(', ');
  return { seat: null, what: stepText(item.text, game, names), text: `${capital(t('analysis-luck', { luck }))}.` };
}

export const signed = (value: number): string =>
  `${value > 0 ? '+' : ''}${percent(Math.abs(value) < 0.0005 ? 0 : value)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
