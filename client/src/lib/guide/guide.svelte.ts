/** The learnt lessons and the table of the guide; stored between visits. */
import { SvelteSet } from 'svelte/reactivity';
import { readJson, writeJson } from '$lib/settings/storage';

const KEPT = 'guide';

interface Kept {
  learnt: string[];
  table: string | null;
  open: boolean;
}

const NOTHING: Kept = { learnt: [], table: null, open: false };

class Guide {
  readonly learnt: SvelteSet<string>;
  /** The table the guide was asked to, if any. */
  table = $state<string | null>(null);
  open = $state(false);

  constructor() {
    const kept = { ...NOTHING, ...readJson<Partial<Kept>>(KEPT, {}) };
    this.learnt = new SvelteSet(kept.learnt);
    this.table = kept.table;
    this.open = kept.open;
  }

  learn(lesson: string): void {
    this.learnt.add(lesson);
    this.#keep();
  }

  /** Forget that these were learnt. */
  forget(lessons: Iterable<string>): void {
    for (const lesson of lessons) this.learnt.delete(lesson);
    this.#keep();
  }

  /** Return how many of these have been learnt. */
  count(lessons: readonly { id: string }[]): number {
    return lessons.filter(({ id }) => this.learnt.has(id)).length;
  }

  sit(table: string): void {
    this.table = table;
    this.open = true;
    this.#keep();
  }

  close(): void {
    this.open = false;
    this.#keep();
  }

  #keep(): void {
    const { table, open } = this;
    writeJson(KEPT, { learnt: [...this.learnt], table, open } satisfies Kept);
  }
}

export const guide = new Guide();
