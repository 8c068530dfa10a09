/** The rules that explain errors, effects and colours of 7 Wonders. */
import type { Effect } from '$lib/games/shared/effects';
import type { RuleNumbers } from '$lib/games/shared/game';

const EFFECTS: Partial<Record<Effect['kind'], string>> = {
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

export const RULE_NUMBERS = {
  errors: {
    'move/unknown': 'C3.1',
    'move/illegal': 'C3.1',
    'move/wrong-seat': 'C2.1',
    'move/not-asked': 'C6.5',
    'move/nature-first': 'C2.1',
    'move/game-over': 'C2.3',
    'table/over': 'C2.3',
    'play/covered': 'C2.1',
    'play/not-held': 'C2.1',
    'play/twice': 'C3.1',
    'play/nowhere': 'C5.1',
    'play/too-expensive': 'C5.4',
    'play/illegal': 'C3.1',
    'draw/not-asked': 'C1.1',
    'draw/wrong-slot': 'C1.1',
    'draw/wrong-face': 'C1.1',
    'draw/wrong-guilds': 'C1.1',
    'draw/wrong-count': 'C1.1',
    'draw/wrong-age': 'C1.1',
    'draw/wrong-copies': 'C1.1',
    'draw/wrong-board': 'C1.2',
    'draw/wrong-side': 'C1.2',
    'draw/impossible-card': 'C1.1',
    'draw/seen': 'C1.1',
    'draw/twice': 'C1.1',
    'draw/unknown-name': 'C1.1',
    'draw/not-in-pool': 'C1.1',
    'draw/repeated': 'C1.1',
  },
  effectRule: (effect) => {
    if (effect.kind !== 'per') return EFFECTS[effect.kind] ?? null;
    return effect.coins ? 'C6.1' : 'C8.2';
  },
  colours: {
    brown: 'C4.3',
    grey: 'C4.3',
    blue: 'C8.1',
    yellow: 'C5.5',
    red: 'C7.1',
    green: 'C8.1',
    purple: 'C8.2',
  },
  topics: {
    resources: 'C4.1',
    science: 'C8.1',
    chains: 'C4.2',
  },
} satisfies RuleNumbers;
