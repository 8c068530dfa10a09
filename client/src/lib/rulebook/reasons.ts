/** Which rule stands behind a refusal, an effect or a colour, so that the reader can look it up. */
import type { Game } from '$lib/api/types';
import type { Effect } from '$lib/games/shared/effects';
import type { Colour } from '$lib/games/shared/content';

type Reason = Record<Game, string>;
const both = (duel: string, classic: string): Reason => ({ duel, classic });

/** Refusals that the rules are the reason for. The others (files, tables, connections) have none. */
export const REFUSALS: Record<string, Reason> = {
  'move/unknown': both('D4.1', 'C3.1'),
  'move/illegal': both('D4.1', 'C3.1'),
  'move/wrong-seat': both('D4.6', 'C2.1'),
  'move/not-asked': both('D4.6', 'C6.5'),
  'move/nature-first': both('D3.3', 'C2.1'),
  'move/game-over': both('D13.1', 'C2.3'),
  'table/over': both('D13.1', 'C2.3'),
  'play/covered': both('D3.2', 'C2.1'),
  'play/not-held': both('D4.1', 'C2.1'),
  'play/twice': both('D4.1', 'C3.1'),
  'play/nowhere': both('D5.8', 'C5.1'),
  'play/too-expensive': both('D5.8', 'C5.4'),
  'play/illegal': both('D4.1', 'C3.1'),
  'draw/not-asked': both('D3.3', 'C1.1'),
  'draw/wrong-slot': both('D3.3', 'C1.1'),
  'draw/wrong-face': both('D3.1', 'C1.1'),
  'draw/wrong-guilds': both('D1.5', 'C1.1'),
  'draw/wrong-count': both('D1.5', 'C1.1'),
  'draw/wrong-age': both('D1.5', 'C1.1'),
  'draw/wrong-copies': both('D1.5', 'C1.1'),
  'draw/wrong-board': both('D2.1', 'C1.2'),
  'draw/wrong-side': both('D2.1', 'C1.2'),
  'draw/impossible-card': both('D1.5', 'C1.1'),
  'draw/seen': both('D1.5', 'C1.1'),
  'draw/twice': both('D1.5', 'C1.1'),
  'draw/unknown-name': both('D1.1', 'C1.1'),
  'draw/not-in-pool': both('D1.5', 'C1.1'),
  'draw/repeated': both('D1.5', 'C1.1'),
};

export const ruleOfRefusal = (key: string, game: Game): string | null => REFUSALS[key]?.[game] ?? null;

const DUEL: Partial<Record<Effect['kind'], string>> = {
  produce: 'D5.2',
  choice: 'D5.2',
  fixed_price: 'D5.4',
  shields: 'D6.1',
  symbol: 'D7.1',
  points: 'D13.2',
  coins: 'D11.1',
  opponent_loses: 'D9.1',
  extra_turn: 'D8.1',
  destroy: 'D9.2',
  library: 'D9.3',
  revive: 'D9.4',
  discount: 'D5.6',
  trade_income: 'D10.economy',
  points_per_token: 'D10.mathematics',
  extra_shields: 'D6.4',
  extra_turns: 'D8.2',
  chain_coins: 'D10.urbanism',
};
const CLASSIC: Partial<Record<Effect['kind'], string>> = {
  produce: 'C4.3',
  choice: 'C4.3',
  shields: 'C7.1',
  symbol: 'C8.1',
  points: 'C8.1',
  coins: 'C6.1',
  trade: 'C5.5',
  wild_symbol: 'C8.1',
  points_if_complete: 'C8.2',
  play_last: 'C6.2',
  revive: 'C6.3',
  free_colour: 'C6.4',
  free_first: 'C6.4',
  free_last: 'C6.4',
};

/** Return the rule that an effect follows. */
export function ruleOfEffect(effect: Effect, game: Game): string | null {
  if (effect.kind !== 'per') return (game === 'duel' ? DUEL : CLASSIC)[effect.kind] ?? null;
  if (game === 'duel') return effect.whose === 'larger' ? 'D11.2' : 'D11.1';
  return effect.coins ? 'C6.1' : 'C8.2';
}

const COLOURS: Record<Colour, Reason> = {
  brown: both('D5.2', 'C4.3'),
  grey: both('D5.2', 'C4.3'),
  blue: both('D13.2', 'C8.1'),
  yellow: both('D11.1', 'C5.5'),
  red: both('D6.1', 'C7.1'),
  green: both('D7.2', 'C8.1'),
  purple: both('D11.2', 'C8.2'),
};
export const ruleOfColour = (colour: Colour, game: Game): string => COLOURS[colour][game];

/** What else a page may want to point at. */
export const TOPICS = {
  resources: both('D5.1', 'C4.1'),
  science: both('D7.2', 'C8.1'),
  chains: both('D5.7', 'C4.2'),
} as const;
