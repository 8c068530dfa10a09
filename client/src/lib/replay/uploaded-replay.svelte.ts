/** A replay on its way from the page where a record was read to the page that shows it. */
import type { Replay } from '$lib/api/types';

class Shelf {
  replay = $state.raw<Replay | null>(null);
  /** The record that it was made from. */
  record = '';
}

export const shelf = new Shelf();
