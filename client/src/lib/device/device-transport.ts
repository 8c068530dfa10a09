/** Transport to the worker of this page, which runs the server's code for tables, hints, analyses and reviews. */
import type { Refused } from '$lib/api/types';
import type { FromWorker } from '../../worker/messages';
import { engine } from './engine.svelte';
import { ApiError } from '$lib/transport/errors';
import type { Connection, ConnectionHandlers, RequestOptions, Transport } from '$lib/transport/transport';

interface PendingRequest {
  isText: boolean;
  resolve: (response: unknown) => void;
  reject: (error: ApiError) => void;
}

export class DeviceTransport implements Transport {
  #requests = new Map<number, PendingRequest>();
  #connections = new Map<number, ConnectionHandlers>();
  #lastId = 0;

  constructor() {
    engine.onMessage = (message) => this.#receive(message);
    engine.onFailed = (error) => this.#fail(error);
  }

  request(path: string, { body, secret, response }: RequestOptions = {}): Promise<unknown> {
    // The build has written the answers that are equal for all players, so that the start page needs no engine.
    if (path === '/meta') return fetchFile(`${engine.address}meta.json`);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#requests.set(id, { isText: response === 'text', resolve, reject });
      engine.send({
        kind: 'request',
        id,
        method: body === undefined ? 'GET' : 'POST',
        path: `/api${path}`,
        body: body === undefined ? undefined : JSON.stringify(body),
        secret: secret ?? undefined,
      });
    });
  }

  connect(path: string, handlers: ConnectionHandlers): Connection {
    const id = ++this.#lastId;
    this.#connections.set(id, handlers);
    if (engine.phase === 'declined') queueMicrotask(() => this.#close(id));
    else {
      engine.send({ kind: 'connect', id, path: `/api${path}` });
      queueMicrotask(() => this.#connections.get(id)?.onOpen());
    }
    return {
      send: (message) => {
        if (this.#connections.has(id)) engine.send({ kind: 'send', id, text: JSON.stringify(message) });
      },
      close: () => {
        if (this.#connections.delete(id)) engine.send({ kind: 'close', id });
      },
    };
  }

  #receive(message: FromWorker): void {
    switch (message.kind) {
      case 'response': {
        const pending = this.#requests.get(message.id);
        this.#requests.delete(message.id);
        if (message.status < 400) pending?.resolve(pending.isText ? message.body : JSON.parse(message.body));
        else {
          const { key, details } = JSON.parse(message.body) as Refused;
          pending?.reject(new ApiError(key, details));
        }
        return;
      }
      case 'message':
        this.#connections.get(message.id)?.onMessage(JSON.parse(message.text));
        return;
      case 'closed':
        this.#close(message.id);
    }
  }

  #fail(error: ApiError): void {
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    for (const { reject } of requests) reject(error);
    for (const id of [...this.#connections.keys()]) this.#close(id);
  }

  #close(id: number): void {
    const handlers = this.#connections.get(id);
    this.#connections.delete(id);
    handlers?.onClose();
  }
}

async function fetchFile(address: string): Promise<unknown> {
  try {
    return await (await fetch(address)).json();
  } catch {
    throw new ApiError('network/failed');
  }
}
