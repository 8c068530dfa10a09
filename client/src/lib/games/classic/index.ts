import { wonderHref } from '$lib/art/sprites';
import type { GameDefinition } from '$lib/games/shared/game';
import { RULE_NUMBERS } from './rule-numbers';

/** Cards and stages are built when all seats have chosen; a seat decides before. */
const DECISIONS = ['classic/chosen', 'classic/card-revived', 'classic/revival-declined'];

export const classic: GameDefinition = {
  id: 'classic',
  ruleNumbers: RULE_NUMBERS,
  emblem: wonderHref('colossus'),
  isSimultaneous: true,
  isDecision: ({ key }) => DECISIONS.includes(key),
  turnEnds: ['classic/hands-passed', 'classic/age-dealt', 'classic/boards-turned'],
  keyEvents: ['classic/card-revived', 'classic/age-ended', 'classic/game-over'],
  victories: {},
  sounds: {
    'classic/stage-built': 'wonder',
    'classic/conflict-won': 'sword',
    'classic/card-sold': 'coin',
    'classic/card-built': 'card',
  },
  // The fewest seats, and the board sides that are easiest to read.
  firstTable: { opponents: 2, options: { sides: 'day' } },
  load: async () => (await import('./module')).module,
  loadEditor: async () => (await import('./editor/ClassicEditor.svelte')).default,
  loadCourse: async () => (await import('./lessons')).course,
};
