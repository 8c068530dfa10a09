/** What the last turn of a classic game was, put together from what happened. */
import type { EventInfo } from '../api/types';

export interface Act {
  seat: number;
  kind: 'built' | 'stage' | 'sold' | 'revived';
  /** Whichever card was built; what lies face down nobody sees. */
  card: string | null;
  stage: number;
  /** What the treasury gained or lost in all. */
  coins: number;
}

/** Coins that go from one city to another. */
export interface Payment {
  from: number;
  to: number;
  coins: number;
}

/** Two neighbours compare their shields; nobody wins when they are equal. */
export interface Conflict {
  seat: number;
  rival: number;
  winner: number | null;
  points: number;
}

export interface Turn {
  acts: Act[];
  payments: Payment[];
  passing: 'left' | 'right' | null;
  /** The age that ended with this turn, else 0. */
  ended: number;
  conflicts: Conflict[];
}

const KINDS: Record<string, Act['kind']> = {
  'classic/card-built': 'built',
  'classic/stage-built': 'stage',
  'classic/card-sold': 'sold',
  'classic/card-revived': 'revived',
};

/** Return the last turn among the events, or null if there is none. */
export function lastTurn(events: EventInfo[], players: number): Turn | null {
  let acts: Act[] = [];
  let payments: Payment[] = [];
  let change = new Map<number, number>();
  let won: { seat: number; against: number; points: number }[] = [];
  let passing: Turn['passing'] = null;
  let ended = 0;
  const isOver = () => passing !== null || ended > 0;
  const add = (seat: unknown, coins: unknown) =>
    change.set(Number(seat), (change.get(Number(seat)) ?? 0) + Number(coins));
  for (const { key, args } of events) {
    const kind = KINDS[key];
    if (isOver() && (kind || key === 'classic/coins-paid')) {
      [acts, payments, won, change] = [[], [], [], new Map()];
      [passing, ended] = [null, 0];
    }
    if (kind) {
      const seat = Number(args.seat);
      acts.push({ seat, kind, card: args.card ? String(args.card) : null, stage: Number(args.stage ?? 0), coins: 0 });
      if (key === 'classic/card-sold') add(seat, args.coins);
    } else if (key === 'classic/coins-paid') add(args.seat, -Number(args.coins));
    else if (key === 'classic/coins-gained') add(args.seat, args.coins);
    else if (key === 'classic/trade-income') {
      add(args.seat, args.coins);
      payments.push({ from: Number(args.from), to: Number(args.seat), coins: Number(args.coins) });
    } else if (key === 'classic/hands-passed') passing = args.direction === 'left' ? 'left' : 'right';
    else if (key === 'classic/age-ended') ended = Number(args.age);
    else if (key === 'classic/conflict-won')
      won.push({ seat: Number(args.seat), against: Number(args.against), points: Number(args.points) });
  }
  if (!acts.length && !ended) return null;
  const told = acts.map((act, n) => ({
    ...act,
    // Who acts twice in a turn is shown what both gave at the second.
    coins: acts.findLastIndex(({ seat }) => seat === act.seat) === n ? (change.get(act.seat) ?? 0) : 0,
  }));
  return { acts: told, payments, passing, ended, conflicts: ended ? conflictsOf(won, players) : [] };
}

/** Every pair of neighbours once, going round the table. */
function conflictsOf(won: { seat: number; against: number; points: number }[], players: number): Conflict[] {
  const points = won[0]?.points ?? 0;
  return Array.from({ length: players }, (_, seat) => {
    const rival = (seat + 1) % players;
    const found = won.find(
      (one) => (one.seat === seat && one.against === rival) || (one.seat === rival && one.against === seat),
    );
    return { seat, rival, winner: found?.seat ?? null, points };
  });
}
