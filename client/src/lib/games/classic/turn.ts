/** The last turn of 7 Wonders, collected from its events. */
import type { EventInfo } from '$lib/api/types';

export interface Act {
  seat: number;
  kind: 'built' | 'stage' | 'sold' | 'revived';
  /** The card that was built; null for a card that lies face down. */
  card: string | null;
  stage: number;
  /** The total change of the treasury. */
  coins: number;
}

/** Coins that go from one city to another. */
export interface Payment {
  from: number;
  to: number;
  coins: number;
}

/** Two neighbours compare their shields; a tie has no winner. */
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

/** The events at the start of a resolved turn. */
const BEGIN = new Set<EventInfo['key']>([
  'classic/card-built',
  'classic/stage-built',
  'classic/card-sold',
  'classic/card-revived',
  'classic/coins-paid',
]);

/** Return the last turn among the events, or null if there is none. */
export function lastTurn(events: EventInfo[], players: number): Turn | null {
  let acts: Act[] = [];
  let payments: Payment[] = [];
  let change = new Map<number, number>();
  let won: { seat: number; against: number; points: number }[] = [];
  let passing: Turn['passing'] = null;
  let ended = 0;
  const add = (seat: number, coins: number) => change.set(seat, (change.get(seat) ?? 0) + coins);
  const act = (seat: number, kind: Act['kind'], card: string | null = null, stage = 0) =>
    acts.push({ seat, kind, card, stage, coins: 0 });
  for (const event of events) {
    if ((passing !== null || ended > 0) && BEGIN.has(event.key)) {
      [acts, payments, won, change] = [[], [], [], new Map()];
      [passing, ended] = [null, 0];
    }
    switch (event.key) {
      case 'classic/card-built':
        act(event.args.seat, 'built', event.args.card);
        break;
      case 'classic/stage-built':
        act(event.args.seat, 'stage', null, event.args.stage);
        break;
      case 'classic/card-revived':
        act(event.args.seat, 'revived', event.args.card);
        break;
      case 'classic/card-sold':
        act(event.args.seat, 'sold');
        add(event.args.seat, event.args.coins);
        break;
      case 'classic/coins-paid':
        add(event.args.seat, -event.args.coins);
        break;
      case 'classic/coins-gained':
        add(event.args.seat, event.args.coins);
        break;
      case 'classic/trade-income':
        add(event.args.seat, event.args.coins);
        payments.push({ from: event.args.from, to: event.args.seat, coins: event.args.coins });
        break;
      case 'classic/hands-passed':
        passing = event.args.direction === 'left' ? 'left' : 'right';
        break;
      case 'classic/age-ended':
        ended = event.args.age;
        break;
      case 'classic/conflict-won':
        won.push(event.args);
        break;
    }
  }
  if (!acts.length && !ended) return null;
  const shownActs = acts.map((act, n) => ({
    ...act,
    // Who acts twice in a turn is shown what both gave at the second.
    coins: acts.findLastIndex(({ seat }) => seat === act.seat) === n ? (change.get(act.seat) ?? 0) : 0,
  }));
  return { acts: shownActs, payments, passing, ended, conflicts: ended ? conflictsOf(won, players) : [] };
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
