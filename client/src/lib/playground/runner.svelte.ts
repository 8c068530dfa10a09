/** A program of the player: it runs in a worker of its own, which is terminated to stop it. */
import type { PositionView } from '$lib/api/types';
import { engine } from '$lib/device/engine.svelte';
import { ApiError } from '$lib/transport/errors';
import type { FromPlayground, ToPlayground } from '../../worker/messages';

/** The page shows the last characters of the output. */
const MAX_OUTPUT = 20_000;

type Phase = 'idle' | 'loading' | 'running' | 'done' | 'failed' | 'stopped';

export class Runner {
  phase = $state<Phase>('idle');
  output = $state('');
  /** The table that the program displayed last. */
  table = $state.raw<PositionView | null>(null);
  /** Why the engine does not run. */
  trouble = $state.raw<ApiError | null>(null);
  #worker: Worker | null = null;

  get isBusy(): boolean {
    return this.phase === 'loading' || this.phase === 'running';
  }

  async run(program: string): Promise<void> {
    this.phase = 'loading';
    this.output = '';
    this.trouble = null;
    try {
      await engine.consent();
    } catch (error) {
      this.phase = 'idle';
      this.trouble = error as ApiError;
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.postMessage({ engine: engine.address, program } satisfies ToPlayground);
  }

  /** Stop the program, also one that never ends. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.phase = 'stopped';
  }

  #start(): Worker {
    const worker = new Worker(new URL('../../worker/playground.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromPlayground>) => this.#receive(data);
    worker.onerror = (event) => this.#fail(event.message);
    return worker;
  }

  #receive(message: FromPlayground): void {
    switch (message.kind) {
      case 'started':
        this.phase = 'running';
        engine.storeNetworks();
        return;
      case 'output':
        this.output = (this.output + message.text).slice(-MAX_OUTPUT);
        return;
      case 'table':
        this.table = JSON.parse(message.position) as PositionView;
        return;
      case 'ended':
        this.phase = message.isDone ? 'done' : 'failed';
        return;
      case 'failed':
        this.#fail(message.error);
    }
  }

  #fail(reason: string): void {
    console.warn(reason);
    this.stop();
    this.phase = 'idle';
    this.trouble = new ApiError('device/failed');
  }
}
