import { expect, test } from 'vitest';
import { type Box, placeBeside } from '$lib/guide/placement';

const VIEW = { width: 1440, height: 900 };
const PANEL = { width: 400, height: 180 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const covers = (place: { left: number; top: number }, other: Box) =>
  place.left < other.left + other.width &&
  other.left < place.left + PANEL.width &&
  place.top < other.top + other.height &&
  other.top < place.top + PANEL.height;

test.each([
  ['at the left edge', box(20, 80, 280, 600)],
  ['at the right edge', box(1150, 80, 270, 600)],
  ['along the top', box(300, 60, 840, 50)],
  ['in a corner', box(1300, 10, 100, 30)],
])('a panel stands in the window beside a subject %s', (_, subject) => {
  const place = placeBeside(PANEL, [subject], [], VIEW);
  expect(covers(place, subject)).toBe(false);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.left + PANEL.width).toBeLessThanOrEqual(VIEW.width);
  expect(place.top + PANEL.height).toBeLessThanOrEqual(VIEW.height);
});

test('a panel that has to cover something leaves cards free', () => {
  const city = box(20, 80, 280, 700);
  const cards = [box(320, 540, 800, 190)];
  const place = placeBeside(PANEL, [city], cards, VIEW);
  expect(covers(place, cards[0]!)).toBe(false);
  expect(covers(place, city)).toBe(false);
});

test('a panel without a subject stands in the middle', () => {
  expect(placeBeside(PANEL, [], [], VIEW).left).toBe(520);
});
