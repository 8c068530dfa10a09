/** Verifies the seed of a finished game against the SHA-256 commitment published before its first draw. */

const PREFIX = 'sevenwonders shuffle 1\n';

/** Return the SHA-256 digest; `crypto.subtle` exists in secure contexts only, so http pages load a library. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return (await import('@noble/hashes/sha2.js')).sha256(bytes);
}

/** Return whether `commitment` is the hash of the hexadecimal `seed`. */
export async function verifySeed(seed: string, commitment: string): Promise<boolean> {
  const bytes = (seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const hash = await sha256(new Uint8Array([...new TextEncoder().encode(PREFIX), ...bytes]));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
