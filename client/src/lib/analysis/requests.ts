/** Requests for hints, analyses, reviews and puzzles. */

import type {
  Analysed,
  AnalysisInfo,
  Followed,
  Game,
  HintInfo,
  PositionInfo,
  PuzzleList,
  PuzzlePosition,
  ReviewInfo,
  Setup,
  SetupInfo,
  Statistics,
  StatisticsInfo,
  TriedInfo,
} from '$lib/api/types';
import { computation, isOnDevice, request } from '$lib/device/routes.svelte';
import type { AnalysisSocket } from './analysis-socket';

export const fetchHint = (table: string, seat: number, secret: string | null): Promise<HintInfo> =>
  request(`/tables/${table}/hint`, { body: { seat }, secret });
export const analyse = (position: string, seat: number | null, simulations: number): Promise<AnalysisInfo> =>
  request('/analyse', { body: { position, seat, simulations } });
/** Play a step from a position: '' is a random draw, null only returns the view. */
export const tryStep = (position: string, seat: number | null, step: string | null): Promise<TriedInfo> =>
  request('/try', { body: { position, seat, step } });
/** Return the table of a position, to be set up by hand. */
export const fetchSetup = async (position: string): Promise<Setup> =>
  (await request<SetupInfo>('/setup', { body: { position } })).setup;
/** Return the table before the first turn of a game. */
export const fetchEmptySetup = async (game: Game): Promise<Setup> => (await request<SetupInfo>(`/setup/${game}`)).setup;
/** Return the position of a table that was set up. */
export const positionOf = async (setup: Setup): Promise<string> =>
  (await request<PositionInfo>('/setup/position', { body: { setup } })).position;
export const fetchPuzzles = (game: Game): Promise<PuzzleList> => request(`/puzzles/${game}`);
export const fetchPuzzle = (id: string): Promise<PuzzlePosition> => request(`/puzzle/${id}`);

/** Return the statistics of a game. */
export async function fetchStatistics<G extends Game>(game: G): Promise<Extract<Statistics, { game: G }>> {
  const { statistics } = await request<StatisticsInfo>(`/statistics/${game}`);
  return statistics as Extract<Statistics, { game: G }>;
}

/** Start the review of a table; one on a server is reviewed here by its record. */
async function startTableReview(table: string): Promise<ReviewInfo> {
  if (isOnDevice(table) || !computation.isOnDevice) return request(`/tables/${table}/review`);
  return startRecordReview(await request<string>(`/tables/${table}/record`, { response: 'text' }));
}
const startRecordReview = (record: string): Promise<ReviewInfo> => request('/reviews', { body: { record } });

/** Stream the review of a table or a record to its end; `onProgress` receives all items so far, repeatedly. */
export async function followReview(
  source: { table: string } | { record: string },
  socket: AnalysisSocket,
  onProgress: (review: ReviewInfo) => void,
): Promise<void> {
  let all = 'table' in source ? await startTableReview(source.table) : await startRecordReview(source.record);
  onProgress(all);
  if (all.accounts.length) return;
  await new Promise<void>((resolve, reject) => {
    const onResult = (result: Analysed | Followed) => {
      if (result.type !== 'followed') return;
      const { review } = result;
      all = { ...review, items: [...all.items.slice(0, review.since), ...review.items] };
      onProgress(all);
      if (all.accounts.length) resolve();
    };
    socket.request(() => ({ type: 'follow', review: all.id, since: all.items.length }), onResult, reject);
  });
}
