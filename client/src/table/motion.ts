/** Changes of a table shown in motion: what has the same name before and after glides from place to place. */
import { motions } from '../motion.svelte';

/** Put a change on the page; `settle` is called to have the page drawn before the motion begins. */
export function inMotion(change: () => void, settle: () => Promise<void>): void {
  if (motions.pace === 0 || document.hidden || !document.startViewTransition) {
    change();
    return;
  }
  const motion = document.startViewTransition(async () => {
    change();
    await settle();
  });
  // A newer change ends the motion of an older one, which is no trouble.
  motion.ready.catch(() => {});
  motion.finished.catch(() => {});
}
