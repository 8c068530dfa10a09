/**
 * The vocabulary of the pictures on cards: 120 × 90, the ground at 80, light from the upper left.
 *
 * Bodies have the ink outline of the sheet they are drawn on; shade, light and ground have none. Things are drawn with the
 * middle of their foot at the origin and put in their place by `at`.
 */

export const INK = '#35261a';
export const STONE = '#f2e7cf';
export const ROCK = '#cbbb9c';
export const DARK = '#4a3826';
export const WOOD = '#a06a38';
export const PALE = '#dcb27a';
export const BARK = '#74492a';
export const CLAY = '#c56b42';
export const TILE = '#b9573a';
export const GOLD = '#edbd45';
export const BRONZE = '#c08a3c';
export const IRON = '#8e949c';
export const STEEL = '#cfd5da';
export const LEAF = '#7c9a48';
export const PINE = '#4d7a48';
export const WATER = '#79bcc9';
export const SKIN = '#dca679';
export const SNOW = '#fffaf0';
export const FIRE = '#ef8b34';
export const GLASS = '#9fd6d3';
export const CLOTH = '#c9486a';
/** The colour of the card on which the picture stands. */
export const OWN = 'var(--c)';

const fix = (n: number) => String(Math.round(n * 10) / 10);
/** Write numbers into path data. */
export const d = (parts: TemplateStringsArray, ...numbers: number[]): string =>
  parts.map((part, n) => part + (n < numbers.length ? fix(numbers[n]!) : '')).join('');

/** A body with an outline. */
export const body = (fill: string, path: string): string => `<path fill="${fill}" d="${path}"/>`;
/** Shade, light, ground: no outline. */
export const flat = (fill: string, path: string, opacity = 1): string =>
  `<path stroke="none" fill="${fill}" d="${path}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
export const shade = (path: string, opacity = 0.16): string => flat(INK, path, opacity);
export const light = (path: string, opacity = 0.4): string => flat('#fff', path, opacity);
export const line = (path: string, width = 1.6, colour = INK): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${path}"/>`;
export const disc = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}"/>`;
export const ring = (x: number, y: number, r: number, width = 1.6, colour = INK): string =>
  `<circle fill="none" stroke="${colour}" stroke-width="${width}" cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}"/>`;
/** Put a thing somewhere, larger or smaller, turned, or facing the other way (a negative size). */
export const at = (x: number, y: number, thing: string, size = 1, turn = 0): string => {
  const grown = size === 1 ? '' : size < 0 ? ` scale(${size} ${-size})` : ` scale(${size})`;
  return `<g transform="translate(${fix(x)} ${fix(y)})${turn ? ` rotate(${turn})` : ''}${grown}">${thing}</g>`;
};

/* ---- the land ---- */

export const ground = (fill = '#bda673', y = 80): string => flat(fill, d`M0 ${y}c40-3 80-3 120 0v${90 - y}h-120z`);
export const paving = (y = 80): string =>
  flat('#d2c19c', d`M0 ${y}h120v${90 - y}H0z`) + shade(d`M0 ${y}h120v2H0z`, 0.2);
const LANDS = [
  'M0 62 22 40l16 14 22-28 24 30 14-12 22 20v26H0z',
  'M0 66c18-20 40-24 60-12s38 2 60-12v48H0z',
  'M0 58h14V46h12v8h10V38h14v16h12V44h14v12h12V36h12v16h20v38H0z',
  'M0 64l30-30 26 26 30-38 34 36v32H0z',
];
/** What lies behind: mountains, hills, a town, peaks; in the colour of the card. */
export const behind = (land: number, opacity = 0.22): string => flat(OWN, LANDS[land % LANDS.length]!, opacity);
export const sea = (y = 66): string =>
  flat(WATER, d`M0 ${y}h120v${90 - y}H0z`) +
  line(
    d`M8 ${y + 7}q4-3 8 0t8 0M84 ${y + 6}q4-3 8 0t8 0M52 ${y + 14}q4-3 8 0t8 0M14 ${y + 18}q4-3 8 0t8 0M92 ${y + 17}q4-3 8 0t8 0`,
    1.4,
    '#fff9',
  );
