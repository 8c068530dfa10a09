/** How a table stands, for lists: whose turn it is, or who won and by how much. What has ended stays as it is, so it is kept. */
import type { Update } from '../api/generated';
import { readJson, writeEntry } from '../settings/storage';

export interface Standing {
  /** The seats that are asked; none when it is over. */
  asked: number[];
  winners: number[];
  reason: string;
  points: number[];
}

const KEPT = 'standings';
const MOST = 60;

const sum = (score: Record<string, number> | null): number =>
  Object.values(score ?? {}).reduce((all, line) => all + line, 0);

export function standingOf({ table, view }: Update): Standing {
  return {
    asked: table.result === null && view.pending.kind === 'ask' ? view.pending.seats : [],
    winners: table.result?.winners ?? [],
    reason: table.result?.reason ?? '',
    points: view.cities.map((city) => sum(city.score)),
  };
}

export const keptStanding = (table: string): Standing | null =>
  readJson<Record<string, Standing>>(KEPT, {})[table] ?? null;

export const keepStanding = (table: string, standing: Standing): void => writeEntry(KEPT, table, standing, MOST);
