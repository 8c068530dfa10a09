/** The lessons of 7 Wonders. */
import type { ClassicCity, ClassicMove, ClassicPrivateView, ClassicView, ClassicWay, EventInfo } from '$lib/api/types';
import { leftOf, rightOf } from './neighbours';
import { STAGE } from './ways';
import { type Card, cardOf } from '$lib/games/shared/content';
import { SALE, START } from './content';
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

/** A card of the hand and where it is held. */
interface Held {
  card: Card;
  place: number;
}

/** All that lessons ask of a scene, found once. */
export class LessonFacts implements LessonContext {
  readonly view: ClassicView;
  readonly seat: number;
  readonly own: ClassicPrivateView | null;
  readonly city: ClassicCity;
  readonly left: number;
  readonly right: number;
  readonly question: string;
  readonly mine: boolean;
  readonly turn: boolean;
  readonly over: boolean;
  readonly begun: boolean;
  readonly hand: Held[];
  readonly moves: ClassicMove[];
  readonly events: EventInfo[];
  readonly happened: Set<string>;
  readonly made: number;

  constructor({ view, seat, events }: { view: ClassicView; seat: number; events: EventInfo[] }) {
    const city = view.cities[seat];
    if (!city) throw new Error(`no city ${seat}`);
    this.view = view;
    this.seat = seat;
    this.own = view.own;
    this.city = city;
    this.left = leftOf(seat, view.players);
    this.right = rightOf(seat, view.players);
    this.question = view.pending.kind === 'ask' ? view.pending.question : '';
    this.mine = view.pending.kind === 'ask' && view.pending.seats.includes(seat);
    this.turn = this.mine && this.question === 'turn';
    this.over = view.pending.kind === 'over';
    this.begun = view.age > 0;
    this.hand = (view.own?.hand ?? []).map((id, place) => ({ card: cardOf('classic', id), place }));
    this.moves = view.moves;
    this.events = events;
    this.happened = new Set(events.map(({ key }) => key));
    this.made = moveSeats(events).filter((one) => one === seat).length;
  }

  /** Return the cards of the hand that are as wanted, if it is time to choose one; with their cheapest way to pay. */
  holding(wanted: (card: Card, ways: ClassicWay[]) => boolean): Held[] {
    return this.turn ? this.hand.filter(({ card }) => wanted(card, this.own?.prices[card.id] ?? [])) : [];
  }

  neighbours(): ClassicCity[] {
    return [this.left, this.right].flatMap((seat) => this.view.cities[seat] ?? []);
  }
}

const HAND = 'section.hand';
const held = (found: Held[]) => found.map(({ place }) => `${HAND} > :nth-child(${place + 1})`);
const city = (seat: number) => `[data-seat="${seat}"]`;
const around = (at: LessonFacts) => [city(at.left), city(at.right)];
const board = (seat: number) => `[data-seat="${seat}"] .picture`;
const card = (id: string): Named => ({ kind: 'card', id });
const bought = (ways: ClassicWay[]) => ways[0]?.steps.find((step) => step.step === 'bought');

/** Show cards of a colour that are held, and what else belongs to them. */
const colour =
  (...colours: string[]) =>
  (more: (at: LessonFacts) => string[] = () => []) =>
  (at: LessonFacts): Highlight | null => {
    const found = at.holding((one) => colours.includes(one.colour));
    return found.length ? { spots: [...held(found), ...more(at)] } : null;
  };

