/** Summaries of tables for lists: active seats, or winners and points. Summaries of finished games are cached. */
import { SvelteMap } from 'svelte/reactivity';
import type { MyTable, Update } from '$lib/api/types';
import { fetchTable } from '$lib/requests/tables';
import { seatSecret } from '$lib/identity/credentials';
import { readJson, writeEntry } from '$lib/settings/storage';

export interface TableSummary {
  /** The seats whose decision is pending; empty when the game is over. */
  activeSeats: number[];
  winners: number[];
  reason: string;
  points: number[];
}

const CACHE_KEY = 'summaries';
const MAX_CACHED = 60;

const sum = (score: Record<string, number> | null): number =>
  Object.values(score ?? {}).reduce((all, line) => all + line, 0);

export function summarize({ table, view }: Update): TableSummary {
  return {
    activeSeats: table.result === null && view.pending.kind === 'ask' ? view.pending.seats : [],
    winners: table.result?.winners ?? [],
    reason: table.result?.reason ?? '',
    points: view.cities.map((city) => sum(city.score)),
  };
}

const cachedSummary = (table: string): TableSummary | null =>
  readJson<Record<string, TableSummary>>(CACHE_KEY, {})[table] ?? null;

export const cacheSummary = (table: string, summary: TableSummary): void =>
  writeEntry(CACHE_KEY, table, summary, MAX_CACHED);

/** Loads each summary once, however often `load` is called. */
export class TableSummaries {
  #summaries = new SvelteMap<string, TableSummary>();
  /** Not reactive: an effect that calls `load` must not run again when a request starts. */
  #requested = new Set<string>();

  get(table: string): TableSummary | undefined {
    return this.#summaries.get(table);
  }

  async load({ id, over }: Pick<MyTable, 'id' | 'over'>): Promise<void> {
    if (this.#requested.has(id)) return;
    this.#requested.add(id);
    const cached = over ? cachedSummary(id) : null;
    const summary = cached ?? (await fetchTable(id, seatSecret(id)).then(summarize, () => null));
    if (!summary) return;
    this.#summaries.set(id, summary);
    if (over && !cached) cacheSummary(id, summary);
  }
}
