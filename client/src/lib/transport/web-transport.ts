/** Transport over HTTP and WebSocket. */
import { resolve } from '$app/paths';
import type { Refused } from '$lib/api/types';
import { ApiError } from './errors';
import type { Connection, ConnectionHandlers, RequestOptions, Transport } from './transport';

/** The address of a path of the API, which is beside the pages. */
const apiAddress = (path: string): string => `${resolve('/')}api${path}`;

class WebSocketConnection implements Connection {
  #socket: WebSocket;

  constructor(path: string, handlers: ConnectionHandlers) {
    const url = new URL(apiAddress(path), location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.hash = '';
    this.#socket = new WebSocket(url);
    this.#socket.onopen = () => handlers.onOpen();
    this.#socket.onmessage = (event) => handlers.onMessage(JSON.parse(String(event.data)));
    this.#socket.onclose = () => handlers.onClose();
  }

  send(message: unknown): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
  }
}

export class WebTransport implements Transport {
  async request(path: string, { body, secret, response: type = 'json' }: RequestOptions = {}): Promise<unknown> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (secret) headers.authorization = `Bearer ${secret}`;
    const init: RequestInit =
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(apiAddress(path), init).catch(() => {
      throw new ApiError('network/failed');
    });
    if (!response.ok) {
      const refused: Partial<Refused> = await response.json().catch(() => ({}));
      throw new ApiError(refused.key ?? 'server/internal-error', refused.details);
    }
    return (type === 'text' ? response.text() : response.json()).catch(() => {
      throw new ApiError('server/internal-error');
    });
  }

  connect(path: string, handlers: ConnectionHandlers): Connection {
    return new WebSocketConnection(path, handlers);
  }
}
