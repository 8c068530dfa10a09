/** The delay of opponents' moves at a guided table, so that each can be followed. */
import type { EventInfo, Game } from '$lib/api/types';
import { moveSeats } from '$lib/games/shared/event-selectors';
import { definitionOf } from '$lib/games/registry';
import { motions } from '$lib/settings/motion.svelte';

/** Milliseconds at normal speed. */
export const OPPONENT_DELAY_MS = 1400;

export const hasOpponentMove = (events: EventInfo[], seat: number | null): boolean =>
  moveSeats(events).some((mover) => mover !== seat);

/** Return the milliseconds before events are shown; opponents that decide at the same time are not delayed. */
export const opponentDelay = (game: Game, events: EventInfo[], seat: number | null): number =>
  !definitionOf(game).isSimultaneous && hasOpponentMove(events, seat) ? OPPONENT_DELAY_MS * motions.pace : 0;
