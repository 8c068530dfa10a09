/** Commercial buildings: stores, markets, roads and harbours. */
import {
  amphora,
  arch,
  at,
  awning,
  BARK,
  BRONZE,
  barrel,
  battlement,
  behind,
  block,
  body,
  bricks,
  CLAY,
  CLOTH,
  camel,
  coin,
  coins,
  colonnade,
  column,
  crate,
  DARK,
  d,
  disc,
  flag,
  flame,
  flat,
  GLASS,
  GOLD,
  gable,
  grapes,
  ground,
  helmet,
  hole,
  light,
  line,
  log,
  OWN,
  PALE,
  paving,
  pediment,
  person,
  pot,
  ROCK,
  ring,
  roof,
  SKIN,
  SNOW,
  STONE,
  sack,
  scroll,
  sea,
  shield,
  ship,
  slab,
  smoke,
  sun,
  sword,
  tower,
  WOOD,
  wall,
} from './shapes';

/** An open store: a roof on posts over what is kept. */
const store = (kept: string): string =>
  behind(2) +
  paving() +
  flat('#8a6b46', 'M22 40h76v40H22z') +
  kept +
  line('M20 80V38M100 80V38', 6.4) +
  line('M20 80V38M100 80V38', 3.8, WOOD) +
  roof(8, 40, 104, 22, 16, OWN) +
  at(60, 34, coin, 1.15);
const signpost = (turn: number): string =>
  line('M60 80V30', 5) +
  line('M60 80V30', 2.6, WOOD) +
  at(60, 30, body(OWN, 'M-20-9h34l12 9-12 9h-34z') + line('M-12 0h18', 3, SNOW), turn);

