import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { help, tooltip } from '$lib/ui/tooltip.svelte';

/** A minimal element for tooltips. */
class Thing extends EventTarget {
  isConnected = true;
  closest = () => null;
  getBoundingClientRect = () => ({}) as DOMRect;

  send(type: string, pointerType: string, timeStamp: number): void {
    const event = Object.assign(new Event(type), {
      pointerType,
      buttons: 0,
      clientX: 0,
      clientY: 0,
      screenX: 7,
      screenY: 8,
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    this.dispatchEvent(event);
  }
}

let thing: Thing;
let detach: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  thing = new Thing();
  const attached = tooltip(() => ({ kind: 'words', text: 'Tavern' }))(thing as unknown as HTMLElement);
  detach = attached as () => void;
});
afterEach(() => {
  help.leave();
  help.touch(Number.NEGATIVE_INFINITY);
  help.place({ screenX: 0, screenY: 0 } as MouseEvent);
  vi.useRealTimers();
});

test('a resting mouse opens the bubble', () => {
  thing.send('pointerenter', 'mouse', 5_000);
  vi.advanceTimersByTime(1_000);
  expect(help.shown).not.toBeNull();
});

test('mouse events that a tap elsewhere sends open nothing', () => {
  help.touch(5_000);
  thing.send('pointerenter', 'mouse', 5_020);
  vi.advanceTimersByTime(1_000);
  expect(help.shown).toBeNull();
});

test('an element that comes to lie under a mouse that rests opens nothing', () => {
  help.place({ screenX: 7, screenY: 8 } as MouseEvent);
  thing.send('pointerenter', 'mouse', 5_000);
  vi.advanceTimersByTime(1_000);
  expect(help.shown).toBeNull();
});

test('a cancelled touch opens nothing and leaves nothing behind', () => {
  thing.send('pointerdown', 'touch', 5_000);
  thing.send('pointercancel', 'touch', 5_100);
  vi.advanceTimersByTime(1_000);
  expect(help.shown).toBeNull();
});

test('an element that leaves the page takes its bubble and its timer along', () => {
  thing.send('pointerdown', 'touch', 5_000);
  detach();
  vi.advanceTimersByTime(1_000);
  expect(help.shown).toBeNull();
});
