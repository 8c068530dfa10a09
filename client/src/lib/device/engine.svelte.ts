/** The engine in this browser: its download, to which the player agrees once, and the worker that runs it. */
import { resolve } from '$app/paths';
import { readFlag, writeFlag } from '$lib/settings/storage';
import type { FromWorker, ToWorker } from '../../worker/messages';
// Named by the page, because the build lists only the workers of pages among the files for the offline copy.
import computation from '../../worker/engine?worker&url';
import { ApiError } from '$lib/transport/errors';

/** The digest of the engine that belongs to this build; empty if there is none. */
const DIGEST: string = import.meta.env['VITE_ENGINE'] ?? '';
const AGREED_KEY = 'engine';

/** `absent`: not needed yet; `asking`: the player is asked whether to download it. */
type Phase = 'absent' | 'asking' | 'declined' | 'loading' | 'ready' | 'failed';

/** For the service worker to take control before the first download, so that it stores the files. */
const CONTROL_MS = 10_000;

/** Bytes to download with the networks of all levels, by the compression of the host. */
interface EngineInfo {
  br: number;
  gzip: number;
}

class DeviceEngine {
  phase = $state<Phase>('absent');
  /** The size of the download in bytes; 0 while it is not known. */
  bytes = $state(0);
  /** The last error that no request has caused. */
  trouble = $state.raw<ApiError | null>(null);
  /** Receives the messages of the worker. */
  onMessage: (message: FromWorker) => void = () => {};
  /** Called when the worker cannot be used any more. */
  onFailed: (error: ApiError) => void = () => {};
  #worker: Worker | null = null;
  #waiting: ToWorker[] = [];
  #isPreparing = false;
  #asked: PromiseWithResolvers<undefined> | null = null;

  /** The address of the files of the engine. */
  get address(): string {
    return new URL(`${resolve('/')}engine/${DIGEST}/`, location.href).href;
  }

  send(message: ToWorker): void {
    if (this.#worker) this.#worker.postMessage(message);
    else {
      this.#waiting.push(message);
      void this.#prepare();
    }
  }

  /** Download the engine; the player has agreed. */
  agree(): void {
    writeFlag(AGREED_KEY, true);
    this.phase = 'absent';
    this.#asked?.resolve(undefined);
    this.#asked = null;
  }

  /** Fail the requests that wait for the engine. */
  decline(): void {
    this.phase = 'declined';
    this.#asked?.reject(new ApiError('device/declined'));
    this.#asked = null;
  }

  /**
   * Return when the files of the engine may be downloaded; the player is asked once.
   *
   * @throws {ApiError} if the player declines
   */
  async consent(): Promise<void> {
    if (!readFlag(AGREED_KEY)) {
      this.#asked ??= this.#ask();
      await this.#asked.promise;
      // Without this browsers delete the games and the engine first when space runs out.
      void navigator.storage?.persist?.().catch(() => {});
    }
    await takeControl();
  }

  /** Let the service worker store the networks of all levels, for play without a network. */
  storeNetworks(): void {
    navigator.serviceWorker?.controller?.postMessage({ engine: this.address });
  }

  #ask(): PromiseWithResolvers<undefined> {
    this.phase = 'asking';
    downloadSize(this.address).then(
      (bytes) => (this.bytes = bytes),
      () => {},
    );
    return Promise.withResolvers<undefined>();
  }

  async #prepare(): Promise<void> {
    if (this.#isPreparing) return;
    this.#isPreparing = true;
    try {
      await this.consent();
      this.#start();
    } catch (error) {
      this.#fail('declined', error as ApiError);
    } finally {
      this.#isPreparing = false;
    }
  }

  #start(): void {
    this.phase = 'loading';
    const worker = new Worker(new URL('../../worker/backend.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    worker.onerror = () => this.#fail('failed', new ApiError('device/failed'));
    this.#worker = worker;
    const address = new URL(computation, location.href).href;
    worker.postMessage({ kind: 'start', engine: this.address, computation: address } satisfies ToWorker);
    for (const message of this.#waiting.splice(0)) worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'ready') {
      this.phase = 'ready';
      this.storeNetworks();
    } else if (message.kind === 'failed') {
      console.warn(message.error);
      this.#fail('failed', new ApiError('device/failed'));
    } else if (message.kind === 'trouble') this.trouble = new ApiError(message.key);
    else this.onMessage(message);
  }

  #fail(phase: Phase, error: ApiError): void {
    this.phase = phase;
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting = [];
    this.onFailed(error);
  }
}

/** Return the bytes of the engine as the host sends them. */
async function downloadSize(address: string): Promise<number> {
  const info = (await (await fetch(`${address}engine.json`)).json()) as EngineInfo;
  const { headers } = await fetch(`${address}pyodide.asm.wasm`, { method: 'HEAD' });
  return headers.get('content-encoding') === 'br' ? info.br : info.gzip;
}

/** Wait for the service worker, if there can be one: it stores all responses that pass through it. */
async function takeControl(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker || serviceWorker.controller) return;
  const controlled = new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  const late = new Promise((done) => setTimeout(done, CONTROL_MS));
  const failed = serviceWorker
    .register(`${resolve('/')}service-worker.js`, { type: 'module' })
    .then(() => new Promise(() => {}))
    .catch(() => {});
  await Promise.race([controlled, late, failed]);
}

export const engine = new DeviceEngine();
