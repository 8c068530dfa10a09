/** The effects of the things of both games, in the one vocabulary that the engine has for them. */
import { EFFECTS } from '$lib/api/types';

export type Whose = 'own' | 'larger' | 'neighbours' | 'all';

/** What effects are made of. */
export interface Parts {
  units: Record<string, number>;
  resources: string[];
  symbol: string;
  colour: string;
  each: string[];
  amount: number;
  sellers: string[];
  whose: Whose;
}

type Word = keyof typeof EFFECTS;
type Counted = 'coins_per' | 'points_per';
type Fields<Kind extends Word> = (typeof EFFECTS)[Kind];
type Made<Kind extends Word> = { kind: Kind } & {
  [Field in keyof Fields<Kind> as Fields<Kind>[Field] & keyof Parts]: Parts[Fields<Kind>[Field] & keyof Parts];
};
/** Coins and points that count the same things: one sign on the card, and one sentence. */
export interface Per {
  kind: 'per';
  coins: number;
  points: number;
  each: string[];
  whose: Whose;
}
export type Effect = { [Kind in Exclude<Word, Counted>]: Made<Kind> }[Exclude<Word, Counted>] | Per;

/** Return the effects of a thing in the order in which they are shown; an unknown one throws. */
export function readEffects(raw: Record<string, unknown>): Effect[] {
  const effects: Effect[] = [];
  for (const [word, value] of Object.entries(raw)) {
    if (!isWord(word)) throw new Error(`unknown effect: ${word}`);
    const parts = partsOf(word, value);
    if (word === 'coins_per' || word === 'points_per')
      addPer(effects, word === 'coins_per' ? 'coins' : 'points', parts);
    else effects.push({ kind: word, ...parts } as Effect);
  }
  return effects.sort((a, b) => rank(a) - rank(b));
}

const isWord = (word: string): word is Word => word in EFFECTS;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Several parts have the names of their fields in the data; an only one may stand alone. */
function partsOf(word: Word, value: unknown): Partial<Parts> {
  const fields: [string, string][] = Object.entries(EFFECTS[word]);
  return Object.fromEntries(
    fields.map(([field, part]) => {
      const content = isRecord(value) && field in value ? value[field] : value;
      return [part, part === 'each' ? [content].flat() : content];
    }),
  );
}

function addPer(effects: Effect[], part: 'coins' | 'points', parts: Partial<Parts>): void {
  const { each = [], whose = 'own', amount = 0 } = parts;
  const same = effects.find((e) => e.kind === 'per' && e.whose === whose && e.each.join() === each.join());
  if (same?.kind === 'per') same[part] = amount;
  else effects.push({ kind: 'per', coins: 0, points: 0, each, whose, [part]: amount });
}

const LAST = ['coins', 'points', 'extra_turn'];
const FIRST = ['symbol', 'shields'];

function rank(effect: Effect): number {
  const first = FIRST.indexOf(effect.kind);
  if (first >= 0) return first - FIRST.length;
  return LAST.indexOf(effect.kind) + 1;
}

/** Return how much room the signs of a card need: long signs are drawn smaller. */
export function densityOf(effects: Effect[]): 'densest' | 'dense' | 'two' | '' {
  if (effects.some((e) => e.kind === 'per' && e.whose !== 'own' && (e.coins || e.each.length > 1))) return 'densest';
  const isLong = (e: Effect) =>
    e.kind === 'per' || e.kind === 'trade' || (e.kind === 'fixed_price' && e.resources.length > 1);
  if (effects.some(isLong)) return 'dense';
  return effects.length > 1 ? 'two' : '';
}
