/** Raw materials: the places where wood, stone, clay and ore are won. */
import {
  at,
  axe,
  BARK,
  BRONZE,
  behind,
  block,
  body,
  bricks,
  CLAY,
  DARK,
  d,
  disc,
  FIRE,
  flame,
  flat,
  GOLD,
  gable,
  ground,
  hole,
  IRON,
  ingot,
  ladder,
  light,
  line,
  log,
  PALE,
  pick,
  pine,
  ROCK,
  STEEL,
  shade,
  smoke,
  TILE,
  tree,
  WATER,
  WOOD,
  wall,
} from './shapes';

const pile = at(34, 80, log) + at(44, 80, log) + at(39, 71, log) + at(44, 62, log);
const stump =
  body(PALE, 'M-10 0l2-12h16l2 12z') +
  body('#ecca92', 'M-8-12c0-4 16-4 16 0s-16 4-16 0z') +
  line('M-3-12c0-1.5 6-1.5 6 0', 1, WOOD);
const clayBank =
  flat('#b8673f', 'M0 58c20-12 30-6 44-2s22 18 36 18 28-14 40-14v30H0z') +
  line('M0 66c16-9 26-5 38-1M8 76c14-6 22-3 32 1M96 72c8-4 14-6 24-6', 1.4, '#8d4526');
const _pit = body('#b3a07a', 'M6 80c4-14 10-12 14-24h14c2-10 6-12 12-14h34c6 4 8 8 10 14h10c4 10 8 12 14 24z');
const adit =
  body(DARK, 'M44 80V56c0-14 32-14 32 0v24z') + line('M44 80V52h32v28', 4.6) + line('M44 80V52h32v28', 2.4, PALE);
const cart = body(WOOD, 'M-16-18h32l-4 13h-24z') + disc(IRON, -8, -3, 4.5) + disc(IRON, 8, -3, 4.5);

