/** The worker that computes moves, hints, analyses and reviews. */
import type { FromEngine, ToEngine, WorkerScope } from './messages';
import { startPython } from './runtime';

const scope = self as unknown as WorkerScope;
type Run = (request: Uint8Array) => Uint8Array<ArrayBuffer>;
let run: Promise<Run> | null = null;

async function start({ engine, parts }: Extract<ToEngine, { kind: 'start' }>): Promise<Run> {
  const pyodide = await startPython(engine, parts);
  return pyodide.pyimport('sevenwonders.browser.main')['open_engine']!(`${engine}networks`) as Run;
}

scope.addEventListener('message', ({ data }) => {
  const message = data as ToEngine;
  if (message.kind === 'start') run = start(message);
  else void answer(message.request);
});

async function answer(request: Uint8Array): Promise<void> {
  const response = (await run!)(request);
  scope.postMessage({ kind: 'result', response } satisfies FromEngine, [response.buffer]);
}
