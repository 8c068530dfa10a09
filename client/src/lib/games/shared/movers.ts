/** Whose moves stand, oldest first, read from what happened. */
import type { EventInfo } from '$lib/api/types';

const MOVES = new Set<EventInfo['key']>([
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

/** Return whether an event is a seat's own move, and not what follows from one. */
export const isMove = ({ key }: EventInfo): boolean => MOVES.has(key);

/** Return the seat that an event is about, if it is about one. */
export const seatOf = ({ args }: EventInfo): number | null => ('seat' in args ? args.seat : null);

/** What ends a turn in which all move at once. */
const TURNS = new Set<EventInfo['key']>(['classic/hands-passed', 'classic/age-dealt', 'classic/boards-turned']);

/** Return the last move, or the last turn of all, with what followed from it; everything if nobody has moved. */
export function lastMove(events: EventInfo[]): EventInfo[] {
  const last = events.findLastIndex(({ key }) => MOVES.has(key) || key === 'classic/card-built');
  const isShared = events[last]?.key.startsWith('classic/') ?? false;
  const before = isShared ? events.slice(0, last).findLastIndex(({ key }) => TURNS.has(key)) + 1 : last;
  return events.slice(Math.max(0, before));
}

/** Return what others have done since a seat's last move; nothing if they have not, or it has not moved yet. */
export function sinceMove(events: EventInfo[], seat: number): EventInfo[] {
  const last = events.findLastIndex((event) => MOVES.has(event.key) && seatOf(event) === seat);
  if (last < 0) return [];
  const later = events.slice(last + 1);
  const other = later.findIndex((event) => ![null, seat].includes(seatOf(event)));
  return other < 0 ? [] : later.slice(other);
}

/** Return whose moves stand, one entry for each, oldest first. */
export function movers(events: EventInfo[]): number[] {
  const stack: number[] = [];
  for (const event of events) {
    if (MOVES.has(event.key)) stack.push(seatOf(event) ?? 0);
    // A seat's last move is taken back with all since.
    else if (event.key === 'table/undone') stack.splice(Math.max(0, stack.lastIndexOf(event.args.seat)));
  }
  return stack;
}
