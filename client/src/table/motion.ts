/** Changes of a table shown in motion: what has the same name before and after glides from place to place. */
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Put a change on the page; `settle` is called to have the page drawn before the motion begins. */
export function inMotion(change: () => void, settle: () => Promise<void>): void {
  if (still.matches || document.hidden || !document.startViewTransition) {
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
