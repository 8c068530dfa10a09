/** What happened at a table, as sentences for one reader. Arguments of messages are made as on the command line. */
import { EVENTS, type EventInfo, type Game, type Kinds } from '$lib/api/types';
import { CARDS } from './content';
import { type Arguments, lang, t } from '$lib/i18n/lang.svelte';
import { cardName, nameOf } from './game-text';

/** Seen at the seats as it happens, and of no interest afterwards. */
export const isSilent = ({ key }: EventInfo): boolean => key === 'classic/chosen';

export interface Reader {
  game: Game;
  names: string[];
  seat: number | null;
}

/** Return the sentence that tells an event, or nothing where there is none to say. */
export function eventText(event: EventInfo, reader: Reader): string {
  const id = isSilent(event) ? null : messageOf(event.key);
  return id ? lang.text(id, argumentsOf(event, reader)) : '';
}

function messageOf(key: string): string | null {
  const [topic = '', what = ''] = key.split('/');
  if (topic === 'table') return `client-event-${what}`;
  return lang.has(`${topic}-${what}`) ? `${topic}-${what}` : null;
}

function cardIn(game: Game, id: string): string {
  const card = CARDS[game].get(id);
  return card ? cardName(card) : nameOf('card', id, game);
}

function boardText(text: string): string {
  const [board = '', side = ''] = text.split(/_(?=day$|night$)/);
  return side === 'day' || side === 'night'
    ? `${nameOf('board', board, 'classic')} (${t(`client-side-${side}`)})`
    : nameOf('board', board, 'classic');
}

/** How each kind of argument is told. What only some sentences need is made of the whole event below. */
type Tell<Value> = (value: Value, name: string, reader: Reader) => Arguments;
const plain: Tell<number | string> = (value, name) => ({ [name]: value });
const none = (): Arguments => ({});
const named: (kind: string) => Tell<string> =
  (kind) =>
  (value, name, { game }) => ({ [name]: nameOf(kind, value, game) });
const listed: (kind: string) => Tell<string[]> =
  (kind) =>
  (value, name, { game }) => ({
    [name]: value.map((id) => nameOf(kind, id, game)).join(', '),
  });
const TELL: { [Kind in keyof Kinds]: Tell<Kinds[Kind]> } = {
  seat: (seat, name, reader) => (name === 'seat' ? about(seat, reader) : { [name]: player(seat, reader) }),
  seats: none,
  number: plain,
  numbers: none,
  age: (age, name) => ({ [name]: t(`duel-age-${age}`) }),
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
    [name]: boards.map((board, seat) => `${player(seat, reader)}: ${boardText(board)}`).join(', '),
  }),
  entries: none,
};

const about = (seat: number, { names, seat: reader }: Reader): Arguments => ({
  player: names[seat] ?? '',
  you: seat === reader ? 'yes' : 'no',
});
const player = (seat: number, { names, seat: reader }: Reader): string =>
  seat === reader ? t('duel-you-inside') : (names[seat] ?? '');

function tell<Kind extends keyof Kinds>(kind: Kind, value: Kinds[Kind], name: string, reader: Reader): Arguments {
  return TELL[kind](value, name, reader);
}

function argumentsOf(event: EventInfo, reader: Reader): Arguments {
  const told: Arguments = {};
  const args: Record<string, Kinds[keyof Kinds]> = event.args;
  for (const [name, kind] of Object.entries<keyof Kinds>(EVENTS[event.key]))
    Object.assign(told, tell(kind, args[name] as Kinds[typeof kind], name, reader));
  return Object.assign(told, more(event, reader));
}

/** What a sentence needs beside the arguments of its event. */
function more({ key, args }: EventInfo, reader: Reader): Arguments {
  switch (key) {
    case 'duel/card-built':
      return { chained: args.chain ? 'yes' : 'no' };
    case 'duel/coins-paid':
      return { bought: !args.trade ? 'none' : args.trade === args.coins ? 'all' : 'some' };
    case 'duel/pawn-moved':
      return { spaces: Math.abs(args.to - args.from) };
    case 'duel/game-over': {
      const winner = args.winners[0] ?? 0;
      return {
        ...about(winner, reader),
        shared: args.winners.length > 1 ? 'yes' : 'no',
        victory: t(`duel-victory-${args.reason}`),
        points: args.points[winner] ?? 0,
        rival: args.points[1 - winner] ?? 0,
      };
    }
    case 'classic/card-built': {
      const giver = args.free !== null && CARDS.classic.has(args.free) ? args.free : null;
      const free = args.free === null ? 'no' : giver ? 'chain' : 'power';
      return { free, chain: giver ? cardIn('classic', giver) : '' };
    }
    case 'classic/game-over':
      return {
        shared: args.winners.length > 1 ? 'yes' : 'no',
        winners: args.winners.map((seat) => player(seat, reader)).join(', '),
        scores: args.points.map((points, seat) => `${player(seat, reader)} ${points}`).join(', '),
      };
    default:
      return {};
  }
}
