/**
 * Lessons of the guide. A lesson is due when the table first shows its subject, which is read from the view and the
 * events. The text of a rule is in the messages, the rule itself in the engine.
 */
import type { EventInfo, View } from '$lib/api/types';
import type { MessageId } from '$lib/i18n/lang.svelte';

export const TOPICS = ['aim', 'cards', 'costs', 'wonders', 'military', 'science', 'end'] as const;
export type Topic = (typeof TOPICS)[number];

/** The lessons that have texts: `guide-lesson-ID-title`. */
export type LessonId = MessageId extends infer Id
  ? Id extends `guide-lesson-${infer Lesson}-title`
    ? Lesson
    : never
  : never;

/** A thing of the game, named in the language of the page. */
export interface Named {
  kind: 'card' | 'wonder' | 'resource' | 'symbol';
  id: string;
}

/** The elements that a lesson is about, and the arguments of its sentence about this table, if it has one. */
export interface Highlight {
  /** Selectors. */
  spots: string[];
  messageArgs?: Record<string, Named | number | string>;
}

/** The tasks of lessons, each with a text `guide-task-TASK`. */
export type Task = 'select' | 'act' | 'draft' | 'piles';

/** The element that appears when a task has been done; null: the next decision. */
export const DONE_BY: Record<Task, string | null> = {
  select: '.actions',
  act: null,
  draft: null,
  piles: 'dialog[open]',
};

/** The table as lessons see it. */
export interface LessonContext {
  /** Whether the learner's decision is pending. */
  readonly mine: boolean;
  readonly over: boolean;
  readonly begun: boolean;
  /** The number of the learner's decisions. */
  readonly made: number;
}

export interface Lesson<Context> {
  id: LessonId;
  topic: Topic;
  /** Whether it is about the pending decision and must not be deferred. */
  urgent?: boolean;
  /** The guide waits until the learner has done it, or skips it. */
  task?: Task;
  /** Return the highlight if the table shows the subject of the lesson. */
  match: (context: Context) => Highlight | null;
}

/** A lesson as the guide shows it. */
export interface ActiveLesson {
  id: string;
  task: Task | null;
  highlight: Highlight;
}

/** The lessons of a game at one moment of a table. */
export interface Course extends LessonContext {
  /** Return the lesson that is due; `taught` counts those since the learner's last decision. */
  next: (learnt: ReadonlySet<string>, taught: number) => ActiveLesson | null;
  /** Return the highlight of a lesson, if the table still shows its subject. */
  highlight: (id: string) => Highlight | null;
}

/** The lessons of a game in their order. */
export interface Syllabus {
  lessons: readonly { id: string; topic: Topic }[];
  at: (view: View, seat: number, events: EventInfo[]) => Course;
}

/** The number of lessons between two decisions, not counting urgent ones. */
export const MAX_TAUGHT = 2;

/** Return the lesson that is due; `taught` counts those shown since the learner's last decision. */
export function nextLesson<Context extends LessonContext>(
  lessons: readonly Lesson<Context>[],
  context: Context,
  learnt: ReadonlySet<string>,
  taught: number,
): Lesson<Context> | null {
  if (!context.mine && !context.over && context.begun) return null;
  const left = lessons.filter((lesson) => !learnt.has(lesson.id) && (lesson.urgent || taught < MAX_TAUGHT));
  const matching = left.filter((lesson) => lesson.match(context) !== null);
  return matching.find((lesson) => lesson.urgent) ?? matching[0] ?? null;
}

export function createCourse<Context extends LessonContext>(
  lessons: readonly Lesson<Context>[],
  context: Context,
): Course {
  const { mine, over, begun, made } = context;
  const highlight = (id: string) => lessons.find((lesson) => lesson.id === id)?.match(context) ?? null;
  const next: Course['next'] = (learnt, taught) => {
    const lesson = nextLesson(lessons, context, learnt, taught);
    return lesson && { id: lesson.id, task: lesson.task ?? null, highlight: highlight(lesson.id) ?? { spots: [] } };
  };
  return { mine, over, begun, made, next, highlight };
}
