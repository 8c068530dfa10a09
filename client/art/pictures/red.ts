/** Military buildings: walls, arms and those who train with them. */
import {
  anvil,
  arch,
  arrow,
  at,
  BARK,
  BRONZE,
  banner,
  battlement,
  behind,
  body,
  bow,
  column,
  courses,
  DARK,
  d,
  disc,
  FIRE,
  flag,
  flat,
  GOLD,
  gable,
  ground,
  hammer,
  helmet,
  hole,
  horse,
  horseHead,
  IRON,
  line,
  OWN,
  PALE,
  paving,
  pediment,
  person,
  pine,
  ROCK,
  roof,
  STONE,
  shade,
  shield,
  spear,
  sword,
  target,
  tent,
  tower,
  WATER,
  WOOD,
  wall,
  wheel,
} from './shapes';

const stakes = (x: number, y: number, n: number, h: number, w = 10): string =>
  Array.from({ length: n }, (_, i) =>
    body(i % 2 ? PALE : WOOD, d`M${x + i * w} ${y}v${-h}l${w / 2}-9 ${w / 2} 9v${h}z`),
  ).join('');
const soldier =
  at(13, 4, spear, 0.9) +
  person(OWN) +
  body(BRONZE, 'M-7-33c0-11 14-11 14 0l-3 1v-4h-8v4z') +
  body('#a92e26', 'M-5-41c0-6 11-6 11 2-3-2-8-3-11-2z') +
  at(-5, -14, shield(), 0.8);

