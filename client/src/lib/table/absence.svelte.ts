/** How long the people at a table have been offline: a computer may take over only after a while. */
import type { SeatInfo } from '$lib/api/types';

/** Milliseconds offline after which a takeover is offered. */
export const ABSENT_AFTER = 60_000;
const CHECK_EVERY = 5_000;

export class Absences {
  /** Seats whose player has been offline for `ABSENT_AFTER`. */
  seats = $state.raw<number[]>([]);
  #since = new Map<number, number>();

  /** Record which seats are offline at `now` (milliseconds). */
  update(seats: SeatInfo[], now: number): void {
    const offline = seats.filter((seat) => seat.kind === 'person' && !seat.online && !seat.bot).map(({ seat }) => seat);
    for (const seat of this.#since.keys()) if (!offline.includes(seat)) this.#since.delete(seat);
    for (const seat of offline) if (!this.#since.has(seat)) this.#since.set(seat, now);
    const absent = offline.filter((seat) => now - (this.#since.get(seat) ?? now) >= ABSENT_AFTER);
    if (absent.join() !== this.seats.join()) this.seats = absent;
  }

  /** Update now and every few seconds; returns a function that stops. */
  watch(seats: () => SeatInfo[]): () => void {
    this.update(seats(), Date.now());
    const timer = setInterval(() => this.update(seats(), Date.now()), CHECK_EVERY);
    return () => clearInterval(timer);
  }
}
