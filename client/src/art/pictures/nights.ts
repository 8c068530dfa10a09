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
  `<use href="#w-${wonder}" width="160" height="100" stroke="none"/>` +
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
    crescent(24),
    flat('#ffe9a0', 'M80 18L0 0v44zM80 18l80-18v44z', 0.5) + fire(80, 24, 0.7),
  ),
  hanging_gardens: night(
    'hanging_gardens',
    crescent(130),
    lit(40, 62, 5, 7) + lit(74, 46, 5, 7) + lit(100, 62, 5, 7) + lit(62, 78, 5, 8) + lit(112, 80, 5, 8),
  ),
  temple_of_artemis: night('temple_of_artemis', full(130, 22, 11), lit(75, 62, 10, 20) + fire(24, 90) + fire(136, 90)),
  pyramids: night('pyramids', full(40, 28, 14), fire(60, 94, 0.7) + fire(104, 96, 0.5) + at(78, 14, star(6))),
  mausoleum: night(
    'mausoleum',
    crescent(132),
    lit(60, 52, 4, 12) + lit(78, 52, 4, 12) + lit(96, 52, 4, 12) + fire(44, 92) + fire(116, 92),
  ),
  statue_of_zeus: night('statue_of_zeus', crescent(20), fire(27, 82, 0.9) + fire(133, 82, 0.9) + at(108, 21, star(6))),
  colossus: night(
    'colossus',
    full(122, 28, 13),
    fire(112, 17, 0.9) + lit(20, 78, 4, 5) + lit(32, 80, 4, 5) + lit(132, 78, 4, 5) + lit(144, 80, 4, 5),
  ),
};