export const RED: Record<string, string> = {
  guard_tower:
    behind(0) +
    ground() +
    body(STONE, 'M42 82l4-52h28l4 52z') +
    shade('M64 30h10l4 52H66z', 0.14) +
    courses(45, 46, 30, 4) +
    battlement(36, 18, 48, 16, 4) +
    arch(53, 62, 14, 20) +
    hole(58, 38, 4, 10) +
    at(60, 20, flag(18)) +
    at(20, 82, pine(26)) +
    at(102, 82, pine(22)),
  // a horse looks out of its box
  stable:
    behind(1) +
    ground() +
    wall(12, 34, 96, 48, PALE) +
    roof(4, 36, 112, 20, 14) +
    body(DARK, 'M32 40h54v42H32z') +
    at(54, 70, horseHead(), 0.95) +
    body(WOOD, 'M30 62h58v20H30z') +
    line('M30 68h58M32 82l54-20M86 82L32 62', 2, BARK),
  // barrack house with a drill: two soldiers at the door
  garrison:
    behind(0) +
    paving() +
    wall(10, 36, 100, 44) +
    roof(4, 38, 112, 16, 12, OWN) +
    arch(48, 48, 24, 32) +
    [18, 32, 80, 94].map((x) => hole(x, 48, 8, 10)).join('') +
    at(34, 84, soldier, 0.95) +
    at(86, 84, soldier, -0.95),
  palisade:
    behind(3) +
    ground('#9aa55f') +
    stakes(2, 82, 12, 40) +
    line('M0 62h120M0 72h120', 3.4, BARK) +
    body(DARK, 'M50 82V54h20v28z') +
    line('M60 54v28M50 60h20', 2, WOOD) +
    wall(24, 14, 20, 20, PALE) +
    gable(20, 16, 28, 12),
  // a long wall between two towers
  walls:
    behind(0) +
    ground() +
    battlement(0, 48, 120, 36, 9) +
    courses(2, 58, 116, 3) +
    tower(12, 26, 24, 58) +
    tower(84, 26, 24, 58) +
    body(DARK, 'M50 84V64c0-12 20-12 20 0v20z') +
    line('M55 58v26M60 56v28M65 58v26M50 68h20M50 76h20', 1.4, IRON),
  // a mare, a foal and a fence
  horse_breeders:
    behind(1) +
    flat('#9bb25c', 'M0 66c40-6 80-6 120 0v24H0z') +
    at(48, 80, horse('#9c6236'), 1.2) +
    at(94, 82, horse('#c99a5b'), -0.72) +
    line('M0 70h120M0 79h120M10 64v22M64 64v22M112 64v22', 3, '#7a5430'),
  // crossed swords over a long house
  barracks:
    behind(2) +
    paving() +
    wall(8, 42, 104, 40) +
    roof(2, 44, 116, 18, 14) +
    [16, 32, 78, 94].map((x) => arch(x, 54, 10, 14)).join('') +
    arch(50, 56, 20, 26) +
    at(40, 50, sword, 1.25, 48) +
    at(80, 50, sword, 1.25, -48) +
    at(60, 34, shield(), 1),
  archery_range:
    behind(1) +
    ground('#9bb25c') +
    line('M84 52L66 84M84 52l18 32M84 52v32', 5) +
    line('M84 52L66 84M84 52l18 32', 2.6, WOOD) +
    at(84, 46, target, 1.3) +
    at(54, 46, arrow, 0.9) +
    at(14, 52, bow, 1.2) +
    at(16, 52, arrow, 0.8),
  // banners and ranks before a stand
  parade_ground:
    behind(2) +
    flat('#dcc390', 'M0 56h120v34H0z') +
    [18, 44, 76, 102].map((x) => line(d`M${x} 60V14`, 2.4) + at(x, 16, banner(15, 24))).join('') +
    [24, 42, 60, 78, 96].map((x) => at(x, 66, soldier, 0.5)).join('') +
    [16, 38, 60, 82, 104].map((x) => at(x, 86, soldier, 0.68)).join(''),
  // a smithy of arms: anvil, glowing blade, shields on the wall
  arsenal:
    flat(OWN, 'M0 0h120v90H0z', 0.14) +
    paving() +
    line('M10 18h100', 3, BARK) +
    at(26, 34, shield(), 1.2) +
    at(60, 32, helmet(), 0.95) +
    at(94, 34, shield(), 1.2) +
    [42, 78].map((x) => at(x, 20, sword, 0.85, 180)).join('') +
    at(60, 84, anvil, 1.5) +
    body(FIRE, 'M30 52h50l6 2.5-6 2.5H30z') +
    flat(GOLD, 'M60 53h20l4 1.5-4 1.5H60z') +
    at(92, 72, hammer, 1.1, 52),
  // the commander's house with an eagle standard
  pretorium:
    behind(0) +
    paving() +
    wall(18, 44, 84, 38) +
    pediment(12, 44, 96, 18) +
    [28, 44, 76, 92].map((x) => column(x, 48, 32, 7)).join('') +
    arch(52, 56, 16, 26) +
    line('M60 30V6', 3, BRONZE) +
    body(GOLD, 'M60 12c-4-8-14-8-20-6 2 6 8 10 16 10l4 5 4-5c8 0 14-4 16-10-6-2-16-2-20 6z') +
    at(18, 36, banner(12, 26)) +
    at(102, 36, banner(12, 26)),
  // a star fort seen from the side: sloped ramparts, moat, keep
  fortifications:
    behind(3) +
    flat(WATER, 'M0 78h120v12H0z') +
    body(ROCK, 'M0 80l10-22h28l8 10h28l8-10h28l10 22z') +
    shade('M82 58h28l10 22H74z', 0.14) +
    line('M4 70h38M78 70h38', 1.3) +
    battlement(28, 36, 64, 32, 6) +
    tower(48, 10, 24, 58) +
    battlement(6, 46, 26, 16, 3) +
    battlement(88, 46, 26, 16, 3) +
    body(DARK, 'M53 80V62c0-9 14-9 14 0v18z') +
    body(WOOD, 'M52 78h16l4 12H48z'),
  // a catapult
  siege_workshop:
    behind(0) +
    ground() +
    line('M30 68L74 18', 7) +
    line('M30 68L74 18', 4.4, WOOD) +
    body(WOOD, 'M68 10c4-6 14-4 16 2l-10 8z') +
    disc(ROCK, 78, 10, 7) +
    line('M62 66V34M62 40l20 26', 6) +
    line('M62 66V34M62 40l20 26', 3.4, PALE) +
    body(WOOD, 'M16 62h84v10H16z') +
    at(32, 74, wheel(12)) +
    at(86, 74, wheel(12)) +
    disc(ROCK, 108, 80, 5) +
    disc(ROCK, 12, 82, 5),
  // a chariot race
  circus:
    behind(2) +
    body('#e6d9bb', 'M0 22c40-8 80-8 120 0v30H0z') +
    line('M0 30c40-8 80-8 120 0M0 38c40-8 80-8 120 0M0 46c40-8 80-8 120 0', 1.4, '#0004') +
    flat('#e0bd74', 'M0 50h120v40H0z') +
    at(12, 26, flag(16)) +
    at(60, 20, flag(16)) +
    at(108, 26, flag(16)) +
    at(78, 84, horse('#f0e6d4'), 0.95) +
    at(66, 82, horse(), 0.95) +
    body(OWN, 'M16 58h26l4 18H24z') +
    at(34, 82, wheel(10)) +
    at(28, 60, person(GOLD), 0.62) +
    line('M38 48l38 6', 1.4),
  stockade:
    behind(3) +
    ground('#9aa55f') +
    stakes(4, 82, 4, 34, 9) +
    stakes(80, 82, 4, 34, 9) +
    line('M2 62h36M80 62h36', 3, BARK) +
    line('M42 84V22M78 84V22', 8) +
    line('M42 84V22M78 84V22', 5.4, WOOD) +
    body(PALE, 'M34 20h52v10H34z') +
    body(BARK, 'M46 84V34h28v50z') +
    line('M60 34v50M46 46h28M46 70h28', 1.6, PALE) +
    at(60, 22, flag(18)),
  // a row of boxes with two heads
  stables:
    behind(1) +
    ground('#9aa55f') +
    wall(4, 34, 112, 48, '#d8b98a') +
    roof(-4, 36, 128, 18, 10) +
    [10, 47, 84].map((x) => arch(x, 44, 27, 38)).join('') +
    at(22, 68, horseHead('#5a3b26'), 0.62) +
    at(59, 68, horseHead('#e6d3ae'), 0.62) +
    at(96, 68, horseHead(), 0.62) +
    [10, 47, 84]
      .map((x) => body(WOOD, d`M${x} 64h27v18h-27z`) + line(d`M${x} 64l27 18M${x + 27} 64l-27 18`, 1.6, BARK))
      .join(''),
  // a straw dummy struck by swords
  training_ground:
    behind(2) +
    flat('#dcc390', 'M0 64h120v26H0z') +
    line('M60 86V22M34 42h52', 7) +
    line('M60 86V22M34 42h52', 4, WOOD) +
    body('#e5c36a', 'M48 38h24l3 30H45z') +
    line('M46 48h28M46 58h28', 2, BARK) +
    disc('#e5c36a', 60, 26, 10) +
    line('M56 24l3 3M59 24l-3 3M62 24l3 3M65 24l-3 3', 1.3) +
    at(88, 44, shield(), 1) +
    at(26, 80, sword, 1.1, 24) +
    at(98, 84, sword, 1, -20),
  // tents within a square of stakes
  castrum:
    behind(1) +
    ground('#b7b06a', 60) +
    at(26, 62, tent(34, 22)) +
    at(94, 62, tent(34, 22)) +
    at(60, 70, tent(54, 40)) +
    at(60, 32, flag(16, GOLD)) +
    stakes(0, 88, 15, 10, 8),
};
