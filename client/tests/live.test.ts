import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventInfo, ToClient, ToServer, Update } from '$lib/api/types';
import { LiveTable } from '$lib/table/table-session.svelte';
import { Refusal } from '$lib/transport/errors';
import { waitBefore } from '$lib/transport/websocket';
import { lastMove, movers, sinceMove } from '$lib/games/shared/movers';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.onclose?.();
  }

  tell(message: Partial<ToClient> & { type: ToClient['type'] }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = () => FakeSocket.all.at(-1)!;
const event = (number: number): EventInfo => ({ key: 'duel/age-ended', args: { age: number } });
const update = (after: number | null, version: number): Update =>
  ({
    type: 'update',
    after,
    version,
    seats: [0],
    seat: 0,
    table: {},
    events: Array.from({ length: version - (after ?? version) }, (_, n) => event((after ?? 0) + n + 1)),
    view: {},
  }) as unknown as Update;

function opened(show?: (change: () => void) => void): LiveTable {
  const live = new LiveTable('table', 'secret', show);
  live.open();
  last().onopen?.();
  last().tell({ type: 'welcome', nonce: 'x', update: update(0, 2) });
  return live;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://localhost/table/table', origin: 'http://localhost' });
});

describe('a live table', () => {
  test('tells each event once, also when the page shows updates later than they come', () => {
    const later: (() => void)[] = [];
    const live = opened((change) => later.push(change));
    last().tell(update(2, 3));
    last().tell(update(3, 5));
    for (const change of later) change();
    expect(live.events.map(({ args }) => 'age' in args && args.age)).toEqual([1, 2, 3, 4, 5]);
    expect(live.update?.version).toBe(5);
  });

  test('shows the update that it announces, with the table of a later status', () => {
    const later: (() => void)[] = [];
    const live = opened((change) => later.push(change));
    last().tell(update(2, 3));
    last().tell(update(3, 4));
    last().tell({ type: 'status', table: { id: 'renamed' } } as unknown as Partial<ToClient> & { type: 'status' });
    const shown = later.map((change) => {
      change();
      return [live.events.length, live.update?.version, live.update?.table.id];
    });
    expect(shown).toEqual([
      [2, 2, undefined],
      [3, 3, undefined],
      [4, 4, 'renamed'],
    ]);
  });

  test('an order after closing is rejected at once', async () => {
    const live = opened();
    live.close();
    await expect(live.order({ type: 'undo', seat: 0, version: 2 })).rejects.toBeInstanceOf(Refusal);
    expect(live.owed).toBe(0);
  });

  test('asks for what is missing', () => {
    const live = opened();
    last().tell(update(4, 5));
    expect(last().sent.at(-1)).toMatchObject({ type: 'sync', since: 2 });
    last().tell({ type: 'done', nonce: 'y', version: 5, update: update(2, 5) });
    expect(live.events).toHaveLength(5);
  });

  test('connects again where it was, and sends an unanswered order again with its nonce', async () => {
    const live = opened();
    const answer = live.order({ type: 'play', seat: 0, version: 2, move: 7 });
    const sent = last().sent.at(-1);
    last().close();
    expect(live.link).toBe('broken');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ type: 'hello', since: 2, secret: 'secret' });
    last().tell({ type: 'welcome', nonce: 'z', update: update(2, 3) });
    expect(last().sent[1]).toEqual(sent);
    last().tell({ type: 'done', nonce: sent!.nonce, version: 3 });
    await expect(answer).resolves.toMatchObject({ version: 3 });
    expect(live.events).toHaveLength(3);
  });

  test('a refused order is a refusal; a table that is not there ends the tries', async () => {
    const live = opened();
    const answer = live.order({ type: 'undo', seat: 0, version: 2 });
    const { nonce } = last().sent.at(-1)!;
    last().tell({ type: 'refused', key: 'undo/nothing', nonce });
    await expect(answer).rejects.toBeInstanceOf(Refusal);
    last().tell({ type: 'refused', key: 'table/unknown' });
    expect(live.refused?.key).toBe('table/unknown');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

test('waits longer after each try, up to a limit', () => {
  expect([0, 1, 2, 9].map((tries) => waitBefore(tries, 0.5))).toEqual([400, 800, 1600, 10_000]);
});

const built = (seat: number): EventInfo => ({
  key: 'duel/card-built',
  args: { seat, card: 'altar', slot: 0, chain: null },
});

test('who comes to a table hears of its last move with what followed from it', () => {
  const ended: EventInfo = { key: 'duel/age-ended', args: { age: 1 } };
  expect(lastMove([built(0), ended, built(1), ended])).toEqual([built(1), ended]);
  expect(lastMove([ended])).toEqual([ended]);
});

test('whose moves stand is known also after some were taken back', () => {
  const undone = (seat: number): EventInfo => ({ key: 'table/undone', args: { seat, steps: 1 } });
  expect(movers([built(0), built(1), built(0)])).toEqual([0, 1, 0]);
  expect(movers([built(0), built(1), undone(0), built(0)])).toEqual([0]);
  expect(movers([built(0), built(1), undone(1)])).toEqual([0]);
});

test('what others did since a move is told whole, however many moves it was', () => {
  const paid = (seat: number): EventInfo => ({ key: 'duel/coins-paid', args: { seat, coins: 2, trade: 0 } });
  const turnedUp: EventInfo = { key: 'duel/card-revealed', args: { slot: 0, card: 'altar' } };
  const rest = [paid(1), built(1), turnedUp, built(1)];
  expect(sinceMove([built(1), built(0), turnedUp, ...rest], 0)).toEqual(rest);
  expect(sinceMove([built(1), built(0), turnedUp], 0)).toEqual([]);
  expect(sinceMove([built(1)], 0)).toEqual([]);
});
