/** Seat secrets, invitations and claim nonces stored on this device. Keep all access to them in this module. */
import { readJson, readText, writeEntry, writeText } from '$lib/settings/storage';

const SECRETS_KEY = 'seats';
const INVITES_KEY = 'invites';
const NONCES_KEY = 'codes';
const COMMITMENTS_KEY = 'promises';
const NAME_KEY = 'name';
/** The server accepts this many secrets in one request. */
const MAX_ENTRIES = 200;

const read = (key: string): Record<string, string> => readJson(key, {});
const write = (key: string, name: string, value: string): void => writeEntry(key, name, value, MAX_ENTRIES);

export const seatSecret = (table: string): string | null => read(SECRETS_KEY)[table] ?? null;
export const storeSecret = (table: string, secret: string): void => write(SECRETS_KEY, table, secret);
export const secretsByTable = (): Record<string, string> => read(SECRETS_KEY);
export const allSecrets = (): string[] => [...new Set(Object.values(read(SECRETS_KEY)))];
export const invitationOf = (table: string, seat: number): string | null =>
  read(INVITES_KEY)[`${table}/${seat}`] ?? null;
export const storeInvitation = (table: string, seat: number, invite: string): void =>
  write(INVITES_KEY, `${table}/${seat}`, invite);
export const playerName = (): string => readText(NAME_KEY) ?? '';
export const storePlayerName = (name: string): void => writeText(NAME_KEY, name);

/** Return the secret nonce with which this device claims an invitation: always the same for one invitation. */
export function claimNonce(invite: string): string {
  const stored = read(NONCES_KEY)[invite];
  if (stored) return stored;
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  write(NONCES_KEY, invite, nonce);
  return nonce;
}

/** Store the first commitment that this device received for a table, and return it. */
export function rememberCommitment(table: string, commitment: string): string {
  const stored = read(COMMITMENTS_KEY)[table];
  if (!stored) write(COMMITMENTS_KEY, table, commitment);
  return stored ?? commitment;
}