export const sun = (x: number, y: number, r = 9): string =>
  flat('#fbdf8e', d`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`);

export const cypress = (h = 34): string =>
  body(PINE, d`M0 0c-7-4-7-${h * 0.5} 0-${h}c7 ${h * 0.5} 7 ${h - 4} 0 ${h}z`) +
  light(d`M-1-4c-4-6-3-${h * 0.4} 0-${h * 0.75}z`, 0.22);
export const pine = (h = 40): string =>
  body(BARK, d`M-2.5 0v-9h5v9z`) +
  body(PINE, d`M0 ${-h}l9 ${h * 0.3}h-4l8 ${h * 0.26}h-5l8 ${h * 0.26}h-32l8-${h * 0.26}h-5l8-${h * 0.26}h-4z`) +
  light(d`M0 ${-h + 3}l-6 ${h * 0.24}h3l-6 ${h * 0.26}h3l-6 ${h * 0.2}h8z`, 0.18);
export const tree = (r = 13, fill = LEAF): string =>
  body(BARK, d`M-2.5 0v-14h5v14z`) +
  body(
    fill,
    d`M${-r} ${-14 - r * 0.6}c-3-${r * 0.9} ${r * 0.6}-${r * 1.5} ${r}-${r * 1.1}c${r * 0.5}-${r * 0.5}
      ${r * 1.4} ${r * 0.3} ${r} ${r * 1.1}c${r * 0.5} ${r * 0.9}-${r * 1.7} ${r * 1.1}-${r} ${r * 0.6}
      c-${r * 0.5} ${r * 0.4}-${r * 1.2} ${r * 0.1}-${r}-${r * 0.6}z`,
  );
export const bush = (r = 8, fill = LEAF): string =>
  body(
    fill,
    d`M${-r} 0c-${r * 0.3}-${r * 0.9} ${r * 0.5}-${r * 1.2} ${r * 0.7}-${r * 0.9}c${r * 0.3}-${r * 0.5}
      ${r}-${r * 0.3} ${r} ${r * 0.1}c${r * 0.5}-${r * 0.1} ${r * 0.5} ${r * 0.6} ${r * 0.3} ${r * 0.8}z`,
  );
export const palm = (h = 36): string =>
  body(BARK, d`M-2 0c0-${h * 0.5} 1-${h * 0.8} 2-${h}l3 1c-1 ${h * 0.3}-2 ${h * 0.6}-1 ${h - 1}z`) +
  body(
    PINE,
    d`M1 ${-h}c-5-6-12-5-15 2 6-2 10-2 14 0-6 1-9 5-8 10 3-5 6-7 9-8 3 1 6 3 9 8 1-5-2-9-8-10 4-2 8-2 14 0-3-7-10-8-15-2z`,
  );
export const rocks = body(ROCK, 'M-16 0l3-9 8-5 6 4 7-3 8 8 2 5z') + shade('M1-10l7-3 8 8 2 5H4z');

/* ---- buildings ---- */

/** A wall with shade on its right. */
export const wall = (x: number, y: number, w: number, h: number, fill = STONE): string =>
  body(fill, d`M${x} ${y}h${w}v${h}h${-w}z`) + shade(d`M${x + w * 0.7} ${y}h${w * 0.3}v${h}h${-w * 0.3}z`, 0.14);
export const slab = (x: number, y: number, w: number, h = 4, fill = STONE): string =>
  body(fill, d`M${x} ${y}h${w}v${h}h${-w}z`);
/** Steps from their top, each wider than the one above. */
export const steps = (x: number, y: number, w: number, n = 2, h = 4): string =>
  Array.from({ length: n }, (_, i) => slab(x - 4 * i, y + h * i, w + 8 * i, h, i % 2 ? '#e0d2b2' : STONE)).join('');
