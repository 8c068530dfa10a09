/** Sentences about things of the games, built from names, effects and costs. */

import type { DuelMove, DuelStep, Game } from '../api/generated';
import type { Effect } from '../data/effects';
import { type Card, type Cost, cardOf } from '../data/games';
import { lang, t } from './lang.svelte';

/** Return the name of a thing; what both games have in common is told once. */
export function nameOf(kind: string, id: string, game: Game = 'duel'): string {
  const own = `${game}-${kind}-${id}`;
  return lang.has(own) || !lang.has(`duel-${kind}-${id}`) ? t(own) : t(`duel-${kind}-${id}`);
}

export const resourceName = (id: string): string =>
  nameOf('resource', id, lang.has(`duel-resource-${id}`) ? 'duel' : 'classic');
export const cardName = (card: Card): string => nameOf('card', card.building, card.game);

const listed = (names: string[]): string => names.join(', ');
const resources = (ids: string[]): string => listed(ids.map(resourceName));
const each = (count: string[]): string => {
  const id = count.join('_');
  return t(lang.has(`duel-each-${id}`) ? `duel-each-${id}` : `client-each-${id}`);
};
const units = (name: string, amount: number): string => (amount === 1 ? name : `${name} ×${amount}`);

export function effectText(effect: Effect, game: Game): string {
  switch (effect.kind) {
    case 'produce':
      return t('duel-effect-produce', {
        resources: listed(Object.entries(effect.resources).map(([id, amount]) => units(resourceName(id), amount))),
      });
    case 'choice':
    case 'fixed_price':
      return t(`duel-effect-${effect.kind}`, { resources: resources(effect.resources) });
    case 'trade':
      return t('client-effect-trade', {
        resources: resources(effect.resources),
        from: effect.from.length > 1 ? 'both' : (effect.from[0] ?? ''),
      });
    case 'symbol':
      return t('duel-effect-symbol', { symbol: nameOf('symbol', effect.symbol, game) });
    case 'destroy':
      return t('duel-effect-destroy', { colour: t(`duel-colour-${effect.colour}`) });
    case 'per': {
      const parts = [
        effect.coins ? t('duel-effect-coins', { amount: effect.coins }) : '',
        effect.points ? t('duel-effect-points', { amount: effect.points }) : '',
      ].filter(Boolean);
      const said = t('duel-effect-per', { amount: parts.join(' + '), each: each(effect.count) });
      if (effect.whose === 'own') return said;
      return effect.whose === 'larger'
        ? t('duel-effect-larger', { effect: said })
        : t(`client-effect-${effect.whose}`, { effect: said });
    }
    case 'discount':
    case 'extra_shields':
      return t(`duel-effect-${effect.kind}`, { each: each([effect.on]), amount: effect.amount });
    default: {
      const id = lang.has(`duel-effect-${effect.kind}`) ? `duel-effect-${effect.kind}` : `client-effect-${effect.kind}`;
      return t(id, 'amount' in effect ? { amount: effect.amount } : {});
    }
  }
}

/** Return what a move of Duel does. */
export function moveText(move: DuelMove): string {
  const card = 'card' in move ? nameOf('card', move.card) : '';
  const wonder = 'wonder' in move ? nameOf('wonder', move.wonder) : '';
  const token = 'token' in move ? nameOf('token', move.token) : '';
  return t(`duel-move-${move.verb}`, { card, wonder, token });
}

export function costText(cost: Cost): string {
  const parts = Object.entries(cost).map(([id, amount]) =>
    id === 'coins' ? t('duel-effect-coins', { amount }) : units(resourceName(id), amount),
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
    t(`duel-age-${card.age}`),
    ...card.effects.map((effect) => effectText(effect, card.game)),
    costText(card.cost),
    ...chainTexts(card),
  ]
    .map((part) => part.replace(/\.$/, ''))
    .join('. ');
}

export function chainTexts(card: Card): string[] {
  const symbols = (ids: string[]) => listed(ids.map((id) => nameOf('chain', id, card.game)));
  const cards = (ids: string[]) => listed([...new Set(ids.map((id) => cardName(cardOf(card.game, id))))]);
  return [
    card.freeAfter.length ? t('duel-cost-chain', { card: cards(card.freeAfter), chain: symbols(card.needs) }) : '',
    card.makesFree.length ? t('duel-gives-chain', { card: cards(card.makesFree), chain: symbols(card.gives) }) : '',
  ].filter(Boolean);
}
