/** The games of the client. A further game is a folder and an entry here. */
import { classic } from './classic';
import { duel } from './duel';
import { register } from './shared/game';

for (const definition of [duel, classic]) register(definition);

/** The game of a page that has not loaded its table yet. */
export const DEFAULT_GAME = duel.id;

export {
  allGames,
  definitionOf,
  findDefinition,
  type GameDefinition,
  loadGame,
  loadGames,
  moduleOf,
  ruleOfError,
} from './shared/game';
