// Made by `python -m sevenwonders.server.types`; do not edit.

/** What this server offers. */
export interface About {
  version: string;
  games: GameInfo[];
  languages: LanguageInfo[];
}

/** Agree to the undo that was asked for, or decline it. */
export interface AnswerUndo {
  type: 'answer-undo';
  nonce: string;
  seat: number;
  agree: boolean;
}

/** Sit down in the free seat that an invitation is for. */
export interface Claim {
  invite: string;
  name?: string;
}

/** The seat is taken; the secret holds it, on any device. */
export interface Claimed {
  seat: number;
  secret: string;
}

/** An order was carried out; `version` is the first that shows its effect. */
export interface Done {
  type: 'done';
  nonce: string;
  version: number;
  invite?: string;
  rematch?: string;
  update?: Update;
}

/** A fact that happened, as a key with arguments: of the game (`duel/…`) or of the table (`table/…`). */
export interface EventInfo {
  key: string;
  args: Record<string, unknown>;
}

/** One step of a replay: who did what (nobody: nature), what happened, and the table after it. */
export interface Frame {
  seat: number | null;
  text: string;
  events: EventInfo[];
  position: string;
  view: Record<string, unknown>;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  secrets: boolean;
  options: OptionInfo[];
  levels: string[];
}

/** The AI players of a game, weakest first. */
export interface GameLevels {
  game: string;
  levels: LevelInfo[];
}

/** Let the bot stop playing for a seat. */
export interface GiveBack {
  type: 'give-back';
  nonce: string;
  seat: number;
}

/** The server works and its database answers; so many tables and connections are open. */
export interface Health {
  status: 'ok';
  version: string;
  tables: number;
  connections: number;
  workers: number;
}

/** Say who you are, first of all; without a secret you only watch. `since` asks for the events after a version. */
export interface Hello {
  type: 'hello';
  nonce: string;
  secret?: string | null;
  since?: number | null;
  seat?: number | null;
}

/** A code with which somebody can sit down in a free seat, once. */
export interface Invitation {
  seat: number;
  invite: string;
}

/** Get a new invitation for a free seat; the earlier one stops working. */
export interface Invite {
  type: 'invite';
  nonce: string;
  seat: number;
}

/** A language of the interface, with its own name for itself. */
export interface LanguageInfo {
  code: string;
  name: string;
}

/** Stand up for good; the answer has an invitation with which somebody else can sit down. */
export interface Leave {
  type: 'leave';
  nonce: string;
  seat: number;
}

/** An AI player that can be asked for by the name of its level; `agent` is what the command line calls it. */
export interface LevelInfo {
  level: string;
  agent: string;
}

/** The AI players of every game. */
export interface Levels {
  games: GameLevels[];
}

/** See the table from a seat that you hold; null means the one that is asked. */
export interface Look {
  type: 'look';
  nonce: string;
  seat: number | null;
}

/** The secrets whose tables are asked for. */
export interface Mine {
  secrets: string[];
}

/** A table at which some of the secrets hold seats; `secret` is the index of theirs in the list that was sent. `names` and `levels` go by seats; a level is that of an AI player. */
export interface MyTable {
  id: string;
  game: string;
  created: number;
  changed: number;
  secret: number;
  seats: number[];
  names: string[];
  levels: (string | null)[];
  over: boolean;
}

/** Tables, the last changed first. */
export interface MyTables {
  tables: MyTable[];
}

/** A table to be set up; options that are left out have their defaults. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
}

/** A table was set up. The secret holds the seats of whoever asked, on any device; null if they have none. */
export interface NewTableMade {
  id: string;
  secret: string | null;
  seats: number[];
  invitations: Invitation[];
}

/** A setting of a new table: a flag, a number from least to most, one of some choices, or one for each of the seats. Choices for seats are told in the order of the seats with spaces between them; the default alone is for all of them. */
export interface OptionInfo {
  key: string;
  kind: 'choice' | 'flag' | 'number' | 'seats';
  default: boolean | number | string;
  choices: string[];
  least: number | null;
  most: number | null;
}

/** Ask whether somebody is there. */
export interface Ping {
  type: 'ping';
  nonce: string;
}

/** Make a move, given by number or text, in answer to what was asked at `version`. */
export interface Play {
  type: 'play';
  nonce: string;
  seat: number;
  version: number;
  move: number | string;
}

