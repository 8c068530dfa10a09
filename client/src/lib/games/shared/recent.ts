/** What has been done lately, for the table to point at: a line for each seat, and what is new since somebody moved. */
import type { EventInfo } from '$lib/api/types';
import { eventText, type Reader } from './event-text';
import { isMove, seatOf, sinceMove } from './movers';

export interface Recent {
  /** What each seat did in its last turn, as a sentence or two. */
  lines: string[];
  /** The cards, wonders and tokens that came to each seat's city lately. */
  things: ReadonlySet<string>[];
}

/** What a turn of 7 Wonders is, for each seat. */
const ACTS = new Set<EventInfo['key']>([
  'classic/card-built',
  'classic/stage-built',
  'classic/card-sold',
  'classic/card-revived',
]);
/** What follows from a move and is told with it; what only concerns the table is not. */
const FOLLOWS = new Set<EventInfo['key']>([
  'duel/coins-paid',
  'duel/coins-gained',
  'duel/coins-lost',
  'duel/pawn-moved',
  'duel/symbol-gained',
  'duel/extra-turn',
]);

export const isAct = (event: EventInfo): boolean =>
  event.key.startsWith('classic/') ? ACTS.has(event.key) : isMove(event);

/** Return whether an event of 7 Wonders is told by no city's own line and concerns the reader, or the whole table. */
export function isAside(event: EventInfo, reader: Reader): boolean {
  if (ACTS.has(event.key)) return false;
  const { args } = event;
  const seats = [seatOf(event), 'from' in args ? args.from : null, 'against' in args ? args.against : null];
  return seats.every((seat) => seat === null) || (reader.seat !== null && seats.includes(reader.seat));
}

/** Return the last act of a seat with its own consequences. In Duel the payment of an act comes before it. */
function lastOf(events: EventInfo[], seat: number): EventInfo[] {
  const at = events.findLastIndex((event) => isAct(event) && seatOf(event) === seat);
  if (at < 0) return [];
  const start = events.slice(0, at).findLastIndex(isAct) + 1;
  const paid = events.slice(start, at).filter((event) => event.key === 'duel/coins-paid' && seatOf(event) === seat);
  const later = events.slice(at + 1);
  const end = later.findIndex(isAct);
  const followed = (end < 0 ? later : later.slice(0, end)).filter(
    (event) => FOLLOWS.has(event.key) && event.key !== 'duel/coins-paid' && seatOf(event) === seat,
  );
  return [events[at] as EventInfo, ...paid, ...followed];
}

function thingsIn(events: EventInfo[]): Set<string> {
  const found = new Set<string>();
  for (const { key, args } of events) {
    if (key === 'duel/wonder-built') found.add(args.wonder);
    else if (key === 'duel/token-taken') found.add(args.token);
    else if (
      key === 'duel/card-built' ||
      key === 'duel/card-revived' ||
      key === 'classic/card-built' ||
      key === 'classic/card-revived'
    )
      found.add(args.card);
  }
  return found;
}

/** Return what has been done lately; what is new is so since `mover` moved, or, for nobody, what each seat did last. */
export function recentOf(events: EventInfo[], reader: Reader, mover: number | null = reader.seat): Recent {
  const last = reader.names.map((_, seat) => lastOf(events, seat));
  const isDuel = reader.game === 'duel';
  const news = isDuel && mover !== null ? sinceMove(events, mover) : last.flat();
  return {
    lines: last.map((told) =>
      told
        .map((event) => eventText(event, reader))
        .filter(Boolean)
        .join(' '),
    ),
    things: reader.names.map((_, seat) => thingsIn(news.filter((event) => seatOf(event) === seat))),
  };
}
