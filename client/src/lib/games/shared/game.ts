/** The interface between a game and the client: a definition, always loaded, and a module, loaded with its tables. */
import type { Component, Snippet } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { EventInfo, Game, NewTable, Setup, View } from '$lib/api/types';
import type { Arguments } from '$lib/i18n/lang.svelte';
import type { Sound } from '$lib/sound/sounds.svelte';
import type { Effect } from './effects';
import type { Colour } from './content';
import type { Reader } from './event-text';
import type { Syllabus } from './lesson';
import type { RecentActivity } from './event-selectors';
import type { Seated } from './seats';

/** The numbers of the rules that explain errors, effects and colours. */
export interface RuleNumbers {
  errors: Partial<Record<string, string>>;
  effectRule: (effect: Effect) => string | null;
  colours: Partial<Record<Colour, string>>;
  topics: Record<'resources' | 'science' | 'chains', string>;
}

export interface BoardProps<GameView = View> {
  view: GameView;
  /** The seat of the viewer; null is a spectator. */
  seat: number | null;
  names: string[];
  /** Whether several seats share this screen, so that no seat is called “you”. */
  shared?: boolean;
  /** The events since the view before, at a table in play. */
  news?: EventInfo[];
  /** The last move of each seat, and the new things on the table. */
  recent?: RecentActivity | undefined;
  /** The players of the seats, with portraits. */
  seated?: Seated[] | undefined;
  onmove?: ((move: number) => void) | undefined;
  /** Whether the board only shows a position. */
  idle?: boolean;
  /** Whether it shows a single position of no running game, so that cards can use all the space. */
  moment?: boolean;
  /** Replaces the hand or the selected card. */
  still?: Snippet | undefined;
  /** Buttons of the bar, the line below it, and the actions after the final score. */
  tools?: Snippet;
  line?: Snippet;
  closing?: Snippet;
  /** A hint, in place of the question while no card is selected. */
  advice?: Snippet | undefined;
}

export interface EditorProps {
  /** The table to start from, of the editor's own game. */
  setup: Setup;
  names: string[];
  /** Receives the table that was set up. */
  onset: (setup: Setup) => void;
}

export interface GameModule {
  // Each board accepts the view of its own game only; the registry pairs them by id.
  Board: Component<BoardProps>;
  /** Shows the events of one turn in a replay. */
  Turn?: Component<{ events: EventInfo[]; age: number; seated: Seated[] }>;
  /** Return the message arguments of an event beside its own. */
  eventArgs: (event: EventInfo, reader: Reader) => Arguments;
  /** Return a consequence of a move in a few words, for the line of a city; null if it has only its sentence. */
  shortText?: (event: EventInfo) => string | null;
  /** Return the card, wonder or token that an event adds to a city. */
  addedItem: (event: EventInfo) => string | null;
}

export interface GameDefinition {
  id: Game;
  ruleNumbers: RuleNumbers;
  /** The address of the drawing on its box, for `<use href>`. */
  emblem: string;
  /** Whether all seats decide at the same time, with hidden hands. */
  isSimultaneous: boolean;
  /** Return whether an event is a decision that its seat can take back. */
  isDecision: (event: EventInfo) => boolean;
  /** The keys of the events that end a turn of all seats; none if seats alternate. */
  turnEnds: readonly string[];
  /** The keys of the events that a replay marks. */
  keyEvents: readonly string[];
  /** The ways to win, with their icons, if there are several. */
  victories: Record<string, string>;
  sounds: Partial<Record<string, Sound>>;
  /** The first table of a learner. */
  firstTable: { opponents: number; options: NonNullable<NewTable['options']> };
  load: () => Promise<GameModule>;
  loadEditor: () => Promise<Component<EditorProps>>;
  loadCourse: () => Promise<Syllabus>;
}

const definitions = new Map<Game, GameDefinition>();
const modules = new SvelteMap<Game, GameModule>();

export const register = (definition: GameDefinition): void => void definitions.set(definition.id, definition);

/** Return the registered games in their order. */
export const allGames = (): GameDefinition[] => [...definitions.values()];

export const findDefinition = (game: string): GameDefinition | undefined => definitions.get(game as Game);

export function definitionOf(game: Game): GameDefinition {
  const definition = definitions.get(game);
  if (!definition) throw new Error(`no game ${game}`);
  return definition;
}

export async function loadGame(game: Game): Promise<GameModule> {
  const loaded = modules.get(game) ?? (await definitionOf(game).load());
  modules.set(game, loaded);
  return loaded;
}

export const loadGames = (): Promise<GameModule[]> => Promise.all(allGames().map(({ id }) => loadGame(id)));

/** Return the module of a game, once it is loaded; reactive. */
export const moduleOf = (game: Game): GameModule | undefined => modules.get(game);

export const ruleOfError = (key: string, game: Game): string | null =>
  definitionOf(game).ruleNumbers.errors[key] ?? null;
export const ruleOfEffect = (effect: Effect, game: Game): string | null =>
  definitionOf(game).ruleNumbers.effectRule(effect);
export const ruleOfColour = (colour: Colour, game: Game): string | null =>
  definitionOf(game).ruleNumbers.colours[colour] ?? null;
