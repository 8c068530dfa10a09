/** Scientific buildings: each by what its people study with. */
import {
  amphora,
  arch,
  arm,
  at,
  BARK,
  BRONZE,
  beard,
  behind,
  body,
  book,
  bush,
  CLAY,
  CLOTH,
  colonnade,
  cypress,
  DARK,
  d,
  disc,
  dome,
  flame,
  flat,
  GLASS,
  GOLD,
  gable,
  gear,
  ground,
  hammer,
  hole,
  INK,
  IRON,
  LEAF,
  ladder,
  light,
  line,
  OWN,
  owl,
  PALE,
  PINE,
  paving,
  pediment,
  person,
  pot,
  ROCK,
  ring,
  roof,
  SNOW,
  STEEL,
  STONE,
  shade,
  slab,
  star,
  steps,
  vial,
  WOOD,
  wall,
} from './shapes';

const shelf = (x: number, y: number, w: number): string => body(BARK, d`M${x} ${y}h${w}v3.5h${-w}z`);
const rolls = (x: number, y: number, n: number): string =>
  Array.from(
    { length: n },
    (_, i) => disc(i % 3 === 1 ? PALE : SNOW, x + 6 * i, y - 4, 3.4) + ring(x + 6 * i, y - 4, 1.2, 1, BARK),
  ).join('');
const herb =
  line('M0 0v-14', 2, PINE) +
  flat(
    LEAF,
    'M0-3c-6 0-8-3-8-6 5 0 8 2 8 6zM0-3c6 0 8-3 8-6-5 0-8 2-8 6zM0-9c-5 0-7-3-7-6 4 0 7 2 7 6zM0-9c5 0 7-3 7-6-4 0-7 2-7 6z',
  );
const mortar =
  body(STONE, 'M-17-18h34c0 9-4 14-10 15v3H-7v-3c-6-1-10-6-10-15z') +
  shade('M4-18h13c0 9-4 14-10 15z') +
  line('M4-20l12-20', 6) +
  line('M4-20l12-20', 3.4, ROCK);
const bench = body(WOOD, 'M8 62h104v7H8z') + body(BARK, 'M16 69h8v15h-8zM96 69h8v15h-8z');

