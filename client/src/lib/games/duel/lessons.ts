/** The lessons of Duel. */
import type { DuelCity, DuelMove, DuelPrice, DuelRaiseMove, DuelView, EventInfo } from '$lib/api/types';
import { type Card, cardOf, wonderOf } from '$lib/games/shared/content';
import { LAYOUTS, MILITARY, SYMBOLS_TO_WIN } from './content';
import { moveSeats } from '$lib/games/shared/event-selectors';
import {
  createCourse,
  nextLesson,
  type Syllabus,
  type Lesson,
  type LessonContext,
  type Named,
  type Highlight,
} from '$lib/games/shared/lesson';

/** A table as the one who learns match it. */
export interface Scene {
  view: DuelView;
  seat: number;
  events: EventInfo[];
}

const ALL: Record<string, string> = {
  track: '.track',
  tokens: '.board > .tokens',
  structure: '.structure',
  draft: '.draft',
  dock: '.dock',
  question: '.question',
  piles: '[data-spot="piles"]',
  undo: '[data-spot="undo"]',
  score: '.end table',
};
const part = (whose: 'near' | 'far', wide: string, narrow: string) =>
  `[data-city="${whose}"] ${wide}, [data-city="${whose}"] ${narrow}`;
const SPOTS = {
  ...ALL,
  nearGoods: part('near', '.production', '.goods'),
  farGoods: part('far', '.production', '.goods'),
  nearScience: part('near', '.science', '.symbols'),
  farScience: part('far', '.science', '.symbols'),
  nearCoins: part('near', 'header .pile', '.pile'),
  // On a narrow screen the own wonders lie in the dock.
  nearWonders: `${part('near', '.wonders', '.raised')}, .dock .wonder-row`,
} as Record<string, string>;
const spot = (name: string): string => {
  const found = SPOTS[name];
  if (!found) throw new Error(`no spot ${name}`);
  return found;
};

/** All that lessons ask of a scene, found once. */
export class LessonFacts implements LessonContext {
  readonly view: DuelView;
  readonly seat: number;
  readonly own: DuelCity;
  readonly other: DuelCity;
  readonly question: string;
  readonly mine: boolean;
  readonly turn: boolean;
  readonly over: boolean;
  readonly begun: boolean;
  /** Cards that can be taken, with the slots they lie in. */
  readonly open: { card: Card; slot: number }[];
  readonly moves: DuelMove[];
  readonly happened: Set<string>;
  /** How many decisions the one who learns has made. */
  readonly made: number;

  constructor({ view, seat, events }: Scene) {
    this.view = view;
    this.seat = seat;
    const [first, second] = view.cities;
    [this.own, this.other] = seat === 0 ? [first, second] : [second, first];
    this.question = view.pending.kind === 'ask' ? view.pending.question : '';
    this.mine = view.pending.kind === 'ask' && view.pending.seats.includes(seat);
    this.turn = this.mine && this.question === 'turn';
    this.over = view.pending.kind === 'over';
    this.begun = view.age > 0;
    this.open = view.structure.flatMap((slot, n) =>
      slot.state === 'up' && slot.open ? [{ card: cardOf('duel', slot.card), slot: n }] : [],
    );
    this.moves = view.moves;
    this.happened = new Set(events.map(({ key }) => key));
    this.made = moveSeats(events).filter((one) => one === seat).length;
  }

  /** Return the open cards that match, if it is the learner's turn. */
  taking(wanted: (card: Card, price: DuelPrice | undefined) => boolean): { card: Card; slot: number }[] {
    return this.turn ? this.open.filter(({ card }) => wanted(card, this.own.prices[card.id])) : [];
  }

  raising(): DuelRaiseMove[] {
    return this.moves.flatMap((move) => (move.verb === 'raise' ? [move] : []));
  }
}

const slot = (n: number) => `[data-slot="${n}"]`;
const slots = (found: { slot: number }[]) => found.map(({ slot: n }) => slot(n));
const has = (kind: string) => (thing: { effects: { kind: string }[] }) =>
  thing.effects.some((effect) => effect.kind === kind);
const wonder = (id: string) => `[data-city="near"] [data-wonder="${id}"], .dock [data-wonder="${id}"]`;
const card = (id: string): Named => ({ kind: 'card', id });

/** Show cards of a colour that lie open, and what else belongs to them. */
const colour =
  (...colours: string[]) =>
  (...more: string[]) =>
  (at: LessonFacts): Highlight | null => {
    const found = at.taking((one) => colours.includes(one.colour));
    return found.length ? { spots: [...slots(found), ...more.map(spot)] } : null;
  };

const symbolsOf = (one: Card) => one.effects.flatMap((effect) => (effect.kind === 'symbol' ? [effect.symbol] : []));

