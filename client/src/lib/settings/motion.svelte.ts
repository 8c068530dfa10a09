/** The speed of animations: the stored setting, else the preference of the system. */

import { readText, writeText } from './storage';

export const SPEEDS = ['system', 'off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The factor of all durations; `tokens.css` has the same numbers for styles. */
const PACES: Record<Exclude<Speed, 'system'>, number> = { off: 0, slow: 2, normal: 1, fast: 0.5 };

class Motions {
  speed = $state<Speed>('system');
  #prefersReducedMotion = $state(false);
  /** The speed in use: the preference of the system applies until the player chooses one. */
  readonly effectiveSpeed = $derived(
    this.speed === 'system' ? (this.#prefersReducedMotion ? 'off' : 'normal') : this.speed,
  );
  readonly pace = $derived(PACES[this.effectiveSpeed]);

  use(speed: Speed): void {
    this.speed = speed;
    writeText('motion', speed);
    this.#apply();
  }

  restore(): void {
    const wish = matchMedia('(prefers-reduced-motion: reduce)');
    this.#prefersReducedMotion = wish.matches;
    wish.addEventListener('change', () => {
      this.#prefersReducedMotion = wish.matches;
      this.#apply();
    });
    const kept = readText('motion');
    this.speed = SPEEDS.find((speed) => speed === kept) ?? 'system';
    this.#apply();
  }

  #apply(): void {
    document.documentElement.dataset.motion = this.effectiveSpeed;
  }
}

export const motions = new Motions();
