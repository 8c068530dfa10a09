/** A connection that is opened again after it breaks, with exponential backoff. */
import type { Connection, Transport } from './transport';

const MIN_DELAY_MS = 400;
const MAX_DELAY_MS = 10_000;
const PING_INTERVAL_MS = 25_000;
const PING_TIMEOUT_MS = 10_000;

/** Return the milliseconds before attempt number `attempt`, counted from 0. */
export const reconnectDelay = (attempt: number, random = Math.random()): number =>
  Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** attempt) * (0.75 + random / 2);

interface Options<Message> {
  onOpen(): void;
  onMessage(message: Message): void;
  onLost?(): void;
  /** Return a message that the server answers; sent regularly to detect a dead connection. */
  ping?(): unknown;
}

export class ReconnectingConnection<Message> {
  #transport: Transport;
  #path: string;
  #options: Options<Message>;
  #connection: Connection | null = null;
  #attempt = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #lastMessageAt = 0;

  constructor(transport: Transport, path: string, options: Options<Message>) {
    this.#transport = transport;
    this.#path = path;
    this.#options = options;
  }

  /** Whether it is open or being opened. */
  get isActive(): boolean {
    return this.#connection !== null;
  }

  open(): void {
    clearTimeout(this.#retryTimer);
    const connection: Connection = this.#transport.connect(this.#path, {
      onOpen: () => this.#options.onOpen(),
      onMessage: (message) => {
        this.#lastMessageAt = Date.now();
        this.#options.onMessage(message as Message);
      },
      onClose: () => {
        if (connection === this.#connection) this.#onClose();
      },
    });
    this.#connection = connection;
  }

  /** Close for good; timers stop. */
  close(): void {
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    const connection = this.#connection;
    this.#connection = null;
    connection?.close();
  }

  send(message: unknown): void {
    this.#connection?.send(message);
  }

  /** Reset the backoff and start pinging: the server has accepted the connection. */
  confirm(): void {
    this.#attempt = 0;
    clearInterval(this.#pingTimer);
    if (this.#options.ping) this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL_MS);
  }

  #ping(): void {
    const connection = this.#connection;
    const sentAt = Date.now();
    this.send(this.#options.ping?.());
    setTimeout(() => {
      if (connection !== this.#connection || this.#lastMessageAt >= sentAt) return;
      connection?.close();
      this.#onClose();
    }, PING_TIMEOUT_MS);
  }

  #onClose(): void {
    this.#connection = null;
    clearInterval(this.#pingTimer);
    this.#retryTimer = setTimeout(() => this.open(), reconnectDelay(this.#attempt));
    this.#attempt += 1;
    this.#options.onLost?.();
  }
}
