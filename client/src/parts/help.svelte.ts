/**
 * Help without a window: whoever rests the mouse on a thing, or holds a finger on it, is told what it is. One bubble
 * for the whole page; it takes no clicks and no focus, and what it says is in the thing's own label, where readers of the screen find it.
 */
import type { Attachment } from 'svelte/attachments';
import type { Game } from '../api/generated';

export type Subject =
  | { kind: 'card'; game: Game; id: string }
  | { kind: 'wonder'; id: string }
  | { kind: 'token'; id: string }
  | { kind: 'words'; text: string };

const REST = 380;
const HOLD = 450;
/** How far a finger may slip and still be held. */
const SLIP = 10;

class Help {
  shown = $state.raw<{ subject: Subject; near: DOMRect; byTouch: boolean } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  ask(subject: Subject, node: Element, wait: number, byTouch: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (node.isConnected) this.shown = { subject, near: node.getBoundingClientRect(), byTouch };
    }, wait);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

export const help = new Help();

/** Let a thing be asked what it is. */
export const helps =
  (about: () => Subject): Attachment<HTMLElement> =>
  (node) => {
    let from: PointerEvent | null = null;
    let isHeld = false;
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      hear: (event: HTMLElementEventMap[Kind]) => void,
    ) => {
      node.addEventListener(kind, hear as EventListener);
      return () => node.removeEventListener(kind, hear as EventListener);
    };
    const ends = [
      listen('pointerenter', (event) => {
        if (event.pointerType === 'mouse' && event.buttons === 0) help.ask(about(), node, REST, false);
      }),
      listen('pointerleave', () => help.leave()),
      listen('pointerdown', (event) => {
        help.leave();
        isHeld = false;
        if (event.pointerType === 'mouse') return;
        from = event;
        help.ask(about(), node, HOLD, true);
      }),
      listen('pointermove', (event) => {
        if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLIP) help.leave();
      }),
      listen('pointerup', () => {
        isHeld = help.shown?.byTouch ?? false;
        from = null;
        help.leave();
      }),
      listen('pointercancel', () => help.leave()),
      // A finger that was held to ask does not choose.
      listen('click', (event) => {
        if (!isHeld) return;
        isHeld = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      }),
      listen('contextmenu', (event) => {
        if (from || isHeld) event.preventDefault();
      }),
    ];
    return () => {
      if (help.shown?.near && !node.isConnected) help.leave();
      for (const end of ends) end();
    };
  };
