/** Run a Python program with the engine in Pyodide: node run.mjs SITE PROGRAM ARGUMENT ... */
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [site, program, ...args] = process.argv.slice(2);
const folder = resolve(site);
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const bytes = async (name) => new Uint8Array(await readFile(join(folder, name)));

const lockFileContents = await readFile(new URL('no-packages.json', import.meta.url), 'utf8');
const stdLibURL = join(folder, 'library.zip');
const pyodide = await loadPyodide({ indexURL: folder, stdLibURL, lockFileContents, args: [program, ...args] });
pyodide.unpackArchive(await bytes('engine.tar'), 'tar', { extractDir: '/engine' });
pyodide.FS.mkdirTree('/engine/sevenwonders/ai/networks');
for (const name of await readdir(join(folder, 'networks'))) {
  pyodide.FS.writeFile(`/engine/sevenwonders/ai/networks/${name}`, await bytes(`networks/${name}`));
}
pyodide.globals.set('arguments', pyodide.toPy([program, ...args]));
pyodide.globals.set('program', await readFile(program, 'utf8'));
try {
  pyodide.runPython(`
import sys
sys.path.insert(0, "/engine")
sys.argv = arguments
exec(compile(program, arguments[0], "exec"), {"__name__": "__main__"})
`);
} catch (error) {
  console.error(String(error));
  process.exit(1);
}
process.exit(0); // timers of an event loop would keep the process alive