export const column = (x: number, y: number, h: number, w = 7): string =>
  body(STONE, d`M${x - w / 2} ${y}h${w}v${h}h${-w}z`) +
  shade(d`M${x + w * 0.15} ${y}h${w * 0.35}v${h}h${-w * 0.35}z`) +
  body(STONE, d`M${x - w / 2 - 1.5} ${y}h${w + 3}v3h${-w - 3}z`);
/** Columns before the dark of a hall. */
export const colonnade = (x: number, y: number, w: number, h: number, n: number, thick = 7): string =>
  flat(DARK, d`M${x + 2} ${y}h${w - 4}v${h}h${4 - w}z`) +
  Array.from({ length: n }, (_, i) => column(x + thick / 2 + ((w - thick) * i) / (n - 1), y, h, thick)).join('');
export const pediment = (x: number, y: number, w: number, h: number, field = OWN): string =>
  body(STONE, d`M${x} ${y}l${w / 2} ${-h} ${w / 2} ${h}v4h${-w}z`) +
  body(field, d`M${x + w * 0.17} ${y - 1}l${w * 0.33} ${-h * 0.66} ${w * 0.33} ${h * 0.66}z`);
export const roof = (x: number, y: number, w: number, h: number, inset = 8, fill = TILE): string =>
  body(fill, d`M${x} ${y}l${inset} ${-h}h${w - 2 * inset}l${inset} ${h}z`) +
  line(
    d`M${x + inset + 4} ${y - h}l-3 ${h}M${x + w / 2} ${y - h}v${h}M${x + w - inset - 4} ${y - h}l3 ${h}`,
    1,
    '#0003',
  );
export const gable = (x: number, y: number, w: number, h: number, fill = TILE): string =>
  body(fill, d`M${x} ${y}l${w / 2} ${-h} ${w / 2} ${h}z`);
export const dome = (x: number, y: number, r: number, fill = OWN, tall = 1): string =>
  body(fill, d`M${x - r} ${y}c0-${r * 1.35 * tall} ${2 * r}-${r * 1.35 * tall} ${2 * r} 0z`) +
  light(
    d`M${x - r * 0.7} ${y - 1}c0-${r * 0.7 * tall} ${r * 0.4}-${r * 0.85 * tall}
      ${r * 0.6}-${r * 0.9 * tall}c-${r * 0.3} ${r * 0.3}-${r * 0.4} ${r * 0.6}-${r * 0.3}
      ${r * 0.9 * tall}z`,
    0.3,
  );
/** A door or window with a round head. */
export const arch = (x: number, y: number, w: number, h: number, fill = DARK): string =>
  body(fill, d`M${x} ${y + h}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`);
export const hole = (x: number, y: number, w: number, h: number, fill = DARK): string =>
  flat(fill, d`M${x} ${y}h${w}v${h}h${-w}z`);
/** A wall with n merlons on top. */
export const battlement = (x: number, y: number, w: number, h: number, n: number, fill = STONE): string => {
  const one = w / (2 * n - 1);
  const teeth = Array.from({ length: n }, (_, i) => d`v-5h${one}v5` + (i < n - 1 ? d`h${one}` : '')).join('');
  return (
    body(fill, d`M${x} ${y + 5}` + teeth + d`v${h - 5}h${-w}z`) +
    shade(d`M${x + w * 0.7} ${y + 5}h${w * 0.3}v${h - 5}h${-w * 0.3}z`, 0.14)
  );
};
export const tower = (x: number, y: number, w: number, h: number, fill = STONE): string =>
  wall(x, y + 10, w, h - 10, fill) + battlement(x - 3, y, w + 6, 12, 3, fill) + hole(x + w / 2 - 1.5, y + 18, 3, 8);
/** Courses of stone on a wall. */
export const courses = (x: number, y: number, w: number, rows: number, h = 8): string =>
  line(
    Array.from(
      { length: rows },
      (_, i) => d`M${x} ${y + i * h}h${w}M${x + (i % 2 ? w * 0.3 : w * 0.6)} ${y + i * h}v${h}`,
    ).join(''),
    1,
    '#35261a66',
  );
