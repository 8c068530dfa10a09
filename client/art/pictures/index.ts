/** All pictures of buildings and wonders by name. */
import { BLUE } from './blue';
import { BROWN } from './brown';
import { GREEN } from './green';
import { GREY } from './grey';
import { NIGHTS } from './nights';
import { PURPLE } from './purple';
import { RED } from './red';
import { INK } from './shapes';
import { WONDER_SCENES } from './wonders';
import { YELLOW } from './yellow';

export const PICTURES: Record<string, string> = { ...BROWN, ...GREY, ...BLUE, ...YELLOW, ...RED, ...GREEN, ...PURPLE };

const symbol = (id: string, box: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="${box}" preserveAspectRatio="xMidYMax slice">` +
  `<g stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${drawing}</g></symbol>`;

/** The symbols of `buildings.svg` by building. */
export const BUILDING_SYMBOLS: string[] = Object.entries(PICTURES).map(([name, drawing]) =>
  symbol(name, '0 0 120 90', drawing),
);

/** The symbols of `wonders.svg` by wonder; a city by night has the name of its wonder after `night-`. */
export const WONDER_SYMBOLS: string[] = [
  ...Object.entries(WONDER_SCENES).map(([name, drawing]) => symbol(name, '0 0 160 100', drawing)),
  ...Object.entries(NIGHTS).map(([name, drawing]) => symbol(`night-${name}`, '0 0 160 100', drawing)),
];
