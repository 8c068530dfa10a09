/** Browser storage with an in-memory fallback: `localStorage` may be denied or full. */

/** Values that `localStorage` did not accept; they live as long as the page. */
const memory = new Map<string, string>();

export function readText(key: string): string | null {
  const unsaved = memory.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeKey(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is denied: there is nothing to remove.
  }
}

/** Return the stored JSON value, or `fallback` if there is none or it does not parse. */
export function readJson<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(readText(key) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

export const writeJson = (key: string, value: unknown): void => writeText(key, JSON.stringify(value));

export const readFlag = (key: string): boolean => readText(key) === 'on';
export const writeFlag = (key: string, on: boolean): void => writeText(key, on ? 'on' : 'off');

/** Store an entry of a map and drop the oldest entries above `limit`. */
export function writeEntry<T>(key: string, name: string, value: T, limit: number): void {
  const { [name]: _, ...rest } = readJson<Record<string, T>>(key, {});
  writeJson(key, Object.fromEntries([...Object.entries(rest), [name, value] as const].slice(-limit)));
}
