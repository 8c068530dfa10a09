/**
 * A second click that follows at once on the same spot was meant for what the first one was meant for: if something
 * else lies there by now, it is not clicked. So a double click on a card plays nothing, wherever panels open.
 */
const AT_ONCE = 450;
const SAME_SPOT = 24;
/** How far apart what lies around a click is remembered. */
const GRAIN = 8;

interface Click {
  at: number;
  x: number;
  y: number;
  on: Element | null;
}
/** Tells which control was at a place when a click was made. */
type Around = (x: number, y: number) => Element | null;

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, a, input, select, summary, label') : null;

/** Return whether a click is only the echo of the one before it, on something that was not there then. */
export function isEcho(last: (Click & { around: Around }) | null, next: Click): boolean {
  if (!last || next.on === null || next.at - last.at > AT_ONCE) return false;
  const isNear = Math.hypot(next.x - last.x, next.y - last.y) <= SAME_SPOT;
  return isNear && next.on !== last.around(next.x, next.y);
}

/** Remember what can be clicked around a click, before it does anything: who misses a button hits it at once after. */
function lookAround({ x, y, on }: Click): Around {
  const there = new Map<string, Element | null>();
  for (let dx = -SAME_SPOT; dx <= SAME_SPOT; dx += GRAIN)
    for (let dy = -SAME_SPOT; dy <= SAME_SPOT; dy += GRAIN)
      there.set(`${dx} ${dy}`, controlOf(document.elementFromPoint(x + dx, y + dy)));
  there.set('0 0', on);
  const grain = (distance: number) => Math.round(distance / GRAIN) * GRAIN || 0;
  return (px, py) => there.get(`${grain(px - x)} ${grain(py - y)}`) ?? null;
}

/** Keep echoes of clicks from acting, on the whole page. Keys are no clicks: they have no place. */
export function keepSteady(): void {
  let last: (Click & { around: Around }) | null = null;
  addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return;
      const next = { at: event.timeStamp, x: event.clientX, y: event.clientY, on: controlOf(event.target) };
      if (isEcho(last, next)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = { ...next, around: lookAround(next) };
    },
    { capture: true },
  );
}
