// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ClassicStatistics, DuelStatistics } from '$lib/api/types';
import { classicFindings, duelFindings } from '$lib/analysis/findings';
import { loadGames } from '$lib/games/registry';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';

const rate = (name: string, share: number) => ({ name, share, error: 0.001, games: 1000 });
const words = (findings: ReturnType<typeof duelFindings>) =>
  findings.map(({ id, messageArgs }) =>
    lang
      .lookup(`analysis-finding-${id}`, messageArgs)
      .replaceAll(/[\u00a0\u2068\u2069]/g, (one) => (one === '\u00a0' ? ' ' : '')),
  );

beforeAll(async () => {
  await loadGames();
  const text = readFileSync(join(import.meta.dirname, '../src/lib/generated/locale/en.txt'), 'utf8');
  const more = readFileSync(join(import.meta.dirname, '../src/lib/generated/locale/analysis-en.txt'), 'utf8');
  lang.setBundle('en', makeBundle('en', `${text}\n${more}`));
});

test('three findings of Duel name the strongest wonder and token, and the advantage of the first player', () => {
  const statistics = {
    owned: [rate('piraeus', 0.513), rate('sphinx', 0.55)],
    tokens: [rate('law', 0.628), rate('economy', 0.5)],
    second: [{ coins: 0, share: 0.352, error: 0.001, games: 1000 }],
    even: 8.09,
  };
  expect(words(duelFindings(statistics as unknown as DuelStatistics))).toEqual([
    'The Sphinx is the strongest wonder: its owners win 55% of their games.',
    'Law is the strongest progress token: 62.8% of those who take it win.',
    'The first player wins 64.8% of the games. 8 extra coins for the second player make it even.',
  ]);
});

test('three findings of 7 Wonders compare with the fair share', () => {
  const table = {
    fair: 1 / 3,
    boards: [{ board: 'gizah', side: 'night', share: 0.4, error: 0.001, games: 1000 }],
    strategies: [rate('blue', 0.35), rate('green', 0.38)],
    points: { blue: 12, green: 8 },
    winners: { blue: 12.5, green: 11 },
  };
  expect(words(classicFindings(table as unknown as NonNullable<ClassicStatistics['players'][string]>))).toEqual([
    'Gizah (night) wins most often: 40% of its games, 33.3% would be average.',
    'Cities that score most with “Scientific buildings” win 38% of their games.',
    'Winners score 3 more points than average with “Scientific buildings”.',
  ]);
});
