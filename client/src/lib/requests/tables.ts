/** Requests about tables, replays and positions. */
import {
  type About,
  type Claimed,
  type Game,
  type MyTables,
  type NewTable,
  type NewTableMade,
  type PositionView,
  type Replay,
  type Shuffle,
  SUFFIXES,
  type Update,
} from '$lib/api/types';
import { claimNonce } from '$lib/identity/credentials';
import { request } from '$lib/device/routes.svelte';

let about: Promise<About> | null = null;

/** Return the games, levels and languages of the server; requested once. */
export function meta(): Promise<About> {
  about ??= request<About>('/meta').catch((error: unknown) => {
    about = null;
    throw error;
  });
  return about;
}

export const createTable = (table: NewTable): Promise<NewTableMade> => request('/tables', { body: table });
export const fetchMyTables = (secrets: string[]): Promise<MyTables> => request('/mine', { body: { secrets } });
/** Claim a seat. The nonce makes the answer the same if it was lost and is requested again. */
export const claim = (table: string, invite: string, name: string): Promise<Claimed> =>
  request(`/tables/${table}/claim`, { body: { invite, name, nonce: claimNonce(invite) } });
export const fetchShuffle = (table: string): Promise<Shuffle> => request(`/tables/${table}/shuffle`);
export const fetchTable = (table: string, secret: string | null): Promise<Update> =>
  request(`/tables/${table}`, { secret });
/** Return a whole game as a seat saw it; null is a spectator. */
export const fetchReplay = (table: string, secret: string | null, seat: number | null = null): Promise<Replay> =>
  request(`/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`, { secret });
export const replayRecord = (record: string, seat: number | null = null): Promise<Replay> =>
  request('/replay', { body: { record, seat } });
/** Return the view of a position for a seat; null is the first active seat. */
export const fetchPosition = (position: string, seat: number | null = null): Promise<PositionView> =>
  request('/position', { body: { position, seat } });

/** Download the record of a game as a file. */
export async function downloadRecord(table: string, game: Game, secret: string | null): Promise<void> {
  const text = await request<string>(`/tables/${table}/record`, { secret, response: 'text' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${table}${SUFFIXES[game]}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
