/** Passes the replay of an uploaded record from the start page to the replay page. */
import type { Replay } from '$lib/api/types';

class UploadedReplay {
  replay = $state.raw<Replay | null>(null);
  /** The text of the record. */
  record = '';
}

export const uploadedReplay = new UploadedReplay();
