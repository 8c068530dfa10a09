// Made by `python tools/client_types.py`; do not edit.

/** The languages of the interface, with their own names for themselves. */
export const LANGUAGES = { en: 'English', sr: 'srpski', pl: 'polski', et: 'eesti', ro: 'română' } as const;

/** How the files end that hold the records of each game. */
export const SUFFIXES = { duel: '.7wd', classic: '.7w' } as const;

/** Every event, with the kind of each of its arguments. */
export const EVENTS = {
  'duel/tokens-laid': { tokens: 'tokens' },
  'duel/wonders-offered': { wonders: 'wonders' },
  'duel/age-dealt': { age: 'age', cards: 'entries' },
  'duel/card-revealed': { slot: 'number', card: 'card' },
  'duel/tokens-shown': { seat: 'seat', tokens: 'tokens' },
  'duel/wonder-drafted': { seat: 'seat', wonder: 'wonder' },
  'duel/beginner-chosen': { seat: 'seat', begins: 'seat' },
  'duel/card-sold': { seat: 'seat', card: 'card', slot: 'number', coins: 'number' },
  'duel/card-built': { seat: 'seat', card: 'card', slot: 'number', chain: 'card?' },
  'duel/wonder-built': { seat: 'seat', wonder: 'wonder', card: 'card', slot: 'number' },
  'duel/wonder-retired': { seat: 'seat', wonder: 'wonder' },
  'duel/token-taken': { seat: 'seat', token: 'token', from: 'word' },
  'duel/card-destroyed': { seat: 'seat', owner: 'seat', card: 'card' },
  'duel/card-revived': { seat: 'seat', card: 'card' },
  'duel/coins-paid': { seat: 'seat', coins: 'number', trade: 'number' },
  'duel/trade-income': { seat: 'seat', coins: 'number' },
  'duel/coins-gained': { seat: 'seat', coins: 'number' },
  'duel/coins-lost': { seat: 'seat', coins: 'number' },
  'duel/pawn-moved': { seat: 'seat', from: 'number', to: 'number' },
  'duel/loot-taken': { seat: 'seat', loot: 'number' },
  'duel/symbol-gained': { seat: 'seat', symbol: 'symbol' },
  'duel/pair-completed': { seat: 'seat' },
  'duel/extra-turn': { seat: 'seat' },
  'duel/age-ended': { age: 'age' },
  'duel/game-over': { winners: 'seats', reason: 'word', points: 'numbers' },
  'classic/boards-laid': { boards: 'boards' },
  'classic/boards-turned': { boards: 'boards' },
  'classic/age-dealt': { age: 'age', cards: 'number' },
  'classic/chosen': { seat: 'seat' },
  'classic/card-sold': { seat: 'seat', coins: 'number' },
  'classic/card-built': { seat: 'seat', card: 'card', free: 'word?' },
  'classic/stage-built': { seat: 'seat', stage: 'number' },
  'classic/card-revived': { seat: 'seat', card: 'card' },
  'classic/revival-declined': { seat: 'seat' },
  'classic/coins-paid': { seat: 'seat', coins: 'number', bank: 'number', left: 'number', right: 'number' },
  'classic/trade-income': { seat: 'seat', from: 'seat', coins: 'number' },
  'classic/coins-gained': { seat: 'seat', coins: 'number' },
  'classic/hands-passed': { direction: 'word' },
  'classic/leftovers-discarded': { cards: 'number' },
  'classic/conflict-won': { seat: 'seat', against: 'seat', points: 'number' },
  'classic/age-ended': { age: 'age' },
  'classic/game-over': { winners: 'seats', points: 'numbers' },
  'table/undone': { seat: 'seat', steps: 'number' },
  'table/undo-requested': { seat: 'seat', steps: 'number' },
  'table/undo-agreed': { seat: 'seat' },
  'table/undo-declined': { seat: 'seat' },
  'table/resigned': { seat: 'seat' },
  'table/bot-replaced': { seat: 'seat' },
  'table/seat-claimed': { seat: 'seat', name: 'word', level: 'word?' },
  'table/seat-renamed': { seat: 'seat', name: 'word', level: 'word?' },
  'table/seat-taken-over': { seat: 'seat', name: 'word', level: 'word?' },
  'table/seat-given-back': { seat: 'seat', name: 'word', level: 'word?' },
  'table/seat-invited': { seat: 'seat', name: 'word', level: 'word?' },
  'table/seat-left': { seat: 'seat', name: 'word', level: 'word?' },
  'table/rematch': { table: 'word' },
} as const;

