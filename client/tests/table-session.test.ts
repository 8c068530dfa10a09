import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventInfo, ToClient, ToServer, Update } from '$lib/api/types';
import { type ReceivedUpdate, TableSession } from '$lib/table/table-session.svelte';
import { UpdateQueue } from '$lib/table/update-queue.svelte';
import { ApiError } from '$lib/transport/errors';
import { reconnectDelay } from '$lib/transport/reconnecting-connection';
import '$lib/games/registry';
import { eventsOfLastMove, moveSeats, eventsSinceMoveOf } from '$lib/games/shared/event-selectors';

/** A socket controlled by the test. */
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
const event = (number: number): EventInfo => ({ key: 'duel/age-ended', category: 'milestone', args: { age: number } });
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

function opened(show?: (change: () => void) => void): { session: TableSession; queue: UpdateQueue } {
  const queue = new UpdateQueue(show ? { show } : {});
  const session = new TableSession('table', 'secret', queue);
  session.open();
  last().onopen?.();
  last().tell({ type: 'welcome', nonce: 'x', update: update(0, 2) });
  return { session, queue };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://localhost/table/table', origin: 'http://localhost' });
});

describe('a table session', () => {
  test('shows each event once, also when updates are shown later than they arrive', () => {
    const later: (() => void)[] = [];
    const { queue } = opened((change) => later.push(change));
    last().tell(update(2, 3));
    last().tell(update(3, 5));
    for (const change of later) change();
    expect(queue.events.map(({ args }) => 'age' in args && args.age)).toEqual([1, 2, 3, 4, 5]);
    expect(queue.update?.version).toBe(5);
  });

  test('shows the update that it announces, with the table of a later status', () => {
    const later: (() => void)[] = [];
    const { queue } = opened((change) => later.push(change));
    last().tell(update(2, 3));
    last().tell(update(3, 4));
    last().tell({ type: 'status', table: { id: 'renamed' } } as unknown as Partial<ToClient> & { type: 'status' });
    const shown = later.map((change) => {
      change();
      return [queue.events.length, queue.update?.version, queue.update?.table.id];
    });
    expect(shown).toEqual([
      [2, 2, undefined],
      [3, 3, undefined],
      [4, 4, 'renamed'],
    ]);
  });

  test('a command after closing is rejected at once', async () => {
    const { session } = opened();
    session.close();
    await expect(session.send({ type: 'undo', seat: 0, version: 2 })).rejects.toBeInstanceOf(ApiError);
    expect(session.pendingCount).toBe(0);
  });

  test('closing rejects pending commands', async () => {
    const { session } = opened();
    const answer = session.send({ type: 'undo', seat: 0, version: 2 });
    session.close();
    await expect(answer).rejects.toBeInstanceOf(ApiError);
    expect(session.pendingCount).toBe(0);
  });

  test('a connection that does not answer a ping is replaced', () => {
    opened();
    vi.advanceTimersByTime(25_000);
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('requests missing events', () => {
    const { queue } = opened();
    last().tell(update(4, 5));
    expect(last().sent.at(-1)).toMatchObject({ type: 'sync', since: 2 });
    last().tell({ type: 'done', nonce: 'y', version: 5, update: update(2, 5) });
    expect(queue.events).toHaveLength(5);
  });

  test('reconnects at its version and sends a pending command again with its nonce', async () => {
    const { session, queue } = opened();
    const answer = session.send({ type: 'play', seat: 0, version: 2, move: 7 });
    const sent = last().sent.at(-1);
    last().close();
    expect(session.connection).toBe('broken');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ type: 'hello', since: 2, secret: 'secret' });
    last().tell({ type: 'welcome', nonce: 'z', update: update(2, 3) });
    expect(last().sent[1]).toEqual(sent);
    last().tell({ type: 'done', nonce: sent!.nonce, version: 3 });
    await expect(answer).resolves.toMatchObject({ version: 3 });
    expect(queue.events).toHaveLength(3);
  });

  test('a refused command rejects; an unknown table ends the attempts', async () => {
    const { session } = opened();
    const answer = session.send({ type: 'undo', seat: 0, version: 2 });
    const { nonce } = last().sent.at(-1)!;
    last().tell({ type: 'refused', key: 'undo/nothing', nonce });
    await expect(answer).rejects.toBeInstanceOf(ApiError);
    last().tell({ type: 'refused', key: 'table/unknown' });
    expect(session.error?.key).toBe('table/unknown');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('an update queue', () => {
  const received = (version: number): ReceivedUpdate => {
    const { events, ...rest } = update(version - 1, version);
    return { update: { ...rest, events }, events, isFirst: false };
  };

  test('shows updates in order; each waits for its own delay and for those before it', () => {
    const delays = [0, 1000, 0];
    const queue = new UpdateQueue({ delay: () => delays.shift() ?? 0 });
    const version = () => queue.update?.version;
    for (const number of [1, 2, 3]) queue.push(received(number));
    expect(version()).toBe(1);
    vi.advanceTimersByTime(999);
    expect(version()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(version()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(version()).toBe(3);
    queue.push(received(4));
    expect(version()).toBe(4);
  });

  test('of two delayed updates the first shows its own version and events', () => {
    const queue = new UpdateQueue({ delay: () => 500 });
    queue.push(received(1));
    queue.push(received(2));
    vi.advanceTimersByTime(500);
    expect([queue.update?.version, queue.events.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(500);
    expect([queue.update?.version, queue.events.length]).toEqual([2, 2]);
  });

  test('shows nothing after it was cleared', () => {
    const queue = new UpdateQueue({ delay: () => 500 });
    queue.push(received(1));
    queue.clear();
    vi.advanceTimersByTime(1000);
    expect(queue.update).toBeNull();
  });
});

test('waits longer after each attempt, up to a limit', () => {
  expect([0, 1, 2, 9].map((attempt) => reconnectDelay(attempt, 0.5))).toEqual([400, 800, 1600, 10_000]);
});

const built = (seat: number): EventInfo => ({
  key: 'duel/card-built',
  category: 'move',
  args: { seat, card: 'altar', slot: 0, chain: null },
});

test('who comes to a table hears of its last move with what followed from it', () => {
  const ended: EventInfo = { key: 'duel/age-ended', category: 'milestone', args: { age: 1 } };
  expect(eventsOfLastMove([built(0), ended, built(1), ended])).toEqual([built(1), ended]);
  expect(eventsOfLastMove([ended])).toEqual([ended]);
});

test('whose moves stand is known also after some were taken back', () => {
  const undone = (seat: number): EventInfo => ({
    key: 'table/undone',
    category: 'consequence',
    args: { seat, steps: 1 },
  });
  expect(moveSeats([built(0), built(1), built(0)])).toEqual([0, 1, 0]);
  expect(moveSeats([built(0), built(1), undone(0), built(0)])).toEqual([0]);
  expect(moveSeats([built(0), built(1), undone(1)])).toEqual([0]);
});

test('what others did since a move is told whole, however many moves it was', () => {
  const paid = (seat: number): EventInfo => ({
    key: 'duel/coins-paid',
    category: 'consequence',
    args: { seat, coins: 2, trade: 0 },
  });
  const turnedUp: EventInfo = { key: 'duel/card-revealed', category: 'consequence', args: { slot: 0, card: 'altar' } };
  const rest = [paid(1), built(1), turnedUp, built(1)];
  expect(eventsSinceMoveOf([built(1), built(0), turnedUp, ...rest], 0)).toEqual(rest);
  expect(eventsSinceMoveOf([built(1), built(0), turnedUp], 0)).toEqual([]);
  expect(eventsSinceMoveOf([built(1)], 0)).toEqual([]);
});

describe('reactions', () => {
  test('what a player said reaches the sink, and no version changes', () => {
    const setReaction = vi.fn();
    const session = new TableSession('table', 'secret', { push: () => {}, setTable: () => {}, setReaction });
    session.open();
    last().onopen?.();
    last().tell({ type: 'welcome', nonce: 'x', update: update(0, 2) });
    session.react(0, 'oops');
    expect(last().sent.at(-1)).toMatchObject({ type: 'react', seat: 0, phrase: 'oops' });
    expect(session.pendingCount).toBe(0);
    last().tell({ type: 'reaction', seat: 1, phrase: 'thanks' });
    expect(setReaction).toHaveBeenCalledExactlyOnceWith({ type: 'reaction', seat: 1, phrase: 'thanks' });
  });

  test('none is sent while the connection is lost', () => {
    const { session } = opened();
    const sent = last().sent.length;
    session.connection = 'broken';
    session.react(0, 'hello');
    expect(last().sent).toHaveLength(sent);
  });
});