/** A position as one line, and the seat whose moves are wanted; null means the seat that is asked. */
export interface PositionText {
  position: string;
  seat?: number | null;
}

/** A position, in the server's own spelling, and the table that it describes. */
export interface PositionView {
  game: string;
  position: string;
  seat: number | null;
  view: Record<string, unknown>;
}

/** The record of a game, as it is downloaded, and the seat to see it from; null is a spectator. */
export interface RecordText {
  record: string;
  seat?: number | null;
}

/** Something could not be done, and nothing has changed. If a version was stale, `update` brings the current one. */
export interface Refused {
  type: 'refused';
  key: string;
  details?: Record<string, unknown>;
  nonce?: string;
  update?: Update;
}

/** Set up the next game with the same people, another seat beginning; all secrets remain valid there. */
export interface Rematch {
  type: 'rematch';
  nonce: string;
  seat: number;
}

/** Change the name of a seat. */
export interface Rename {
  type: 'rename';
  nonce: string;
  seat: number;
  name: string;
}

/** A whole game, step by step; the first frame is the table before anything was done. */
export interface Replay {
  game: string;
  options: Record<string, boolean | number | string>;
  players: string[];
  frames: Frame[];
}

/** Give up: of two, the other wins. */
export interface Resign {
  type: 'resign';
  nonce: string;
  seat: number;
}

/** How a game ended; the reason is the game's, or `resigned`. */
export interface ResultInfo {
  winners: number[];
  reason: string;
}

/** Who sits in a seat. A `bot` plays for a person, or for nobody yet, until it gives the seat back. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'ai' | 'free' | 'person';
  level: string | null;
  bot: string | null;
  online: boolean;
  thinking: boolean;
}

/** Who is to sit in a seat: `me`, somebody `here` at the same screen, whoever follows a `link`, or an `ai`. */
export interface SeatWish {
  kind: 'ai' | 'here' | 'link' | 'me';
  name?: string;
  level?: string | null;
}

/** The table without a new version: somebody came or went, a bot is thinking, an undo is asked for. */
export interface Status {
  type: 'status';
  table: TableInfo;
}

/** Ask for an update, with the events after a version if one is given. */
export interface Sync {
  type: 'sync';
  nonce: string;
  since?: number | null;
}

/** A table without what lies on it. `can_undo` are the seats that may take back their last move, or ask the others to; who moved last comes first. */
export interface TableInfo {
  id: string;
  game: string;
  created: number;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  result: ResultInfo | null;
  undo: UndoInfo | null;
  can_undo: number[];
  rematch: string | null;
  watching: number;
}

/** Let a bot play for a seat: one's own, one that is free, or one whose holder has been away for a while. */
export interface TakeOver {
  type: 'take-over';
  nonce: string;
  seat: number;
  level: string;
}

/** Take back the seat's last move and all since; other people must agree, and nothing may have been revealed. */
export interface Undo {
  type: 'undo';
  nonce: string;
  seat: number;
  version: number;
}

/** A request to take back the last steps, and the seats that have agreed. */
export interface UndoInfo {
  seat: number;
  steps: number;
  agreed: number[];
  waiting: number[];
}

/** The table as one pair of eyes sees it. `events` lead from version `after` to `version`; none if `after` is null. `seats` are those the receiver holds, `seat` the one whose view this is; null is a spectator's. A view is the game's own; every view has `pending` and `moves`, the legal moves of the seat with `id` and `text`. */
export interface Update {
  type: 'update';
  after: number | null;
  version: number;
  seats: number[];
  seat: number | null;
  table: TableInfo;
  events: EventInfo[];
  view: Record<string, unknown>;
}

/** The answer to `hello`. */
export interface Welcome {
  type: 'welcome';
  nonce: string;
  update: Update;
}

export type Order = Play | Undo | AnswerUndo | TakeOver | GiveBack | Rename | Resign | Leave | Invite | Rematch;

export type ToServer =
  | Hello
  | Look
  | Sync
  | Ping
  | Play
  | Undo
  | AnswerUndo
  | TakeOver
  | GiveBack
  | Rename
  | Resign
  | Leave
  | Invite
  | Rematch;

export type ToClient = Welcome | Update | Status | Done | Refused;
