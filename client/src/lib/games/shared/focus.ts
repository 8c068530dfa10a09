/** The controls of the next decision, in the order of preference. */
const NEXT_MOVE =
  '.question button, .draft button:enabled, [data-slot] button[tabindex="0"], section.hand button, .closing button';

/** Focus the first control of the next decision if focus was lost. */
export function focusNextMove(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(NEXT_MOVE)?.focus({ preventScroll: true });
}
