import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { TableSummaries } from '$lib/table/summaries.svelte';

const requests: string[] = [];
const update = { table: { result: null }, view: { pending: { kind: 'ask', seats: [1] }, cities: [] } };

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return new Response(JSON.stringify(update));
  });
});

test('n tables are n requests, also when each response runs the effect again', async () => {
  const summaries = new TableSummaries();
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const loadAll = () => {
    for (const id of ids) summaries.load({ id, over: false });
    return ids.filter((id) => summaries.get(id)).length;
  };
  for (let known = loadAll(); known < ids.length; known = loadAll()) await new Promise((done) => setTimeout(done));
  flushSync();
  expect(requests).toHaveLength(6);
  expect(summaries.get('a')?.activeSeats).toEqual([1]);
});
