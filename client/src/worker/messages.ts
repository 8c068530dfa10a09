/** Messages between a page and its worker, which serves tables and the API from Python. */

/** From the page. Paths begin with `/api/`; bodies and texts are JSON. */
export type ToWorker =
  /** `computation` is the address of the worker that computes. */
  | { kind: 'start'; engine: string; computation: string }
  | { kind: 'request'; id: number; method: string; path: string; body: string | undefined; secret: string | undefined }
  | { kind: 'connect'; id: number; path: string }
  | { kind: 'send'; id: number; text: string }
  | { kind: 'close'; id: number };

/** To the page. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; error: string }
  | { kind: 'response'; id: number; status: number; body: string }
  | { kind: 'message'; id: number; text: string }
  | { kind: 'closed'; id: number }
  /** An error that no request has caused. */
  | { kind: 'trouble'; key: string };

/** From the worker that serves tables to the one that computes; each `call` gets one `result`. */
export type ToEngine =
  { kind: 'start'; engine: string; parts: EngineParts } | { kind: 'call'; request: Uint8Array<ArrayBuffer> };
export type FromEngine = { kind: 'result'; response: Uint8Array<ArrayBuffer> };

/** To the worker that runs the programs of a player, one after the other. */
export interface ToPlayground {
  engine: string;
  program: string;
}
export type FromPlayground =
  /** Python is there, and the program begins. */
  | { kind: 'started' }
  | { kind: 'output'; text: string }
  /** A `PositionView` as JSON. */
  | { kind: 'table'; position: string }
  | { kind: 'ended'; isDone: boolean }
  /** The engine cannot be loaded. */
  | { kind: 'failed'; error: string };

/** The parts of the engine that workers share. */
export interface EngineParts {
  program: WebAssembly.Module;
  archives: { name: string; content: ArrayBuffer }[];
}

/** The global scope of a worker; the library of types for pages lacks it. */
export interface WorkerScope {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
