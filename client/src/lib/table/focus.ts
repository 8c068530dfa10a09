/** Where a move begins, by the question. */
const BEGINNINGS =
  '.question button, .draft button:enabled, [data-slot] button[tabindex="0"], section.hand button, .closing button';

/** Let the keyboard go on where the next move begins, when what it was on is gone. */
export function goToMove(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(BEGINNINGS)?.focus({ preventScroll: true });
}