export const LESSONS: readonly Lesson<LessonFacts>[] = [
  { id: 'welcome', topic: 'aim', urgent: true, match: (at) => (at.view.age === 0 ? { spots: [] } : null) },
  {
    id: 'goal',
    topic: 'aim',
    urgent: true,
    match: (at) => (at.view.age === 0 ? { spots: [spot('track'), spot('nearScience')] } : null),
  },
  {
    id: 'draft',
    topic: 'wonders',
    urgent: true,
    task: 'draft',
    match: (at) => (at.mine && at.question === 'draft' ? { spots: [spot('draft')] } : null),
  },
  {
    id: 'progress',
    topic: 'science',
    urgent: true,
    match: (at) => (at.mine && at.question === 'take' ? { spots: [spot('question')] } : null),
  },
  {
    id: 'powers',
    topic: 'wonders',
    urgent: true,
    match: (at) =>
      at.mine && ['destroy', 'revive', 'pick'].includes(at.question) ? { spots: [spot('question')] } : null,
  },
  {
    id: 'begin',
    topic: 'end',
    urgent: true,
    match: (at) => {
      if (at.mine && at.question === 'begin') return { spots: [spot('question'), spot('track')] };
      return at.happened.has('duel/beginner-chosen') && at.turn ? { spots: [spot('track')] } : null;
    },
  },
  { id: 'scoring', topic: 'end', urgent: true, match: (at) => (at.over ? { spots: [spot('score')] } : null) },
  {
    id: 'structure',
    topic: 'cards',
    urgent: true,
    task: 'select',
    match: (at) => (at.turn ? { spots: slots(at.open), messageArgs: { count: at.open.length } } : null),
  },
  {
    id: 'turn',
    topic: 'cards',
    urgent: true,
    task: 'act',
    match: (at) => (at.turn ? { spots: [spot('structure'), spot('dock')] } : null),
  },
  { id: 'resources', topic: 'cards', match: colour('brown', 'grey')('nearGoods') },
  {
    id: 'price',
    topic: 'costs',
    match: (at) => {
      const [found] = at.taking((_, price) => Boolean(price?.trade));
      const price = found && at.own.prices[found.card.id];
      if (!found || !price) return null;
      const messageArgs = { card: card(found.card.id), coins: price.total };
      return { spots: [slot(found.slot), spot('nearGoods'), spot('nearCoins')], messageArgs };
    },
  },
  {
    id: 'rival',
    topic: 'costs',
    match: (at) => {
      const dear = (price: DuelPrice | undefined) =>
        price?.steps.find((step) => step.step === 'bought' && step.each > 2);
      const [found] = at.taking((_, price) => dear(price) !== undefined);
      const step = found && dear(at.own.prices[found.card.id]);
      if (!found || step?.step !== 'bought') return null;
      const messageArgs = {
        card: card(found.card.id),
        resource: { kind: 'resource', id: step.resource } as Named,
        coins: step.each,
      };
      return { spots: [slot(found.slot), spot('farGoods')], messageArgs };
    },
  },
  {
    id: 'again',
    topic: 'wonders',
    match: (at) => {
      const found = at.raising().find((move) => has('extra_turn')(wonderOf(move.wonder)));
      if (found)
        return { spots: [wonder(found.wonder)], messageArgs: { wonder: { kind: 'wonder', id: found.wonder } } };
      return at.happened.has('duel/extra-turn') ? { spots: [] } : null;
    },
  },
  {
    id: 'wonder',
    topic: 'wonders',
    match: (at) => {
      const [found] = at.raising();
      if (!at.turn || !found) return null;
      return {
        spots: [wonder(found.wonder), spot('nearWonders')],
        messageArgs: { wonder: { kind: 'wonder', id: found.wonder } },
      };
    },
  },
  {
    id: 'shields',
    topic: 'military',
    // Where the pawn has moved already, shields are spoken of before the tokens it threatens.
    match: (at) => colour('red')('track')(at) ?? (at.turn && at.view.pawn !== 0 ? { spots: [spot('track')] } : null),
  },
  { id: 'symbols', topic: 'science', match: colour('green')('nearScience') },
  {
    id: 'sell',
    topic: 'cards',
    match: (at) => {
      const poor = at.own.coins < 3 || !at.moves.some((move) => move.verb === 'build');
      return at.turn && poor ? { spots: [spot('nearCoins')], messageArgs: { coins: at.own.sale } } : null;
    },
  },
  {
    id: 'chain',
    topic: 'costs',
    match: (at) => {
      const [found] = at.taking((one) => one.makesFree.length > 0);
      const later = found?.card.makesFree[0];
      if (!found || !later) return null;
      return { spots: [slot(found.slot)], messageArgs: { card: card(found.card.id), later: card(later) } };
    },
  },
  {
    id: 'free',
    topic: 'costs',
    urgent: true,
    match: (at) => {
      const [found] = at.taking((_, price) => price?.steps[0]?.step === 'chain');
      const step = found && at.own.prices[found.card.id]?.steps[0];
      if (!found || step?.step !== 'chain') return null;
      return { spots: [slot(found.slot)], messageArgs: { card: card(found.card.id), earlier: card(step.card) } };
    },
  },
  { id: 'blue', topic: 'cards', match: colour('blue')() },
  { id: 'yellow', topic: 'cards', match: colour('yellow')('nearCoins') },
  {
    id: 'pair',
    topic: 'science',
    urgent: true,
    match: (at) => {
      const [found] = at.taking((one) => symbolsOf(one).some((symbol) => at.own.symbols.includes(symbol)));
      if (found) return { spots: [slot(found.slot), spot('nearScience'), spot('tokens')] };
      return at.turn && at.happened.has('duel/pair-completed') ? { spots: [spot('tokens')] } : null;
    },
  },
  {
    id: 'loot',
    topic: 'military',
    match: (at) => {
      const lead = Math.abs(at.view.pawn);
      const victim = at.view.pawn > 0 ? 1 : 0;
      const near = MILITARY.zones.some(
        ({ from, token }, n) => token && at.view.loot[victim]?.[n - 1] && lead > 0 && lead < from && from - lead <= 2,
      );
      return at.turn && (near || at.happened.has('duel/loot-taken')) ? { spots: [spot('track')] } : null;
    },
  },
  {
    id: 'siege',
    topic: 'military',
    urgent: true,
    match: (at) => {
      const found = at.view.threats.find(({ victory }) => victory === 'military');
      if (!at.turn || !found) return null;
      const rest = MILITARY.capital - (found.seat === 0 ? at.view.pawn : -at.view.pawn);
      return { spots: [spot('track')], messageArgs: { rest, you: found.seat === at.seat ? 'yes' : 'no' } };
    },
  },
  {
    id: 'genius',
    topic: 'science',
    urgent: true,
    match: (at) => {
      const most = Math.max(at.own.symbols.length, at.other.symbols.length);
      if (!at.turn || most < SYMBOLS_TO_WIN - 2) return null;
      const you = at.own.symbols.length === most;
      return {
        spots: [spot(you ? 'nearScience' : 'farScience')],
        messageArgs: { held: most, you: you ? 'yes' : 'no' },
      };
    },
  },
  {
    id: 'undo',
    topic: 'aim',
    match: (at) => (at.turn && at.view.age > 0 && at.made > 4 ? { spots: [spot('undo')] } : null),
  },
  {
    id: 'piles',
    topic: 'cards',
    task: 'piles',
    match: (at) => (at.turn && at.view.discard.length > 0 ? { spots: [spot('piles')] } : null),
  },
  {
    id: 'seven',
    topic: 'wonders',
    match: (at) => {
      const built = at.own.raised.length + at.other.raised.length;
      return at.turn && built > 2 ? { spots: [spot('nearWonders')], messageArgs: { built } } : null;
    },
  },
  {
    id: 'ageend',
    topic: 'end',
    match: (at) => {
      const left = at.view.structure.filter(({ state }) => state !== 'taken').length;
      const near = left > 0 && left <= (LAYOUTS[at.view.age - 1]?.length ?? 0) / 4;
      return at.turn && near ? { spots: [spot('structure')], messageArgs: { left } } : null;
    },
  },
  {
    id: 'second',
    topic: 'end',
    match: (at) => (at.turn && at.view.age === 2 ? { spots: [spot('structure')] } : null),
  },
  {
    id: 'guilds',
    topic: 'end',
    match: (at) => {
      const found = at.view.structure.flatMap((one, n) =>
        (one.state === 'up' && cardOf('duel', one.card).back === 'guild') ||
        (one.state === 'down' && one.back === 'guild')
          ? [slot(n)]
          : [],
      );
      return at.turn && found.length ? { spots: found } : null;
    },
  },
];

/** Lessons that speak of just this table too. */
export const WITH_ARGUMENTS = [
  'structure',
  'free',
  'price',
  'rival',
  'again',
  'wonder',
  'sell',
  'chain',
  'siege',
  'genius',
  'seven',
  'ageend',
] as const;

export const due = (at: LessonFacts, learnt: ReadonlySet<string>, taught: number): Lesson<LessonFacts> | null =>
  nextLesson(LESSONS, at, learnt, taught);

export const course: Syllabus = {
  lessons: LESSONS,
  at: (view, seat, events) => createCourse(LESSONS, new LessonFacts({ view: view as DuelView, seat, events })),
};
