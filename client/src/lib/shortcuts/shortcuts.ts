/**
 * Keyboard shortcuts: a key clicks the enabled button whose `aria-keyshortcuts` names it.
 *
 * Only buttons on the page have shortcuts, and screen readers announce them.
 */
const TYPES = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';

/** Return whether the focus is in a text field, or a dialog is open. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPES) !== null) || document.querySelector('dialog[open]') !== null;

/** Return the enabled button of a key, if there is one. */
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
