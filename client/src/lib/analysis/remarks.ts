/** A review for the replay: the expectation of each seat at every frame, and remarks on choices and draws. */

import type { ChanceItem, ChoiceItem, Game, ReviewInfo } from '$lib/api/types';
import { t } from '$lib/i18n/lang.svelte';
import { nameOf } from '$lib/i18n/names';
import type { ChoiceRemark, LuckRemark, Remark, Review } from '$lib/replay/review';
import { winProbabilitySeries } from './series';
import { LETTERS, lineText, nameIn, percent, reasonText, stepText } from './text';

/** Luck below this value gets no remark. */
const LUCK = 0.05;
/** The smallest change of a kind of victory that is named. */
const NOTABLE = 0.02;
const MOST_REASONS = 2;

export function remarksOf(review: ReviewInfo, game: Game, names: string[]): Review {
  const rows = winProbabilitySeries(review);
  const frames = rows[0]?.length ?? 0;
  const evaluation = Array.from({ length: frames }, (_, frame) => rows.map((row) => row[frame] ?? 0));
  const remarks: Record<number, Remark> = {};
  for (const item of review.items) {
    if (item.what === 'choice') remarks[item.step + 1] = choiceRemark(item, game, names);
    if (item.what === 'chance' && Math.max(...item.luck.map(Math.abs)) >= LUCK)
      remarks[item.step + 1] = luckRemark(item, game, names);
  }
  return { evaluation, remarks, moments: review.moments.map((step) => step + 1) };
}

function choiceRemark(item: ChoiceItem, game: Game, names: string[]): ChoiceRemark {
  const loss = inPoints(item.loss);
  const played = inPoints(item.after[item.seat] ?? 0);
  const reasons = item.reasons.map((reason) => reasonText(reason, game)).slice(0, MOST_REASONS);
  const cause = item.grade ? causeText(item, names) : '';
  return {
    seat: item.seat,
    before: item.step,
    frame: item.step + 1,
    grade: item.grade,
    loss,
    played: item.played_step,
    playedText: stepText(item.played_step, game, names),
    best: item.best_step,
    bestText: stepText(item.best_step, game, names),
    chances: { best: Math.min(100, played + loss), played },
    reasons: cause ? [...reasons, cause] : reasons,
    line: item.line.length > 1 ? lineText(item.line, game, names) : '',
  };
}

/**
 * Return a sentence about the kind of victory that explains most of a loss. It has no numbers: several kinds change at
 * once, so that one of them may change by more than the loss.
 */
function causeText({ seat, best_outcomes: best, played_outcomes: played }: ChoiceItem, names: string[]): string {
  const harm = (name: string): number => {
    const change = (played[name] ?? 0) - (best[name] ?? 0);
    return LETTERS.indexOf(name.charAt(0)) === seat ? -change : change;
  };
  const victories = Object.keys(best).filter((name) => name !== 'shared');
  const most = victories.sort((one, other) => harm(other) - harm(one))[0];
  if (!most || harm(most) < NOTABLE) return '';
  const [letter = 'A', victory = ''] = most.split(' ');
  const player = nameIn(names, letter);
  return t('analysis-cause', {
    player,
    you: player === t('duel-you') ? 'yes' : 'no',
    gain: LETTERS.indexOf(letter) === seat ? 'no' : 'yes',
    victory: nameOf('victory', victory),
  });
}

const luckRemark = (item: ChanceItem, game: Game, names: string[]): LuckRemark => ({
  seat: null,
  frame: item.step + 1,
  what: stepText(item.event, game, names),
  luck: names.map((_, seat) => inPoints(item.luck[seat] ?? 0)),
});

/** Return a share in whole percentage points: every place shows a loss by the same number. */
export const inPoints = (value: number): number => Math.round(100 * value) || 0;

/** Return whole percentage points with their sign. */
export const pointsText = (value: number): string => `${value > 0 ? '+' : ''}${percent(value / 100)}`;

/** Return a change of a share with its sign and at most one decimal. */
export const signed = (value: number): string =>
  `${value > 0 ? '+' : ''}${percent(Math.abs(value) < 0.0005 ? 0 : value)}`;
