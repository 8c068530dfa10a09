/** Which picture is drawn: a building's own, which both games share, and a city's by day or by night. */

import { BOARD_SCENES, type Card, type Side } from './content';

export const sceneOf = (card: Card): string => `b-${card.building}`;

export const boardScene = (board: string, side: Side): string =>
  `w-${side === 'night' ? 'night-' : ''}${BOARD_SCENES[board]}`;
