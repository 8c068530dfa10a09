/** The HTTP side of the server. Everything that fails does so as a Refusal. */

import {
  type About,
  type Claimed,
  type Game,
  type MyTables,
  type NewTable,
  type NewTableMade,
  type PositionView,
  type Refused,
  type Replay,
  type Shuffle,
  SUFFIXES,
  type Update,
} from '$lib/api/types';
import { codeFor } from '$lib/identity/credentials';
import { Refusal } from '$lib/transport/errors';

export async function send(path: string, body?: unknown, secret?: string | null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (secret) headers.authorization = `Bearer ${secret}`;
  const init: RequestInit = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal('network/failed');
  });
  if (response.ok) return response;
  const refused: Partial<Refused> = await response.json().catch(() => ({}));
  throw new Refusal(refused.key ?? 'server/failed', refused.details);
}

export async function json<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  return answer.json().catch(() => {
    throw new Refusal('server/failed');
  }) as Promise<T>;
}

let about: Promise<About> | null = null;

/** Return what the server offers, asked for once. */
export function meta(): Promise<About> {
  about ??= json<About>(send('/meta')).catch((error: unknown) => {
    about = null;
    throw error;
  });
  return about;
}

export const setUp = (table: NewTable): Promise<NewTableMade> => json(send('/tables', table));
export const myTables = (secrets: string[]): Promise<MyTables> => json(send('/mine', { secrets }));
/** Sit down. The code makes the answer the same if it was lost and is asked for again. */
export const claim = (table: string, invite: string, name: string): Promise<Claimed> =>
  json(send(`/tables/${table}/claim`, { invite, name, nonce: codeFor(invite) }));
export const shuffleOf = (table: string): Promise<Shuffle> => json(send(`/tables/${table}/shuffle`));
export const tableOf = (table: string, secret: string | null): Promise<Update> =>
  json(send(`/tables/${table}`, undefined, secret));
/** Ask for a whole game, as a seat saw it; null is a spectator. */
export const replayOf = (table: string, secret: string | null, seat: number | null = null): Promise<Replay> =>
  json(send(`/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`, undefined, secret));
export const replayRecord = (record: string, seat: number | null = null): Promise<Replay> =>
  json(send('/replay', { record, seat }));
/** Show a position to a seat; null is whoever is asked first. */
export const showPosition = (position: string, seat: number | null = null): Promise<PositionView> =>
  json(send('/position', { position, seat }));

/** Download the record of a game as a file. */
export async function download(table: string, game: Game, secret: string | null): Promise<void> {
  const text = await (await send(`/tables/${table}/record`, undefined, secret)).text();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${table}${SUFFIXES[game]}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
