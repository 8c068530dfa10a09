/** The stops of a replay: frames with moves or milestones, the most important ones marked. */
import type { EventInfo, Frame } from '$lib/api/types';
import { eventText, type Reader } from '$lib/games/shared/event-text';
import { seatOf } from '$lib/games/shared/event-selectors';
import { findDefinition } from '$lib/games/shared/game';
import type { Remark, Review } from './review';

export interface Line {
  seat: number | null;
  text: string;
}

export interface Stop {
  /** The number of the frame. */
  frame: number;
  /** The decisions of the step; in 7 Wonders those of a whole turn. */
  lines: Line[];
  /** The age that begins here, else 0. */
  age: number;
  isKey: boolean;
}

const isKeyEvent = ({ key }: EventInfo): boolean =>
  findDefinition(key.split('/')[0] ?? '')?.keyEvents.includes(key) ?? false;

const ageIn = (events: EventInfo[]): number => {
  for (const { key, args } of events) if (key.endsWith('/age-dealt') && 'age' in args) return args.age;
  return 0;
};

/** Moves and milestones; the list of moves leaves out their consequences. */
const isListed = ({ category }: EventInfo): boolean => category === 'move' || category === 'milestone';

/** Return the stops of a replay; the first frame and the last are always among them. */
export function stopsOf(frames: Frame[], reader: Reader): Stop[] {
  const stops: Stop[] = [];
  for (const [frame, { events }] of frames.entries()) {
    const shown = events.filter(isListed);
    const isEnd = frame === 0 || frame === frames.length - 1;
    if (!shown.length && !isEnd) continue;
    const lines = shown
      .map((event) => ({ seat: seatOf(event), text: eventText(event, reader) }))
      .filter(({ text }) => text);
    stops.push({ frame, lines, age: ageIn(events), isKey: events.some(isKeyEvent) });
  }
  return stops;
}

/** Return the number of the last stop that is not after a frame. */
export const stopAt = (stops: Stop[], frame: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop.frame <= frame),
  );

/**
 * Return the number of the stop of a frame: a move of 7 Wonders belongs to the later reveal of its turn, a draw to the
 * stop before it.
 */
export function stopOf(stops: Stop[], frames: Frame[], frame: number): number {
  const next = stops.findIndex((stop) => stop.frame >= frame);
  return typeof frames[frame]?.seat === 'number' && next >= 0 ? next : stopAt(stops, frame);
}

/** Return the remarks of a review by the number of the stop that each belongs to. */
export function remarksBy(stops: Stop[], frames: Frame[], review: Review | undefined): Map<number, Remark[]> {
  const found = new Map<number, Remark[]>();
  for (const remark of Object.values(review?.remarks ?? {})) {
    const stop = stopOf(stops, frames, remark.frame);
    found.set(stop, [...(found.get(stop) ?? []), remark]);
  }
  return found;
}

/** Return all that happened up to a frame. */
export const eventsTo = (frames: Frame[], frame: number): EventInfo[] =>
  frames.slice(0, frame + 1).flatMap(({ events }) => events);