export const flag = (h = 22, fill = OWN): string => line(d`M0 0v${-h}`, 2) + body(fill, d`M0 ${-h}h16l-4 5 4 5h-16z`);
export const banner = (w = 16, h = 30, fill = OWN): string =>
  body(fill, d`M${-w / 2} 0h${w}v${h}l${-w / 2}-5${-w / 2} 5z`) + line(d`M${-w / 2 - 2} 0h${w + 4}`, 2.4);
export const awning = (x: number, y: number, w: number, h = 12, fill = OWN): string =>
  body(SNOW, d`M${x} ${y}l4 ${-h}h${w - 8}l4 ${h}z`) +
  flat(
    fill,
    d`M${x + 1} ${y}l3.6 ${1 - h}h${w * 0.12}l-1.5 ${h - 1}zM${x + w * 0.4} ${y}l.5 ${1 - h}h${w * 0.18}
      l.5 ${h - 1}zM${x + w - 1} ${y}l-3.6 ${1 - h}h${-w * 0.12}l1.5 ${h - 1}z`,
  ) +
  line(d`M${x} ${y}l4 ${-h}h${w - 8}l4 ${h}z`);
export const tent = (w = 44, h = 30, fill = OWN): string =>
  body(fill, d`M0 ${-h}l${w / 2} ${h}h${-w}z`) +
  body(DARK, d`M0 ${-h}l${w * 0.14} ${h}h${-w * 0.28}z`) +
  light(d`M-1 ${3 - h}l${-w * 0.12} ${h - 3}h${-w * 0.26}z`, 0.25);

/* ---- fire, smoke, water ---- */

export const flame =
  body(FIRE, 'M0 0c-8-1-8-8-4-12 1 3 3 2 2-2s2-7 4-8c-1 6 6 8 5 15-1 5-4 7-7 7z') +
  flat(GOLD, 'M0-1c-4 0-4-5-1-8 1 3 3 3 4 5 0 2-1 3-3 3z');
export const smoke = line('M0 0c-5-6 5-9 0-15s4-9 1-14', 5, '#fffc');

/* ---- goods and vessels ---- */

export const amphora = (fill = CLAY): string =>
  body(fill, 'M-3 0c-6-5-8-12-6-18 1-2 4-3 5-5l-2-3h12l-2 3c1 2 4 3 5 5 2 6 0 13-6 18z') +
  line('M-5-24c-5 1-6 5-4 8M5-24c5 1 6 5 4 8', 1.8) +
  light('M-6-16c0 5 1 9 3 12-4-3-5-8-3-12z', 0.35);
export const pot = (fill = CLAY): string =>
  body(fill, 'M-7 0c-6-5-5-13-1-16h16c4 3 5 11-1 16z') +
  body(fill, 'M-9-19h18v4h-18z') +
  light('M-8-12c-1 4 0 7 2 10-4-2-5-7-2-10z', 0.35);
export const sack = (fill = PALE): string =>
  body(fill, 'M-11 0c-4-6-2-14 6-18l-3-5h16l-3 5c8 4 10 12 6 18z') + line('M-5-18h10', 2);
export const chest =
  body(WOOD, 'M-15 0v-13h30v13z') + body(BARK, 'M-15-13c0-9 30-9 30 0z') + body(GOLD, 'M-3-15h6v7h-6z');
export const barrel =
  body(WOOD, 'M-9 0c-3-7-3-15 0-22h18c3 7 3 15 0 22z') +
  line('M-10-5h20M-10.5-17h21', 2, IRON) +
  shade('M4-22h5c3 7 3 15 0 22h-5c2-7 2-15 0-22z');
export const crate =
  body(PALE, 'M-10 0v-17h20v17z') + line('M-10-17l20 17M10-17l-20 17', 1.4, BARK) + line('M-10 0v-17h20v17z');
export const coins = (n = 3): string =>
  Array.from({ length: n }, (_, i) => body(GOLD, d`M-8 ${-4 * i - 3}c0-3.5 16-3.5 16 0v3c0 3.5-16 3.5-16 0z`)).join(
    '',
  ) + line(d`M-8 ${-4 * n + 1}c0 3.5 16 3.5 16 0`, 1.2);
