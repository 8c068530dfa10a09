/** What every socket to the server needs. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/** Open a socket at a path of the server. */
export function socketTo(path: string): WebSocket {
  const address = new URL(`/api${path}`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  return new WebSocket(address);
}

export function makeNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Return how long to wait before try number `tries`, counted from 0. */
export const waitBefore = (tries: number, chance = Math.random()): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2);
