/** Close the panel of a selected card; keyboard focus inside it returns to the card. */
export function closePanel(panel: HTMLElement | undefined, onclose: () => void): void {
  if (panel?.contains(document.activeElement))
    document.querySelector<HTMLElement>('button.card[aria-pressed="true"]')?.focus();
  onclose();
}

/** Return whether a key closes the panel: Escape, unless a dialog lies above it. */
export const isCloseKey = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && !document.querySelector('dialog[open]');
