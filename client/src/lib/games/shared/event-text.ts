/** Events as sentences for one reader. The command line makes the same message arguments. */
import { EVENTS, type EventInfo, type Game, type Kinds } from '$lib/api/types';
import { type Arguments, lang, type MessageId, t } from '$lib/i18n/lang.svelte';
import type { NameKind } from '$lib/i18n/names';
import { ageName, cardIn, nameOf } from './game-text';
import { type GameModule, moduleOf } from './game';

export const isSilent = ({ category }: EventInfo): boolean => category === 'silent';

export interface Reader {
  game: Game;
  names: string[];
  seat: number | null;
}

/** Return the sentence of an event; empty if it has none, and until the module of its game is loaded; reactive. */
export function eventText(event: EventInfo, reader: Reader): string {
  const module = moduleOf(reader.game);
  const id = isSilent(event) ? null : messageOf(event.key);
  return id && module ? lang.text(id, argumentsOf(event, reader, module)) : '';
}

/** Return a sentence without its full stop. */
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

const isMove = ({ category }: EventInfo): boolean => category === 'move';
const isPayment = (event: EventInfo): event is EventInfo & { args: { seat: number; coins: number } } =>
  event.key.endsWith('/coins-paid');

/** Return the payment for a move. It precedes the move of its seat; in simultaneous games, among those of other seats. */
function paymentFor(events: EventInfo[], at: number): EventInfo | undefined {
  const move = events[at];
  if (!move || !isMove(move) || !('seat' in move.args)) return undefined;
  const { seat } = move.args;
  const own = events.slice(0, at).filter((event) => 'seat' in event.args && event.args.seat === seat);
  return own.slice(own.findLastIndex(isMove) + 1).findLast(isPayment);
}

/** Return the sentence of a move with its price: “Livia builds Obelisk (2 coins).” */
export function moveSentence(events: EventInfo[], at: number, reader: Reader): string {
  const move = events[at];
  const text = move ? eventText(move, reader) : '';
  const payment = paymentFor(events, at);
  if (!text || !payment || !isPayment(payment)) return text;
  return `${withoutStop(text)} (${t('effect-coins', { amount: payment.args.coins })}).`;
}

/** Return events as sentences; the price of a move is part of its sentence. */
export function eventTexts(events: EventInfo[], reader: Reader): string[] {
  const paid = new Set(events.map((_, at) => paymentFor(events, at)));
  return events
    .map((event, at) => (paid.has(event) ? '' : moveSentence(events, at, reader)))
    .filter((sentence) => sentence !== '');
}

/** Return a move with its consequences in one line: “Livia builds Obelisk (2 coins) · +3 coins”. */
export function recentLine(move: string, consequences: EventInfo[], reader: Reader): string {
  const shorten = moduleOf(reader.game)?.shortText;
  const rest = consequences.map((event) => shorten?.(event) ?? withoutStop(eventText(event, reader)));
  const sentences = rest.filter(Boolean);
  return sentences.length ? [withoutStop(move), ...sentences].join(' · ') : move;
}

function messageOf(key: string): MessageId | null {
  const [topic = '', what = ''] = key.split('/');
  return lang.find(topic === 'table' ? `client-event-${what}` : `${topic}-${what}`);
}

function boardText(text: string): string {
  const [board = '', side = ''] = text.split(/_(?=day$|night$)/);
  return side === 'day' || side === 'night'
    ? `${nameOf('board', board, 'classic')} (${t(`client-side-${side}`)})`
    : nameOf('board', board, 'classic');
}

/** The message arguments of each kind of event argument. */
type Format<Value> = (value: Value, name: string, reader: Reader) => Arguments;
const plain: Format<number | string> = (value, name) => ({ [name]: value });
const none = (): Arguments => ({});
const named: (kind: NameKind) => Format<string> =
  (kind) =>
  (value, name, { game }) => ({ [name]: nameOf(kind, value, game) });
const listed: (kind: NameKind) => Format<string[]> =
  (kind) =>
  (value, name, { game }) => ({
    [name]: value.map((id) => nameOf(kind, id, game)).join(', '),
  });
const FORMAT: { [Kind in keyof Kinds]: Format<Kinds[Kind]> } = {
  seat: (seat, name, reader) => (name === 'seat' ? playerArgs(seat, reader) : { [name]: playerName(seat, reader) }),
  seats: none,
  number: plain,
  numbers: none,
  age: (age, name) => ({ [name]: ageName(age) }),
  word: plain,
  'word?': none,
  card: (card, name, { game }) => ({ [name]: cardIn(game, card) }),
  'card?': (card, name, { game }) => ({ [name]: card ? cardIn(game, card) : '' }),
  wonder: named('wonder'),
  token: named('token'),
  symbol: named('symbol'),
  tokens: listed('token'),
  wonders: listed('wonder'),
  boards: (boards, name, reader) => ({
    [name]: boards.map((board, seat) => `${playerName(seat, reader)}: ${boardText(board)}`).join(', '),
  }),
  entries: none,
};

/** Return the arguments that name the player of a sentence. */
export const playerArgs = (seat: number, { names, seat: reader }: Reader): Arguments => ({
  player: names[seat] ?? '',
  you: seat === reader ? 'yes' : 'no',
});
/** Return the name of a player inside a sentence. */
export const playerName = (seat: number, { names, seat: reader }: Reader): string =>
  seat === reader ? t('duel-you-inside') : (names[seat] ?? '');

function format<Kind extends keyof Kinds>(kind: Kind, value: Kinds[Kind], name: string, reader: Reader): Arguments {
  return FORMAT[kind](value, name, reader);
}

function argumentsOf(event: EventInfo, reader: Reader, module: GameModule): Arguments {
  const args: Arguments = {};
  const values: Record<string, Kinds[keyof Kinds]> = event.args;
  for (const [name, kind] of Object.entries<keyof Kinds>(EVENTS[event.key] ?? {}))
    Object.assign(args, format(kind, values[name] as Kinds[typeof kind], name, reader));
  return Object.assign(args, module.eventArgs(event, reader));
}
