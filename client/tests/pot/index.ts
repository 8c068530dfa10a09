/** The client side of the smallest game (tests/pot.py): a definition, a board, an editor and a lesson. */
import { iconHref } from '$lib/art/sprites';
import type { Component } from 'svelte';
import type { Game } from '$lib/api/types';
import type { EditorProps, GameDefinition } from '$lib/games/shared/game';

export const pot: GameDefinition = {
  id: 'pot' as Game,
  ruleNumbers: {
    errors: { 'move/illegal': 'P1.1' },
    effectRule: () => null,
    colours: {},
    topics: { resources: 'P1.1', science: 'P1.1', chains: 'P1.1' },
  },
  emblem: iconHref('coin'),
  isSimultaneous: false,
  isDecision: ({ category }) => category === 'move',
  turnEnds: [],
  keyEvents: [],
  victories: {},
  sounds: { 'pot/taken': 'coin' },
  firstTable: { opponents: 1, options: {} },
  load: async () => ({
    Board: (await import('./PotBoard.svelte')).default,
    eventArgs: ({ args }) => ('coins' in args ? { coins: args.coins } : {}),
    addedItem: () => null,
  }),
  loadEditor: async () => (await import('./PotEditor.svelte')).default as Component<EditorProps>,
  loadCourse: async () => ({
    lessons: [{ id: 'pot-take', topic: 'aim' }],
    at: () => ({
      mine: true,
      over: false,
      begun: true,
      made: 0,
      next: () => ({ id: 'pot-take', task: null, highlight: { spots: ['button'] } }),
      highlight: () => null,
    }),
  }),
};
