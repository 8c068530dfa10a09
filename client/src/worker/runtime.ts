/** Pyodide with the Python packages of the game. */
import type { EngineParts } from './messages';

/** The parts of Pyodide's interface that the workers use. */
export interface Pyodide {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: string): Record<string, (...args: unknown[]) => unknown>;
}
interface PyodideModule {
  loadPyodide(options: Record<string, unknown>): Promise<Pyodide>;
}

const HOME = '/engine';
/** Pyodide downloads packages by this file; the game needs none. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', version: '314.0.7', python: '3.14.2' },
  packages: {},
});
const PROGRAM = 'pyodide.asm.wasm';
const LIBRARY = 'library.zip';
const ARCHIVE = 'engine.tar';

/** Download the parts of the engine at an address that ends with a slash. */
export async function fetchParts(address: string): Promise<EngineParts> {
  const [program, ...contents] = await Promise.all([
    WebAssembly.compileStreaming(download(address + PROGRAM, 'application/wasm')),
    ...[ARCHIVE, LIBRARY].map(async (name) => (await download(address + name, 'application/zip')).arrayBuffer()),
  ]);
  return { program, archives: [ARCHIVE, LIBRARY].map((name, n) => ({ name, content: contents[n]! })) };
}

/** Download a file; a host that does not compress it gets asked for the compressed copy. */
async function download(address: string, type: string): Promise<Response> {
  const packed = `${address}.gz`;
  const isPacked = (await isStored(packed)) || (!(await isStored(address)) && !(await isCompressed(address)));
  const response = await expectOk(fetch(isPacked ? packed : address));
  if (!isPacked || !response.body) return response;
  // A host may also declare the compression of the copy, which the browser then has undone.
  const isUnpacked = response.headers.has('content-encoding');
  const content = isUnpacked ? response.body : response.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(content, { headers: { 'content-type': type } });
}

const isStored = async (address: string): Promise<boolean> => (await caches?.match(address)) !== undefined;

async function isCompressed(address: string): Promise<boolean> {
  const head = await expectOk(fetch(address, { method: 'HEAD' }));
  return head.headers.has('content-encoding');
}

async function expectOk(response: Promise<Response>): Promise<Response> {
  const found = await response;
  if (!found.ok) throw new Error(`${found.url}: ${found.status}`);
  return found;
}

/** Start Python with the downloaded parts. */
export async function startPython(address: string, { program, archives }: EngineParts): Promise<Pyodide> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${address}pyodide.mjs`)) as PyodideModule;
  const content = (name: string) => archives.find((archive) => archive.name === name)!.content;
  const restore = shareParts(program, content(LIBRARY));
  const stdLibURL = address + LIBRARY;
  const pyodide = await loadPyodide({ indexURL: address, stdLibURL, lockFileContents: NO_PACKAGES });
  restore();
  pyodide.unpackArchive(content(ARCHIVE), 'tar', { extractDir: HOME });
  pyodide.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return pyodide;
}

/** Give Pyodide the parts that are there already when it asks for their files; return a function that undoes it. */
function shareParts(program: WebAssembly.Module, library: ArrayBuffer): () => void {
  const { instantiateStreaming } = WebAssembly;
  const { fetch: original } = globalThis;
  globalThis.fetch = (input, init) => {
    if (String(input).endsWith(PROGRAM)) return Promise.resolve(new Response());
    return String(input).endsWith(LIBRARY) ? Promise.resolve(new Response(library)) : original(input, init);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module: program,
    instance: await WebAssembly.instantiate(program, imports),
  });
  return () => {
    globalThis.fetch = original;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}
