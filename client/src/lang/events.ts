/** What happened at a table, as sentences for one reader. Arguments of messages are made as on the command line. */
import type { EventInfo } from '../api/types';
import type { Game } from '../data/games';
import { CARDS } from '../data/games';
import { type Arguments, lang, t } from './lang.svelte';
import { cardName, nameOf } from './say';

/** Events of the table itself. */
export const TABLE_EVENTS = [
  'undone',
  'resigned',
  'seat-claimed',
  'seat-taken-over',
  'seat-given-back',
  'seat-left',
  'seat-renamed',
  'rematch',
] as const;

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
  if (topic === 'table') return (TABLE_EVENTS as readonly string[]).includes(what) ? `client-event-${what}` : null;
  return lang.has(`${topic}-${what}`) ? `${topic}-${what}` : null;
}

function nameIn(game: Game, kind: string, id: string): string {
  if (kind === 'card' || kind === 'chain') {
    const card = CARDS[game].get(id);
    return card ? cardName(card) : nameOf('card', id, game);
  }
  return nameOf(kind, id, game);
}

function boardText(text: string): string {
  const [board = '', side = ''] = text.split(/_(?=day$|night$)/);
  return side === 'day' || side === 'night'
    ? `${nameOf('board', board, 'classic')} (${t(`client-side-${side}`)})`
    : nameOf('board', board, 'classic');
}

const NAMED = ['card', 'wonder', 'token', 'symbol'];
const LISTED: Record<string, string> = { tokens: 'token', wonders: 'wonder' };

function argumentsOf({ key, args }: EventInfo, { game, names, seat: reader }: Reader): Arguments {
  const told: Arguments = {};
  const about = (seat: number) => {
    told.player = names[seat] ?? '';
    told.you = seat === reader ? 'yes' : 'no';
  };
  const player = (seat: number) => (seat === reader ? t('duel-you-inside') : (names[seat] ?? ''));
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') told[name] = value;
    else if (typeof value === 'string') told[name] = NAMED.includes(name) ? nameIn(game, name, value) : value;
    else if (Array.isArray(value) && LISTED[name])
      told[name] = value.map((id) => nameOf(LISTED[name] ?? '', String(id), game)).join(', ');
  }
  if (typeof args.age === 'number') told.age = t(`duel-age-${args.age}`);
  if (typeof args.seat === 'number') about(args.seat);
  switch (key) {
    case 'duel/card-built':
      told.chained = args.chain ? 'yes' : 'no';
      told.chain = args.chain ? nameIn(game, 'chain', String(args.chain)) : '';
      break;
    case 'duel/coins-paid':
      told.bought = !args.trade ? 'none' : args.trade === args.coins ? 'all' : 'some';
      break;
    case 'duel/token-taken':
      told.place = String(args.from);
      break;
    case 'duel/pawn-moved':
      told.spaces = Math.abs(Number(args.to) - Number(args.from));
      break;
    case 'duel/beginner-chosen':
      told.begins = player(Number(args.begins));
      break;
    case 'duel/game-over': {
      const [winners, totals] = [args.winners as number[], args.points as number[]];
      const winner = winners[0] ?? 0;
      about(winner);
      told.shared = winners.length > 1 ? 'yes' : 'no';
      told.victory = t(`duel-victory-${args.reason}`);
      told.points = totals[winner] ?? 0;
      told.rival = totals[1 - winner] ?? 0;
      break;
    }
    case 'classic/boards-laid':
    case 'classic/boards-turned':
      told.boards = (args.boards as string[]).map((board, seat) => `${player(seat)}: ${boardText(board)}`).join(', ');
      break;
    case 'classic/trade-income':
      told.buyer = player(Number(args.from));
      break;
    case 'classic/card-built': {
      const free = args.free as string | null;
      const isCard = free !== null && CARDS.classic.has(free);
      told.free = free === null ? 'no' : isCard ? 'chain' : 'power';
      told.chain = isCard ? nameIn(game, 'chain', free) : '';
      break;
    }
    case 'classic/conflict-won':
      told.rival = player(Number(args.against));
      break;
    case 'classic/game-over': {
      const [winners, totals] = [args.winners as number[], args.points as number[]];
      told.shared = winners.length > 1 ? 'yes' : 'no';
      told.winners = winners.map(player).join(', ');
      told.scores = totals.map((points, seat) => `${player(seat)} ${points}`).join(', ');
    }
  }
  return told;
}
