/**
 * Tooltips after hover or a long press. The page has one; it takes neither clicks nor focus. Screen readers get the same
 * text from the label of the element.
 */
import type { Attachment } from 'svelte/attachments';
import type { Game } from '$lib/api/types';

export type Subject =
  | { kind: 'card'; game: Game; id: string }
  | { kind: 'wonder'; id: string }
  | { kind: 'token'; id: string }
  | { kind: 'words'; text: string };

const HOVER_DELAY_MS = 380;
const LONG_PRESS_MS = 450;
/** Mouse events within this time after a touch are emulated by the browser. */
const EMULATED_MOUSE_MS = 1_000;
/** The distance that a finger may move during a long press. */
const MOVE_TOLERANCE_PX = 10;

/** A part of the page that a tooltip leaves free, and the side on which the tooltip stands. */
export interface Kept {
  box: DOMRect;
  /** All cards that lie together with it. */
  field: DOMRect;
  side: 'above' | 'beside' | 'below';
}
const KEPT = {
  'section.hand': 'above',
  'section.draft ul': 'beside',
  '[data-slot]:has(button.open)': 'below',
} as const;

function keptBy(node: Element): Kept | null {
  for (const [selector, side] of Object.entries(KEPT)) {
    const part = node.closest(selector);
    if (!part) continue;
    const box = part.getBoundingClientRect();
    return { box, field: part.closest('.structure')?.getBoundingClientRect() ?? box, side };
  }
  return null;
}

class Help {
  /** `kept` is the area that the tooltip leaves free: the hand, the offer of the draft or the open card that the element is part of. */
  shown = $state.raw<{ subject: Subject; near: DOMRect; kept: Kept | null; byTouch: boolean } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The element whose tooltip is open or scheduled. */
  #node: Element | null = null;
  /** The time of the last touch: after a tap browsers send mouse events without a mouse. */
  #touched = Number.NEGATIVE_INFINITY;

  /** The last known place of the mouse on the screen. */
  #mouse = { x: Number.NaN, y: Number.NaN };

  /** Record where the mouse is; a browser also sends events when elements move under a mouse that rests. */
  place({ screenX, screenY }: MouseEvent): void {
    this.#mouse = { x: screenX, y: screenY };
  }

  hasMoved({ screenX, screenY }: MouseEvent): boolean {
    return screenX !== this.#mouse.x || screenY !== this.#mouse.y;
  }

  /** Record a touch at `time` (milliseconds). */
  touch(time: number): void {
    this.#touched = time;
  }

  followsTouch(time: number): boolean {
    return time - this.#touched < EMULATED_MOUSE_MS;
  }

  ask(subject: Subject, node: Element, wait: number, byTouch: boolean): void {
    clearTimeout(this.#timer);
    this.#node = node;
    this.#timer = setTimeout(() => {
      if (!node.isConnected) return;
      this.shown = { subject, near: node.getBoundingClientRect(), kept: keptBy(node), byTouch };
    }, wait);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#node = null;
    this.shown = null;
  }

  /** Close the bubble of an element that leaves the page. */
  forget(node: Element): void {
    if (this.#node === node) this.leave();
  }
}

export const help = new Help();

/** Attach a tooltip to an element. */
export const tooltip =
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
        const isMouse = event.pointerType === 'mouse' && !help.followsTouch(event.timeStamp) && help.hasMoved(event);
        if (isMouse && event.buttons === 0) help.ask(about(), node, HOVER_DELAY_MS, false);
      }),
      listen('pointerleave', () => help.leave()),
      listen('pointerdown', (event) => {
        help.leave();
        isHeld = false;
        if (event.pointerType === 'mouse') return;
        from = event;
        help.touch(event.timeStamp);
        help.ask(about(), node, LONG_PRESS_MS, true);
      }),
      listen('pointermove', (event) => {
        if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > MOVE_TOLERANCE_PX)
          help.leave();
      }),
      listen('pointerup', (event) => {
        isHeld = help.shown?.byTouch ?? false;
        if (from) help.touch(event.timeStamp);
        from = null;
        help.leave();
      }),
      listen('pointercancel', () => {
        from = null;
        isHeld = false;
        help.leave();
      }),
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
      help.forget(node);
      for (const end of ends) end();
    };
  };
