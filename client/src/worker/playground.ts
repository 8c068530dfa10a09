/** The worker that runs the programs of a player; the page terminates it to stop a program. */
import type { FromPlayground, ToPlayground, WorkerScope } from './messages';
import { fetchParts, startPython } from './runtime';

type Run = (program: string, page: Record<string, (text: string) => void>) => boolean;

const scope = self as unknown as WorkerScope;
const post = (message: FromPlayground): void => scope.postMessage(message);
const page = {
  write: (text: string) => post({ kind: 'output', text }),
  display: (position: string) => post({ kind: 'table', position }),
};
let started: Promise<Run> | null = null;

async function start(engine: string): Promise<Run> {
  const pyodide = await startPython(engine, await fetchParts(engine));
  return pyodide.pyimport('sevenwonders.browser.main')['open_playground']!(`${engine}networks`) as Run;
}

async function run({ engine, program }: ToPlayground): Promise<void> {
  started ??= start(engine);
  const runProgram = await started;
  post({ kind: 'started' });
  post({ kind: 'ended', isDone: runProgram(program, page) });
}

scope.addEventListener('message', ({ data }) => {
  void run(data as ToPlayground).catch((error: unknown) => post({ kind: 'failed', error: String(error) }));
});
