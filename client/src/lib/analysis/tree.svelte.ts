/** The variations of a position as a tree with a current node. */

import type { TriedInfo } from '$lib/api/types';
import { tryStep } from './requests';

export interface Node extends TriedInfo {
  number: number;
  parent: number | null;
  /** The seat that made the step to this node; null for a chance event. */
  mover: number | null;
}

export class Variations {
  nodes = $state.raw<Node[]>([]);
  at = $state(0);

  get here(): Node | undefined {
    return this.nodes[this.at];
  }

  /** Start a new tree with a position. */
  async begin(position: string): Promise<void> {
    const start = await tryStep(position, null, null);
    this.nodes = [{ ...start, number: 0, parent: null, mover: null }];
    this.at = 0;
  }

  /** Add a child for a step, or select the existing one. */
  async take(text: string, seat: number | null): Promise<void> {
    const here = this.here;
    if (!here) return;
    const known = this.nodes.find((node) => node.parent === here.number && node.step?.text === text);
    if (known) {
      this.at = known.number;
      return;
    }
    const found = await tryStep(here.position, seat, text);
    const again = this.nodes.find((node) => node.parent === here.number && node.step?.text === found.step?.text);
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