/** The effects of both games as the data have them: their fields, and which part of a sentence each is. */
export const EFFECTS = {
  produce: { units: 'units' },
  choice: { resources: 'resources' },
  fixed_price: { resources: 'resources' },
  shields: { amount: 'amount' },
  symbol: { symbol: 'symbol' },
  points: { amount: 'amount' },
  coins: { amount: 'amount' },
  coins_per: { count: 'each', each: 'amount', whose: 'whose' },
  points_per: { count: 'each', each: 'amount', whose: 'whose' },
  opponent_loses: { amount: 'amount' },
  extra_turn: {},
  destroy: { colour: 'colour' },
  library: { draw: 'amount' },
  revive: {},
  discount: { on: 'each', amount: 'amount' },
  trade_income: {},
  points_per_token: { each: 'amount' },
  extra_shields: { on: 'each', amount: 'amount' },
  extra_turns: {},
  chain_coins: { amount: 'amount' },
  trade: { resources: 'resources', sellers: 'sellers' },
  wild_symbol: {},
  points_if_complete: { amount: 'amount' },
  play_last: {},
  free_colour: {},
  free_first: {},
  free_last: {},
} as const;

/** The type of the arguments of each kind. */
export interface Kinds {
  seat: number;
  seats: number[];
  number: number;
  numbers: number[];
  age: number;
  word: string;
  'word?': string | null;
  card: string;
  'card?': string | null;
  wonder: string;
  token: string;
  symbol: string;
  tokens: string[];
  wonders: string[];
  boards: string[];
  entries: string[];
}

/** A fact that happened, as a key with arguments: of the game or of the table. */
export type EventInfo = {
  [Key in keyof typeof EVENTS]: {
    key: Key;
    category: Category;
    args: { -readonly [Name in keyof (typeof EVENTS)[Key]]: Kinds[(typeof EVENTS)[Key][Name] & keyof Kinds] };
  };
}[keyof typeof EVENTS];

export type Game = 'duel' | 'classic';

export type Category = 'move' | 'consequence' | 'milestone' | 'silent';

export type Question =
  | 'lay'
  | 'offer'
  | 'deal'
  | 'reveal'
  | 'show'
  | 'draft'
  | 'turn'
  | 'take'
  | 'pick'
  | 'destroy'
  | 'revive'
  | 'begin'
  | 'boards'
  | 'side'
  | 'last';

export type Reason = 'civilian' | 'scientific' | 'military' | 'points' | 'resigned';

export type ReasonKey =
  | 'denies-win'
  | 'only-move'
  | 'extra-turn'
  | 'extra-turn-wonder'
  | 'last-wonder'
  | 'power'
  | 'pair'
  | 'symbol'
  | 'denies-symbol'
  | 'denies-pair'
  | 'science-set'
  | 'shields'
  | 'beats'
  | 'equals'
  | 'loot'
  | 'denies-shields'
  | 'chain'
  | 'produces'
  | 'more'
  | 'choice'
  | 'dearer'
  | 'none-left'
  | 'quiet'
  | 'denies-card'
  | 'covered'
  | 'denies-neighbour'
  | 'pays'
  | 'trade'
  | 'points'
  | 'coins'
  | 'cheaper'
  | 'win'
  | 'odds'
  | 'share';

export type Focus =
  | 'threat'
  | 'wonders'
  | 'science'
  | 'military'
  | 'chains'
  | 'resources'
  | 'structure'
  | 'neighbours'
  | 'points'
  | 'coins';

export type ThingKind = 'card' | 'wonder' | 'token' | 'seat' | 'side';

export type Theme =
  | 'military'
  | 'scientific'
  | 'points'
  | 'extra-turn'
  | 'deny'
  | 'seventh-wonder'
  | 'wonder'
  | 'discard'
  | 'token'
  | 'destroy'
  | 'revive'
  | 'quiet'
  | 'win'
  | 'save'
  | 'last-turn'
  | 'commerce'
  | 'guild';

export type Verb =
  | 'build'
  | 'sell'
  | 'raise'
  | 'draft'
  | 'take'
  | 'destroy'
  | 'revive'
  | 'begin'
  | 'stage'
  | 'decline'
  | 'choose'
  | 'lay'
  | 'offer'
  | 'deal'
  | 'reveal'
  | 'show'
  | 'boards';

/** What this server offers. */
export interface About {
  version: string;
  games: GameInfo[];
  languages: LanguageInfo[];
}

/** The account of a seat: start − lost + given + luck + others + residual = result. */
export interface AccountInfo {
  seat: number;
  start: number;
  lost: number;
  given: number;
  luck: number;
  others: number;
  residual: number;
  result: number;
  adjusted: number;
  accuracy: number;
  grades: Record<string, number>;
}

/** Evaluate the moves of a position, deeper and deeper up to `simulations`, until the next question. */
export interface Analyse {
  type: 'analyse';
  position: string;
  seat?: number | null;
  simulations?: number;
  nonce: string;
}

