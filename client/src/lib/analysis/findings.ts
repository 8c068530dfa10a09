/** The findings of the statistics page: the strongest things of a game, as messages with pictures. */
import type { ClassicStatistics, DuelStatistics, Rate } from '$lib/api/types';
import { boardPicture } from '$lib/games/classic/content';
import { nameOf } from '$lib/games/shared/game-text';
import { type Arguments, lang, t } from '$lib/i18n/lang.svelte';
import { percent } from './text';

export interface Picture {
  kind: 'wonder' | 'building' | 'token' | 'icon';
  id: string;
}

/** A win rate with its name and pictures. */
export interface Bar extends Rate {
  name: string;
  pictures: Picture[];
}

/** A sentence `analysis-finding-ID`. */
export interface Finding {
  id: string;
  pictures: Picture[];
  messageArgs: Arguments;
}

type Table = NonNullable<ClassicStatistics['players'][string]>;

/** Round to one decimal place. */
export const rounded = (value: number): number => Math.round(10 * value) / 10;

/** Return the icon of a line of the score sheet of 7 Wonders. */
export const lineIcon = (line: string): string =>
  ({ wonder: 'mark-wonder', treasury: 'coin', military: 'shield' })[line] ?? `mark-${line}`;

/** Return the highest win rate; null if there is none. */
const best = <One extends Rate>(rates: readonly One[]): One | null =>
  rates.reduce<One | null>((top, one) => (top && top.share >= one.share ? top : one), null);

export function duelFindings({ owned, tokens, second, even }: DuelStatistics): Finding[] {
  const wonder = best(owned);
  const token = best(tokens);
  const first = 1 - (second[0]?.share ?? 0.5);
  return [
    ...(wonder
      ? [
          {
            id: 'wonder',
            pictures: [{ kind: 'wonder' as const, id: wonder.name }],
            messageArgs: { wonder: nameOf('wonder', wonder.name), share: percent(wonder.share) },
          },
        ]
      : []),
    ...(token
      ? [
          {
            id: 'token',
            pictures: [{ kind: 'token' as const, id: token.name }],
            messageArgs: { token: nameOf('token', token.name), share: percent(token.share) },
          },
        ]
      : []),
    {
      id: even === null ? 'first' : 'bonus',
      pictures: [{ kind: 'icon', id: 'coin' }],
      messageArgs: { share: percent(first), coins: Math.round(even ?? 0) },
    },
  ];
}

export function classicFindings({ fair, boards, strategies, points, winners }: Table): Finding[] {
  const board = best(boards);
  const strategy = best(strategies);
  const gain = (line: string) => (winners[line] ?? 0) - (points[line] ?? 0);
  const [line = 'blue'] = Object.keys(points).sort((one, other) => gain(other) - gain(one));
  return [
    ...(board
      ? [
          {
            id: 'board',
            pictures: [{ kind: 'wonder' as const, id: boardPicture(board.board, board.side) }],
            messageArgs: {
              board: nameOf('board', board.board, 'classic'),
              side: t(`client-side-${board.side}`),
              share: percent(board.share),
              fair: percent(fair),
            },
          },
        ]
      : []),
    ...(strategy
      ? [
          {
            id: 'strategy',
            pictures: [{ kind: 'icon' as const, id: lineIcon(strategy.name) }],
            messageArgs: { line: lang.lookup(`client-score-${strategy.name}`), share: percent(strategy.share) },
          },
        ]
      : []),
    {
      id: 'points',
      pictures: [{ kind: 'icon', id: lineIcon(line) }],
      messageArgs: { line: lang.lookup(`client-score-${line}`), points: String(rounded(gain(line))) },
    },
  ];
}
