/** Sentences about things of the games, built from names, effects and costs. */

import type { DuelMove, DuelStep, Game } from '$lib/api/types';
import type { Effect, Parts } from './effects';
import { type Card, type Cost, cardOf, cardsOf } from './content';
import { type Arguments, lang, t } from '$lib/i18n/lang.svelte';
import { ageName, nameOf } from '$lib/i18n/names';

export { ageName, nameOf };

export const resourceName = (id: string): string =>
  nameOf('resource', id, lang.find(`duel-resource-${id}`) ? 'duel' : 'classic');
export const cardName = (card: Card): string => nameOf('card', card.building, card.game);

/** Return the name of a card of a game by its id. */
export function cardIn(game: Game, id: string): string {
  const card = cardsOf(game).get(id);
  return card ? cardName(card) : nameOf('card', id, game);
}

const listed = (names: string[]): string => names.join(', ');
const resources = (ids: string[]): string => listed(ids.map(resourceName));
const each = (counted: string[]): string => lang.lookup(`each-${counted.join('_')}`);
const units = (name: string, amount: number): string => (amount === 1 ? name : `${name} ×${amount}`);

/** The message arguments of each part of an effect. */
const FORMAT: { [Part in keyof Parts]: (value: Parts[Part], game: Game) => Arguments } = {
  units: (value) => ({
    resources: listed(Object.entries(value).map(([id, amount]) => units(resourceName(id), amount))),
  }),
  resources: (value) => ({ resources: resources(value) }),
  symbol: (value, game) => ({ symbol: nameOf('symbol', value, game) }),
  colour: (value) => ({ colour: nameOf('colour', value) }),
  each: (value) => ({ each: each(value) }),
  amount: (value) => ({ amount: value }),
  sellers: (value) => ({ sellers: value.length > 1 ? 'both' : (value[0] ?? '') }),
  whose: (value) => ({ whose: value }),
};

function tell<Part extends keyof Parts>(part: Part, value: Parts[Part] | undefined, game: Game): Arguments {
  return value === undefined ? {} : FORMAT[part](value, game);
}

const PARTS: (keyof Parts)[] = ['units', 'resources', 'symbol', 'colour', 'each', 'amount', 'sellers', 'whose'];

export function effectText(effect: Effect, game: Game): string {
  const parts: { kind: string } & Partial<Parts> = effect;
  const args = Object.assign({}, ...PARTS.map((part) => tell(part, parts[part], game)));
  if (effect.kind !== 'per') return lang.text(`effect-${effect.kind}`, args);
  const amounts = [
    effect.coins ? t('effect-coins', { amount: effect.coins }) : '',
    effect.points ? t('effect-points', { amount: effect.points }) : '',
  ];
  return t('effect-per', { ...args, amount: amounts.filter(Boolean).join(' + ') });
}

/** Return the effect of a move of Duel as a sentence. */
export function moveText(move: DuelMove): string {
  const card = 'card' in move ? nameOf('card', move.card) : '';
  const wonder = 'wonder' in move ? nameOf('wonder', move.wonder) : '';
  const token = 'token' in move ? nameOf('token', move.token) : '';
  return lang.text(`duel-move-${move.verb}`, { card, wonder, token });
}

export function costText(cost: Cost): string {
  const parts = Object.entries(cost).map(([id, amount]) =>
    id === 'coins' ? t('effect-coins', { amount }) : units(resourceName(id), amount),
  );
  return parts.length ? t('duel-cost', { cost: listed(parts) }) : t('duel-cost-nothing');
}

export function stepText(step: DuelStep): string {
  switch (step.step) {
    case 'chain':
      return t('duel-step-chain', { card: nameOf('card', step.card) });
    case 'coins':
      return t('duel-step-coins', { amount: step.amount });
    case 'waived':
      return t('duel-step-waived', { resources: amountOf(step), token: nameOf('token', step.token) });
    case 'bought':
      return t('duel-step-bought', { resources: amountOf(step), each: step.each });
    default:
      return t(`duel-step-${step.step}`, { resources: amountOf(step) });
  }
}

const amountOf = ({ resource, units: amount }: { resource: string; units: number }): string =>
  units(resourceName(resource), amount);

/** Everything that a card shows, for who cannot see it. */
export function cardText(card: Card): string {
  return [
    cardName(card),
    t(`duel-colour-${card.colour}`),
    ageName(card.age),
    ...card.effects.map((effect) => effectText(effect, card.game)),
    costText(card.cost),
    ...chainTexts(card),
  ]
    .map((part) => part.replace(/\.$/, ''))
    .join('. ');
}

/** Return the sentences about the chains of a card; `isFree` leaves out the sentence that the price contains. */
export function chainTexts(card: Card, isFree = false): string[] {
  const symbols = (ids: string[]) => listed(ids.map((id) => nameOf('chain', id, card.game)));
  const cards = (ids: string[]) => listed([...new Set(ids.map((id) => cardName(cardOf(card.game, id))))]);
  return [
    card.freeAfter.length && !isFree
      ? t('duel-cost-chain', { card: cards(card.freeAfter), chain: symbols(card.needs) })
      : '',
    card.makesFree.length ? t('duel-gives-chain', { card: cards(card.makesFree), chain: symbols(card.gives) }) : '',
  ].filter(Boolean);
}
