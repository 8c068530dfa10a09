/** Return a new id for a command: the server executes a command with the same nonce once. */
export function makeNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
