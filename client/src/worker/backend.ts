/** The worker of a page: serves tables and the API from Python, and owns the worker that computes. */
import { TableDatabase } from './database';
import type { EngineParts, FromEngine, FromWorker, ToEngine, ToWorker, WorkerScope } from './messages';
import { fetchParts, startPython } from './runtime';

/** `sevenwonders.browser.main.PageBackend`; undefined here is None there. */
interface PageBackend {
  request(id: number, method: string, path: string, body?: string, secret?: string): void;
  connect(id: number, path: string): void;
  receive(id: number, text?: string): void;
  on_result(response: Uint8Array): void;
  on_failure(reason: string): void;
  on_broadcast(text: string): void;
  on_database_lost(): void;
}

const scope = self as unknown as WorkerScope;
const post = (message: FromWorker): void => scope.postMessage(message);
const channel = new BroadcastChannel('sevenwonders');
/** Messages that came before Python was ready. */
const waiting: ToWorker[] = [];
let backend: PageBackend | null = null;

/** The worker that computes; it is started at once, because a bot may move first. */
class EngineWorker {
  #address: string;
  #engine: string;
  #parts: EngineParts;
  #worker: Worker;

  constructor(address: string, engine: string, parts: EngineParts) {
    this.#address = address;
    this.#engine = engine;
    this.#parts = parts;
    this.#worker = this.#start();
  }

  send(request: Uint8Array<ArrayBuffer>): void {
    this.#worker.postMessage({ kind: 'call', request } satisfies ToEngine, [request.buffer]);
  }

  restart(): void {
    this.#worker.terminate();
    this.#worker = this.#start();
  }

  #start(): Worker {
    const worker = new Worker(this.#address, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => backend?.on_result(data.response);
    worker.onerror = (event) => backend?.on_failure(event.message);
    worker.postMessage({ kind: 'start', engine: this.#engine, parts: this.#parts } satisfies ToEngine);
    return worker;
  }
}

async function start({ engine, computation }: Extract<ToWorker, { kind: 'start' }>): Promise<void> {
  const parts = await fetchParts(engine);
  const worker = new EngineWorker(computation, engine, parts);
  const pyodide = await startPython(engine, parts);
  const database = new TableDatabase(() => backend?.on_database_lost());
  const page = {
    respond: (id: number, status: number, body: string) => post({ kind: 'response', id, status, body }),
    deliver: (id: number, text: string) => post({ kind: 'message', id, text }),
    disconnect: (id: number) => post({ kind: 'closed', id }),
    report: (key: string) => post({ kind: 'trouble', key }),
    broadcast: (text: string) => channel.postMessage(text),
  };
  const main = pyodide.pyimport('sevenwonders.browser.main');
  backend = main['PageBackend']!(page, database, worker) as PageBackend;
  channel.onmessage = ({ data }: MessageEvent<string>) => backend?.on_broadcast(data);
  post({ kind: 'ready' });
  for (const message of waiting.splice(0)) handle(message, backend);
}

function handle(message: ToWorker, python: PageBackend): void {
  switch (message.kind) {
    case 'request':
      python.request(message.id, message.method, message.path, message.body, message.secret);
      return;
    case 'connect':
      python.connect(message.id, message.path);
      return;
    case 'send':
      python.receive(message.id, message.text);
      return;
    case 'close':
      python.receive(message.id);
  }
}

scope.addEventListener('message', ({ data }) => {
  const message = data as ToWorker;
  if (message.kind === 'start')
    void start(message).catch((error: unknown) => post({ kind: 'failed', error: String(error) }));
  else if (backend) handle(message, backend);
  else waiting.push(message);
});
