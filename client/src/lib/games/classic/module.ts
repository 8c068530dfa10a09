/** The part of 7 Wonders that is loaded with its first table. */
import type { Component } from 'svelte';
import type { EventInfo } from '$lib/api/types';
import { playerName, type Reader } from '$lib/games/shared/event-text';
import { cardIn } from '$lib/games/shared/game-text';
import type { BoardProps, GameModule } from '$lib/games/shared/game';
import type { Arguments } from '$lib/i18n/lang.svelte';
import { CARDS } from './content';
import Board from './Table.svelte';
import Turn from './TurnedUp.svelte';

function eventArgs({ key, args }: EventInfo, reader: Reader): Arguments {
  switch (key) {
    case 'classic/card-built': {
      const giver = args.free !== null && CARDS.has(args.free) ? args.free : null;
      const free = args.free === null ? 'no' : giver ? 'chain' : 'power';
      return { free, chain: giver ? cardIn('classic', giver) : '' };
    }
    case 'classic/game-over':
      return {
        shared: args.winners.length > 1 ? 'yes' : 'no',
        winners: args.winners.map((seat) => playerName(seat, reader)).join(', '),
        scores: args.points.map((points, seat) => `${playerName(seat, reader)} ${points}`).join(', '),
      };
    default:
      return {};
  }
}

const addedItem = ({ key, args }: EventInfo): string | null =>
  key === 'classic/card-built' || key === 'classic/card-revived' ? args.card : null;

export const module: GameModule = { Board: Board as unknown as Component<BoardProps>, Turn, eventArgs, addedItem };