/** The values of the moves of a position so far; a deeper evaluation follows unless this is `last`. */
export interface Analysed {
  type: 'analysed';
  nonce: string;
  analysis: AnalysisInfo;
  last: boolean;
}

/** A position whose moves are evaluated for a seat; null means the first that must decide. */
export interface AnalysisAsk {
  position: string;
  seat?: number | null;
  simulations?: number;
}

/** All moves of a seat, the best first, and the hint for the best one. */
export interface AnalysisInfo {
  game: Game;
  seat: number;
  simulations: number;
  moves: WeighedInfo[];
  hint: HintInfo;
}

/** Agree to the undo that was asked for, or decline it. */
export interface AnswerUndo {
  type: 'answer-undo';
  nonce: string;
  seat: number;
  agree: boolean;
}

/** These seats must decide. */
export interface Ask {
  kind: 'ask';
  seats: number[];
  question: Question;
}

/** The win rate with a side of a wonder board. */
export interface BoardRate {
  games: number;
  share: number;
  error: number;
  board: string;
  side: 'day' | 'night';
}

/** The win rate of the second player with extra coins. */
export interface BonusRate {
  games: number;
  share: number;
  error: number;
  coins: number;
}

/** Predictions of an outcome: their calibration error, and the count, mean prediction and frequency of each bin. */
export interface Calibration {
  error: number;
  bins: [number, number, number][];
}

/** A chance event: the values of all seats before and after it, and the standard error of sampled values. */
export interface ChanceItem {
  what: 'chance';
  step: number;
  event: StepInfo;
  before: number[];
  after: number[];
  luck: number[];
  kind: 'estimate' | 'exact' | 'expectation';
  error: number;
}

/** A change of the values of a position for another reason. */
export interface ChangeItem {
  what: 'change';
  step: number;
  cause: 'luck' | 'others' | 'residual' | 'resigned';
  by: number[];
}

/**
 * An update with only the changed fields of the view, for clients that sent `changes` in `hello`. The rest of the view
 * is as it was at version `after`.
 */
export interface Changed {
  type: 'changed';
  after: number;
  version: number;
  seats: number[];
  seat: number | null;
  table: TableInfo;
  events: EventInfo[];
  changes: Record<string, unknown>;
}

/** A move that was made and the best one, with the values of all seats after each, and the reasons for the best. */
export interface ChoiceItem {
  what: 'choice';
  step: number;
  seat: number;
  played: number;
  best: number;
  played_step: StepInfo;
  best_step: StepInfo;
  before: number[];
  after: number[];
  loss: number;
  grade: 'blunder' | 'inaccuracy' | 'mistake' | null;
  kind: 'estimate' | 'exact' | 'expectation';
  simulations: number;
  choices: number;
  line: LineStep[];
  best_outcomes: Record<string, number>;
  played_outcomes: Record<string, number>;
  reasons: ReasonInfo[];
}

/**
 * Sit down in the free seat that an invitation is for. The secret of the seat is derived from `nonce`, which must be
 * unguessable: asking again gets the same answer.
 */
export interface Claim {
  invite: string;
  nonce?: string | null;
  name?: string;
}

/** The seat is taken; the secret holds it, on any device. */
export interface Claimed {
  seat: number;
  secret: string;
}

/** A unit bought from a neighbour; the source is a card or "board". */
export interface ClassicBoughtStep {
  step: 'bought';
  resource: string;
  seller: 'left' | 'right';
  source: string;
  coins: number;
}

/** Build a card of the hand for some coins in all, part of them to the neighbours. */
export interface ClassicBuildMove {
  id: number;
  verb: 'build';
  text: string;
  card: string;
  left: number;
  right: number;
  coins: number;
}

/** What became of a card that a seat took from its hand; which card it was, if the one who looks knows. */
export interface ClassicCardUsed {
  use: 'built' | 'under' | 'sold' | 'leftover';
  card: string | null;
}

/** Free, because the city has this card. */
export interface ClassicChainStep {
  step: 'chain';
  card: string;
}

/** Choose the side of the own board. */
export interface ClassicChooseMove {
  id: number;
  verb: 'choose';
  text: string;
  side: 'day' | 'night';
}

/**
 * A seat's city. `under` are the ages of the cards under its stages, `hand` the number of cards held. `sells` are the
 * symbols that its neighbours can buy, each the resources of which it gives one; `keeps` those that only the city
 * itself uses. `won` counts victory tokens by age. `board`, `side`, `score` and `points` may be null until boards and
 * sides are set.
 */
export interface ClassicCity {
  board: string | null;
  side: 'day' | 'night' | null;
  resource: string | null;
  coins: number;
  cards: string[];
  colours: Record<string, number>;
  stages: number;
  all_stages: number | null;
  under: number[];
  sells: string[][];
  keeps: string[][];
  shields: number;
  symbols: Record<string, number>;
  won: number[];
  lost: number;
  hand: number;
  chosen: boolean;
  score: Record<string, number> | null;
  points: number | null;
}

