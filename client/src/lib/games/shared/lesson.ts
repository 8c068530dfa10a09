/**
 * What lessons of any game have in common. A lesson is due when the table shows for the first time what it speaks of;
 * that is read from the view and from what has happened. What a rule says stands in the texts and the engine.
 */
export const TOPICS = ['aim', 'cards', 'costs', 'wonders', 'military', 'science', 'end'] as const;
export type Topic = (typeof TOPICS)[number];

/** A thing of the game to be named in the reader's language. */
export interface Named {
  kind: 'card' | 'wonder' | 'resource' | 'symbol';
  id: string;
}

/** Where a lesson is to be seen now: what to look at, and what is told about just this table, if anything. */
export interface Sight {
  spots: string[];
  here?: Record<string, Named | number | string>;
}

/** What the guide asks of every table. */
export interface Moment {
  /** The learner is asked, the game is over, or it has not begun yet. */
  readonly mine: boolean;
  readonly over: boolean;
  readonly begun: boolean;
  /** How many decisions the learner has made. */
  readonly made: number;
}

export interface Lesson<At> {
  id: string;
  topic: Topic;
  /** It is about what has to be decided now, so it does not wait. */
  urgent?: boolean;
  sees: (at: At) => Sight | null;
}

/** How many lessons that can wait are taught between two moves. */
export const AT_ONCE = 2;

/** Return the lesson that is due; `taught` counts those shown since the learner's last move. */
export function dueOf<At extends Moment>(
  lessons: readonly Lesson<At>[],
  at: At,
  learnt: ReadonlySet<string>,
  taught: number,
): Lesson<At> | null {
  if (!at.mine && !at.over && at.begun) return null;
  const left = lessons.filter((lesson) => !learnt.has(lesson.id) && (lesson.urgent || taught < AT_ONCE));
  const found = left.filter((lesson) => lesson.sees(at) !== null);
  return found.find((lesson) => lesson.urgent) ?? found[0] ?? null;
}
