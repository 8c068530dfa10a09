/** The closed vocabulary of effects that the data of both games is written in. */

export type Whose = 'own' | 'larger' | 'neighbours' | 'all';

export type Effect =
  | { kind: 'produce'; resources: Record<string, number> }
  | { kind: 'choice'; resources: string[] }
  | { kind: 'fixed_price'; resources: string[] }
  | { kind: 'trade'; resources: string[]; from: string[] }
  | { kind: 'symbol'; symbol: string }
  | { kind: 'destroy'; colour: string }
  | { kind: 'per'; coins: number; points: number; count: string[]; whose: Whose }
  | { kind: 'discount' | 'extra_shields'; on: string; amount: number }
  | { kind: Counted; amount: number }
  | { kind: Plain };

const COUNTED = [
  'shields',
  'points',
  'coins',
  'opponent_loses',
  'library',
  'points_per_token',
  'chain_coins',
  'points_if_complete',
  'wild_symbol',
] as const;
const PLAIN = [
  'extra_turn',
  'extra_turns',
  'revive',
  'trade_income',
  'play_last',
  'free_colour',
  'free_first',
  'free_last',
] as const;
type Counted = (typeof COUNTED)[number];
type Plain = (typeof PLAIN)[number];

interface Per {
  count: string[];
  each: number;
  whose: Whose;
}

/** Return the effects of a thing in the order in which they are shown; an unknown one throws. */
export function readEffects(raw: Record<string, unknown>): Effect[] {
  const effects: Effect[] = [];
  for (const [key, value] of Object.entries(raw)) {
    if (key === 'produce') effects.push({ kind: key, resources: value as Record<string, number> });
    else if (key === 'choice' || key === 'fixed_price') effects.push({ kind: key, resources: value as string[] });
    else if (key === 'trade') effects.push({ kind: key, ...(value as { resources: string[]; from: string[] }) });
    else if (key === 'symbol') effects.push({ kind: key, symbol: value as string });
    else if (key === 'destroy') effects.push({ kind: key, colour: value as string });
    else if (key === 'library') effects.push({ kind: key, amount: (value as { draw: number }).draw });
    else if (key === 'discount' || key === 'extra_shields')
      effects.push({ kind: key, ...(value as { on: string; amount: number }) });
    else if (key === 'coins_per' || key === 'points_per') addPer(effects, key, value as Per);
    else if (isOneOf(COUNTED, key)) effects.push({ kind: key, amount: value as number });
    else if (isOneOf(PLAIN, key)) effects.push({ kind: key });
    else throw new Error(`unknown effect: ${key}`);
  }
  return effects.sort((a, b) => rank(a) - rank(b));
}

function isOneOf<T extends string>(names: readonly T[], name: string): name is T {
  return (names as readonly string[]).includes(name);
}

/** Coins and points that count the same things become one effect, as they are one sign on the card. */
function addPer(effects: Effect[], key: 'coins_per' | 'points_per', { count, each, whose }: Per): void {
  const part = key === 'coins_per' ? 'coins' : 'points';
  const same = effects.find((e) => e.kind === 'per' && e.whose === whose && e.count.join() === count.join());
  if (same?.kind === 'per') same[part] = each;
  else effects.push({ kind: 'per', coins: 0, points: 0, count, whose, [part]: each });
}

const LAST = ['coins', 'points', 'extra_turn'];
const FIRST = ['symbol', 'shields'];

function rank(effect: Effect): number {
  const first = FIRST.indexOf(effect.kind);
  if (first >= 0) return first - FIRST.length;
  return LAST.indexOf(effect.kind) + 1;
}