/** Coins that are part of the cost itself. */
export interface ClassicCoinsStep {
  step: 'coins';
  amount: number;
}

/** Revive nothing. */
export interface ClassicDeclineMove {
  id: number;
  verb: 'decline';
  text: string;
}

/** Free by a power of the wonder. */
export interface ClassicFreeStep {
  step: 'free';
  power: 'free_colour' | 'free_first' | 'free_last';
}

/** A unit from the seat's own city; the source is a card, "board" or a stage of the wonder. */
export interface ClassicOwnStep {
  step: 'own';
  resource: string;
  source: string;
}

/**
 * The private part of a view: hand, choice, the discard pile if the seat may revive, and prices. `held` are the hands
 * so far by age and turn; null where the log of a position lacks them. `prices` are the ways to pay for every card of
 * the hand and the next stage, the cheapest first; empty if resources cannot be obtained. `unit_prices` are the prices
 * of a unit at each neighbour.
 */
export interface ClassicPrivateView {
  hand: string[];
  under: string[];
  held: (string[] | null)[][];
  chosen: ClassicMove | null;
  pile: string[] | null;
  prices: Record<string, ClassicWay[]>;
  unit_prices: Record<'left' | 'right', Record<string, number>>;
}

/** A question that waits, with the seat that is asked or the rule by which sides are found. */
export interface ClassicQuestion {
  question: Question;
  seat: number | null;
  sides: 'day' | 'night' | 'random' | 'choose' | null;
}

/** A revival: who looked through the discard pile when, and the card built; the pile for the one who saw it. */
export interface ClassicRevival {
  seat: number;
  age: number;
  turn: number;
  card: string | null;
  pile: string[] | null;
}

/** Build a card of the discard pile for free. */
export interface ClassicReviveMove {
  id: number;
  verb: 'revive';
  text: string;
  card: string;
}

/**
 * The city and hand of a seat of 7 Wonders; `victories` are by age. Cards that are missing in the hand are any of the
 * age.
 */
export interface ClassicSeatSetup {
  board: string;
  side: 'day' | 'night';
  coins: number;
  cards: string[];
  stages: SetupCard[];
  victories: number[];
  defeats: number;
  hand: string[];
}

/** Discard a card of the hand for coins. */
export interface ClassicSellMove {
  id: number;
  verb: 'sell';
  text: string;
  card: string;
}

/** A table of 7 Wonders before a turn of all seats. */
export interface ClassicSetup {
  game: 'classic';
  age: number;
  turn: number;
  discard: SetupCard[];
  seats: ClassicSeatSetup[];
}

/** Build the next stage over a card of the hand for some coins in all, part of them to the neighbours. */
export interface ClassicStageMove {
  id: number;
  verb: 'stage';
  text: string;
  card: string;
  left: number;
  right: number;
  coins: number;
}

/** Statistics of 7 Wonders by number of players. */
export interface ClassicStatistics {
  game: 'classic';
  games: number;
  seed: number;
  network: string;
  players: Record<string, PlayerCountStatistics>;
}

/**
 * Cards that were hidden from all seats while the game ran. These are the faces of the cards under each seat's stages
 * and of the discard pile, and the guilds in the box.
 */
export interface ClassicUncovered {
  under: string[][];
  discard: string[];
  box: string[];
}

/**
 * The table of 7 Wonders. `own` and `moves` belong to the viewing seat; a spectator has none. `questions` are pending,
 * the last one first. `discard` counts the cards face down by age. `history` lists the actions by age, turn and seat;
 * null for those to come. Servers add `uncovered` after the end.
 */
export interface ClassicView {
  game: 'classic';
  players: number;
  seat: number | null;
  age: number;
  turn: number;
  passing: 'left' | 'right' | null;
  pending: Pending;
  questions: ClassicQuestion[];
  cities: ClassicCity[];
  discard: number[];
  history: (ClassicCardUsed | null)[][][];
  looks: ClassicRevival[];
  own: ClassicPrivateView | null;
  moves: ClassicMove[];
  uncovered: ClassicUncovered | null;
}