export const coin = disc(GOLD, 0, 0, 6) + ring(0, 0, 3.4, 1.2, BRONZE);
export const log =
  body(WOOD, 'M0-9h34a4.5 4.5 0 0 1 0 9H0z') + disc('#ecca92', 0, -4.5, 4.5) + ring(0, -4.5, 1.8, 1, WOOD);
export const bricks = (n: number, rows: number, fill = CLAY): string =>
  Array.from({ length: rows }, (_, r) =>
    Array.from({ length: n - r }, (_, i) => body(fill, d`M${(i - (n - r) / 2) * 15} ${-8 * r}h14v-7.5h-14z`)).join(''),
  ).join('');
export const block = (w = 22, h = 14, fill = '#ddd0b4'): string =>
  body(fill, d`M${-w / 2} 0v${-h}h${w}v${h}z`) +
  body('#f4ead4', d`M${-w / 2} ${-h}l5-5h${w}l-5 5z`) +
  body(ROCK, d`M${w / 2} ${-h}l5-5v${h}l-5 5z`);
export const ingot = body(BRONZE, 'M-12 0l4-9h16l4 9z') + light('M-7-8h14l1 2h-16z', 0.5);
export const basket = (fill: string): string =>
  disc(fill, -6, -12, 4) +
  disc(fill, 0, -14, 4) +
  disc(fill, 6, -12, 4) +
  body(PALE, 'M-11-11h22l-3 11h-16z') +
  line('M-10-6h20', 1.2, BARK);
export const scroll =
  body(SNOW, 'M-14-20h28v18h-28z') +
  body(PALE, 'M-17-24h34v5h-34zM-17-4h34v5h-34z') +
  line('M-9-15h18M-9-11h18M-9-7h11', 1.3, '#35261a99');
export const book =
  body(SNOW, 'M0-3c-5-4-13-4-20-2v-20c7-2 15-2 20 2 5-4 13-4 20-2v20c-7-2-15-2-20 2z') +
  line('M0-23v20M-15-19c4-1 8 0 11 1M-15-14c4-1 8 0 11 1M15-19c-4-1-8 0-11 1M15-14c-4-1-8 0-11 1', 1.3);
export const vial = (fill = GLASS): string =>
  body(SNOW, 'M-3-24h6v9l8 12c1 2 0 3-2 3h-18c-2 0-3-1-2-3l8-12z') +
  flat(fill, 'M-5-10h10l5 7.5c1 1 0 1.7-1 1.7h-18c-1 0-2-.7-1-1.7z') +
  line('M-3-24h6v9l8 12c1 2 0 3-2 3h-18c-2 0-3-1-2-3l8-12zM-5-24h10');
export const grapes =
  [
    [-6, -14],
    [0, -15],
    [6, -14],
    [-3, -9],
    [3, -9],
    [0, -4],
  ]
    .map(([x, y]) => disc('#8a4f9c', x!, y!, 3.8))
    .join('') + body(LEAF, 'M0-17c-6 2-9-2-9-5 5 1 7-2 9-4 2 2 4 5 9 4 0 3-3 7-9 5z');

/* ---- tools ---- */

export const hammer = line('M0 0v-24', 4) + line('M0 0v-24', 2, PALE) + body(IRON, 'M-9-30h15l4 4-4 4h-15z');
export const pick =
  line('M0 0v-32', 4) + line('M0 0v-32', 2, PALE) + body(IRON, 'M-16-26c8-10 24-10 32 0-8-4-24-4-32 0z');
export const axe =
  line('M0 0v-32', 4) + line('M0 0v-32', 2, PALE) + body(STEEL, 'M-2-32h4c3-3 8-5 12-5-2 6-2 12 0 18-4 0-9-2-12-5h-4z');
export const sword =
  body(STEEL, 'M-2.5-8v-24l2.5-6 2.5 6v24z') + body(GOLD, 'M-8-8h16v3h-16z') + body(BARK, 'M-2-5h4v7h-4z');
