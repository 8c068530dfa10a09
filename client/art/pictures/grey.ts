/** Manufactured goods: glass, papyrus, cloth. */
import {
  arm,
  at,
  BARK,
  behind,
  body,
  CLOTH,
  DARK,
  d,
  disc,
  flame,
  flat,
  GLASS,
  GOLD,
  ground,
  IRON,
  light,
  line,
  PALE,
  PINE,
  paving,
  person,
  SNOW,
  scroll,
  shade,
  smoke,
  WOOD,
} from './shapes';

const bottle = (fill: string): string =>
  body(fill, 'M-3-26h6v7c6 3 7 8 7 12v5c0 1-1 2-2 2H-8c-1 0-2-1-2-2v-5c0-4 1-9 7-12z') +
  light('M-6-11c0-2 1-4 3-5v14h-3z', 0.6);
const reed =
  line('M0 0c0-16 1-28 2-40', 2.4, PINE) +
  body('#8fae5a', 'M2-40c-8-2-12-8-13-12 5 1 8 3 11 6-1-5 0-9 2-13 3 4 4 8 3 13 3-3 6-5 11-6-1 4-6 10-14 12z');
const _hung = (fill: string, h: number): string => body(fill, d`M-8 0h16v${h}c-5 3-11-3-16 0z`);

export const GREY: Record<string, string> = {
  // bottles on a shelf before the kiln's mouth
  glassworks:
    behind(2) +
    paving() +
    body('#9c8f80', 'M8 80V52c0-26 52-26 52 0v28z') +
    shade('M44 33c10 3 16 9 16 19v28H46z') +
    body(DARK, 'M20 80V62c0-16 28-16 28 0v18z') +
    at(34, 79, flame, 1.2) +
    at(34, 26, smoke, 0.8) +
    body(WOOD, 'M62 78h54v5H62z') +
    at(74, 78, bottle(GLASS)) +
    at(92, 78, bottle('#e3a24e'), 1.25) +
    at(109, 78, bottle('#88b97a'), 0.85),
  // somebody blows a glowing bubble
  glass_blower:
    behind(1) +
    paving() +
    at(28, 82, person('#7d8791'), 1.3) +
    line('M36 42l34-6', 4) +
    line('M36 42l34-6', 2, IRON) +
    disc('#f2a04a', 86, 35, 19) +
    flat('#f8cf78', 'M74 30c3-8 12-10 18-6-8 0-14 4-18 12z') +
    at(28, 82, arm('#7d8791', 14, -9), 1.3) +
    at(102, 82, bottle(GLASS), 0.9) +
    at(84, 82, bottle('#88b97a'), 0.7),
  // a screw press on a sheet
  press:
    behind(2) +
    paving() +
    line('M34 80V24M86 80V24', 7) +
    line('M34 80V24M86 80V24', 4.4, WOOD) +
    body(WOOD, 'M24 20h72v10H24z') +
    line('M60 12v40', 7) +
    line('M60 30v22', 4, PALE) +
    line('M56 36l8-3M56 42l8-3M56 48l8-3', 1.4) +
    line('M42 14h36', 4.4) +
    line('M42 14h36', 2, PALE) +
    body(BARK, 'M40 50h40v9H40z') +
    body(SNOW, 'M38 62h44v5H38zM36 67h48v5H36z') +
    body(WOOD, 'M24 72h72v9H24z'),
  // papyrus sheets on lines between reeds
  drying_room:
    behind(1) +
    ground('#b7a770') +
    line('M16 26h88M18 82V22M102 82V22', 3.4, BARK) +
    at(34, 28, body(SNOW, 'M-10 0h20v26h-20z') + line('M-10 6h20M-10 12h20M-10 18h20M-4 0v26M3 0v26', 0.9, '#b59a63')) +
    at(
      60,
      28,
      body('#f3e4bd', 'M-10 0h20v32h-20z') + line('M-10 7h20M-10 14h20M-10 21h20M-4 0v32M3 0v32', 0.9, '#b59a63'),
    ) +
    at(86, 28, body(SNOW, 'M-10 0h20v26h-20z') + line('M-10 6h20M-10 12h20M-10 18h20M-4 0v26M3 0v26', 0.9, '#b59a63')) +
    at(10, 86, reed, 0.8) +
    at(110, 86, reed, 0.85) +
    at(60, 84, scroll, 0.75),
  // an upright loom with half a cloth
  loom:
    behind(2) +
    paving() +
    line('M28 82V14M92 82V14', 7) +
    line('M28 82V14M92 82V14', 4.4, WOOD) +
    body(WOOD, 'M22 12h76v7H22z') +
    line(Array.from({ length: 12 }, (_, i) => d`M${36 + i * 4.3} 19v52`).join(''), 1.2, '#8d7a57') +
    body(CLOTH, 'M33 19h54v28H33z') +
    flat(GOLD, 'M34 25h52v4H34zM34 37h52v4H34z') +
    flat(SNOW, 'M38 33l4-3 4 3-4 3zM52 33l4-3 4 3-4 3zM66 33l4-3 4 3-4 3zM78 33l4-3 4 3-4 3z') +
    line('M30 52h60', 3.6, BARK) +
    Array.from({ length: 5 }, (_, i) => disc('#b9a78a', 38 + i * 11, 73, 4)).join(''),
};
