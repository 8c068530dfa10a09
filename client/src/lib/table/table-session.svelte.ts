/** Table state over a connection with reconnect and resend. */
import type { Done, EventInfo, Order, Reaction, TableInfo, ToClient, ToServer, Update, View } from '$lib/api/types';
import { ApiError } from '$lib/transport/errors';
import { makeNonce } from '$lib/transport/nonce';
import { ReconnectingConnection } from '$lib/transport/reconnecting-connection';
import type { Transport } from '$lib/transport/transport';
import { routed } from '$lib/device/routes.svelte';

type WithoutNonce<T> = T extends Order ? Omit<T, 'nonce'> : never;
/** A command without its nonce, which the session adds. */
export type CommandInput = WithoutNonce<Order>;

interface PendingCommand {
  message: Order;
  resolve: (done: Done) => void;
  reject: (error: ApiError) => void;
}

/** An update with the events since the update before it. */
export interface ReceivedUpdate {
  update: Update;
  events: EventInfo[];
  /** Whether it is the first of this session: its events happened before the page was opened. */
  isFirst: boolean;
}

/** Receives the updates of a session in the order of their versions. */
export interface UpdateSink {
  push(received: ReceivedUpdate): void;
  /** Replace the table information of the last update, whose version stays. */
  setTable(table: TableInfo): void;
  /** Show the phrase of a player. */
  setReaction?(reaction: Reaction): void;
}

/** Errors that a retry does not change. */
const FATAL_ERRORS = new Set(['table/unknown', 'device/unknown', 'auth/invalid-secret', 'request/unknown-host']);

export class TableSession {
  readonly id: string;
  readonly secret: string | null;
  connection = $state<'opening' | 'open' | 'broken' | 'closed'>('opening');
  /** The number of commands without an answer. */
  pendingCount = $state(0);
  /** The error that ended the session. */
  error = $state.raw<ApiError | null>(null);

  #sink: UpdateSink;
  #link: ReconnectingConnection<ToClient>;
  #pending = new Map<string, PendingCommand>();
  #latest: Update | null = null;

  constructor(id: string, secret: string | null, sink: UpdateSink, transport: Transport = routed) {
    this.id = id;
    this.secret = secret;
    this.#sink = sink;
    this.#link = new ReconnectingConnection(transport, `/tables/${id}/socket`, {
      onOpen: () => this.#hello(),
      onMessage: (message) => this.#onMessage(message),
      onLost: () => (this.connection = 'broken'),
      ping: () => ({ type: 'ping', nonce: makeNonce() }) satisfies ToServer,
    });
  }

  open(): void {
    this.#link.open();
  }

  /** Close for good and reject all pending commands. */
  close(): void {
    this.connection = 'closed';
    this.#link.close();
    for (const { reject } of this.#pending.values()) reject(new ApiError('network/failed'));
    this.#pending.clear();
    this.pendingCount = 0;
  }

  /** Send a command and return its answer; it is sent again after a reconnect. */
  send(command: CommandInput): Promise<Done> {
    if (this.connection === 'closed') return Promise.reject(new ApiError('network/failed'));
    const message = { ...command, nonce: makeNonce() } as Order;
    return new Promise((resolve, reject) => {
      this.#pending.set(message.nonce, { message, resolve, reject });
      this.pendingCount = this.#pending.size;
      if (this.connection === 'open') this.#link.send(message);
    });
  }

  /** Send a phrase to the others at the table. It is not sent again: after a break it would come too late. */
  react(seat: number, phrase: Reaction['phrase']): void {
    if (this.connection === 'open')
      this.#link.send({ type: 'react', nonce: makeNonce(), seat, phrase } satisfies ToServer);
  }

  #hello(): void {
    this.#link.send({
      type: 'hello',
      nonce: makeNonce(),
      secret: this.secret,
      since: this.#latest?.version ?? 0,
      changes: true,
    } satisfies ToServer);
  }

  #onMessage(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.connection = 'open';
        this.#link.confirm();
        this.#applyUpdate(message.update);
        // The server executes a nonce once, so a command that it received before the break is only answered again.
        for (const pending of this.#pending.values()) this.#link.send(pending.message);
        return;
      case 'update':
        this.#applyUpdate(message);
        return;
      case 'changed': {
        const { changes, ...rest } = message;
        const latest = this.#latest;
        if (latest && latest.version === message.after && latest.seat === message.seat)
          this.#applyUpdate({ ...rest, type: 'update', view: { ...latest.view, ...changes } as View });
        else this.#requestSync();
        return;
      }
      case 'status':
        if (this.#latest) this.#latest = { ...this.#latest, table: message.table };
        this.#sink.setTable(message.table);
        return;
      case 'reaction':
        this.#sink.setReaction?.(message);
        return;
      case 'done':
        if (message.update) this.#applyUpdate(message.update);
        this.#takePending(message.nonce)?.resolve(message);
        return;
      case 'refused': {
        if (message.update) this.#applyUpdate(message.update);
        const error = new ApiError(message.key, message.details);
        const pending = this.#takePending(message.nonce ?? '');
        if (pending) pending.reject(error);
        else if (FATAL_ERRORS.has(message.key)) {
          this.error = error;
          this.close();
        }
      }
    }
  }

  #takePending(nonce: string): PendingCommand | undefined {
    const pending = this.#pending.get(nonce);
    this.#pending.delete(nonce);
    this.pendingCount = this.#pending.size;
    return pending;
  }

  #applyUpdate(update: Update): void {
    const version = this.#latest?.version ?? 0;
    if (update.version < version) return;
    const isGapless = update.after !== null && update.after <= version;
    if (!isGapless && update.version > version) {
      this.#requestSync();
      return;
    }
    const isFirst = this.#latest === null;
    this.#latest = update;
    this.#sink.push({ update, events: update.after === version ? update.events : [], isFirst });
  }

  #requestSync(): void {
    this.#link.send({ type: 'sync', nonce: makeNonce(), since: this.#latest?.version ?? 0 } satisfies ToServer);
  }
}
