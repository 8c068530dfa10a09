/** The secrets of this device's seats, the invitations it gave, and the name of its user. Nothing else leaves them out. */
import { readJson, readText, writeEntry, writeText } from '$lib/settings/storage';

const SEATS = 'seats';
const INVITES = 'invites';
const CODES = 'codes';
const PROMISES = 'promises';
const NAME = 'name';
/** As many as the server lets one ask for at once. */
const MOST = 200;

type Kept = Record<string, string>;

const read = (kind: string): Kept => readJson(kind, {});
const write = (kind: string, name: string, value: string): void => writeEntry(kind, name, value, MOST);

export const secretOf = (table: string): string | null => read(SEATS)[table] ?? null;
export const keepSecret = (table: string, secret: string): void => write(SEATS, table, secret);
export const allSecrets = (): string[] => [...new Set(Object.values(read(SEATS)))];
export const inviteOf = (table: string, seat: number): string | null => read(INVITES)[`${table}/${seat}`] ?? null;
export const keepInvite = (table: string, seat: number, invite: string): void =>
  write(INVITES, `${table}/${seat}`, invite);
export const myName = (): string => readText(NAME) ?? '';
export const keepName = (name: string): void => writeText(NAME, name);

/** Return the code with which this device claims an invitation: always the same, and nobody can guess it. */
export function codeFor(invite: string): string {
  const kept = read(CODES)[invite];
  if (kept) return kept;
  const code = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  write(CODES, invite, code);
  return code;
}

/** Return the commitment of a table as this device was told it first. */
export function promiseOf(table: string, told: string): string {
  const kept = read(PROMISES)[table];
  if (!kept) write(PROMISES, table, told);
  return kept ?? told;
}
