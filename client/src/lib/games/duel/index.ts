import { wonderHref } from '$lib/art/sprites';
import type { GameDefinition } from '$lib/games/shared/game';
import { RULE_NUMBERS } from './rule-numbers';

export const duel: GameDefinition = {
  id: 'duel',
  ruleNumbers: RULE_NUMBERS,
  emblem: wonderHref('sphinx'),
  isSimultaneous: false,
  isDecision: ({ category }) => category === 'move',
  turnEnds: [],
  keyEvents: ['duel/wonder-built', 'duel/token-taken', 'duel/loot-taken', 'duel/game-over'],
  victories: { military: 'shield', scientific: 'armillary_sphere', civilian: 'greek_temple' },
  sounds: {
    'duel/wonder-built': 'wonder',
    'duel/pawn-moved': 'sword',
    'duel/card-sold': 'coin',
    'duel/card-built': 'card',
    'duel/wonder-drafted': 'card',
  },
  firstTable: { opponents: 1, options: {} },
  load: async () => (await import('./module')).module,
  loadEditor: async () => (await import('./editor/DuelEditor.svelte')).default,
  loadCourse: async () => (await import('./lessons')).course,
};
