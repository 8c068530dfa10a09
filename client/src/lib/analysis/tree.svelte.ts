/** Variations of a position: steps that were tried, as a tree that one walks about in. */

import type { TriedInfo } from '$lib/api/types';
import { tryStep } from './requests';

export interface Node extends TriedInfo {
  number: number;
  parent: number | null;
  /** Who made the step that led here; null is nature. */
  mover: number | null;
}

export class Variations {
  nodes = $state.raw<Node[]>([]);
  at = $state(0);

  get here(): Node | undefined {
    return this.nodes[this.at];
  }

  /** Begin anew with a position. */
  async begin(position: string): Promise<void> {
    const start = await tryStep(position, null, null);
    this.nodes = [{ ...start, text: '', number: 0, parent: null, mover: null }];
    this.at = 0;
  }

  /** Take a step from here, or go where it was taken before. */
  async take(text: string, seat: number | null): Promise<void> {
    const here = this.here;
    if (!here) return;
    const known = this.nodes.find((node) => node.parent === here.number && node.text === text && text !== '');
    if (known) {
      this.at = known.number;
      return;
    }
    const found = await tryStep(here.position, seat, text);
    const again = this.nodes.find((node) => node.parent === here.number && node.text === found.text);
    if (!again) this.nodes = [...this.nodes, { ...found, number: this.nodes.length, parent: here.number, mover: seat }];
    this.at = again?.number ?? this.nodes.length - 1;
  }

  back(): void {
    this.at = this.here?.parent ?? 0;
  }

  childrenOf(number: number): Node[] {
    return this.nodes.filter((node) => node.parent === number);
  }
}
