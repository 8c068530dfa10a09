/** Whether a seed is the one whose hash was promised. */

const PREFIX = 'sevenwonders shuffle 1\n';

/** Return whether the hash of the seed is the promise; browsers hash only on pages that came safely, others trust it. */
export async function fits(seed: string, promise: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true;
  const bytes = (seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array([...new TextEncoder().encode(PREFIX), ...bytes]));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('') === promise;
}
