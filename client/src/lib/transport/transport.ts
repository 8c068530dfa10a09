/** The connection to a server: requests, and connections for messages in both directions. */

export interface RequestOptions {
  /** Sent as JSON with POST; without a body the request is a GET. */
  body?: unknown;
  /** A seat secret. */
  secret?: string | null;
  /** The type of the response; JSON by default. */
  response?: 'json' | 'text';
}

export interface ConnectionHandlers {
  onOpen(): void;
  onMessage(message: unknown): void;
  /** Not called after `close`. */
  onClose(): void;
}

export interface Connection {
  /** Send a message; dropped while the connection is not open. */
  send(message: unknown): void;
  close(): void;
}

export interface Transport {
  /**
   * Return the response, parsed if it is JSON.
   *
   * @throws {ApiError} if the server refuses the request or cannot be reached
   */
  request(path: string, options?: RequestOptions): Promise<unknown>;
  connect(path: string, handlers: ConnectionHandlers): Connection;
}
