/** Where the panel of a lesson stands: beside its subject, in the window, over as little else as possible. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP_PX = 14;
const EDGE_PX = 8;
/** The height of the table's bar, which stays in sight. */
const BAR_PX = 48;
/** Cost of covering the subject, relative to covering a control. */
const SUBJECT_WEIGHT = 10;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Return the smallest box around all. */
function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** Return the place of a panel beside its subjects; `busy` are other elements that it should not cover. */
export function placeBeside(
  panel: Size,
  subjects: readonly Box[],
  busy: readonly Box[],
  view: Size,
): { left: number; top: number } {
  const within = (left: number, top: number) => ({
    left: clamp(left, EDGE_PX, Math.max(EDGE_PX, view.width - panel.width - EDGE_PX)),
    top: clamp(top, BAR_PX, Math.max(BAR_PX, view.height - panel.height - EDGE_PX)),
  });
  if (!subjects.length) return within((view.width - panel.width) / 2, (view.height - panel.height) / 3);
  const places = [around(subjects), ...subjects].flatMap(({ left, top, width, height }) => {
    const centre = left + (width - panel.width) / 2;
    const middle = top + (height - panel.height) / 2;
    return [
      within(left + width + GAP_PX, middle),
      within(left - panel.width - GAP_PX, middle),
      within(centre, top + height + GAP_PX),
      within(centre, top - panel.height - GAP_PX),
    ];
  });
  const cost = (place: { left: number; top: number }) => {
    const box = { ...place, width: panel.width, height: panel.height };
    const sum = (boxes: readonly Box[]) => boxes.reduce((all, one) => all + overlap(box, one), 0);
    return SUBJECT_WEIGHT * sum(subjects) + sum(busy);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
