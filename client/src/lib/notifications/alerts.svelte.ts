/** Turn alerts for a hidden page: a badge of the installed app, and an optional notification. */
import { readFlag, writeFlag } from '$lib/settings/storage';

const KEPT = 'alerts';
const isPossible = 'Notification' in globalThis;

class Alerts {
  readonly possible = isPossible;
  /** Enabled in the settings and permitted by the browser. */
  on = $state(isPossible && readFlag(KEPT) && Notification.permission === 'granted');
  #shown: Notification | null = null;

  /** Enable or disable notifications; enabling requests the permission of the browser. */
  async use(on: boolean): Promise<void> {
    const allowed = on && isPossible && (await Notification.requestPermission()) === 'granted';
    this.on = allowed;
    writeFlag(KEPT, allowed);
  }

  /** Alert the player to a turn; a visible page gets only the badge. */
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

  /** Remove the alert: the turn is over, or the player left the table. */
  clear(): void {
    navigator.clearAppBadge?.().catch(() => {});
    this.#shown?.close();
    this.#shown = null;
  }
}

export const alerts = new Alerts();