export const spear = line('M0 0v-46', 3.2) + line('M0 0v-46', 1.4, PALE) + body(STEEL, 'M0-58l4 9-4 4-4-4z');
export const shield = (fill = OWN): string => disc(fill, 0, 0, 11) + ring(0, 0, 7.5, 1.6, GOLD) + disc(GOLD, 0, 0, 3);
export const arrow = line('M0 0h26', 2.4) + body(STEEL, 'M26-4l8 4-8 4z') + body(SNOW, 'M-2-4h7l3 4-3 4h-7l3-4z');
export const bow =
  line('M0-22c16 8 16 36 0 44', 4.4) + line('M0-22c16 8 16 36 0 44', 2.2, WOOD) + line('M0-22v44', 1.2);
export const target = disc(SNOW, 0, 0, 18) + disc(OWN, 0, 0, 13.5) + disc(SNOW, 0, 0, 8.5) + disc(OWN, 0, 0, 4);
export const helmet = (plume = OWN): string =>
  body(plume, 'M-14-20c-4-16 26-22 30-4l-4 8c-6-10-18-8-22 2z') +
  body(BRONZE, 'M-13 0v-10c0-16 26-16 26 0V0l-9-1v-7h-4v4c-4 0-7 1-8 5z') +
  light('M-9-9c0-6 3-9 8-10-4 3-5 6-5 10z');
export const wheel = (r = 14): string =>
  disc(PALE, 0, 0, r) +
  disc('#fff3', 0, 0, r * 0.72) +
  line(
    d`M0 ${-r}V${r}M${-r} 0H${r}M${-r * 0.7} ${-r * 0.7}L${r * 0.7} ${r * 0.7}M${r * 0.7} ${-r * 0.7}L${-r * 0.7} ${r * 0.7}`,
    2.2,
  ) +
  disc(WOOD, 0, 0, r * 0.26);
export const gear = (r = 12, fill = BRONZE): string => {
  const teeth = Array.from(
    { length: 8 },
    (_, i) => `<path fill="${fill}" d="${d`M-2.5 ${-r - 4}h5v6h-5z`}" transform="rotate(${45 * i})"/>`,
  ).join('');
  return teeth + disc(fill, 0, 0, r) + disc('#fff6', 0, 0, r * 0.4);
};
export const scales =
  line('M0 0v-40M-20-34h40', 3) +
  line('M-20-34l-7 17M-20-34l7 17M20-34l-7 17M20-34l7 17', 1.3) +
  body(GOLD, 'M-29-17h18c0 7-18 7-18 0zM11-17h18c0 7-18 7-18 0z') +
  disc(GOLD, 0, -40, 3) +
  body(BRONZE, 'M-10 2l3-5h14l3 5z');
export const ladder = (h = 40): string =>
  line(
    d`M-5 0v${-h}M5 0v${-h}` + Array.from({ length: Math.floor(h / 7) }, (_, i) => d`M-5 ${-4 - 7 * i}h10`).join(''),
    2.4,
    BARK,
  );
export const anvil =
  body(IRON, 'M-18-20h34c0 5-4 8-11 8v5l6 7h-22l6-7v-5c-6 0-12-3-13-8z') + light('M-15-19h28l-1 2h-25z');
export const table = body(WOOD, 'M-26-18h52v5h-52z') + body(BARK, 'M-22-13h5v13h-5zM17-13h5v13h-5z');
export const star = (r = 8, fill = GOLD): string =>
  body(
    fill,
    d`M0 ${-r}l${r * 0.28} ${r * 0.66} ${r * 0.7} ${r * 0.06}-${r * 0.53} ${r * 0.48} ${r * 0.16}
      ${r * 0.7}-${r * 0.61}-${r * 0.37}-${r * 0.61} ${r * 0.37}
      ${r * 0.16}-${r * 0.7}-${r * 0.53}-${r * 0.48} ${r * 0.7}-${r * 0.06}z`,
  );
