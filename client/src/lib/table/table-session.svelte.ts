/** A table as it is now: one socket, opened again whenever it breaks, that forgets nothing in between. */
import { isSilent } from '$lib/games/shared/event-text';
import { lastMove } from '$lib/games/shared/movers';
import type { Done, EventInfo, Order, ToClient, ToServer, Update, View } from '$lib/api/types';
import { Refusal } from '$lib/transport/errors';
import { makeNonce, socketTo, waitBefore } from '$lib/transport/websocket';

type Wish<T> = T extends Order ? Omit<T, 'nonce'> : never;
/** An order without its nonce, which the table adds. */
export type OrderWish = Wish<Order>;

interface Waiting {
  message: Order;
  resolve: (done: Done) => void;
  reject: (refusal: Refusal) => void;
}

const PING_EACH = 25_000;
const ANSWER_WITHIN = 10_000;
const MOST_EVENTS = 2000;
/** Refusals that another try does not change. */
const FINAL = new Set(['table/unknown', 'secret/wrong', 'request/unknown-host']);

export class LiveTable {
  readonly id: string;
  readonly secret: string | null;
  update = $state.raw<Update | null>(null);
  /** Everything that happened, oldest first; `news` are the last that are worth telling, of one update. */
  events = $state.raw<EventInfo[]>([]);
  news = $state.raw<EventInfo[]>([]);
  /** The same, but nothing of what had happened before the page was opened. */
  fresh = $state.raw<EventInfo[]>([]);
  link = $state<'opening' | 'open' | 'broken' | 'closed'>('opening');
  /** Orders that have not been answered yet. */
  owed = $state(0);
  /** Why there is no table, if another try is of no use. */
  refused = $state.raw<Refusal | null>(null);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** The last update received; the page may show it later. A new object per update, so that `status` can amend it. */
  #received: { update: Update } | null = null;
  /** How an update and what it brought is put on the page; a page may do so in motion, or a little later. */
  #show: (change: () => void, brought: EventInfo[]) => void;

  constructor(
    id: string,
    secret: string | null,
    show: (change: () => void, brought: EventInfo[]) => void = (change) => change(),
  ) {
    this.id = id;
    this.secret = secret;
    this.#show = show;
  }

  open(): void {
    const socket = socketTo(`/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () =>
      this.#send({
        type: 'hello',
        nonce: makeNonce(),
        secret: this.secret,
        since: this.#received?.update.version ?? 0,
        changes: true,
      });
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  close(): void {
    this.link = 'closed';
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const { reject } of this.#waiting.values()) reject(new Refusal('network/failed'));
    this.#waiting.clear();
    this.owed = 0;
  }

  /** Send an order and return its answer, however often the connection breaks meanwhile. */
  order(wish: OrderWish): Promise<Done> {
    if (this.link === 'closed') return Promise.reject(new Refusal('network/failed'));
    const message = { ...wish, nonce: makeNonce() } as Order;
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.nonce, { message, resolve, reject });
      this.owed = this.#waiting.size;
      if (this.link === 'open') this.#send(message);
    });
  }

  /** See the table from another of one's seats; null means from the one that is asked. */
  look(seat: number | null): void {
    this.#send({ type: 'look', nonce: makeNonce(), seat });
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ToClient): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'welcome':
        this.link = 'open';
        this.#tries = 0;
        clearInterval(this.#ping);
        this.#ping = setInterval(() => this.#check(), PING_EACH);
        this.#take(message.update);
        // The same nonce does nothing twice: what was answered to a broken line is only answered again.
        for (const { message: order } of this.#waiting.values()) this.#send(order);
        return;
      case 'update':
        this.#take(message);
        return;
      case 'changed': {
        const { changes, ...rest } = message;
        const had = this.#received?.update;
        if (had && had.version === message.after && had.seat === message.seat)
          this.#take({ ...rest, type: 'update', view: { ...had.view, ...changes } as View });
        else this.#send({ type: 'sync', nonce: makeNonce(), since: had?.version ?? 0 });
        return;
      }
      case 'status':
        if (this.#received) this.#received.update = { ...this.#received.update, table: message.table };
        if (this.update) this.update = { ...this.update, table: message.table };
        return;
      case 'done':
        if (message.update) this.#take(message.update);
        this.#settle(message.nonce)?.resolve(message);
        return;
      case 'refused': {
        if (message.update) this.#take(message.update);
        const refusal = new Refusal(message.key, message.details);
        const waiting = this.#settle(message.nonce ?? '');
        if (waiting) waiting.reject(refusal);
        else if (FINAL.has(message.key)) {
          this.refused = refusal;
          this.close();
        }
      }
    }
  }

  #settle(nonce: string): Waiting | undefined {
    const waiting = this.#waiting.get(nonce);
    this.#waiting.delete(nonce);
    this.owed = this.#waiting.size;
    return waiting;
  }

  #take(update: Update): void {
    const isFirst = this.#received === null;
    const had = this.#received?.update.version ?? 0;
    if (update.version < had) return;
    const fits = update.after !== null && update.after <= had;
    if (!fits && update.version > had) {
      this.#send({ type: 'sync', nonce: makeNonce(), since: had });
      return;
    }
    const received = { update };
    this.#received = received;
    const fresh = update.after === had ? update.events : [];
    this.#show(() => {
      // Who comes to a table hears of its last move, not how it began.
      const told = (isFirst ? lastMove(fresh) : fresh).filter((event) => !isSilent(event));
      if (fresh.length) this.events = [...this.events, ...fresh].slice(-MOST_EVENTS);
      if (told.length) this.news = told;
      if (told.length && !isFirst) this.fresh = told;
      this.update = received.update;
    }, fresh);
  }

  /** A line can be dead without being closed; a ping that nobody answers tells. */
  #check(): void {
    const asked = Date.now();
    const socket = this.#socket;
    this.#send({ type: 'ping', nonce: makeNonce() });
    setTimeout(() => {
      if (socket === this.#socket && this.#heard < asked) socket?.close();
    }, ANSWER_WITHIN);
  }

  #lose(): void {
    if (this.link === 'closed') return;
    this.link = 'broken';
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), waitBefore(this.#tries));
    this.#tries += 1;
  }
}
