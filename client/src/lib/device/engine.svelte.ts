/** The engine in this browser: its download, to which the player agrees once, and the worker that runs it. */
import { resolve } from '$app/paths';
import { readFlag, writeFlag } from '$lib/settings/storage';
import type { FromWorker, ToWorker } from '../../worker/messages';
import { ApiError } from '$lib/transport/errors';

/** The digest of the engine that belongs to this build; empty if there is none. */
const DIGEST: string = import.meta.env['VITE_ENGINE'] ?? '';
const AGREED_KEY = 'engine';

/** `absent`: not needed yet; `asking`: the player is asked whether to download it. */
type Phase = 'absent' | 'asking' | 'declined' | 'loading' | 'ready' | 'failed';

/** For the service worker to take control before the first download, so that it stores the files. */
const CONTROL_MS = 10_000;

interface EngineInfo {
  /** Bytes to download, compressed, with the networks of all levels. */
  bytes: number;
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
    void this.#start();
  }

  /** Fail the requests that wait for the engine. */
  decline(): void {
    this.#fail('declined', 'device/declined');
  }

  async #prepare(): Promise<void> {
    if (this.phase === 'asking' || this.phase === 'loading') return;
    if (readFlag(AGREED_KEY)) {
      await this.#start();
      return;
    }
    this.phase = 'asking';
    const info = (await fetch(`${this.address}engine.json`)
      .then((response) => response.json())
      .catch(() => null)) as EngineInfo | null;
    this.bytes = info?.bytes ?? 0;
  }

  async #start(): Promise<void> {
    this.phase = 'loading';
    await takeControl();
    const worker = new Worker(new URL('../../worker/backend.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    worker.onerror = () => this.#fail('failed', 'device/failed');
    this.#worker = worker;
    worker.postMessage({ kind: 'start', engine: this.address } satisfies ToWorker);
    for (const message of this.#waiting.splice(0)) worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'ready') {
      this.phase = 'ready';
      navigator.serviceWorker?.controller?.postMessage({ engine: this.address });
    } else if (message.kind === 'failed') {
      console.warn(message.error);
      this.#fail('failed', 'device/failed');
    } else if (message.kind === 'trouble') this.trouble = new ApiError(message.key);
    else this.onMessage(message);
  }

  #fail(phase: Phase, key: string): void {
    this.phase = phase;
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting = [];
    this.onFailed(new ApiError(key));
  }
}

/** Wait for the service worker, if there can be one: it stores what it sees. */
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
