import { describe, expect, test } from 'vitest';
import { divideRoom, TILE_RATIO, tileWidth } from '$lib/games/shared/tiles';

const ROOM = {
  width: 580,
  height: 330,
  count: 0,
  gap: 5,
  tile: { least: 83, most: 136 },
  board: { least: 208, most: 608, ratio: 0.35 },
  chip: { height: 35, width: 64 },
};

test.each([1, 4, 7, 12, 20])('%i tiles fit into their area and could not be larger', (count) => {
  const fits = (tile: number) => {
    const columns = Math.floor((400 + 5) / (tile + 5));
    return Math.ceil(count / columns) * (tile * TILE_RATIO + 5) - 5 <= 200;
  };
  const tile = tileWidth(400, 200, count, 5);
  expect(fits(tile)).toBe(true);
  expect(tile + 1 > 400 || !fits(tile + 1)).toBe(true);
});

describe('a city of a fixed height', () => {
  test('without cards has the largest board', () => {
    expect(divideRoom(ROOM).board).toBe(580);
  });

  test.each([3, 9, 18])('with %i cards shows their names and keeps within its height', (count) => {
    const { board, tile } = divideRoom({ ...ROOM, count });
    expect(tile).toBeGreaterThanOrEqual(ROOM.tile.least);
    const rows = Math.ceil(count / Math.floor((ROOM.width + 5) / (tile + 5)));
    expect(board * 0.35 + rows * (tile * TILE_RATIO + 5) - 5).toBeLessThanOrEqual(ROOM.height);
  });

  test('has a smaller board the more cards it has', () => {
    const boards = [3, 9, 18].map((count) => divideRoom({ ...ROOM, count }).board);
    expect(boards).toEqual([...boards].sort((a, b) => b - a));
  });

  test('shows chips where tiles with names would be too small', () => {
    expect(divideRoom({ ...ROOM, height: 150, count: 18 })).toEqual({ board: 228, tile: 0 });
  });
});
