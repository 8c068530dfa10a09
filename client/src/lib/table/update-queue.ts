/** At a guided table the others take their time: what they do is shown a moment after it has been heard. */
import type { EventInfo } from '$lib/api/types';
import { motions } from '$lib/settings/motion.svelte';
import { movers } from '$lib/games/shared/movers';

/** How long another's move waits, in milliseconds, where nothing else was chosen. */
export const MOMENT = 1400;

/** Whether somebody else than the learner has moved. */
export const isOthers = (events: EventInfo[], seat: number | null): boolean =>
  movers(events).some((one) => one !== seat);

/** Puts changes on the page one after the other, never in another order than they came. */
export class Slowly {
  #line: Promise<void> = Promise.resolve();
  #left = 0;

  /** Show a change after so many milliseconds, or at once if none are asked for and nothing waits. */
  show(change: () => void, wait: number): void {
    if (wait === 0 && this.#left === 0) {
      change();
      return;
    }
    this.#left += 1;
    this.#line = this.#line
      .then(() => new Promise<void>((resolve) => setTimeout(resolve, wait)))
      .then(() => {
        this.#left -= 1;
        change();
      });
  }
}

/** Return how long what has happened waits at a guided table: others' moves of Duel, where one moves after the other. */
export const waitFor = (events: EventInfo[], seat: number | null): number =>
  isOthers(events, seat) && events.some(({ key }) => key.startsWith('duel/')) ? MOMENT * motions.pace : 0;
