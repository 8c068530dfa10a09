import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { EFFECTS } from '$lib/api/types';
import type { Effect, Parts } from '$lib/games/shared/effects';
import EffectRow from '$lib/games/shared/EffectRow.svelte';

const PARTS: Parts = {
  units: { wood: 1 },
  resources: ['wood', 'stone'],
  symbol: 'gear',
  colour: 'brown',
  each: ['blue'],
  amount: 2,
  sellers: ['left'],
  whose: 'own',
};
const isCounted = (kind: string) => kind === 'coins_per' || kind === 'points_per';
const kinds = [...Object.keys(EFFECTS).filter((kind) => !isCounted(kind)), 'per'];

test.each(kinds)('effect %s has a drawing', (kind) => {
  const effect = { ...PARTS, coins: 1, points: 1, kind } as unknown as Effect;
  const { body } = render(EffectRow, { props: { effects: [effect] } });
  expect(body).toMatch(/<svg|<use/);
});

test('an effect without a drawing throws', () => {
  const effect = { kind: 'ghost' } as unknown as Effect;
  expect(() => render(EffectRow, { props: { effects: [effect] } }).body).toThrow('unhandled value');
});
