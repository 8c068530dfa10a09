/** Shows the updates of a session in order; each can be delayed and animated. */
import type { EventInfo, TableInfo, Update } from '$lib/api/types';
import { isSilent } from '$lib/games/shared/event-text';
import { eventsOfLastMove } from '$lib/games/shared/event-selectors';
import type { ReceivedUpdate, UpdateSink } from './table-session.svelte';

const MAX_EVENTS = 2000;

interface Options {
  /** Return the milliseconds to wait before an update is shown; called when it arrives. */
  delay?: (received: ReceivedUpdate) => number;
  /** Call `change`, which shows the update; may animate it. */
  show?: (change: () => void, received: ReceivedUpdate) => void;
}

interface Entry extends ReceivedUpdate {
  delay: number;
}

export class UpdateQueue implements UpdateSink {
  /** The update on the page. */
  update = $state.raw<Update | null>(null);
  /** All events up to it, oldest first. */
  events = $state.raw<EventInfo[]>([]);
  /** The events of the last update that has any worth a message; on opening, those of the last move. */
  lastEvents = $state.raw<EventInfo[]>([]);
  /** The same since the page was opened. */
  newEvents = $state.raw<EventInfo[]>([]);

  #delay: NonNullable<Options['delay']>;
  #show: NonNullable<Options['show']>;
  #entries: Entry[] = [];
  #last: Entry | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ delay = () => 0, show = (change) => change() }: Options = {}) {
    this.#delay = delay;
    this.#show = show;
  }

  push(received: ReceivedUpdate): void {
    const entry = { ...received, delay: this.#delay(received) };
    this.#last = entry;
    this.#entries.push(entry);
    if (this.#entries.length > 1) return;
    if (entry.delay === 0) this.#showNext();
    else this.#wait();
  }

  setTable(table: TableInfo): void {
    if (this.#last) this.#last.update = { ...this.#last.update, table };
    if (this.update) this.update = { ...this.update, table };
  }

  /** Drop the updates that are not shown yet. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#entries = [];
  }

  #wait(): void {
    const [next] = this.#entries;
    if (next) this.#timer = setTimeout(() => this.#showNext(), next.delay);
  }

  #showNext(): void {
    const entry = this.#entries.shift();
    if (!entry) return;
    this.#show(() => this.#apply(entry), entry);
    this.#wait();
  }

  #apply(entry: Entry): void {
    const { events, isFirst } = entry;
    const audible = (isFirst ? eventsOfLastMove(events) : events).filter((event) => !isSilent(event));
    if (events.length) this.events = [...this.events, ...events].slice(-MAX_EVENTS);
    if (audible.length) this.lastEvents = audible;
    if (audible.length && !isFirst) this.newEvents = audible;
    this.update = entry.update; // read late: setTable may have replaced the table meanwhile
  }
}
