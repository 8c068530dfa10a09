/** The twelve wonders of Duel, seven of which are the cities of the other game by day. 160 × 100, the ground at 86, no sky. */
import {
  arch,
  at,
  BARK,
  BRONZE,
  battlement,
  body,
  bush,
  CLAY,
  camel,
  colonnade,
  column,
  cypress,
  d,
  disc,
  flag,
  flame,
  flat,
  GLASS,
  GOLD,
  hole,
  horse,
  INK,
  LEAF,
  line,
  PALE,
  PINE,
  palm,
  pediment,
  person,
  ROCK,
  ring,
  SNOW,
  STONE,
  shade,
  ship,
  slab,
  steps,
  sun,
  TILE,
  WOOD,
  wall,
  wheel,
} from './shapes';

const SAND = '#e6bf7d';
const DUNE = '#d3a862';
const LAPIS = '#2f6488';
const GREEN = '#a9b469';
const far = (path: string, fill = '#8fa08a', opacity = 0.6): string => flat(fill, path, opacity);
const earth = (fill: string, y = 84): string => flat(fill, d`M0 ${y}c50-4 110-4 160 0v${100 - y}H0z`);
const waves = (y: number): string =>
  flat('#5aa5b5', d`M0 ${y}h160v${100 - y}H0z`) +
  line(
    d`M8 ${y + 7}q4-3 8 0t8 0M62 ${y + 12}q4-3 8 0t8 0M118 ${y + 6}q4-3 8 0t8 0M30 ${y + 20}q4-3 8 0t8 0M126 ${y + 19}q4-3 8 0t8 0`,
    1.4,
    '#fff9',
  );
const pyramid = (x: number, y: number, w: number, h: number): string =>
  body('#f2d69c', d`M${x} ${y - h}l${w / 2} ${h}h${-w}z`) +
  flat('#c4935a', d`M${x} ${y - h}l${w / 2} ${h}h${-w * 0.34}z`) +
  line(
    [0.3, 0.5, 0.7, 0.88].map((part) => d`M${x - (w / 2) * part} ${y - h + h * part}h${w * part}`).join(''),
    1,
    '#7a552a66',
  ) +
  line(d`M${x} ${y - h}l${w / 2} ${h}h${-w}z`);
const scrolls = (x: number, y: number, n: number): string =>
  Array.from(
    { length: n },
    (_, i) => disc(SNOW, x + 6.4 * i, y - 3.6, 3.3) + ring(x + 6.4 * i, y - 3.6, 1.1, 1, BARK),
  ).join('');
const chariot =
  at(-14, 0, body('#a92e26', 'M-9-16h13l3 12h-14z') + wheel(5.5)) +
  at(-17, -12, person(GOLD), 0.34) +
  at(8, 3, horse(), 0.5) +
  at(14, 3, horse('#e9dcc4'), 0.5);
const brazier = body(BRONZE, 'M-6-9H6L4 0h-8z') + at(0, -9, flame, 0.75);

