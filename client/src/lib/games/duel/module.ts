/** The part of Duel that is loaded with its first table. */
import type { Component } from 'svelte';
import type { EventInfo } from '$lib/api/types';
import { playerArgs, type Reader } from '$lib/games/shared/event-text';
import type { BoardProps, GameModule } from '$lib/games/shared/game';
import { nameOf } from '$lib/games/shared/game-text';
import { type Arguments, t } from '$lib/i18n/lang.svelte';
import './content';
import Board from './Table.svelte';

function eventArgs({ key, args }: EventInfo, reader: Reader): Arguments {
  switch (key) {
    case 'duel/card-built':
      return { chained: args.chain ? 'yes' : 'no' };
    case 'duel/coins-paid':
      return { bought: !args.trade ? 'none' : args.trade === args.coins ? 'all' : 'some' };
    case 'duel/pawn-moved':
      return { spaces: Math.abs(args.to - args.from) };
    case 'duel/game-over': {
      const winner = args.winners[0] ?? 0;
      return {
        ...playerArgs(winner, reader),
        shared: args.winners.length > 1 ? 'yes' : 'no',
        victory: nameOf('victory', args.reason),
        points: args.points[winner] ?? 0,
        rival: args.points[1 - winner] ?? 0,
      };
    }
    default:
      return {};
  }
}

function shortText({ key, args }: EventInfo): string | null {
  switch (key) {
    case 'duel/coins-gained':
      return `+${t('effect-coins', { amount: args.coins })}`;
    case 'duel/pawn-moved':
      return t('client-conflict-pawn', { spaces: Math.abs(args.to - args.from) });
    case 'duel/symbol-gained':
      return nameOf('symbol', args.symbol);
    case 'duel/pair-completed': // the token that it gives follows
      return '';
    case 'duel/token-taken':
      return nameOf('token', args.token);
    case 'duel/extra-turn':
      return t('effect-extra_turn');
    default:
      return null;
  }
}

function addedItem({ key, args }: EventInfo): string | null {
  if (key === 'duel/wonder-built') return args.wonder;
  if (key === 'duel/token-taken') return args.token;
  return key === 'duel/card-built' || key === 'duel/card-revived' ? args.card : null;
}

export const module: GameModule = { Board: Board as unknown as Component<BoardProps>, eventArgs, shortText, addedItem };
