/** Selections from the events of a table: the moves that stand, the last move, the recent activity of each seat. */
import type { EventInfo } from '$lib/api/types';
import { heaviest, type Sound } from '$lib/sound/sounds.svelte';
import { recentLine, moveSentence, type Reader } from './event-text';
import { findDefinition, type GameDefinition, moduleOf } from './game';

/** Return the seat that an event is about, if any. */
export const seatOf = ({ args }: EventInfo): number | null => ('seat' in args ? args.seat : null);

/** Return whether an event is the action that a seat chose, not its consequence. */
export const isMove = ({ category }: EventInfo): boolean => category === 'move';

const definitionOfEvent = ({ key }: EventInfo): GameDefinition | undefined => findDefinition(key.split('/')[0] ?? '');
/** Return whether an event is a decision that its seat can take back. */
const isDecision = (event: EventInfo): boolean => definitionOfEvent(event)?.isDecision(event) ?? false;

/** Return the last move, or the last turn of all seats, with its consequences; all events if there is none. */
export function eventsOfLastMove(events: EventInfo[]): EventInfo[] {
  const last = events.findLastIndex((event) => isMove(event) || isDecision(event));
  const lastEvent = events[last];
  const turnEnds = lastEvent && definitionOfEvent(lastEvent)?.turnEnds;
  const start = turnEnds?.length ? events.slice(0, last).findLastIndex(({ key }) => turnEnds.includes(key)) + 1 : last;
  return events.slice(Math.max(0, start));
}

/** Return the events of other seats since the last decision of a seat; none if it made none. */
export function eventsSinceMoveOf(events: EventInfo[], seat: number): EventInfo[] {
  const last = events.findLastIndex((event) => isDecision(event) && seatOf(event) === seat);
  if (last < 0) return [];
  const later = events.slice(last + 1);
  const other = later.findIndex((event) => ![null, seat].includes(seatOf(event)));
  return other < 0 ? [] : later.slice(other);
}

/** Return the seats of all decisions that were not taken back, oldest first. */
export function moveSeats(events: EventInfo[]): number[] {
  const seats: number[] = [];
  for (const event of events) {
    if (isDecision(event)) seats.push(seatOf(event) ?? 0);
    // An undo takes back the last decision of its seat and all decisions since.
    else if (event.key === 'table/undone') seats.splice(Math.max(0, seats.lastIndexOf(event.args.seat)));
  }
  return seats;
}

/** Return whether an event belongs to no seat: a reveal, the start of an age. */
export const isOfTable = (event: EventInfo): boolean => seatOf(event) === null;

/** Return whether an event belongs to no city's own line and concerns the reader or the whole table. */
export function concernsTable(event: EventInfo, reader: Reader): boolean {
  if (isMove(event)) return false;
  const { args } = event;
  const seats = [seatOf(event), 'from' in args ? args.from : null, 'against' in args ? args.against : null];
  return seats.every((seat) => seat === null) || (reader.seat !== null && seats.includes(reader.seat));
}

export interface RecentActivity {
  /** The last move of each seat in one line. */
  lines: string[];
  /** The cards, wonders and tokens that each city received recently. */
  things: ReadonlySet<string>[];
}

interface LastMove {
  /** The place of the move among the events; -1 if there is none. */
  at: number;
  /** Its consequences for its own seat. At simultaneous games they are mixed with those of other seats, and left out. */
  consequences: EventInfo[];
}

function lastMoveOf(events: EventInfo[], seat: number): LastMove {
  const at = events.findLastIndex((event) => isMove(event) && seatOf(event) === seat);
  const move = events[at];
  if (!move || definitionOfEvent(move)?.isSimultaneous) return { at, consequences: [] };
  const later = events.slice(at + 1);
  const end = later.findIndex(isMove);
  const consequences = (end < 0 ? later : later.slice(0, end)).filter(
    (event) => event.category === 'consequence' && seatOf(event) === seat && !event.key.endsWith('/coins-paid'),
  );
  return { at, consequences };
}

/** Return the activity since `mover` decided, or the last move of every seat if it is null. */
export function recentActivity(
  events: EventInfo[],
  reader: Reader,
  mover: number | null = reader.seat,
): RecentActivity {
  const last = reader.names.map((_, seat) => lastMoveOf(events, seat));
  const isSimultaneous = findDefinition(reader.game)?.isSimultaneous ?? false;
  const moves = last.flatMap(({ at, consequences }) => [...events.slice(at, at + 1), ...consequences]);
  const recent = !isSimultaneous && mover !== null ? eventsSinceMoveOf(events, mover) : moves;
  const addedItem = moduleOf(reader.game)?.addedItem;
  return {
    lines: last.map(({ at, consequences }) => recentLine(moveSentence(events, at, reader), consequences, reader)),
    things: reader.names.map((_, seat) => {
      const own = recent.filter((event) => seatOf(event) === seat);
      return new Set(own.flatMap((event) => addedItem?.(event) ?? []));
    }),
  };
}

/** Return the sound of events that happened at the same time. */
export const soundOf = (events: EventInfo[]): Sound | null =>
  heaviest(events.map((event) => definitionOfEvent(event)?.sounds[event.key]));
