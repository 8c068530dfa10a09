import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

/** Return the layer of a file: its folder in `lib`, of games also the game, `worker`, or else `app`. */
function layerOf(file: string): string {
  const parts = file.replace(/^src\//, '').split('/');
  if (parts[0] === 'worker') return 'worker';
  if (parts[0] !== 'lib') return 'app';
  if (parts[1] === 'games') return parts.length > 3 ? `games/${parts[2]}` : 'games';
  return parts.length > 2 ? parts[1]! : 'lib';
}

function importsOf(file: string, text: string): string[] {
  const found = [...text.matchAll(/(?:from|import\(|import)\s*'((?:\$lib|\.)[^']*)'/g)].map(([, path]) => path!);
  return found.map((path) =>
    path.startsWith('$lib') ? path.replace('$lib', 'src/lib') : normalize(join(dirname(file), path)),
  );
}

const graph = new Map<string, Map<string, string>>();
for (const [path, text] of Object.entries(sources)) {
  const file = normalize(path.replace('../', ''));
  const layer = layerOf(file);
  for (const target of importsOf(file, text)) {
    const other = layerOf(target);
    if (other === layer || target.includes('/generated/')) continue;
    const edges = graph.get(layer) ?? new Map<string, string>();
    edges.set(other, `${file} imports ${target}`);
    graph.set(layer, edges);
  }
}

/** Return the imports of a cycle through a layer; empty if there is none. */
function cycleThrough(start: string): string[] {
  const paths: { layer: string; edges: string[] }[] = [{ layer: start, edges: [] }];
  const seen = new Set<string>();
  for (const { layer, edges } of paths)
    for (const [next, edge] of graph.get(layer) ?? []) {
      if (next === start) return [...edges, edge];
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push({ layer: next, edges: [...edges, edge] });
    }
  return [];
}

test('folders import each other in one direction', () => {
  expect(graph.size).toBeGreaterThan(10);
  expect([...graph.keys()].map(cycleThrough).filter(({ length }) => length > 0)).toEqual([]);
});

test('games do not import each other', () => {
  expect(graph.get('games/duel')?.get('games/classic')).toBeUndefined();
  expect(graph.get('games/classic')?.get('games/duel')).toBeUndefined();
});
