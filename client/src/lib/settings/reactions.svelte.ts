/** The phrases of reactions, and the setting whether they are shown. */
import type { Reaction } from '$lib/api/types';
import { readText, writeText } from './storage';

export const PHRASES: readonly Reaction['phrase'][] = [
  'hello',
  'good-luck',
  'nice-move',
  'let-me-think',
  'oops',
  'thanks',
  'well-played',
  'good-game',
];
const KEPT = 'reactions';

class Reactions {
  /** On unless the player turned them off. */
  on = $state(readText(KEPT) !== 'off');

  use(on: boolean): void {
    this.on = on;
    writeText(KEPT, on ? 'on' : 'off');
  }
}

export const reactions = new Reactions();
