/**
 * Suppresses the second click of a double click if another control lies there by then, so that a double click on a card
 * plays nothing when a panel opens under the pointer.
 */
const DOUBLE_CLICK_MS = 450;
const SAME_SPOT_PX = 24;
/** The distance between the recorded points around a click. */
const GRID_STEP_PX = 8;

interface Click {
  at: number;
  x: number;
  y: number;
  on: Element | null;
}
/** Return the control at a point at the time of a click. */
type Around = (x: number, y: number) => Element | null;

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, a, input, select, summary, label') : null;

/** Return whether a click is the second one of a double click, on a control that was not there at the first. */
export function isStrayClick(last: (Click & { around: Around }) | null, next: Click): boolean {
  if (!last || next.on === null || next.at - last.at > DOUBLE_CLICK_MS) return false;
  const isNear = Math.hypot(next.x - last.x, next.y - last.y) <= SAME_SPOT_PX;
  return isNear && next.on !== last.around(next.x, next.y);
}

/** Record the controls around a click before it takes effect: after a near miss the next click may hit at once. */
function hitTestGrid({ x, y, on }: Click): Around {
  const there = new Map<string, Element | null>();
  for (let dx = -SAME_SPOT_PX; dx <= SAME_SPOT_PX; dx += GRID_STEP_PX)
    for (let dy = -SAME_SPOT_PX; dy <= SAME_SPOT_PX; dy += GRID_STEP_PX)
      there.set(`${dx} ${dy}`, controlOf(document.elementFromPoint(x + dx, y + dy)));
  there.set('0 0', on);
  const grain = (distance: number) => Math.round(distance / GRID_STEP_PX) * GRID_STEP_PX || 0;
  return (px, py) => there.get(`${grain(px - x)} ${grain(py - y)}`) ?? null;
}

/** Suppress such clicks on the whole page. Clicks by keyboard are exempt: they have no coordinates. */
export function suppressStrayClicks(): void {
  let last: (Click & { around: Around }) | null = null;
  addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return;
      const next = { at: event.timeStamp, x: event.clientX, y: event.clientY, on: controlOf(event.target) };
      if (isStrayClick(last, next)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = { ...next, around: hitTestGrid(next) };
    },
    { capture: true },
  );
}
