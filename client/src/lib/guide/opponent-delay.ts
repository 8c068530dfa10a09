/** The delay of opponents' moves at a guided table, so that each can be followed. */
import type { EventInfo } from '$lib/api/types';
import { movers } from '$lib/games/shared/movers';
import { motions } from '$lib/settings/motion.svelte';

/** Milliseconds at normal speed. */
export const OPPONENT_DELAY_MS = 1400;

export const hasOpponentMove = (events: EventInfo[], seat: number | null): boolean =>
  movers(events).some((mover) => mover !== seat);

/** Return the milliseconds before events are shown: moves of opponents in Duel, where seats move one after the other. */
export const opponentDelay = (events: EventInfo[], seat: number | null): number =>
  hasOpponentMove(events, seat) && events.some(({ key }) => key.startsWith('duel/'))
    ? OPPONENT_DELAY_MS * motions.pace
    : 0;
