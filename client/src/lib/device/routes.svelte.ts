/** The choice between the server and this device, by the id of a table or the kind of a request. */
import { readFlag, writeFlag } from '$lib/settings/storage';
import { ApiError } from '$lib/transport/errors';
import type { Connection, RequestOptions, Transport } from '$lib/transport/transport';
import { WebTransport } from '$lib/transport/web-transport';

/** Whether the pages come from a static host, so that no server answers. */
export const isStaticSite: boolean = import.meta.env['VITE_STATIC'] === 'yes';

/** Whether this build has an engine, and this browser can run it. */
export const hasEngine: boolean =
  Boolean(import.meta.env['VITE_ENGINE']) && typeof WebAssembly === 'object' && typeof Worker === 'function';
const SERVER_KEY = 'use-server';
/** Requests about positions, records and puzzles, which a device can answer as well as a server. */
const COMPUTED = /^\/(analyse|analysis|position|puzzles?|replay|reviews|setup|statistics|try)\b/;
/** Errors of an engine that does not run; the server answers then. */
const NO_ENGINE = ['device/declined', 'device/failed'];

/** Return whether a table is stored in a browser; ids of tables on a server are shorter. */
export const isOnDevice = (table: string): boolean => /^local-[\w-]{16}$/.test(table);

/** The transport to the worker of this page, loaded when it is needed. */
class LazyDevice implements Transport {
  /** Whether anything has needed it. */
  isUsed = $state(false);
  #loaded: Promise<Transport> | null = null;

  async request(path: string, options?: RequestOptions): Promise<unknown> {
    return (await this.#load()).request(path, options);
  }

  connect(path: string, handlers: Parameters<Transport['connect']>[1]): Connection {
    let connection: Connection | null = null;
    let isClosed = false;
    this.#load().then(
      (transport) => {
        if (!isClosed) connection = transport.connect(path, handlers);
      },
      () => handlers.onClose(),
    );
    return {
      send: (message) => connection?.send(message),
      close: () => {
        isClosed = true;
        connection?.close();
      },
    };
  }

  #load(): Promise<Transport> {
    this.isUsed = true;
    this.#loaded ??= import('./device-transport').then(
      ({ DeviceTransport }) => new DeviceTransport(),
      (error: unknown) => {
        this.#loaded = null;
        throw error;
      },
    );
    return this.#loaded;
  }
}

const server: Transport = new WebTransport();
export const device = new LazyDevice();

/** Where positions, records and puzzles are computed. */
class Computation {
  /** Whether the player wants the server to compute. */
  prefersServer = $state(readFlag(SERVER_KEY));

  get isOnDevice(): boolean {
    return isStaticSite || (hasEngine && !this.prefersServer);
  }

  preferServer(on: boolean): void {
    this.prefersServer = on;
    writeFlag(SERVER_KEY, on);
  }
}

export const computation = new Computation();

function transportOf(path: string): Transport {
  const table = /^\/tables\/([^/?]+)/.exec(path)?.[1];
  if (isStaticSite || (table !== undefined && isOnDevice(table))) return device;
  return computation.isOnDevice && COMPUTED.test(path) ? device : server;
}

/** Passes each request to the server that the page was loaded from, or to this device. */
export const routed: Transport = {
  async request(path, options) {
    const transport = transportOf(path);
    try {
      return await transport.request(path, options);
    } catch (error) {
      const isWithoutEngine = error instanceof ApiError && NO_ENGINE.includes(error.key);
      if (isStaticSite || !isWithoutEngine || !COMPUTED.test(path)) throw error;
      computation.prefersServer = true;
      return server.request(path, options);
    }
  },
  connect: (path, handlers) => transportOf(path).connect(path, handlers),
};

/** Request JSON. */
export const request = <T>(path: string, options?: RequestOptions): Promise<T> =>
  routed.request(path, options) as Promise<T>;
