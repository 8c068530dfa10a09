/**
 * Keys that press a button: whatever says `aria-keyshortcuts` is pressed by that key, where it is and can be pressed.
 * So a key means what is on the page, and a reader of the screen is told of it too.
 */
const TYPES = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';

/** Return whether somebody is writing, or a window lies above the page. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPES) !== null) || document.querySelector('dialog[open]') !== null;

/** Return the button that a key presses now, if there is one. */
export function buttonFor(key: string): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]');
  return [...all].find((one) => one.getAttribute('aria-keyshortcuts') === key && !one.matches(':disabled')) ?? null;
}

export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return;
    const isSpaceOnButton =
      event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary');
    const button = isSpaceOnButton ? null : buttonFor(event.key === ' ' ? 'Space' : event.key);
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
