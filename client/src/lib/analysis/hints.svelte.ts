/** Hints at a table without remote players: each request reveals one more step for the current decision. */

import type { HintInfo, TableInfo } from '$lib/api/types';
import { toasts } from '$lib/ui/toasts.svelte';
import { readFlag, writeFlag } from '$lib/settings/storage';
import { fetchHint } from './requests';
import { loadWords } from './text';

const KEY = 'evaluation';
const STEPS = 3;

/** Return whether hints are allowed: no other player sits here or can join. The server enforces it. */
export const isAlone = (table: TableInfo, seats: number[]): boolean =>
  seats.length > 0 && table.seats.every(({ seat, kind }) => kind === 'ai' || seats.includes(seat));

export class Hints {
  hint = $state.raw<HintInfo | null>(null);
  step = $state(0);
  /** Whether a player has asked for a hint and has not closed it. */
  isOpen = $state(false);
  busy = $state(false);
  bar = $state(readFlag(KEY));
  #moment = '';

  constructor(
    private id: string,
    private secret: string | null,
  ) {}

  /** Set the current version and seat; a hint is valid for one version only. */
  at(version: number, seat: number | null): void {
    const moment = `${version} ${seat}`;
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.hint = null;
    this.step = 0;
    this.isOpen = false;
    if (this.bar && seat !== null) this.#ask(seat);
  }

  async next(seat: number): Promise<void> {
    const isAgain = !this.isOpen && this.step > 0;
    this.isOpen = true;
    await this.#ask(seat);
    if (this.hint && !isAgain) this.step = Math.min(STEPS, this.step + 1);
    if (!this.hint && !this.busy) this.isOpen = false;
  }

  close(): void {
    this.isOpen = false;
  }

  /** The selectors of the elements that the hint names: the card or wonder from the second step on, then the action. */
  get spots(): string[] {
    if (!this.hint || !this.isOpen || this.step < 2) return [];
    const { thing, move } = this.hint;
    const spots = [`[data-hint="${thing.kind} ${thing.id}"]`];
    return this.step < STEPS ? spots : [...spots, `[data-move="${move}"]`];
  }

  toggle(seat: number): void {
    this.bar = !this.bar;
    writeFlag(KEY, this.bar);
    if (this.bar) this.#ask(seat);
  }

  async #ask(seat: number): Promise<void> {
    if (this.hint || this.busy) return;
    this.busy = true;
    const moment = this.#moment;
    try {
      await loadWords();
      const found = await fetchHint(this.id, seat, this.secret);
      if (moment === this.#moment) this.hint = found;
    } catch (error) {
      toasts.showError(error);
    } finally {
      this.busy = false;
    }
  }
}
