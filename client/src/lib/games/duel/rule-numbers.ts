/** The rules that explain errors, effects and colours of Duel. */
import type { Effect } from '$lib/games/shared/effects';
import type { RuleNumbers } from '$lib/games/shared/game';

const EFFECTS: Partial<Record<Effect['kind'], string>> = {
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

export const RULE_NUMBERS = {
  errors: {
    'move/unknown': 'D4.1',
    'move/illegal': 'D4.1',
    'move/wrong-seat': 'D4.6',
    'move/not-asked': 'D4.6',
    'move/nature-first': 'D3.3',
    'move/game-over': 'D13.1',
    'table/over': 'D13.1',
    'play/covered': 'D3.2',
    'play/not-held': 'D4.1',
    'play/twice': 'D4.1',
    'play/nowhere': 'D5.8',
    'play/too-expensive': 'D5.8',
    'play/illegal': 'D4.1',
    'draw/not-asked': 'D3.3',
    'draw/wrong-slot': 'D3.3',
    'draw/wrong-face': 'D3.1',
    'draw/wrong-guilds': 'D1.5',
    'draw/wrong-count': 'D1.5',
    'draw/wrong-age': 'D1.5',
    'draw/wrong-copies': 'D1.5',
    'draw/wrong-board': 'D2.1',
    'draw/wrong-side': 'D2.1',
    'draw/impossible-card': 'D1.5',
    'draw/seen': 'D1.5',
    'draw/twice': 'D1.5',
    'draw/unknown-name': 'D1.1',
    'draw/not-in-pool': 'D1.5',
    'draw/repeated': 'D1.5',
  },
  effectRule: (effect) => {
    if (effect.kind !== 'per') return EFFECTS[effect.kind] ?? null;
    return effect.whose === 'larger' ? 'D11.2' : 'D11.1';
  },
  colours: {
    brown: 'D5.2',
    grey: 'D5.2',
    blue: 'D13.2',
    yellow: 'D11.1',
    red: 'D6.1',
    green: 'D7.2',
    purple: 'D11.2',
  },
  topics: {
    resources: 'D5.1',
    science: 'D7.2',
    chains: 'D5.7',
  },
} satisfies RuleNumbers;