/** One way to pay: coins in all, to the bank and to the neighbours, how many are missing, and the steps to it. */
export interface ClassicWay {
  total: number;
  bank: number;
  left: number;
  right: number;
  missing: number;
  steps: ClassicStep[];
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

/** The mean place of a wonder in the draft, and the win rate of its owner by place. */
export interface DraftPlaces {
  name: string;
  mean: number;
  places: Rate[];
}

/** A chance event is pending. */
export interface Draw {
  kind: 'draw';
  question: Question;
}

/** Choose the seat that begins the age. */
export interface DuelBeginMove {
  id: number;
  verb: 'begin';
  text: string;
  seat: number;
}

/** Units bought from the bank. */
export interface DuelBoughtStep {
  step: 'bought';
  resource: string;
  units: number;
  each: number;
}

/** Build the card of a slot for `cost` coins. */
export interface DuelBuildMove {
  id: number;
  verb: 'build';
  text: string;
  card: string;
  slot: number;
  coins: number;
}

/** Free, because the city has this card. */
export interface DuelChainStep {
  step: 'chain';
  card: string;
}

/** Units from choice production. */
export interface DuelChosenStep {
  step: 'chosen';
  resource: string;
  units: number;
}

/**
 * A seat's city. `sale` is the income of a discard; `prices` are those of every visible card and wonder. `produces` are
 * the units of each resource; each of `choices` adds one unit of one of its resources. `unit_prices` are the prices of
 * one missing unit.
 */
export interface DuelCity {
  coins: number;
  cards: string[];
  colours: Record<string, number>;
  wonders: string[];
  raised: DuelRaisedWonder[];
  tokens: string[];
  symbols: string[];
  produces: Record<string, number>;
  choices: string[][];
  unit_prices: Record<string, number>;
  sale: number;
  score: Record<string, number>;
  prices: Record<string, DuelPrice>;
}

/** Coins that are part of the cost itself. */
export interface DuelCoinsStep {
  step: 'coins';
  amount: number;
}

/** Send a card of the opponent's city to the discard pile. */
export interface DuelDestroyMove {
  id: number;
  verb: 'destroy';
  text: string;
  card: string;
}

/** Take a wonder of the offer. */
export interface DuelDraftMove {
  id: number;
  verb: 'draft';
  text: string;
  wonder: string;
}

/** A slot with a card that shows its back. */
export interface DuelFaceDownSlot {
  state: 'down';
  open: boolean;
  back: '1' | '2' | '3' | 'guild';
}

/** A slot with a card face up; it can be taken if it is open. */
export interface DuelFaceUpSlot {
  state: 'up';
  open: boolean;
  card: string;
}

/** Units that the city produces. */
export interface DuelOwnStep {
  step: 'own';
  resource: string;
  units: number;
}

/** Total price in coins, the coins spent on resources, the missing coins, and the payment steps. */
export interface DuelPrice {
  total: number;
  trade: number;
  missing: number;
  steps: DuelStep[];
}

/** Build a wonder with the card of a slot for `cost` coins. */
export interface DuelRaiseMove {
  id: number;
  verb: 'raise';
  text: string;
  wonder: string;
  card: string;
  slot: number;
  coins: number;
}

/** A wonder that stands, and the card under it. */
export interface DuelRaisedWonder {
  wonder: string;
  card: string;
}

/** Build a card of the discard pile for free. */
export interface DuelReviveMove {
  id: number;
  verb: 'revive';
  text: string;
  card: string;
}

/** The city of a seat of Duel. */
export interface DuelSeatSetup {
  coins: number;
  cards: string[];
  wonders: SetupWonder[];
  tokens: string[];
}

/** Discard the card of a slot for coins. */
export interface DuelSellMove {
  id: number;
  verb: 'sell';
  text: string;
  card: string;
  slot: number;
}

/** A table of Duel before a turn of a seat. `loot` are the military tokens left, as in a view. */
export interface DuelSetup {
  game: 'duel';
  age: number;
  seat: number;
  pawn: number;
  slots: SetupSlot[];
  loot: [[boolean, boolean], [boolean, boolean]];
  board: string[];
  discard: string[];
  seats: [DuelSeatSetup, DuelSeatSetup];
}

/**
 * Statistics of Duel. `reasons` counts the victories of both seats and the shared ones. `even` is the number of extra
 * coins with which both players win equally often. `calibration` is by age and outcome.
 */
export interface DuelStatistics {
  game: 'duel';
  games: number;
  seed: number;
  network: string;
  reasons: Record<string, [number, number, number]>;
  second: BonusRate[];
  even: number | null;
  owned: NamedRate[];
  built: NamedRate[];
  pairs: PairRate[];
  draft: DraftPlaces[];
  tokens: NamedRate[];
  openings: Openings;
  extra: ExtraTurnRate[];
  calibration: Record<string, Record<string, Calibration>>;
}

/** Take a progress token, from the board or of those shown. */
export interface DuelTakeMove {
  id: number;
  verb: 'take';
  text: string;
  token: string;
}

/** A slot whose card is gone. */
export interface DuelTakenSlot {
  state: 'taken';
}

/** The moves by which a seat would win immediately if it were its turn. */
export interface DuelThreat {
  seat: number;
  victory: 'military' | 'scientific';
  moves: DuelMove[];
}

/**
 * The table of Duel. `moves` are the legal moves of the viewing seat; all else is the same in each view. `loot` lists
 * whether each military token is left, by the seat that would pay, the smaller token first. A pawn above zero is nearer
 * to the capital of seat 1.
 */
export interface DuelView {
  game: 'duel';
  age: number;
  pending: Pending;
  structure: DuelSlot[];
  pawn: number;
  loot: [[boolean, boolean], [boolean, boolean]];
  board: string[];
  box: string[];
  shown: string[];
  offer: string[];
  discard: string[];
  unseen: Record<'1' | '2' | '3' | 'guild', string[]>;
  extra_turn: boolean;
  threats: DuelThreat[];
  cities: [DuelCity, DuelCity];
  moves: DuelMove[];
}

/** Units that a progress token takes off the cost. */
export interface DuelWaivedStep {
  step: 'waived';
  resource: string;
  units: number;
  token: string;
}

/** The win rate by the number of extra turns that a player has more than the opponent. */
export interface ExtraTurnRate {
  games: number;
  share: number;
  error: number;
  more: number;
}

/** Follow a review from an item on, until it is finished. */
export interface Follow {
  type: 'follow';
  nonce: string;
  review: string;
  since?: number;
}

/** The items of a review since the last message; the last message has the accounts. */
export interface Followed {
  type: 'followed';
  nonce: string;
  review: ReviewInfo;
}

/** One step of a replay, with its seat (null for a chance event), its events and the table after it. */
export interface Frame {
  seat: number | null;
  text: string;
  events: EventInfo[];
  position: string;
  view: View;
}

/** An installed game. The level of an AI seat is one of `levels`, optionally with a persona: `hard+scholar`. */
export interface GameInfo {
  name: Game;
  minimum: number;
  maximum: number;
  secrets: boolean;
  options: OptionInfo[];
  levels: string[];
  personas: string[];
}

/** Dismiss the bot of a seat. */
export interface GiveBack {
  type: 'give-back';
  nonce: string;
  seat: number;
}

/** The database can be written; the numbers of loaded tables, open sockets and workers. */
export interface Health {
  status: 'ok';
  version: string;
  tables: number;
  connections: number;
  workers: number;
}

/**
 * Identify the client, in the first message; a client without a secret is a spectator. `since` requests the events
 * after a version. With `changes`, updates are sent as `changed`, with only the changed fields of the view.
 */
export interface Hello {
  type: 'hello';
  nonce: string;
  secret?: string | null;
  since?: number | null;
  seat?: number | null;
  changes?: boolean;
}

/** The seat for which a hint is requested; it must decide, and the client must hold it. */
export interface HintAsk {
  seat: number;
}

/** A hint in three steps: where to look, the thing that the move is about, and the move with its reasons. */
export interface HintInfo {
  seat: number;
  focus: Focus;
  thing: ThingInfo;
  move: number;
  step: StepInfo;
  value: number;
  kind: 'estimate' | 'exact' | 'expectation';
  outcomes: Record<string, number>;
  reasons: ReasonInfo[];
}

/** A code with which a person can claim a free seat, once. */
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

/** Give up a seat; the answer has an invitation for its next holder. */
export interface Leave {
  type: 'leave';
  nonce: string;
  seat: number;
}

/** A move of a likely continuation. */
export interface LineStep {
  seat: number;
  step: StepInfo;
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

/**
 * A table at which some of the secrets hold seats; `secret` is the index of theirs in the list that was sent. `names`,
 * `levels` and `points` are indexed by seat; a level is that of an AI player. `turn` are the seats that must decide.
 * There are a result and points once the game is over, points only if it ended by them.
 */
export interface MyTable {
  id: string;
  game: Game;
  created: number;
  changed: number;
  secret: number;
  seats: number[];
  names: string[];
  levels: (string | null)[];
  over: boolean;
  turn: number[];
  result: ResultInfo | null;
  points: number[];
}

/** Tables, the last changed first. */
export interface MyTables {
  tables: MyTable[];
}

/** The win rate with a card, a wonder, a token, or most points in a category of the score sheet. */
export interface NamedRate {
  games: number;
  share: number;
  error: number;
  name: string;
}

/** A table to be set up; options that are left out have their defaults. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
}

/** A table was created. The secret holds the seats of its creator, on any device; null without such seats. */
export interface NewTableMade {
  id: string;
  secret: string | null;
  seats: number[];
  invitations: Invitation[];
}

/** The first player's win rate by the first card taken: built, or used otherwise. */
export interface Openings {
  built: NamedRate[];
  other: NamedRate[];
}

/**
 * A setting of a new table: a flag, a number within bounds, one of some choices, or one for each of the seats. Choices
 * for seats are listed in the order of the seats with spaces between them; a default alone is for all.
 */
export interface OptionInfo {
  key: string;
  kind: 'choice' | 'flag' | 'number' | 'seats';
  default: boolean | number | string;
  choices: string[];
  minimum: number | null;
  maximum: number | null;
}

/** An outcome of a chance event with its probability. */
export interface OutcomeInfo {
  step: StepInfo;
  probability: number;
}

/** The game has ended; several winners share the victory. */
export interface Over {
  kind: 'over';
  winners: number[];
  reason: Reason;
}

/** The win rate with two wonders. */
export interface PairRate {
  games: number;
  share: number;
  error: number;
  wonders: [string, string];
}

/** Check the connection. */
export interface Ping {
  type: 'ping';
  nonce: string;
}

/** Make a move, given by number or text, for the decision that was pending at `version`. */
export interface Play {
  type: 'play';
  nonce: string;
  seat: number;
  version: number;
  move: number | string;
}

/**
 * Statistics of games with one number of players. `points` are the mean points by category of the score sheet,
 * `winners` those of the winners.
 */
export interface PlayerCountStatistics {
  games: number;
  fair: number;
  boards: BoardRate[];
  strategies: NamedRate[];
  points: Record<string, number>;
  winners: Record<string, number>;
}

/** A position as one line. */
export interface PositionInfo {
  game: Game;
  position: string;
}

/** A position as one line, and the seat whose moves are wanted; null means the seat that is asked. */
export interface PositionText {
  position: string;
  seat?: number | null;
}

/** A position, in the server's own spelling, and the table that it describes. */
export interface PositionView {
  game: Game;
  position: string;
  seat: number | null;
  view: View;
}

/** A puzzle, without its position. */
export interface PuzzleInfo {
  id: string;
  rating: number;
  themes: Theme[];
}

/** The puzzles of a game, the easiest first, and the id of the one of the day. */
export interface PuzzleList {
  game: Game;
  daily: string;
  puzzles: PuzzleInfo[];
}

/** A legal move of a puzzle with its value; moves that differ in their payments only have the same. */
export interface PuzzleMove {
  id: number;
  step: StepInfo;
  value: number;
}

/** A puzzle with its table, the hands of the seats if they are open, all moves, and the explanation of the best. */
export interface PuzzlePosition {
  id: string;
  game: Game;
  rating: number;
  themes: Theme[];
  seat: number;
  position: string;
  view: View;
  hands: string[][];
  best: number;
  moves: PuzzleMove[];
  hint: HintInfo;
}

/** A win rate, its number of games and the half-width of its 95 % interval. */
export interface Rate {
  games: number;
  share: number;
  error: number;
}

/** Send a reaction of a seat that you hold to all clients of the table; it is not stored. */
export interface React {
  type: 'react';
  nonce: string;
  seat: number;
  phrase: 'good-game' | 'good-luck' | 'hello' | 'let-me-think' | 'nice-move' | 'oops' | 'thanks' | 'well-played';
}

/** The reaction of a player: one of the fixed phrases. */
export interface Reaction {
  type: 'reaction';
  seat: number;
  phrase: 'good-game' | 'good-luck' | 'hello' | 'let-me-think' | 'nice-move' | 'oops' | 'thanks' | 'well-played';
}

/** Why a move is good, as a key with arguments: ids of things, numbers, and words of a closed list. */
export interface ReasonInfo {
  key: ReasonKey;
  args: Record<string, string | number>;
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
  game: Game;
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
  reason: Reason;
}

/** The record of a finished game that is to be reviewed. */
export interface ReviewAsk {
  record: string;
}

/** A review as far as it is computed: `items` from number `since` on, the accounts when all `steps` are done. */
export interface ReviewInfo {
  id: string;
  game: Game;
  steps: number;
  done: number;
  since: number;
  start: number[];
  items: (ChoiceItem | ChanceItem | ChangeItem)[];
  accounts: AccountInfo[];
  moments: number[];
}

/** A seat and its holder. A `bot` plays for an absent person or a free seat until the seat is given back. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'ai' | 'free' | 'person';
  level: string | null;
  bot: string | null;
  online: boolean;
  thinking: boolean;
}

/** The player of a seat: `me`, a person `here` at the same screen, the person who opens a `link`, or an `ai`. */
export interface SeatWish {
  kind: 'ai' | 'here' | 'link' | 'me';
  name?: string;
  level?: string | null;
}

/** A table that was set up by hand. */
export interface SetupAsk {
  setup: Setup;
}

/** A card that lies face down; one that is not named is any of its age. */
export interface SetupCard {
  age: number;
  card: string | null;
}

/** The table of a position, as an editor shows it. */
export interface SetupInfo {
  setup: Setup;
}

/** A slot of the structure of Duel: empty, with a card face up, or with the back of its age or of a guild. */
export interface SetupSlot {
  state: 'down' | 'guild' | 'taken' | 'up';
  card: string | null;
}

/** A wonder of a city and the card under it; null means not built. */
export interface SetupWonder {
  wonder: string;
  card: string | null;
}

/**
 * The chance events of a finished game, derived again from its seed: their number, and whether all are equal.
 * `commitment` was public before the first draw and must be the SHA-256 of `sevenwonders shuffle 1`, a line feed, and
 * the bytes of the seed. `wrong` is the number of the first step that differs.
 */
export interface Shuffle {
  commitment: string;
  seed: string;
  draws: number;
  holds: boolean;
  wrong: number | null;
}

/** Statistics of games of the network against itself, as `sevenwonders explore` writes them. */
export interface StatisticsInfo {
  statistics: Statistics;
}

/** The table without a new version: clients connected or disconnected. */
export interface Status {
  type: 'status';
  table: TableInfo;
}

/** A move or a chance event: its text, the verb, and the things that it names, in order; seats by their letters. */
export interface StepInfo {
  text: string;
  verb: Verb;
  things: ThingInfo[];
}

/** Ask for an update, with the events after a version if one is given. */
export interface Sync {
  type: 'sync';
  nonce: string;
  since?: number | null;
}

/**
 * A table without its view. `can_undo` are the seats that may take back their last move, or ask the others to; who
 * moved last comes first. `host` are the seats of the player who may invite. Chance events are derived from `seed`,
 * which is null until the end; its hash, the `commitment`, is public from the beginning.
 */
export interface TableInfo {
  id: string;
  game: Game;
  created: number;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  result: ResultInfo | null;
  undo: UndoInfo | null;
  can_undo: number[];
  rematch: string | null;
  watching: number;
  host: number[];
  commitment: string;
  seed: string | null;
}

/** Appoint a bot for a seat: one's own, a free one, or one whose holder has been disconnected for a while. */
export interface TakeOver {
  type: 'take-over';
  nonce: string;
  seat: number;
  level: string;
}

/** The subject of a move: a card, a wonder, a token, a seat or a side. */
export interface ThingInfo {
  kind: ThingKind;
  id: string;
}

/**
 * The position after a step, and the possible outcomes of a pending chance event, unless there are too many. `step` is
 * null if none was taken.
 */
export interface TriedInfo {
  game: Game;
  position: string;
  seat: number | null;
  step: StepInfo | null;
  view: View;
  outcomes: OutcomeInfo[];
}

/** A step to try: a move of a seat or a chance event; an empty text draws at random, null plays nothing. */
export interface TryAsk {
  position: string;
  seat?: number | null;
  step?: string | null;
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

/**
 * The table as one viewer sees it. `events` lead from version `after` to `version`; none if `after` is null. `seats`
 * are those the receiver holds, `seat` the one whose view this is; null is a spectator's.
 */
export interface Update {
  type: 'update';
  after: number | null;
  version: number;
  seats: number[];
  seat: number | null;
  table: TableInfo;
  events: EventInfo[];
  view: View;
}

/**
 * A move with its value to the seat that must decide, and a likely continuation. `outcomes` are probabilities of the
 * ways to end: "A scientific", …, "shared".
 */
export interface WeighedInfo {
  id: number;
  step: StepInfo;
  value: number;
  kind: 'estimate' | 'exact' | 'expectation';
  visits: number;
  outcomes: Record<string, number>;
  line: LineStep[];
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
  | React
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

export type ToClient = Welcome | Update | Changed | Status | Reaction | Done | Refused;

export type ToAnalyst = Analyse | Follow | Ping;

export type FromAnalyst = Analysed | Followed | Done | Refused;

export type View = DuelView | ClassicView;

export type Pending = Ask | Draw | Over;

export type Statistics = DuelStatistics | ClassicStatistics;

export type Setup = DuelSetup | ClassicSetup;

export type DuelMove =
  | DuelBuildMove
  | DuelSellMove
  | DuelRaiseMove
  | DuelDraftMove
  | DuelTakeMove
  | DuelDestroyMove
  | DuelReviveMove
  | DuelBeginMove;

export type DuelSlot = DuelTakenSlot | DuelFaceUpSlot | DuelFaceDownSlot;

export type DuelStep = DuelChainStep | DuelOwnStep | DuelChosenStep | DuelWaivedStep | DuelBoughtStep | DuelCoinsStep;

export type ClassicMove =
  | ClassicBuildMove
  | ClassicStageMove
  | ClassicSellMove
  | ClassicReviveMove
  | ClassicDeclineMove
  | ClassicChooseMove;

export type ClassicStep = ClassicChainStep | ClassicFreeStep | ClassicOwnStep | ClassicBoughtStep | ClassicCoinsStep;
