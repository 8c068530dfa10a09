/** The lessons of each game, so that the guide need not know which one is played. */
import type { EventInfo, Game, View } from '$lib/api/types';
import { CLASSIC_LESSONS, ClassicFacts } from '$lib/games/classic/lessons';
import { Facts, LESSONS } from '$lib/games/duel/lessons';
import { dueOf, type Lesson, type Moment, type Sight } from '$lib/games/shared/lesson';

/** A lesson as the guide shows it. */
export interface Shown {
  id: string;
  sight: Sight;
}

/** What a course says of a table at one moment. */
export interface Class extends Moment {
  due: (learnt: ReadonlySet<string>, taught: number) => Shown | null;
  /** Where the lesson is to be seen now, if it still is. */
  sight: (id: string) => Sight | null;
}

function classOf<At extends Moment>(lessons: readonly Lesson<At>[], at: At): Class {
  const { mine, over, begun, made } = at;
  const sight = (id: string) => lessons.find((lesson) => lesson.id === id)?.sees(at) ?? null;
  const due: Class['due'] = (learnt, taught) => {
    const found = dueOf(lessons, at, learnt, taught);
    return found && { id: found.id, sight: sight(found.id) ?? { spots: [] } };
  };
  return { mine, over, begun, made, due, sight };
}

/** Return what there is to teach at a table that somebody sees. */
export function teach(view: View, seat: number, events: EventInfo[]): Class {
  return view.game === 'duel'
    ? classOf(LESSONS, new Facts({ view, seat, events }))
    : classOf(CLASSIC_LESSONS, new ClassicFacts({ view, seat, events }));
}

/** The lessons of a game in their order, by topic. */
export const COURSES: Record<Game, readonly { id: string; topic: string }[]> = {
  duel: LESSONS,
  classic: CLASSIC_LESSONS,
};
