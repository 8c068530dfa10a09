/** Begin a first game with the guide, or go on with the one that is not over. */
import { meta, setUp, tableOf } from '../api/http';
import { keepSecret, myName, secretOf } from '../api/keys';
import { guide } from './guide.svelte';

/** Return the table to go to. */
export async function startLearning(): Promise<string> {
  const last = guide.table;
  const secret = last === null ? null : secretOf(last);
  if (last !== null && secret !== null) {
    const running = await tableOf(last, secret).then(
      ({ table }) => table.game === 'duel' && table.result === null,
      () => false,
    );
    if (running) {
      guide.sit(last);
      return last;
    }
  }
  const level = (await meta()).games.find(({ name }) => name === 'duel')?.levels[0];
  const made = await setUp({
    game: 'duel',
    seats: [
      { kind: 'me', name: myName() },
      { kind: 'ai', level: level ?? null },
    ],
  });
  if (made.secret) keepSecret(made.id, made.secret);
  guide.forget();
  guide.sit(made.id);
  return made.id;
}