export const YELLOW: Record<string, string> = {
  stone_reserve: store(at(44, 80, block(24, 16)) + at(74, 80, block(24, 16)) + at(59, 62, block(20, 12))),
  clay_reserve: store(at(60, 80, bricks(5, 4), 0.92)),
  // logs seen from their ends
  wood_reserve:
    behind(3) +
    paving() +
    flat('#8a6b46', 'M22 46h76v34H22z') +
    [0, 1, 2]
      .flatMap((row) =>
        Array.from({ length: 6 - row }, (_, n) => {
          const [x, y] = [30 + 6 * row + 12 * n, 74 - 10.5 * row];
          return disc('#ecca92', x, y, 6) + ring(x, y, 2.6, 1.2, WOOD);
        }),
      )
      .join('') +
    line('M20 80V30M100 80V48', 6.4) +
    line('M20 80V30M100 80V48', 3.8, WOOD) +
    body(OWN, 'M8 26l4-8 100 22v10z') +
    at(52, 33, coin, 1.15),
  // a counter with jugs and a hanging sign
  tavern:
    behind(2) +
    paving() +
    wall(14, 36, 78, 44, PALE) +
    roof(8, 38, 90, 16, 12) +
    arch(24, 50, 18, 30) +
    hole(52, 48, 30, 16) +
    body(WOOD, 'M48 64h38v6H48z') +
    at(60, 64, amphora(), 0.55) +
    at(74, 64, pot(), 0.7) +
    line('M92 40h18M104 40v5', 2.4) +
    body(WOOD, 'M94 45h22v22H94z') +
    body(GOLD, 'M99 50h9v13h-9z') +
    line('M108 53h4v6h-4', 2, GOLD) +
    at(100, 84, barrel, 0.8),
  // a square ringed by columns with a monument
  forum:
    behind(0) +
    flat('#dccba4', 'M0 60h120v30H0z') +
    colonnade(0, 38, 46, 30, 5, 6) +
    slab(-4, 32, 52, 7) +
    colonnade(74, 38, 46, 30, 5, 6) +
    slab(72, 32, 52, 7) +
    roof(-4, 32, 52, 8, 6) +
    roof(72, 32, 52, 8, 6) +
    line('M60 84L20 68M60 84l40-16', 1.2, '#a8925f') +
    column(60, 26, 50, 9) +
    slab(50, 74, 20, 6) +
    slab(46, 79, 28, 5) +
    disc(GOLD, 60, 18, 6) +
    at(34, 84, person(), 0.5) +
    at(86, 84, person(SNOW), 0.5) +
    at(94, 85, person(CLOTH), 0.5),
  // an inn for caravans: a gate, a court, a camel
  caravansery:
    behind(1) +
    sun(22, 22) +
    ground('#dcb877') +
    battlement(38, 34, 76, 48, 7, '#e8cf9c') +
    arch(62, 46, 28, 36) +
    [44, 98].map((x) => arch(x, 50, 9, 12)).join('') +
    at(34, 84, camel + body(OWN, 'M-16-26h20l3 12h-24z') + line('M-8-26v12', 1.4), 1.15),
  // a barrier, scales and a seal
  customs_house:
    behind(2) +
    paving() +
    wall(56, 34, 54, 46) +
    pediment(50, 34, 66, 16) +
    arch(74, 52, 18, 28) +
    line('M8 58h52', 8) +
    line('M8 58h52', 5, SNOW) +
    line('M14 58h7M30 58h7M46 58h7', 5, '#a92e26') +
    wall(48, 50, 12, 30, ROCK) +
    at(24, 82, scroll, 0.9) +
    disc('#a92e26', 36, 80, 4),
  brewery:
    behind(1) +
    paving() +
    at(28, 82, barrel, 1.3) +
    at(58, 82, barrel, 1.3) +
    at(43, 54, barrel, 1.2) +
    body(BRONZE, 'M76 66c-6-24 40-24 34 0-2 14-32 14-34 0z') +
    body(BRONZE, 'M88 48l2-12h6l2 12z') +
    light('M82 64c-2-8 4-12 8-12-4 4-5 8-4 14z', 0.5) +
    at(93, 34, smoke, 0.8) +
    at(93, 86, flame, 0.7) +
    body(GOLD, 'M66 78h12v8H66z'),
  // a money changer's desk with an abacus
  chamber_of_commerce:
    behind(2) +
    paving() +
    at(60, 62, person(OWN) + body(SNOW, 'M-8-36c0-8 16-8 16 0z'), 1.05) +
    body(WOOD, 'M10 58h100v8H10z') +
    body(BARK, 'M16 66h88v16H16z') +
    at(26, 57, coins(4)) +
    at(42, 57, coins(2)) +
    at(
      84,
      58,
      body(PALE, 'M-16-20h32v20h-32z') +
        line('M-16-14h32M-16-8h32', 1.4) +
        disc('#a92e26', -8, -14, 2.4) +
        disc('#a92e26', -2, -14, 2.4) +
        disc('#29598f', 8, -14, 2.4) +
        disc('#29598f', -8, -7, 2.4) +
        disc('#29598f', 2, -7, 2.4) +
        disc('#a92e26', 9, -7, 2.4),
    ) +
    at(60, 78, coin, 1),
  // a quay with a crane and a moored ship
  port:
    behind(3) +
    sea(64) +
    at(80, 82, ship(OWN), 1.05) +
    body(ROCK, 'M0 70h44v20H0z') +
    line('M2 76h40M14 70v6M28 76v8', 1.2) +
    line('M18 70V22l24 8M18 34l12-8', 5) +
    line('M18 70V22l24 8M18 34l12-8', 2.6, WOOD) +
    line('M42 30v16', 1.6) +
    at(42, 62, crate, 0.8) +
    at(8, 70, crate, 0.7),
  // weapons on a rack over the counter
  armory:
    behind(0) +
    paving() +
    wall(14, 22, 92, 60, PALE) +
    roof(8, 24, 104, 14, 10) +
    line('M20 34h80', 3, BARK) +
    at(34, 36, sword, 1, 180) +
    at(60, 52, shield('#a92e26'), 1.35) +
    at(86, 36, sword, 1, 180) +
    at(60, 80, helmet('#a92e26'), 0.7) +
    at(28, 82, crate, 0.7) +
    at(94, 82, crate, 0.7),
  // a tower with three floors, its fire and its beams
  lighthouse:
    flat('#fbe7a6', 'M60 18L0 4v30zM60 18l60-14v30z', 0.8) +
    sea(70) +
    body(ROCK, 'M28 84c4-12 60-12 64 0z') +
    wall(44, 50, 32, 28) +
    wall(48, 32, 24, 18) +
    body(STONE, 'M52 32V20h16v12z') +
    slab(41, 47, 38, 5) +
    slab(45, 29, 30, 5) +
    hole(54, 18, 12, 12) +
    at(60, 29, flame, 0.62) +
    gable(48, 18, 24, 11, OWN) +
    arch(55, 60, 10, 18) +
    arch(57, 36, 6, 9),
  // an oval of arches with sand inside
  arena:
    behind(0) +
    paving() +
    body(STONE, 'M8 44c0-20 104-20 104 0v30c0 14-104 14-104 0z') +
    body('#e0bd74', 'M20 44c0-13 80-13 80 0s-80 13-80 0z') +
    body('#cdbb95', 'M20 44c0-13 80-13 80 0-8-8-72-8-80 0z') +
    [14, 30, 47, 64, 81, 97].map((x, i) => arch(x, 60 + [0, 3, 5, 5, 3, 0][i]!, 10, 16)).join('') +
    line('M8 56c6 12 98 12 104 0', 1.6) +
    at(22, 32, flag(16)) +
    at(60, 28, flag(16)) +
    at(98, 32, flag(16)),
  east_trading_post:
    behind(1) +
    ground('#c9ad70') +
    at(30, 82, crate) +
    at(48, 82, sack(), 0.9) +
    signpost(1) +
    awning(66, 60, 46) +
    line('M70 60v22M108 60v22', 2.6, BARK) +
    at(88, 82, log, 0.6) +
    flat('#fbdf8e', 'M104 26a10 10 0 1 1 20 0z') +
    line('M104 12l-4-4M114 10V4', 2, GOLD),
  west_trading_post:
    behind(1) +
    ground('#c9ad70') +
    at(90, 82, crate) +
    at(72, 82, sack(), 0.9) +
    signpost(-1) +
    awning(8, 60, 46) +
    line('M12 60v22M50 60v22', 2.6, BARK) +
    at(18, 82, bricks(2, 2), 0.7) +
    flat('#f0a07c', 'M-4 26a10 10 0 1 1 20 0z') +
    line('M16 12l4-4M6 10V4', 2, '#f0a07c'),
  // a striped stall with cloth, glass and scrolls
  marketplace:
    behind(2) +
    paving() +
    flat(DARK, 'M20 40h80v30H20z', 0.5) +
    line('M20 80V34M100 80V34', 5) +
    line('M20 80V34M100 80V34', 2.6, WOOD) +
    awning(10, 38, 100, 20) +
    body(WOOD, 'M14 62h92v8H14z') +
    body(BARK, 'M18 70h84v12H18z') +
    at(32, 62, body(CLOTH, 'M-10 0v-8h20v8zM-8-8v-7H8v7z')) +
    at(60, 62, body(GLASS, 'M-3-16h6v5c5 2 5 6 5 11H-8c0-5 0-9 5-11z')) +
    at(86, 64, scroll, 0.55),
  // carpets and lamps under arches
  bazar:
    behind(2) +
    body('#e4cd9d', 'M4 82V20h112v62z') +
    [8, 44, 80].map((x) => body(DARK, d`M${x} 82V48c0-8 8-14 16-20 8 6 16 12 16 20v34z`)).join('') +
    line('M24 30v8M60 30v8M96 30v8', 1.6, GOLD) +
    [24, 60, 96].map((x) => disc(GOLD, x, 42, 4)).join('') +
    at(
      24,
      82,
      body('#a92e26', 'M-11-26h22v26h-22z') + flat(GOLD, 'M0-20l6 7-6 7-6-7z') + line('M-11-23h22M-11-3h22', 1.4, GOLD),
    ) +
    at(60, 82, pot('#c08a3c'), 1) +
    at(52, 82, pot(CLAY), 0.6) +
    at(
      96,
      82,
      body('#29598f', 'M-11-26h22v26h-22z') + flat(GOLD, 'M0-20l6 7-6 7-6-7z') + line('M-11-23h22M-11-3h22', 1.4, GOLD),
    ) +
    paving(82),
  // vines on poles and big grapes
  vineyard:
    behind(1) +
    flat('#a9a85e', 'M0 60c40-8 80-8 120 0v30H0z') +
    line('M0 88L50 58M120 88L70 58M60 90V58', 2, '#7f6a3c') +
    line('M22 82V36M60 82V30M98 82V36', 4, BARK) +
    line('M10 40c20 8 30 8 50-4M60 36c20 12 30 12 50 4', 3, '#6a8a3a') +
    at(22, 62, grapes, 1.25) +
    at(60, 62, grapes, 1.6) +
    at(98, 62, grapes, 1.25),
  // a bay with jetties and small boats
  haven:
    behind(0) +
    sea(52) +
    body(ROCK, 'M0 60c20-6 34 2 34 8s-20 8-34 6zM120 54c-22-4-34 4-34 10s20 8 34 6z') +
    tower(92, 26, 16, 34) +
    at(50, 70, ship(OWN), 0.8) +
    at(84, 84, ship('#cf6a4a'), 0.62) +
    body(WOOD, 'M0 76h30v5H0z') +
    line('M8 81v9M22 81v9', 3, BARK),
  // a school of gladiators: trident, net, wooden post
  ludus:
    behind(0) +
    flat('#e0bd74', 'M0 66h120v24H0z') +
    colonnade(4, 30, 112, 36, 8, 6) +
    slab(0, 24, 120, 7) +
    roof(-4, 25, 128, 10, 8) +
    at(38, 84, body(SKIN, 'M-8-12v-14h16v14z') + person('#a92e26') + at(12, -18, shield('#a92e26'), 0.8), 1) +
    at(82, 84, at(-14, -2, sword, 0.8, -30) + person('#29598f'), 1),
};
