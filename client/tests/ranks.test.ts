import { expect, test } from 'vitest';
import { rankSeats } from '$lib/games/classic/ranks';

const standing = (seat: number, points: number, coins: number, isWinner = false) => ({ seat, points, coins, isWinner });
const places = (rows: Parameters<typeof rankSeats>[0]) => rankSeats(rows).map(({ seat, rank }) => [seat, rank]);

test('coins break a tie of points', () => {
  const rows = [standing(0, 40, 3), standing(1, 46, 11), standing(2, 61, 5, true), standing(3, 46, 18)];
  expect(places(rows)).toEqual([
    [2, 1],
    [3, 2],
    [1, 3],
    [0, 4],
  ]);
});

test('equal points and coins share a rank, and the next rank is skipped', () => {
  const rows = [standing(0, 46, 11), standing(1, 46, 11), standing(2, 50, 0, true), standing(3, 20, 9)];
  expect(places(rows)).toEqual([
    [2, 1],
    [0, 2],
    [1, 2],
    [3, 4],
  ]);
});