export const BROWN: Record<string, string> = {
  // a stack of logs before a lean-to
  lumber_yard:
    behind(1) +
    ground() +
    at(16, 82, pine(46)) +
    at(104, 82, pine(40)) +
    body(TILE, 'M28 38l58-8 8 8v6H28z') +
    line('M32 44v36M90 42v38', 3.4, BARK) +
    pile,
  // a felled tree, its stump and the axe in it
  logging_camp:
    behind(3) +
    ground('#9aa55f') +
    at(14, 80, pine(52)) +
    at(36, 78, pine(44)) +
    at(106, 80, pine(54)) +
    at(50, 86, log, 1.3) +
    at(76, 70, stump, 1.5) +
    at(70, 56, axe, 1, 38),
  clay_pool:
    behind(1) +
    clayBank +
    body(WATER, 'M34 74c4-8 48-8 56 0 4 8-60 10-56 0z') +
    light('M44 73c8-3 20-3 28-1-8 1-18 2-28 1z') +
    at(24, 60, bricks(1, 1), 1.2) +
    at(92, 66, body(CLAY, 'M-13 0c2-12 6-16 12-17 6 0 12 6 13 17z') + shade('M3-16c5 1 8 7 9 16H4z')) +
    line('M66 66l16-26', 3.4) +
    body(IRON, 'M60 62l9 5-5 11-8-4z'),
  clay_pit:
    behind(1) +
    body('#cf8a5c', 'M2 90V44h24l6 12h10l5 12h28l6-12h10l6-12h21v46z') +
    body('#b06238', 'M32 56h10l5 12h28l6-12h10l-4 34H36z') +
    at(46, 84, ladder(40), 1, 14) +
    at(74, 84, pick, 0.9, -26) +
    at(58, 88, bricks(2, 2, '#a9532c'), 0.9),
  quarry:
    behind(0) +
    body(ROCK, 'M22 80V54h12V38h14V22h28l10 6v16h12v36z') +
    shade('M66 22h10l10 6v16h12v36H66z') +
    line('M22 54h40M34 38h32M48 54v-16M44 80V54M66 60h32M66 44h20M80 60v20', 1.4) +
    ground('#c3b084', 82) +
    at(50, 86, block(24, 15)) +
    at(84, 86, block(16, 10)),
  stone_pit:
    behind(1) +
    ground('#c9b98f', 72) +
    flat('#8d7b5a', 'M14 74c10-10 82-10 92 0 4 12-96 12-92 0z') +
    line('M40 72L60 24l20 48', 4.6) +
    line('M40 72L60 24l20 48', 2.4, PALE) +
    line('M60 28v22', 1.6) +
    at(60, 66, block(22, 14)) +
    disc(IRON, 60, 26, 4),
  sawmill:
    behind(3) +
    ground() +
    wall(14, 44, 46, 36, PALE) +
    gable(8, 46, 58, 20) +
    hole(26, 54, 22, 26) +
    disc(STEEL, 76, 58, 19) +
    Array.from(
      { length: 12 },
      (_, i) => `<path fill="${STEEL}" d="M73 40l3-5 3 5z" transform="rotate(${30 * i} 76 58)"/>`,
    ).join('') +
    disc(IRON, 76, 58, 5) +
    body(WOOD, 'M50 62h62v11H50z') +
    disc('#ecca92', 112, 67.5, 5.5) +
    line('M56 73v12M104 73v12', 3, BARK),
  brickyard:
    behind(2) +
    ground() +
    body(CLAY, 'M66 80V50c0-20 38-20 38 0v30z') +
    line('M67 56h36M66 66h38M76 46v10M92 56v10M76 66v14', 1.2, '#7d3517') +
    body(DARK, 'M76 80V68c0-9 18-9 18 0v12z') +
    at(85, 80, flame, 0.7) +
    body(TILE, 'M78 36h14v-12h-14z') +
    at(85, 24, smoke) +
    at(38, 82, bricks(4, 4)),
  shelf_quarry:
    body('#e2d4b2', 'M0 90V30h26l4 14h30l4 14h28l4 14h24v18z') +
    shade('M30 44h30l4 14h28l4 14h24v18H60z', 0.12) +
    line('M0 30h26l4 14h30l4 14h28l4 14h24M14 30v14M0 44h30M44 44v14M20 58h40M78 58v14M40 72h50', 1.6) +
    at(16, 30, block(18, 12)) +
    at(46, 44, block(18, 12)) +
    at(78, 58, block(18, 12)),
  // a dig with props: clay on one side, stone on the other
  excavation:
    behind(0) +
    body(CLAY, 'M0 90V46l26-6 14 14v36z') +
    body(ROCK, 'M120 90V42l-24-4-16 16v36z') +
    flat('#6d4a2c', 'M40 54h40v36H40z') +
    line('M40 56h40M44 56v34M76 56v34', 4.4) +
    line('M40 56h40M44 56v34M76 56v34', 2.2, PALE) +
    at(60, 88, cart, 1) +
    at(52, 66, bricks(1, 1), 0.9) +
    at(66, 69, block(10, 6)) +
    line('M96 56h24M104 56v14M88 70h32', 1.3) +
    line('M4 58c10-4 20-4 30-1M2 72c10-4 22-3 34 0', 1.4, '#8d4526'),
  // a cave's mouth among trees
  forest_cave:
    behind(3) +
    ground('#8fa05a') +
    body('#8d8577', 'M22 82c0-30 14-52 38-52s40 22 40 52z') +
    shade('M66 30c22 4 34 24 34 52H72z') +
    body(DARK, 'M42 82c0-20 6-30 18-30s18 10 18 30z') +
    disc(BRONZE, 54, 72, 3) +
    disc(BRONZE, 64, 66, 2.4) +
    at(18, 84, pine(52)) +
    at(104, 84, pine(46)) +
    at(84, 40, pine(24)),
  mine:
    behind(0) +
    body('#a89a80', 'M6 82L34 38l16 8 14-26 20 24 12-6 20 44z') +
    shade('M64 20l20 24 12-6 20 44H74z') +
    adit +
    ground() +
    line('M38 88l14-6M82 88l-14-6M30 84h60', 2, IRON) +
    at(60, 84, body(BRONZE, 'M-12-18l6-6 6 3 7-4 6 7z') + cart),
  // a seam of ore that glitters in the rock
  ore_vein:
    behind(3) +
    body('#8f8474', 'M8 84l12-40 22-10 16-16 24 8 14 24 18 34z') +
    shade('M82 26l14 24 18 34H78z') +
    body('#c9792f', 'M26 78l12-22 16-4 8-18 12-6-2 14-14 8-4 16-14 4-6 12z') +
    flat(GOLD, 'M40 62l3-4 3 4-3 4zM58 48l3-4 3 4-3 4zM66 38l2-3 2 3-2 3zM48 70l2-3 2 3-2 3z') +
    at(92, 80, pick, 1, 24) +
    ground('#a39474', 82),
  // sawn boards drying in a tower; a stone beside them
  timber_yard:
    behind(1) +
    ground() +
    Array.from({ length: 6 }, (_, i) =>
      body(i % 2 ? PALE : WOOD, d`M${24 + (i % 2) * 4} ${76 - 8 * i}h52v-7h-52z`),
    ).join('') +
    at(94, 82, block(22, 18)) +
    at(20, 84, axe, 1, -18),
  // saplings in rows
  tree_farm:
    behind(1) +
    flat('#a9a85e', 'M0 66h120v24H0z') +
    line('M0 90L46 66M38 90L54 66M82 90L68 66M120 90L76 66', 2, '#7f6a3c') +
    at(26, 82, tree(15)) +
    at(94, 82, tree(15)) +
    at(60, 80, tree(12)) +
    at(42, 68, tree(7)) +
    at(78, 68, tree(7)) +
    at(60, 66, tree(6)),
  // a furnace with molten ore and bars
  foundry:
    behind(2) +
    ground('#a99474') +
    body('#8d6a55', 'M26 82l8-46h30l8 46z') +
    line('M32 50h34M30 64h38M48 50v14M40 64v18', 1.2, '#0006') +
    body('#77584a', 'M38 36l2-20h18l2 20z') +
    at(49, 16, flame, 0.8) +
    body(DARK, 'M38 82V68c0-12 22-12 22 0v14z') +
    flat(FIRE, 'M42 82V70c0-8 14-8 14 0v12z') +
    flat(GOLD, 'M45 82v-8c0-4 8-4 8 0v8zM56 78h26v5H56z') +
    at(92, 84, ingot, 0.9) +
    at(92, 75, ingot, 0.9),
};