export const WONDER_SCENES: Record<string, string> = {
  appian_way:
    sun(112, 32, 11) +
    far('M0 56c30-22 60-20 84-6s50 0 76-10v60H0z') +
    earth(GREEN, 52) +
    body('#d8c8a4', 'M72 48h14l46 52H22z') +
    line(
      'M67 54h24M60 62h40M52 71h57M43 81h75M34 91h94M79 48v6M74 54v8M85 54v8M68 62v9M80 62v9M93 62v9M62 71' +
        'v10M78 71v10M96 71v10M54 81v10M76 81v10M100 81v10',
      1.2,
      '#8d7a5599',
    ) +
    at(20, 82, cypress(52)) +
    at(44, 64, cypress(34)) +
    at(114, 64, cypress(34)) +
    at(140, 82, cypress(52)) +
    at(126, 82, body(STONE, 'M-7 0v-18c0-6 14-6 14 0V0z') + line('M-3-12h6M-3-8h6', 1.6)) +
    at(79, 74, person('#a92e26'), 0.62),
  circus_maximus:
    far('M0 60c30-14 60-10 80-4s50-12 80-4v48H0z') +
    earth('#c9ad70', 82) +
    body(STONE, 'M6 58c0-34 148-34 148 0v20c0 26-148 26-148 0z') +
    body('#e0b268', 'M22 62c0-22 116-22 116 0s-116 24-116 0z') +
    line('M14 60c6-30 126-30 132 0M30 58c10-18 90-18 100 0', 1.2, '#0005') +
    [12, 28, 46, 66, 86, 106, 124, 140]
      .map((x, n) => arch(x, [72, 79, 84, 86, 86, 84, 79, 72][n]! - 4, 9, 13))
      .join('') +
    body(STONE, 'M52 58h56v6H52z') +
    body(CLAY, 'M78 58l2-22 2 22z') +
    disc('#a92e26', 56, 56, 3) +
    disc('#a92e26', 104, 56, 3) +
    at(66, 74, chariot, 0.82) +
    at(22, 44, flag(15, '#a92e26')) +
    at(138, 44, flag(15, '#a92e26')),
  colossus:
    sun(122, 40, 12) +
    far('M0 64l22-14 20 8 20-10 16 16zM160 64l-26-14-22 10-16-6-14 10z') +
    waves(64) +
    wall(28, 76, 34, 24) +
    wall(98, 76, 34, 24) +
    body(BRONZE, 'M44 77l18-26 2-16h32l2 16 18 26h-14L80 58 58 77z') +
    shade('M84 35h12l2 16 18 26h-14L84 60z', 0.2) +
    line('M64 40L46 54l8 10', 8.6) +
    line('M64 40L46 54l8 10', 5.6, BRONZE) +
    line('M96 40l16-14', 8.6) +
    line('M96 40l16-14', 5.6, BRONZE) +
    body('#d9a04c', 'M64 52h32l3 12-10 2-9-6-9 6-10-2z') +
    disc(BRONZE, 80, 27, 9) +
    line('M72 21l-5-6M76 18.5l-2-8M80 18V8M84 18.5l2-8M88 21l5-6', 3.8) +
    line('M72 21l-5-6M76 18.5l-2-8M80 18V8M84 18.5l2-8M88 21l5-6', 1.8, GOLD) +
    body(GOLD, 'M71 25c2-6 16-6 18 0l-1 1c-5-3-11-3-16 0z') +
    line('M77 27h.1M83 27h.1M77.5 32h5', 1.6) +
    body(WOOD, 'M108 26h9l-2 9h-5z') +
    at(112.5, 26, flame, 0.8) +
    at(80, 96, ship('#f2e7cf'), 0.52),
  great_library:
    earth('#d9caa6', 88) +
    wall(6, 34, 148, 56, '#e6d6b2') +
    [14, 47, 80, 113].map((x) => hole(x, 44, 33, 42, '#6a4a2c')).join('') +
    [56, 69, 82]
      .map((y) =>
        [17, 49.5, 83, 116].map((x) => flat(PALE, d`M${x - 3} ${y}h33v2h-33z`) + scrolls(x + 1, y, 5)).join(''),
      )
      .join('') +
    [10, 45, 80, 115, 150].map((x) => column(x, 38, 50, 10)).join('') +
    slab(0, 32, 160, 7) +
    pediment(30, 32, 100, 22, LAPIS) +
    at(
      80,
      31,
      body(SNOW, 'M0-2c-4-3-10-3-15-1v-11c5-2 11-2 15 1 4-3 10-3 15-1v11c-5-2-11-2-15 1z') + line('M0-13v11', 1.4),
    ) +
    slab(-2, 87, 164, 6) +
    slab(-2, 93, 164, 8, '#d2c19c') +
    at(80, 93, person(SNOW), 0.72),
  great_lighthouse:
    flat('#fff0b0', 'M80 36L-4 16v44zM80 36l84-20v44z', 0.65) +
    far('M0 66c20-12 40-12 54-2M160 66c-20-14-36-14-52-2z') +
    waves(66) +
    body(ROCK, 'M40 92c4-14 76-14 80 0z') +
    body(STONE, 'M60 84l4-26h32l4 26z') +
    shade('M86 58h10l4 26H88z') +
    body(STONE, 'M67 58l2-18h22l2 18z') +
    shade('M84 40h7l2 18h-8z') +
    slab(60, 55, 40, 5) +
    slab(64, 37, 32, 5) +
    hole(73, 26, 14, 12) +
    at(80, 38, flame, 0.7) +
    body(TILE, 'M68 26l12-10 12 10z') +
    arch(75, 68, 10, 16) +
    arch(76, 44, 8, 10) +
    at(132, 88, ship('#f2e7cf'), 0.62) +
    at(22, 94, ship('#c9663f'), 0.5),
  hanging_gardens:
    far('M0 64l34-22 26 16 40-24 60 32v34H0z') +
    earth(GREEN, 86) +
    wall(22, 66, 116, 24, SAND) +
    wall(38, 46, 84, 20, '#eccb90') +
    wall(54, 28, 52, 18, '#f2d69c') +
    [28, 46, 98, 116].map((x) => arch(x, 72, 13, 18)).join('') +
    [44, 104].map((x) => arch(x, 52, 11, 14)).join('') +
    body(GLASS, 'M72 28h16v60H72z') +
    line('M77 30v56M83 34v52', 1.6, '#fff') +
    [24, 42, 60, 100, 118, 136].map((x) => at(x, 68, bush(9, x % 4 ? LEAF : PINE))).join('') +
    [42, 58, 102, 118].map((x) => at(x, 48, bush(8, x % 4 ? PINE : LEAF))).join('') +
    [28, 44, 98, 122]
      .map((x, n) => at(x, 66 + (n % 2) * -18, disc('#d9567a', 0, -5, 1.8) + disc('#d9567a', 5, -3, 1.6)))
      .join('') +
    at(62, 30, palm(17), 0.9) +
    at(98, 30, palm(17), 0.9),
  mausoleum:
    far('M0 70c30-22 60-14 84-10s50-12 76-6v46H0z') +
    earth(GREEN, 84) +
    at(14, 90, cypress(44)) +
    at(30, 88, cypress(32)) +
    at(130, 88, cypress(32)) +
    at(146, 90, cypress(44)) +
    wall(42, 64, 76, 26) +
    colonnade(48, 44, 64, 20, 7, 6) +
    slab(42, 40, 76, 5) +
    slab(42, 62, 76, 5) +
    [0, 1, 2, 3, 4].map((n) => slab(48 + 5.5 * n, 36 - 4 * n, 64 - 11 * n, 4.4, n % 2 ? '#e0d2b2' : STONE)).join('') +
    at(80, 20, body(GOLD, 'M-9 0l2-7 4-1 2-4 2 4h4l2-3 2 4 2 7z')) +
    arch(73, 70, 14, 20) +
    slab(36, 88, 88, 5) +
    body(LAPIS, 'M50 70h14v8H50zM96 70h14v8H96z'),
  piraeus:
    far('M0 58c30-12 50-10 70-4s60-14 90-6v20H0z') +
    pediment(104, 44, 40, 10, LAPIS) +
    colonnade(108, 48, 32, 14, 5, 4) +
    battlement(0, 52, 60, 14, 8, '#dccba5') +
    battlement(64, 56, 96, 10, 12, '#dccba5') +
    waves(64) +
    line('M78 76V22', 3.4) +
    body(SNOW, 'M50 26c18-5 38-5 56 0 4 12 4 22 0 34-18-5-38-5-56 0 4-12 4-22 0-34z') +
    flat('#a92e26', 'M60 24c4 10 4 22 0 33l8-2c4-10 4-22 0-32zM88 23c4 10 4 22 0 32l8 2c4-11 4-23 0-33z') +
    line('M50 26c18-5 38-5 56 0M50 60c18-5 38-5 56 0', 2) +
    body(WOOD, 'M18 66c6 6 14 6 24 6h66c14 0 24-4 32-16 0 20-10 32-26 34H52C34 88 22 78 18 66z') +
    line('M30 78h96', 1.4, '#fff7') +
    line('M44 82l-8 12M58 84l-8 12M72 85l-8 12M86 85l-8 12M100 85l-8 12', 2.2, PALE) +
    disc(SNOW, 128, 70, 4) +
    disc(INK, 128.6, 70, 1.4),
  pyramids:
    sun(30, 36, 13) +
    flat(SAND, 'M0 74c40-6 120-6 160 0v26H0z') +
    pyramid(126, 80, 60, 38) +
    pyramid(34, 80, 50, 30) +
    pyramid(80, 86, 104, 62) +
    flat('#fff6df', 'M80 25l7 8.5H73z') +
    flat(DUNE, 'M0 86c30-6 60 2 90 0s50-4 70 0v14H0z') +
    at(142, 92, palm(34)) +
    at(26, 94, camel + body('#a92e26', 'M-16-26h20l3 12h-24z'), 0.56) +
    at(44, 94, camel, 0.48),
  sphinx:
    sun(140, 34, 11) +
    pyramid(124, 80, 80, 46) +
    flat(SAND, 'M0 78c50-6 110-6 160 0v22H0z') +
    body('#dcae6c', 'M70 58c24-8 52-6 64 4 10 8 12 18 10 28H64z') +
    shade('M112 70c8-6 20-4 26 6 3 5 4 10 4 14h-32c-2-8-2-14 2-20z', 0.2) +
    body('#e6bf7d', 'M16 82h56v9H16c-5 0-5-9 0-9z') +
    body('#e6bf7d', 'M44 58h36v26H50z') +
    shade('M66 58h14v26H68z', 0.16) +
    body(LAPIS, 'M34 64c-3-16 2-40 26-42 24 2 30 26 28 44l-13 2-3-22H48l-3 20z') +
    line('M39 62c-1-10 1-23 7-31M83 63c1-10-1-23-7-32M43 63c-1-9 1-19 5-25M79 64c1-9-1-19-5-26', 2.2, GOLD) +
    body('#ecc88c', 'M46 36c5-4 25-4 30 0 1 12 0 22-7 27-4 3-12 3-16 0-7-5-8-15-7-27z') +
    shade('M64 33c6 0 10 1 12 3 1 12 0 22-7 27-2 1-3 2-5 2z', 0.14) +
    body(GOLD, 'M45 29h32v6H45z') +
    line('M51 43h6M66 43h6M61 46v6h3M57 57h8', 2) +
    body(LAPIS, 'M59 64h5l1 9h-7z') +
    flat(DUNE, 'M0 92c40-4 120-4 160 0v8H0z'),
  statue_of_zeus:
    flat('#8d6f4a', 'M0 0h160v100H0z', 0.4) +
    [10, 38, 122, 150].map((x) => column(x, 16, 74, 13)).join('') +
    slab(-4, 10, 168, 8) +
    body(BARK, 'M52 32h56v54H52z') +
    line('M52 44h56M52 72h56', 2.4, GOLD) +
    body(GOLD, 'M50 27h60v6H50z') +
    body(GOLD, 'M60 60c12-5 28-5 40 0l6 26H88l-3-14H75l-3 14H54z') +
    shade('M84 57c6 0 12 1 16 3l6 26H88l-3-14z', 0.2) +
    body('#f6e8cd', 'M64 42c4-4 28-4 32 0l4 18H60z') +
    line('M65 44L52 58l6 6M95 44l12 6', 7.4) +
    line('M65 44L52 58l6 6M95 44l12 6', 4.6, '#f6e8cd') +
    disc('#f6e8cd', 80, 31, 9) +
    body(BARK, 'M71 31c0 16 18 16 18 0-3 4-6 5-9 5s-6-1-9-5zM70 28c1-11 19-11 20 0-6-3-14-3-20 0z') +
    line('M72 24c4-4 12-4 16 0', 2.6, '#7f9d3e') +
    line('M77 31h.1M83 31h.1', 2) +
    line('M109 88V28', 3) +
    body(GOLD, 'M109 16l5 8-5 6-5-6z') +
    slab(42, 84, 76, 6) +
    slab(34, 90, 92, 12, '#d2c19c') +
    at(24, 92, brazier) +
    at(136, 92, brazier),
  temple_of_artemis:
    sun(136, 30, 10) +
    far('M0 66c30-18 50-14 80-8s50-10 80-12v54H0z') +
    earth(GREEN, 84) +
    pediment(14, 48, 132, 26, LAPIS) +
    line('M84 33a7 7 0 1 0 5 10 6 6 0 0 1-5-10z', 2, SNOW) +
    body(GOLD, 'M76 22l4-8 4 8zM10 48l4-8 5 6zM141 46l5-6 4 8z') +
    colonnade(20, 52, 120, 32, 8, 9) +
    arch(73, 62, 14, 22, '#2f2114') +
    steps(16, 83, 128, 3, 4),
};