export const GREEN: Record<string, string> = {
  // a bench with gears, hammer and saw on the wall
  workshop:
    flat(OWN, 'M0 0h120v90H0z', 0.14) +
    paving(84) +
    line('M14 16h92', 3, BARK) +
    at(28, 18, hammer, 1, 180) +
    body(STEEL, 'M44 22h34v9l-34 4z') +
    body(WOOD, 'M78 20h9v13h-9z') +
    line('M44 35l3 3 3-4 3 3 3-4 3 3 3-4 3 3 3-4 3 3 3-4', 1.3) +
    at(100, 18, body(WOOD, 'M-3 0h6v10h-6z') + body(STEEL, 'M-2.5 10h5l-1 16h-3z')) +
    bench +
    at(44, 46, gear(13)) +
    at(70, 51, gear(8, IRON)) +
    at(94, 62, body(PALE, 'M-10-9h20v9h-20z')),
  // jars of herbs and a mortar
  apothecary:
    flat(OWN, 'M0 0h120v90H0z', 0.14) +
    paving(84) +
    shelf(10, 34, 100) +
    at(24, 34, pot('#e6dcc4'), 0.9) +
    at(46, 34, pot(CLAY), 0.9) +
    at(70, 34, vial('#c9486a'), 0.85) +
    at(94, 34, pot('#9db67a'), 0.9) +
    bench +
    at(42, 62, mortar, 0.95) +
    at(78, 62, herb, 1.2) +
    at(92, 62, herb, 1),
  // a slanted desk with quill and inkwell
  scriptorium:
    flat(OWN, 'M0 0h120v90H0z', 0.14) +
    paving(84) +
    arch(10, 8, 26, 40, '#bfe0ea') +
    line('M23 8v40M10 28h26', 1.6) +
    body(WOOD, 'M36 60l60-16 6 10-60 18z') +
    body(BARK, 'M48 70h8v14h-8zM84 60h8v24h-8z') +
    body(SNOW, 'M46 56l40-11 4 8-40 12z') +
    line('M52 57l28-8M54 61l20-6', 1.3, '#35261a99') +
    body(SNOW, 'M84 44c0-16 6-26 18-32 2 14-4 24-14 32l-4 6z') +
    line('M84 50l10-26', 1.3) +
    body(INK, 'M98 46h12l2 8H96z'),
  // a person weighs medicine behind a counter
  pharmacist:
    behind(2) +
    paving(84) +
    shelf(8, 30, 36) +
    shelf(76, 30, 36) +
    at(18, 30, pot('#e6dcc4'), 0.75) +
    at(34, 30, vial(GLASS), 0.7) +
    at(86, 30, vial('#c9486a'), 0.7) +
    at(102, 30, pot(CLAY), 0.75) +
    at(
      60,
      66,
      person('#f2e7cf') + body(OWN, 'M-4-26h8v26h-8z') + body('#e9e2d6', 'M-7-34c0-11 14-11 14 0-4-3-10-3-14 0z'),
      1.25,
    ) +
    body(WOOD, 'M8 62h104v8H8z') +
    body(BARK, 'M14 70h92v14H14z') +
    at(34, 62, mortar, 0.62) +
    at(88, 62, vial('#7cc07f'), 0.9),
  library:
    flat(OWN, 'M0 0h120v90H0z', 0.14) +
    body(WOOD, 'M10 6h100v76H10z') +
    [14, 37, 60].map((y) => hole(15, y - 4, 90, 19)).join('') +
    rolls(21, 29, 5) +
    rolls(24, 23, 4) +
    rolls(64, 29, 6) +
    rolls(20, 52, 7) +
    rolls(76, 52, 4) +
    rolls(79, 46, 3) +
    rolls(24, 75, 4) +
    rolls(70, 75, 5) +
    rolls(73, 69, 4) +
    at(54, 29, body('#29598f', 'M-3 0v-12h6v12z')) +
    at(68, 52, body(CLOTH, 'M-3 0v-13h6v13z')) +
    at(52, 75, amphora(), 0.5) +
    at(96, 86, ladder(74), 1, 8) +
    paving(84),
  // a house with a snake sign; herbs before it
  dispensary:
    behind(1) +
    paving() +
    wall(14, 40, 92, 42) +
    roof(8, 42, 104, 18, 14) +
    arch(22, 54, 16, 28) +
    hole(80, 54, 18, 12) +
    line('M60 80V34', 5) +
    line('M60 80V34', 2.6, PALE) +
    line('M52 78c12-2 18-6 16-10s-16-4-16-9 16-4 16-9-16-3-15-9 8-4 9-1', 5.4) +
    line('M52 78c12-2 18-6 16-10s-16-4-16-9 16-4 16-9-16-3-15-9 8-4 9-1', 2.8, '#6fae5d') +
    at(89, 54, pot(), 0.4) +
    at(96, 84, herb, 1) +
    at(104, 84, herb, 0.8),
  // pupils on benches before a teacher
  school:
    flat(OWN, 'M0 0h120v90H0z', 0.14) +
    paving(76) +
    body(DARK, 'M40 10h64v36H40z') +
    line('M40 10h64v36H40z', 3, WOOD) +
    line('M50 34l8-14 8 14zM74 34a7 7 0 1 1 14 0z', 2, SNOW) +
    at(24, 66, person(SNOW) + beard + arm('#fffaf0', 14, -8), 1.05) +
    [48, 72, 96].map((x) => at(x, 84, person([CLOTH, '#29598f', '#c08a3c'][(x - 48) / 24]!), 0.72)).join('') +
    body(WOOD, 'M36 80h76v5H36z'),
  // a still: retort over fire, coloured flasks
  laboratory:
    flat(OWN, 'M0 0h120v90H0z', 0.14) +
    paving(84) +
    bench +
    at(34, 62, flame, 0.75) +
    line('M22 62l8-20M46 62l-8-20', 2.6, IRON) +
    body(GLASS, 'M34 22c-10 0-14 8-12 15s18 8 23 1c4-6 12 2 20 18l4-2c-6-22-20-32-35-32z') +
    light('M27 30c1-3 4-4 7-4-3 2-4 4-4 7z', 0.7) +
    at(74, 62, vial('#c9486a'), 0.8) +
    at(96, 62, vial('#edbd45'), 1.15),
  // a grove with a porch and teachers walking
  academy:
    behind(1) +
    ground('#9bb25c') +
    at(12, 82, cypress(52)) +
    at(108, 82, cypress(52)) +
    pediment(26, 34, 68, 20) +
    at(60, 32, owl, 0.42) +
    colonnade(30, 38, 60, 36, 4, 8) +
    steps(26, 74, 68, 2, 4) +
    at(48, 88, person(SNOW) + beard, 0.62) +
    at(70, 88, person(CLOTH), 0.62),
  // a desk by lamplight with an open book
  study:
    flat(OWN, 'M0 0h120v90H0z', 0.2) +
    flat('#fbe7a6', 'M60 40a28 28 0 1 1 56 0 28 28 0 1 1-56 0z', 0.7) +
    paving(84) +
    bench +
    at(48, 63, book, 1.5) +
    at(
      88,
      62,
      body(BRONZE, 'M-14-12c0-8 20-8 24-4l8-4-2 8c-4 6-24 8-30 0z') +
        body(BRONZE, 'M-8 0l3-6h8l3 6z') +
        line('M-14-12c-6-4-6 6 0 6', 2) +
        at(14, -18, flame, 0.7),
    ),
  // a great court with two towers and a dome, seen over a gate
  university:
    behind(2) +
    paving() +
    wall(10, 38, 100, 44) +
    wall(6, 24, 22, 58) +
    wall(92, 24, 22, 58) +
    gable(2, 25, 30, 16, OWN) +
    gable(88, 25, 30, 16, OWN) +
    wall(40, 30, 40, 52) +
    dome(60, 31, 20, OWN) +
    at(60, 16, star(6)) +
    arch(50, 54, 20, 28) +
    at(60, 50, book, 0.42) +
    [13, 99].map((x) => arch(x, 36, 8, 14)).join('') +
    [13, 31, 82, 99].map((x) => arch(x, 58, 8, 13)).join(''),
  // a dome with a slit, a sighting tube and stars
  observatory:
    flat('#2c3d66', 'M0 0h120v90H0z', 0.75) +
    at(20, 20, star(6)) +
    at(46, 12, star(4)) +
    at(102, 26, star(5)) +
    flat(SNOW, 'M30 34h2v2h-2zM66 8h2v2h-2zM84 14h2v2h-2zM10 46h2v2h-2zM112 50h2v2h-2z') +
    wall(26, 56, 68, 26) +
    dome(60, 57, 36, OWN, 0.95) +
    body(DARK, 'M64 57l4-32c6 1 10 3 14 7l-8 25z') +
    line('M66 46l26-26', 9) +
    line('M66 46l26-26', 6, BRONZE) +
    line('M88 24l5-5', 8, GOLD) +
    slab(22, 54, 76, 5) +
    arch(54, 64, 12, 18) +
    ground('#5f6d4a', 82),
  // a small house in a garden where builders meet: compass and square over the door
  lodge:
    behind(3) +
    ground('#9bb25c') +
    at(16, 82, cypress(44)) +
    at(104, 82, cypress(36)) +
    wall(30, 46, 60, 36) +
    body(OWN, 'M24 48l36-32 36 32z') +
    line('M60 24l-9 18M60 24l9 18M54 36c3 2 9 2 12 0', 2.6, GOLD) +
    arch(51, 56, 18, 26) +
    [35, 77].map((x) => arch(x, 56, 8, 12, GOLD)).join('') +
    at(34, 84, bush(8)) +
    at(86, 84, bush(8)),
};
