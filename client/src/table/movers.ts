/** Whose moves stand, oldest first, read from what happened. */
import type { EventInfo } from '../api/types';

const MOVES = new Set([
  'duel/wonder-drafted',
  'duel/beginner-chosen',
  'duel/card-sold',
  'duel/card-built',
  'duel/wonder-built',
  'duel/token-taken',
  'duel/card-destroyed',
  'duel/card-revived',
  'classic/chosen',
  'classic/card-revived',
  'classic/revival-declined',
]);

/** Return what others have done since a seat's last move; nothing if they have not, or it has not moved yet. */
export function sinceMove(events: EventInfo[], seat: number): EventInfo[] {
  const last = events.findLastIndex(({ key, args }) => MOVES.has(key) && args.seat === seat);
  if (last < 0) return [];
  const later = events.slice(last + 1);
  const other = later.findIndex(({ args }) => typeof args.seat === 'number' && args.seat !== seat);
  return other < 0 ? [] : later.slice(other);
}

export function movers(events: EventInfo[]): number[] {
  const stack: number[] = [];
  for (const { key, args } of events) {
    if (MOVES.has(key)) stack.push(Number(args.seat));
    // A seat's last move is taken back with all since.
    else if (key === 'table/undone') stack.splice(Math.max(0, stack.lastIndexOf(Number(args.seat))));
  }
  return stack;
}
