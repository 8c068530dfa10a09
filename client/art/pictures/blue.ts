/** Civilian buildings: where a city prays, judges, bathes and is proud of itself. */
import {
  amphora,
  arch,
  arm,
  at,
  BRONZE,
  behind,
  body,
  bush,
  colonnade,
  column,
  cypress,
  d,
  disc,
  dome,
  flag,
  flame,
  flat,
  GOLD,
  ground,
  INK,
  laurel,
  light,
  line,
  OWN,
  PALE,
  palm,
  paving,
  pediment,
  person,
  ROCK,
  roof,
  SKIN,
  SNOW,
  STONE,
  scales,
  shade,
  slab,
  smoke,
  steps,
  sun,
  tree,
  WATER,
  WOOD,
  wall,
} from './shapes';

const masks =
  body(GOLD, 'M-26-18c6 3 16 3 22 0 2 16-3 26-11 28-8-2-13-12-11-28z') +
  line('M-21-8c2-2 5-2 6 0M-13-8c2-2 5-2 6 0M-20 0c3 6 8 6 11 0', 2) +
  body(SNOW, 'M4-14c6 3 16 3 22 0 2 16-3 26-11 28-8-2-13-12-11-28z') +
  line('M9-5c2-1 4-1 6 1M22-5c-2-1-4-1-6 1M10 7c3-5 8-5 11 0', 2);
const seats = (n: number): string =>
  Array.from({ length: n }, (_, i) =>
    body(
      i % 2 ? '#dccdab' : STONE,
      d`M${6 + 9 * i} 80c0-${62 - 12 * i} ${108 - 18 * i}-${62 - 12 * i} ${108 - 18 * i} 0z`,
    ),
  ).join('');

