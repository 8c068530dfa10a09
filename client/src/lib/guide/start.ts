/** Begin a first game with the guide, or go on with the one that is not over. */

import type { Game } from '$lib/api/types';
import { meta, createTable, fetchTable } from '$lib/requests/tables';
import { storeSecret, playerName, seatSecret } from '$lib/identity/credentials';
import { definitionOf } from '$lib/games/registry';
import { guide } from './guide.svelte';

/** One that plays with sense, but can be beaten by who has just learnt the game. */
const LEVEL = 'easy';

/** Return the table to go to. */
export async function startLearning(game: Game): Promise<string> {
  const last = guide.table;
  const secret = last === null ? null : seatSecret(last);
  if (last !== null && secret !== null) {
    const running = await fetchTable(last, secret).then(
      ({ table }) => table.game === game && table.result === null,
      () => false,
    );
    if (running) {
      guide.sit(last);
      return last;
    }
  }
  const { firstTable, loadCourse } = definitionOf(game);
  const { levels = [] } = (await meta()).games.find(({ name }) => name === game) ?? {};
  const level = levels.find((one) => one === LEVEL) ?? levels[0] ?? null;
  const made = await createTable({
    game,
    seats: [
      { kind: 'me', name: playerName() },
      ...Array.from({ length: firstTable.opponents }, () => ({ kind: 'ai' as const, level })),
    ],
    options: firstTable.options,
  });
  if (made.secret) storeSecret(made.id, made.secret);
  const { lessons } = await loadCourse();
  guide.forget(lessons.map(({ id }) => id));
  guide.sit(made.id);
  return made.id;
}
