/** Serves the generated texts to unit tests, as the development server serves them to pages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';

const client = join(import.meta.dirname, '..');

vi.stubGlobal('fetch', async (address: string) => new Response(await readFile(join(client, address), 'utf8')));
