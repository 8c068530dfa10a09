/** Leave the panel of a selected card: who is in it by keyboard goes back to the card. */
export function leave(panel: HTMLElement | undefined, onclose: () => void): void {
  if (panel?.contains(document.activeElement))
    document.querySelector<HTMLElement>('button.card[aria-pressed="true"]')?.focus();
  onclose();
}

/** Escape closes a panel, unless something lies above it. */
export const isLeaving = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && !document.querySelector('dialog[open]');