export const LESSONS: readonly Lesson<LessonFacts>[] = [
  {
    id: 'classic-welcome',
    topic: 'aim',
    urgent: true,
    match: (at) => (at.turn || !at.begun ? { spots: [] } : null),
  },
  {
    id: 'classic-neighbours',
    topic: 'aim',
    urgent: true,
    match: (at) => (at.turn ? { spots: around(at) } : null),
  },
  {
    id: 'classic-side',
    topic: 'wonders',
    urgent: true,
    match: (at) => (at.mine && at.question === 'side' ? { spots: ['.question'] } : null),
  },
  {
    id: 'classic-powers',
    topic: 'wonders',
    urgent: true,
    match: (at) => {
      if (!at.mine || !['revive', 'last'].includes(at.question)) return null;
      return { spots: at.question === 'last' ? [HAND] : ['.question'] };
    },
  },
  { id: 'classic-scoring', topic: 'end', urgent: true, match: (at) => (at.over ? { spots: ['.final table'] } : null) },
  {
    id: 'classic-hand',
    topic: 'cards',
    urgent: true,
    task: 'select',
    match: (at) => (at.turn ? { spots: [HAND], messageArgs: { count: at.hand.length } } : null),
  },
  {
    id: 'classic-turn',
    topic: 'cards',
    urgent: true,
    task: 'act',
    match: (at) => (at.turn ? { spots: [HAND, '.dock'] } : null),
  },
  {
    id: 'classic-conflict',
    topic: 'military',
    urgent: true,
    match: (at) => {
      if (!at.turn || !at.happened.has('classic/age-ended')) return null;
      return { spots: [city(at.seat), ...around(at)], messageArgs: { points: at.city.score?.military ?? 0 } };
    },
  },
  {
    id: 'classic-last',
    topic: 'cards',
    urgent: true,
    match: (at) => (at.turn && at.view.turn === START.turns ? { spots: [HAND] } : null),
  },
  {
    id: 'classic-passed',
    topic: 'cards',
    match: (at) =>
      at.turn && at.view.turn === 2 ? { spots: [HAND, city(at.view.passing === 'right' ? at.left : at.right)] } : null,
  },
  { id: 'classic-resources', topic: 'cards', match: colour('brown', 'grey')((at) => [board(at.seat)]) },
  {
    id: 'classic-free',
    topic: 'costs',
    urgent: true,
    match: (at) => {
      const [found] = at.holding((_, ways) => ways[0]?.steps[0]?.step === 'chain');
      const step = found && at.own?.prices[found.card.id]?.[0]?.steps[0];
      if (!found || step?.step !== 'chain') return null;
      return { spots: held([found]), messageArgs: { card: card(found.card.id), earlier: card(step.card) } };
    },
  },
  {
    id: 'classic-trade',
    topic: 'costs',
    match: (at) => {
      const [found] = at.holding((_, ways) => bought(ways) !== undefined);
      const step = found && bought(at.own?.prices[found.card.id] ?? []);
      if (!found || step?.step !== 'bought') return null;
      const messageArgs = {
        card: card(found.card.id),
        resource: { kind: 'resource', id: step.resource } as Named,
        coins: step.coins,
      };
      return { spots: [...held([found]), city(step.seller === 'left' ? at.left : at.right)], messageArgs };
    },
  },
  {
    id: 'classic-never',
    topic: 'costs',
    match: (at) => {
      const [found] = at.holding((one, ways) => ways.length === 0 && !at.city.cards.includes(one.id));
      return found ? { spots: [...held([found]), ...around(at)], messageArgs: { card: card(found.card.id) } } : null;
    },
  },
  {
    id: 'classic-wonder',
    topic: 'wonders',
    match: (at) => {
      const cheapest = at.own?.prices[STAGE]?.[0];
      const can = at.turn && at.moves.some((move) => move.verb === 'stage');
      return can && cheapest ? { spots: [board(at.seat)], messageArgs: { coins: cheapest.total } } : null;
    },
  },
  {
    id: 'classic-sell',
    topic: 'cards',
    match: (at) => {
      const poor = at.city.coins < 2 || !at.moves.some((move) => move.verb === 'build');
      return at.turn && poor ? { spots: [HAND], messageArgs: { coins: SALE } } : null;
    },
  },
  { id: 'classic-red', topic: 'military', match: colour('red')((at) => [city(at.seat), ...around(at)]) },
  { id: 'classic-green', topic: 'science', match: colour('green')() },
  {
    id: 'classic-chain',
    topic: 'costs',
    match: (at) => {
      const [found] = at.holding((one) => one.makesFree.length > 0);
      const later = found?.card.makesFree[0];
      if (!found || !later) return null;
      return { spots: held([found]), messageArgs: { card: card(found.card.id), later: card(later) } };
    },
  },
  { id: 'classic-blue', topic: 'cards', match: colour('blue')() },
  { id: 'classic-yellow', topic: 'cards', match: colour('yellow')() },
  {
    id: 'classic-twice',
    topic: 'cards',
    match: (at) => {
      const names = new Set(at.city.cards.map((id) => cardOf('classic', id).building));
      const [found] = at.holding((one) => names.has(one.building));
      return found ? { spots: held([found]), messageArgs: { card: card(found.card.id) } } : null;
    },
  },
  {
    id: 'classic-income',
    topic: 'costs',
    match: (at) => {
      const paid = at.events.findLast((event) => event.key === 'classic/trade-income' && event.args.seat === at.seat);
      if (!at.turn || paid?.key !== 'classic/trade-income') return null;
      return { spots: [city(at.seat)], messageArgs: { coins: paid.args.coins } };
    },
  },
  {
    id: 'classic-arms',
    topic: 'military',
    match: (at) => {
      const most = Math.max(...at.neighbours().map(({ shields }) => shields));
      const strong = [at.left, at.right].filter((seat) => (at.view.cities[seat]?.shields ?? 0) === most);
      if (!at.turn || at.view.turn < 3 || most <= at.city.shields) return null;
      return { spots: strong.map(city), messageArgs: { shields: most, own: at.city.shields } };
    },
  },
  {
    id: 'classic-sets',
    topic: 'science',
    match: (at) => {
      const count = Object.values(at.city.symbols).reduce((sum, n) => sum + n, 0);
      return at.turn && count > 1
        ? { spots: [city(at.seat)], messageArgs: { points: at.city.score?.green ?? 0 } }
        : null;
    },
  },
  {
    id: 'classic-undo',
    topic: 'aim',
    match: (at) => (at.turn && at.made > 3 ? { spots: ['[data-spot="undo"]'] } : null),
  },
  { id: 'classic-second', topic: 'end', match: (at) => (at.turn && at.view.age === 2 ? { spots: [HAND] } : null) },
  { id: 'classic-third', topic: 'end', match: (at) => (at.turn && at.view.age === 3 ? { spots: [HAND] } : null) },
  { id: 'classic-guilds', topic: 'end', match: colour('purple')((at) => around(at)) },
];

/** Lessons that speak of just this table too. */
export const WITH_ARGUMENTS = [
  'classic-hand',
  'classic-conflict',
  'classic-free',
  'classic-trade',
  'classic-never',
  'classic-wonder',
  'classic-sell',
  'classic-chain',
  'classic-twice',
  'classic-income',
  'classic-arms',
  'classic-sets',
] as const;

export const due = (at: LessonFacts, learnt: ReadonlySet<string>, taught: number) =>
  nextLesson(LESSONS, at, learnt, taught);

export const course: Syllabus = {
  lessons: LESSONS,
  at: (view, seat, events) => createCourse(LESSONS, new LessonFacts({ view: view as ClassicView, seat, events })),
};
