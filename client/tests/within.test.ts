import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { errorText } from '$lib/transport/errors';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';
import { readClampedInteger } from '$lib/ui/clamp';
import { isLocal } from '$lib/table/local';

beforeAll(() => {
  const text = readFileSync(new URL('../src/lib/generated/locale/en.txt', import.meta.url), 'utf8');
  lang.setBundle('en', makeBundle('en', text));
});

const typed = (value: string, min = '-8', max = '8') => ({ value, min, max }) as HTMLInputElement;

test('a number is kept readClampedInteger the limits of its field, which shows it', () => {
  const field = typed('12');
  expect(readClampedInteger(field)).toBe(8);
  expect(field.value).toBe('8');
  expect(['-12', '3', '2.6', '', 'x'].map((value) => readClampedInteger(typed(value)))).toEqual([-8, 3, 3, 0, 0]);
  expect(readClampedInteger(typed('500', '', ''))).toBe(500);
});

test('a refused option is called as on the page', () => {
  expect(errorText('option/value', { option: 'bonus', found: -5 })).toContain('Coins for the second player');
});

test('links of this machine itself are of no use to others', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].every(isLocal)).toBe(true);
  expect(['192.168.1.4', 'games.example', 'localhost.example'].some(isLocal)).toBe(false);
});
