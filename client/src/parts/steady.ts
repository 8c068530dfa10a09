/**
 * A second click that follows at once on the same spot was meant for what the first one was meant for: if something
 * else lies there by now, it is not clicked. So a double click on a card plays nothing, wherever panels open.
 */
const AT_ONCE = 450;
const SAME_SPOT = 24;

interface Click {
  at: number;
  x: number;
  y: number;
  on: Element | null;
}

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, a, input, select, summary, label') : null;

/** Return whether a click is only the echo of the one before it, on something that has come between. */
export function isEcho(last: Click | null, next: Click): boolean {
  if (!last || next.at - last.at > AT_ONCE) return false;
  const isNear = Math.hypot(next.x - last.x, next.y - last.y) <= SAME_SPOT;
  return isNear && next.on !== null && next.on !== last.on;
}

/** Keep echoes of clicks from acting, on the whole page. Keys are no clicks: they have no place. */
export function keepSteady(): void {
  let last: Click | null = null;
  addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return;
      const next = { at: event.timeStamp, x: event.clientX, y: event.clientY, on: controlOf(event.target) };
      if (isEcho(last, next)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = next;
    },
    { capture: true },
  );
}