export const BLUE: Record<string, string> = {
  // rows of seats and two masks
  theater: behind(0) + seats(4) + flat('#c9a869', 'M33 80c0-14 54-14 54 0z') + paving() + at(60, 36, masks, 1.15),
  altar:
    behind(1) +
    paving() +
    steps(34, 74, 52, 2, 5) +
    wall(38, 48, 44, 26) +
    slab(32, 42, 56, 7) +
    at(60, 71, laurel, 0.8) +
    at(60, 42, flame, 1.7) +
    at(22, 80, amphora(), 0.9) +
    at(98, 80, amphora(), 0.9),
  // a round pool with steam between columns
  baths:
    behind(2) +
    paving(70) +
    column(18, 24, 50, 9) +
    column(102, 24, 50, 9) +
    slab(8, 16, 104, 8) +
    body(STONE, 'M14 72c0-16 92-16 92 0v6c0 16-92 16-92 0z') +
    body(WATER, 'M22 71c0-10 76-10 76 0s-76 10-76 0z') +
    light('M34 70c8-5 22-6 34-5-12 1-22 3-34 5z', 0.6) +
    at(44, 60, smoke, 1) +
    at(62, 58, smoke, 1.1) +
    at(80, 60, smoke, 0.9),
  courthouse:
    behind(2) +
    paving() +
    pediment(12, 34, 96, 22) +
    colonnade(18, 38, 84, 38, 4, 9) +
    steps(14, 76, 92, 2, 4) +
    at(60, 74, scales, 0.95),
  // a figure with a spear on a plinth
  statue:
    behind(1) +
    paving() +
    wall(40, 60, 40, 22) +
    slab(35, 56, 50, 6) +
    slab(34, 78, 52, 5) +
    body(ROCK, 'M50 56l3-16c-4-4-4-14 0-18h14c4 4 4 14 0 18l3 16z') +
    shade('M62 22h5c4 4 4 14 0 18l3 16h-8z') +
    disc(ROCK, 60, 14, 7) +
    line('M54 24L42 36M66 24l14-6', 6.4) +
    line('M54 24L42 36M66 24l14-6', 3.6, ROCK) +
    line('M81 56V4', 2.4, BRONZE) +
    at(60, 70, laurel, 0.5),
  temple:
    behind(0) +
    ground() +
    at(10, 82, cypress(40)) +
    at(110, 82, cypress(40)) +
    pediment(16, 34, 88, 24) +
    disc(GOLD, 60, 26, 5) +
    colonnade(22, 38, 76, 34, 6, 8) +
    steps(18, 72, 84, 3, 4) +
    body(GOLD, 'M57 10l3-8 3 8z'),
  // two tiers of arches carry water
  aqueduct:
    behind(3) +
    ground('#9aa55f') +
    body(STONE, 'M0 22h120v60H0z') +
    [2, 26, 50, 74, 98].map((x) => arch(x, 56, 18, 28, '#cfe3e6')).join('') +
    [2, 26, 50, 74, 98].map((x) => arch(x, 32, 18, 18, '#cfe3e6')).join('') +
    shade('M0 52h120v3H0z') +
    flat(WATER, 'M0 19h120v5H0z') +
    line('M0 24h120M0 18h120M0 53h120', 1.6) +
    ground('#9aa55f', 82),
  // a speaker on a platform with ships' prows
  rostrum:
    behind(2) +
    paving() +
    wall(26, 50, 68, 32) +
    slab(22, 45, 76, 6) +
    [36, 60, 84].map((x) => body(BRONZE, d`M${x - 7} 58l7 16 7-16c-4 3-10 3-14 0z`) + disc(INK, x, 62, 0.8)).join('') +
    at(60, 46, person(SNOW) + body(OWN, 'M-4-26h9c2 8-8 16-14 22 0-10 1-18 5-22z') + arm('#fffaf0', 13, -12), 0.95),
  // wings, a dome, many windows, guards
  palace:
    behind(1) +
    paving() +
    wall(6, 46, 108, 34) +
    roof(2, 46, 34, 10, 6, OWN) +
    roof(84, 46, 34, 10, 6, OWN) +
    wall(34, 34, 52, 46) +
    dome(60, 34, 22, OWN, 1.15) +
    at(60, 15, flag(12, GOLD)) +
    slab(30, 32, 60, 5) +
    arch(51, 54, 18, 26) +
    [12, 24, 88, 100].map((x) => arch(x, 54, 7, 12)).join('') +
    [39, 74].map((x) => arch(x, 46, 7, 14)).join('') +
    slab(2, 77, 116, 5),
  // a hall with a clock-like bell tower and a balcony
  town_hall:
    behind(2) +
    paving() +
    wall(18, 44, 84, 38) +
    roof(12, 46, 96, 14, 12) +
    wall(48, 22, 24, 60) +
    body(OWN, 'M45 24l15-18 15 18z') +
    arch(54, 28, 12, 14) +
    at(60, 40, body(GOLD, 'M-5 0c1-2 1-9 5-9s4 7 5 9z')) +
    arch(52, 58, 16, 24) +
    [24, 36, 78, 90].map((x) => arch(x, 54, 7, 12)).join('') +
    line('M48 54h24M50 54v-5M56 54v-5M64 54v-5M70 54v-5M48 49h24', 1.6),
  obelisk:
    behind(3) +
    sun(94, 24) +
    ground('#d0b277') +
    body(STONE, 'M50 78l4-62 6-10 6 10 4 62z') +
    shade('M60 6l6 10 4 62H60z', 0.18) +
    flat(GOLD, 'M54 16l6-10 6 10z') +
    line('M54 16h12', 1.4) +
    line('M57 26h6M57 34l3-3 3 3M57 42h6v4h-6zM57 54l6 4M57 64a3 3 0 0 1 6 0', 1.5, OWN) +
    slab(42, 74, 36, 6) +
    slab(36, 79, 48, 5) +
    at(18, 82, palm(40)) +
    at(104, 82, palm(30)),
  // clipped trees, a fountain and a path
  gardens:
    behind(1) +
    flat('#9bb25c', 'M0 62c40-6 80-6 120 0v28H0z') +
    flat('#e6d4a6', 'M50 62h20l22 28H28z') +
    at(14, 80, cypress(46)) +
    at(106, 80, cypress(46)) +
    at(32, 70, tree(11)) +
    at(88, 70, tree(11)) +
    body(STONE, 'M42 70c0-7 36-7 36 0l-4 8H46z') +
    body(WATER, 'M46 69c0-4 28-4 28 0s-28 4-28 0z') +
    body(STONE, 'M57 68V50h6v18zM50 50c0-5 20-5 20 0-2 4-18 4-20 0z') +
    line('M60 46c-2-14-14-12-15 2M60 46c2-14 14-12 15 2M60 46V32', 2.2, '#5fa9b8') +
    at(22, 88, bush(9, '#d98aa0'), 1) +
    at(98, 88, bush(9, '#e5b04a'), 1),
  // the great dome with an open eye behind a porch
  pantheon:
    behind(2) +
    paving() +
    wall(10, 42, 100, 40, '#e3d5b6') +
    dome(60, 43, 46, '#c9b58c', 0.85) +
    line('M22 36c10-16 66-16 76 0', 1.2, '#0004') +
    body(GOLD, 'M52 12c0-3 16-3 16 0s-16 3-16 0z') +
    pediment(26, 52, 68, 14) +
    colonnade(30, 56, 60, 24, 6, 7) +
    slab(22, 79, 76, 5),
  // benches in a half ring around an orator
  senate:
    flat(OWN, 'M0 0h120v90H0z', 0.16) +
    [6, 24, 96, 114].map((x) => column(x, 8, 74, 9)).join('') +
    slab(0, 2, 120, 7) +
    body('#e6d9bb', 'M2 84c0-74 116-74 116 0z') +
    body(STONE, 'M14 84c0-58 92-58 92 0z') +
    body('#e6d9bb', 'M28 84c0-40 64-40 64 0z') +
    body('#c7ad78', 'M42 84c0-22 36-22 36 0z') +
    [
      [14, 58],
      [26, 44],
      [44, 34],
      [76, 34],
      [94, 44],
      [106, 58],
      [30, 64],
      [44, 52],
      [76, 52],
      [90, 64],
    ]
      .map(([x, y]) => at(x!, y! + 6, disc(SKIN, 0, -10, 3) + body(SNOW, 'M-5 0c0-6 2-8 5-8s5 2 5 8z')))
      .join('') +
    at(60, 84, person(SNOW) + body(OWN, 'M-4-26h9c2 8-8 16-14 22 0-10 1-18 5-22z'), 0.75),
  // a stone ring with a roof, a winch and a bucket
  well:
    behind(1) +
    ground('#9aa55f') +
    line('M36 62V28M84 62V28', 5) +
    line('M36 62V28M84 62V28', 2.6, WOOD) +
    roof(26, 30, 68, 16, 14) +
    line('M36 40h48', 4.4) +
    line('M36 40h48', 2.2, PALE) +
    line('M60 40v12', 1.8) +
    body(WOOD, 'M53 50h14l-2 12H55z') +
    body(ROCK, 'M28 62h64v16c-12 7-52 7-64 0z') +
    line('M28 70c14 4 50 4 64 0M44 63v9M60 64v9M76 63v9M36 72v9M52 73v9M68 73v9M84 72v8', 1.3) +
    body(WATER, 'M32 62c6-4 50-4 56 0-8 3-48 3-56 0z') +
    line('M84 40h8v6', 2.6),
};
