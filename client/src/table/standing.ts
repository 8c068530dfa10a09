/** How a table stands, for lists: whose turn it is, or who won and by how much. What has ended stays as it is, so it is kept. */
import type { Update } from '../api/generated';

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

function read(): Record<string, Standing> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Standing>;
  } catch {
    return {};
  }
}

export const keptStanding = (table: string): Standing | null => read()[table] ?? null;

export function keepStanding(table: string, standing: Standing): void {
  const { [table]: _, ...rest } = read();
  const kept = [...Object.entries(rest), [table, standing] as const].slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
}
