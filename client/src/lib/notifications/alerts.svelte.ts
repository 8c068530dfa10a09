/** Telling somebody who looks elsewhere that it is their turn: a badge of the installed page, and a notification if they want one. */
import { readFlag, writeFlag } from '$lib/settings/storage';

const KEPT = 'alerts';
const isPossible = 'Notification' in globalThis;

class Alerts {
  readonly possible = isPossible;
  /** Wished for here, and allowed by the browser. */
  on = $state(isPossible && readFlag(KEPT) && Notification.permission === 'granted');
  #shown: Notification | null = null;

  /** Ask for permission, if it is wished for and not given yet. */
  async use(on: boolean): Promise<void> {
    const allowed = on && isPossible && (await Notification.requestPermission()) === 'granted';
    this.on = allowed;
    writeFlag(KEPT, allowed);
  }

  /** It is somebody's turn at a table; whoever looks at it sees that. */
  call(title: string, text: string): void {
    navigator.setAppBadge?.(1).catch(() => {});
    if (!this.on || !document.hidden) return;
    this.#shown?.close();
    this.#shown = new Notification(title, { body: text, icon: '/icon-192.png', tag: 'turn' });
    this.#shown.onclick = () => {
      focus();
      this.#shown?.close();
    };
  }

  /** The turn is over, or the table is left. */
  clear(): void {
    navigator.clearAppBadge?.().catch(() => {});
    this.#shown?.close();
    this.#shown = null;
  }
}

export const alerts = new Alerts();
