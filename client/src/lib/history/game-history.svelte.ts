/** The player's finished games, stored only on this device. */
import type { Game, Update, View } from '$lib/api/types';
import { readJson, removeKey, writeJson } from '$lib/settings/storage';

const KEPT = 'gameHistory';
const MOST = 500;

export interface Finished {
  id: string;
  game: Game;
  /** The time at which this client saw the end, in milliseconds since the epoch. */
  at: number;
  won: boolean;
  reason: string;
  points: number;
  players: number;
  /** The levels of the AI players. */
  levels: string[];
}

const pointsOf = (view: View, seat: number): number => {
  const score: Record<string, number> = view.cities[seat]?.score ?? {};
  return Object.values(score).reduce((sum, line) => sum + line, 0);
};

/** Return the entry of a table; null while the game runs, or unless the viewer holds exactly one seat. */
export function finishedOf(update: Update, at: number): Finished | null {
  const [seat] = update.seats;
  const { result, game, id, seats } = update.table;
  if (result === null || seat === undefined || update.seats.length > 1) return null;
  return {
    id,
    game,
    at,
    won: result.winners.includes(seat),
    reason: result.reason,
    points: pointsOf(update.view, seat),
    players: seats.length,
    levels: seats.flatMap(({ kind, level }) => (kind === 'ai' && level ? [level] : [])),
  };
}

/** The number of games won, and of all games, of a kind. */
export interface Tally {
  won: number;
  all: number;
}

/** Count games by kind; a game may be of several kinds. */
export function winsByCategory(games: Finished[], kindsOf: (game: Finished) => string[]): Map<string, Tally> {
  const found = new Map<string, Tally>();
  for (const game of games)
    for (const kind of new Set(kindsOf(game))) {
      const so = found.get(kind) ?? { won: 0, all: 0 };
      found.set(kind, { won: so.won + Number(game.won), all: so.all + 1 });
    }
  return found;
}

/** Return the current and the longest winning streak. */
export function streaks(games: Finished[]): { now: number; best: number } {
  let [now, best] = [0, 0];
  for (const { won } of games) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

class GameHistory {
  /** Oldest first. */
  games = $state.raw<Finished[]>(readJson(KEPT, []));

  keep(update: Update): void {
    const done = finishedOf(update, Date.now());
    if (!done || this.games.some(({ id }) => id === done.id)) return;
    this.games = [...this.games, done].slice(-MOST);
    writeJson(KEPT, this.games);
  }

  of(id: string): Finished | null {
    return this.games.find((game) => game.id === id) ?? null;
  }

  forget(): void {
    this.games = [];
    removeKey(KEPT);
  }
}

export const gameHistory = new GameHistory();
