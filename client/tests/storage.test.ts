import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFlag, readJson, readText, removeKey, writeEntry, writeFlag, writeText } from '$lib/settings/storage';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(fails: 'never' | 'write' | 'always'): Map<string, string> {
  const stored = new Map<string, string>();
  const guard = (isWrite: boolean) => {
    if (fails === 'always' || (isWrite && fails === 'write')) throw new DOMException('refused', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      guard(false);
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      guard(true);
      stored.set(key, value);
    },
    removeItem: (key: string) => {
      guard(true);
      stored.delete(key);
    },
  });
  return stored;
}

describe.each(['never', 'write', 'always'] as const)('storage that fails: %s', (fails) => {
  test('returns the written value', () => {
    const stored = stubStorage(fails);
    writeText('a', 'one');
    writeFlag('b', true);
    expect([readText('a'), readFlag('b')]).toEqual(['one', true]);
    expect(stored.has('a')).toBe(fails === 'never');
    removeKey('a');
    removeKey('b');
    expect(readText('a')).toBeNull();
  });

  test('keeps the newest entries of a map', () => {
    stubStorage(fails);
    for (const name of ['x', 'y', 'x', 'z']) writeEntry('map', name, name.length, 2);
    expect(Object.keys(readJson('map', {}))).toEqual(['x', 'z']);
    removeKey('map');
  });
});

test('a value that does not parse is replaced by the fallback', () => {
  stubStorage('never').set('broken', '{');
  expect(readJson('broken', [1])).toEqual([1]);
});

test('no other module touches localStorage', () => {
  const files = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
  const users = Object.entries(files).filter(([, text]) => /\b(local|session)Storage\b/.test(text));
  expect(users.map(([file]) => file)).toEqual(['../src/lib/settings/storage.ts']);
});
