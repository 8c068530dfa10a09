/** Guilds: their people, or their work, under the banners of the hall. */
import {
  amphora,
  at,
  BARK,
  BRONZE,
  banner,
  beard,
  block,
  body,
  bricks,
  CLAY,
  CLOTH,
  camel,
  coins,
  d,
  disc,
  FIRE,
  flat,
  GOLD,
  gear,
  hammer,
  helmet,
  hole,
  INK,
  IRON,
  laurel,
  line,
  OWN,
  owl,
  PALE,
  paving,
  person,
  pick,
  pot,
  ROCK,
  ring,
  SKIN,
  SNOW,
  STONE,
  sack,
  scales,
  ship,
  slab,
  star,
  sword,
  WATER,
  WOOD,
  wheel,
} from './shapes';

/** Two banners hang in the hall of every guild. */
const hall = (scene: string): string =>
  flat(OWN, 'M0 0h120v90H0z', 0.16) +
  line('M2 8h116', 3, BARK) +
  at(17, 8, banner(20, 46)) +
  at(103, 8, banner(20, 46)) +
  at(17, 26, star(7)) +
  at(103, 26, star(7)) +
  paving() +
  scene;
const toga = body(OWN, 'M-4-26h9c2 8-8 16-14 22 0-10 1-18 5-22z');