export const laurel =
  line('M-3 0c-12-2-16-14-11-24M3 0c12-2 16-14 11-24', 1.6, PINE) +
  flat(
    PINE,
    'M-6-2c-6 2-9 0-10-3 5-1 8 0 10 3zM-12-8c-5 0-8-3-7-6 4 0 7 2 7 6zM-15-15c-5-2-5-6-3-8 3 2 5 5 3 8z' +
      'M6-2c6 2 9 0 10-3-5-1-8 0-10 3zM12-8c5 0 8-3 7-6-4 0-7 2-7 6zM15-15c5-2 5-6 3-8-3 2-5 5-3 8z',
  );

/* ---- the living ---- */

/** Somebody in a robe, 40 high, facing us. */
export const person = (robe = OWN, skin = SKIN, hair = BARK): string =>
  body(robe, 'M-11 0c0-14 2-24 6-26h10c4 2 6 12 6 26z') +
  shade('M3-26h2c4 2 6 12 6 26H4z') +
  disc(skin, 0, -33, 6.5) +
  body(hair, 'M-6.5-33c-1-10 14-10 13 0-3-4-9-4-13 0z');
export const beard = body('#e9e2d6', 'M-5-31c1 12 9 12 10 0-3 3-7 3-10 0z');
/** An arm stretched to the right from a person's shoulder. */
export const arm = (robe = OWN, dx = 14, dy = -8): string =>
  line(d`M5-22l${dx} ${dy}`, 6.4) + line(d`M5-22l${dx} ${dy}`, 3.6, robe) + disc(SKIN, 5 + dx, -22 + dy, 3);
export const horse = (fill = '#8a5630'): string =>
  body(fill, 'M-20 0l1-18c-3-8 2-13 10-12h14l8-14 5-2 7 9-2 4-7 0-4 9-3 24h-5l-1-14h-14l-2 14z') +
  body(DARK, 'M5-32l8-14 2-4 2 4-8 17zM-20-26c-6 2-8 10-7 18 4-4 5-8 9-11z') +
  disc(INK, 18, -40, 0.6);
export const horseHead = (fill = '#8a5630'): string =>
  body(fill, 'M-16 0c0-18 4-32 14-38l2-7 5 5c6 3 12 12 15 18 1 5-4 8-8 6l-7-4c0 6 3 12 7 20z') +
  body(DARK, 'M-16-4c-3-20 4-34 15-39l-1 8c-6 5-9 16-8 30z') +
  disc(INK, 6, -28, 1) +
  line('M15-18l4-2', 1.4);
export const camel = body(
  '#c99a5b',
  'M-24 0l2-20c0-5 3-9 8-9 2-9 9-9 11-1 2-8 9-8 11 0l4 6c3-2 4-6 4-12 0-4 3-6 7-6h5l1 4-7 2c1 10-2 18-9 22l-1 14h-4l-2-12h-18l-3 12z',
);
export const ship = (sail = OWN, hull = WOOD): string =>
  line('M0-8v-38', 2.4) +
  body(sail, 'M-17-42c12-4 24-4 34 0 3 9 3 17 0 25-10-4-22-4-34 0 3-8 3-16 0-25z') +
  light('M-14-40c6-2 10-2 14-2v22c-5 0-9 0-14 1 2-7 2-14 0-21z', 0.28) +
  body(hull, 'M-30-12c4 3 8 3 12 3h28c8 0 14-3 20-11-1 10-5 17-12 20h-36c-6-2-10-6-12-12z') +
  line('M-20-4h36', 1.2, '#fff7');
export const owl =
  body('#a9814f', 'M-12 0c-5-10-5-24 0-30l4 3h16l4-3c5 6 5 20 0 30z') +
  disc(SNOW, -5, -20, 5) +
  disc(SNOW, 5, -20, 5) +
  disc(INK, -5, -20, 1.6) +
  disc(INK, 5, -20, 1.6) +
  body(GOLD, 'M0-18l3 4-3 4-3-4z');
export const lion =
  body(GOLD, 'M-18 0v-14c0-6 6-9 14-8l18-2c4 4 4 10 3 24z') +
  disc(BRONZE, 11, -27, 10) +
  disc(GOLD, 12, -26, 6) +
  disc(INK, 14, -28, 0.8);
