/** The seven cities by night: the wonder in the dark, the moon, the stars, and the lights that people leave on. 160 × 100. */
import { at, flame, flat, star } from './shapes';

const STARS = [
  [12, 12],
  [34, 24],
  [52, 8],
  [70, 18],
  [96, 10],
  [116, 22],
  [148, 34],
  [20, 38],
  [140, 10],
  [84, 30],
] as const;
const crescent = (x: number): string => flat('#f7efd2', `M${x} 12a11 11 0 1 0 10 16 9 9 0 0 1-10-16z`);
/** Where the sun stands by day, the full moon does by night. */
const full = (x: number, y: number, r: number): string =>
  flat('#f7efd2', `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0z`) +
  flat('#d8d0b4', `M${x - 4} ${y - 3}a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM${x + 2} ${y + 4}a2 2 0 1 1 4 0 2 2 0 1 1-4 0z`);
const night = (wonder: string, moon: string, lights: string): string =>
  `<use href="#${wonder}" width="160" height="100" stroke="none"/>` +
  flat('#121a3e', 'M0 0h160v100H0z', 0.5) +
  flat('#f7efd2', STARS.map(([x, y], n) => `M${x} ${y}h${1 + (n % 2)}v${1 + (n % 2)}h-${1 + (n % 2)}z`).join('')) +
  moon +
  lights;
/** A lit window or door, with its glow. */
const lit = (x: number, y: number, w: number, h: number): string =>
  flat('#ffd877', `M${x - 2} ${y - 2}h${w + 4}v${h + 4}h-${w + 4}z`, 0.28) +
  flat('#ffd877', `M${x} ${y}h${w}v${h}h-${w}z`);
const fire = (x: number, y: number, size = 0.6): string =>
  flat('#ffb54a', `M${x - 12} ${y - 6}a12 12 0 1 1 24 0 12 12 0 1 1-24 0z`, 0.25) + at(x, y, flame, size);

export const NIGHTS: Record<string, string> = {
  great_lighthouse: night(
    'great_lighthouse',
    crescent(20),
    flat('#ffe9a0', 'M80 34L-4 12v48zM80 34l84-22v48z', 0.5) + fire(80, 38, 0.75) + lit(76, 48, 8, 6),
  ),
  hanging_gardens: night(
    'hanging_gardens',
    crescent(140),
    [28, 46, 98, 116].map((x) => lit(x + 4, 78, 5, 12)).join('') + lit(47, 57, 5, 9) + lit(107, 57, 5, 9),
  ),
  temple_of_artemis: night('temple_of_artemis', full(136, 30, 10), lit(76, 66, 8, 18) + fire(26, 94) + fire(134, 94)),
  pyramids: night('pyramids', full(30, 36, 13), fire(62, 95, 0.7) + fire(112, 96, 0.5) + at(80, 22, star(6))),
  mausoleum: night(
    'mausoleum',
    crescent(136),
    lit(76, 75, 8, 15) + [54, 70, 86, 102].map((x) => lit(x, 50, 4, 11)).join('') + fire(30, 94) + fire(130, 94),
  ),
  statue_of_zeus: night('statue_of_zeus', '', fire(24, 83, 0.9) + fire(136, 83, 0.9) + at(109, 22, star(7))),
  colossus: night(
    'colossus',
    full(122, 40, 12),
    fire(112.5, 26, 0.9) + [10, 22, 140, 150].map((x) => lit(x, 60, 4, 4)).join(''),
  ),
};
