import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '../src/reload';

const reload = vi.fn();
const stored = new Map<string, string>();

beforeEach(() => {
  reload.mockClear();
  stored.clear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('a missing chunk reloads the document once, then fails', async () => {
  reloadOnce(new Error('gone'));
  expect(reload).toHaveBeenCalledTimes(1);
  await expect(reloadOnce(new Error('gone'))).rejects.toThrow('gone');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('offline a reload cannot help', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(reloadOnce(new Error('gone'))).rejects.toThrow('gone');
  expect(reload).not.toHaveBeenCalled();
});