export const PURPLE: Record<string, string> = {
  // a merchant weighs goods
  merchants_guild: hall(
    at(60, 62, person(OWN) + body(GOLD, 'M-8-36c0-9 16-9 16 0z'), 1.15) +
      body(WOOD, 'M20 60h80v8H20z') +
      body(BARK, 'M26 68h68v16H26z') +
      at(34, 60, coins(3)) +
      at(84, 60, scales, 0.62) +
      at(52, 60, body(CLOTH, 'M-8 0v-7H8v7z')),
  ),
  shipowners_guild: hall(
    flat(WATER, 'M0 70h120v20H0z') +
      line('M8 78q4-3 8 0t8 0M88 80q4-3 8 0t8 0', 1.4, '#fff9') +
      at(60, 82, ship('#f2e7cf') + at(0, -29, star(7, OWN)), 1.35),
  ),
  // a crane lifts a block onto a half-built wall
  builders_guild: hall(
    body(STONE, 'M20 82V64h20V54h20v28z') +
      line('M20 73h40M40 64h20M30 64v9M46 73v9M50 54v10', 1.3) +
      line('M90 82L78 18M90 82l10-14M78 18L46 26M78 18l12 50', 4.6) +
      line('M90 82L78 18M90 82l10-14M78 18L46 26', 2.2, PALE) +
      line('M48 26v10', 1.6) +
      at(48, 50, block(16, 10)) +
      at(88, 72, wheel(11)),
  ),
  // a judge with a tablet of law
  magistrates_guild: hall(
    body(WOOD, 'M40 82V34h40v48z') +
      line('M40 34h40', 3) +
      at(60, 82, person(SNOW) + toga + beard, 1.3) +
      at(60, 34, laurel, 0.42, 0) +
      at(82, 76, body(STONE, 'M-9 0v-20c0-8 18-8 18 0v20z') + line('M-5-16h10M-5-11h10M-5-6h10', 1.6)) +
      at(36, 80, scales, 0.7),
  ),
  // an armillary sphere
  scientists_guild: hall(
    disc('#fff7', 60, 40, 24) +
      ring(60, 40, 24, 5) +
      ring(60, 40, 24, 2.6, GOLD) +
      `<g transform="rotate(-24 60 40)"><ellipse cx="60" cy="40" rx="24" ry="9" fill="none" stroke="${INK}" stroke-width="4.6"/>` +
      `<ellipse cx="60" cy="40" rx="24" ry="9" fill="none" stroke="${GOLD}" stroke-width="2.4"/></g>` +
      line('M48 22l24 36', 2.4, BRONZE) +
      disc('#4f8fb8', 60, 40, 7) +
      body(BRONZE, 'M57 64h6v10h-6zM46 74h28l4 8H42z'),
  ),
  // an open chest of coins
  moneylenders_guild: hall(
    body(BARK, 'M30 56V34c0-10 60-10 60 0v22z') +
      hole(35, 36, 50, 20) +
      disc(GOLD, 44, 52, 6) +
      disc(GOLD, 56, 49, 6) +
      disc(GOLD, 68, 50, 6) +
      disc(GOLD, 78, 53, 5.5) +
      body(WOOD, 'M28 56h64v26H28z') +
      line('M28 64h64M38 56v26M82 56v26', 2, GOLD) +
      body(GOLD, 'M54 58h12v14H54z') +
      hole(58.5, 62, 3, 6) +
      at(18, 84, coins(3)) +
      at(103, 84, coins(2)),
  ),
  // pieces on a map
  tacticians_guild: hall(
    body('#f3e4bd', 'M14 56h92l8 26H6z') +
      line('M20 78c16-14 26 2 40-8s24-6 40-12', 2, WATER) +
      line('M36 72l16-6M52 66l-4-3M52 66l-2 5M84 76l-14-4M70 72l4-3M70 72l3 4', 2, '#a92e26') +
      at(30, 66, body('#29598f', 'M-6 0h12l-3-4v-6a3.5 3.5 0 1 0-6 0v6z'), 1.2) +
      at(92, 76, body('#a92e26', 'M-6 0h12l-3-4v-6a3.5 3.5 0 1 0-6 0v6z'), 1.2) +
      at(60, 52, helmet(OWN), 1.3),
  ),
  // a potter's wheel
  craftsmens_guild: hall(
    at(60, 58, amphora(), 1.7) +
      body(ROCK, 'M36 58h48v6H36z') +
      body(WOOD, 'M55 64h10v12H55z') +
      body(WOOD, 'M42 76h36v7H42z') +
      at(26, 82, hammer, 0.9, -24) +
      at(94, 82, pot('#c9486a'), 0.8),
  ),
  // a mosaic, brushes and paint
  decorators_guild: hall(
    body(STONE, 'M32 14h56v48H32z') +
      [0, 1, 2, 3]
        .map((r) =>
          [0, 1, 2, 3]
            .map((c) =>
              flat(
                [OWN, GOLD, WATER, CLAY][(r * (c + 1) + c) % 4]!,
                d`M${36 + 12.5 * c} ${18 + 10.5 * r}h10.5v8.5h-10.5z`,
              ),
            )
            .join(''),
        )
        .join('') +
      line('M44 62l-8 22M76 62l8 22', 3.4, BARK) +
      at(54, 84, pot('#29598f'), 0.65) +
      at(72, 84, pot(CLAY), 0.65) +
      line('M56 70l6-18M71 70l10-16', 2.4, PALE) +
      body(FIRE, 'M60 52l2-7 4 2-2 6zM79 54l5-6 3 4-5 4z'),
  ),
  // a bearded head of marble and an owl
  philosophers_guild: hall(
    slab(34, 76, 40, 6) +
      body(STONE, 'M40 76l8-12c-10-8-12-30 6-34 20-2 24 14 22 24l-4 10 2 12z') +
      body('#dccdab', 'M50 50c2 16 20 22 24 6 2-4 2-10 0-12l-6 6c-6 2-12 0-18 0z') +
      body('#dccdab', 'M44 44c-4-18 14-24 26-16 6 4 6 8 6 14-8-8-20-8-26-4z') +
      line('M62 44h4M70 44h3M66 46l3 6-3 1', 1.5) +
      at(96, 82, owl, 0.95),
  ),
  // a hooded one with a dagger behind a cloak
  spies_guild: hall(
    body('#3a2c44', 'M28 84c0-34 10-58 32-62 22 4 32 28 32 62z') +
      body('#241a2c', 'M44 56c-2-18 6-24 16-26 10 2 18 8 16 26-6 10-26 10-32 0z') +
      flat(SNOW, 'M50 46c4-3 7-2 8 1-3 2-6 2-8-1zM70 46c-4-3-7-2-8 1 3 2 6 2 8-1z') +
      disc(INK, 54, 46, 1) +
      disc(INK, 66, 46, 1) +
      at(84, 78, sword, 0.9, 30) +
      disc(SKIN, 82, 77, 4),
  ),
  // a laden camel
  traders_guild: hall(
    flat('#e0bd74', 'M0 74c40-5 80-5 120 0v16H0z') +
      at(
        60,
        84,
        camel + body(CLOTH, 'M-18-28h24l3 16h-30z') + line('M-12-28v16M0-28v16', 1.6, GOLD) + at(-6, -28, sack(), 0.6),
        1.6,
      ),
  ),
  // crossed pick and hammer with a worker's wall
  workers_guild: hall(
    at(60, 84, bricks(5, 2), 1) + at(38, 70, pick, 1.5, 36) + at(82, 70, hammer, 1.6, -36) + at(60, 66, gear(9, IRON)),
  ),
};
