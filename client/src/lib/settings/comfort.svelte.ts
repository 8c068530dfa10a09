/** Stored settings of the table: the size of text and cards, and whether moves are confirmed. */
import { readFlag, readText, writeFlag, writeText } from './storage';

export const SIZES = ['normal', 'large', 'largest'] as const;
export type Size = (typeof SIZES)[number];

class Comfort {
  size = $state<Size>('normal');
  isConfirming = $state(readFlag('confirm'));

  useSize(size: Size): void {
    this.size = size;
    writeText('size', size);
    this.#apply();
  }

  confirm(on: boolean): void {
    this.isConfirming = on;
    writeFlag('confirm', on);
  }

  restore(): void {
    const stored = readText('size');
    this.size = SIZES.find((size) => size === stored) ?? 'normal';
    this.#apply();
  }

  #apply(): void {
    if (this.size === 'normal') delete document.documentElement.dataset.size;
    else document.documentElement.dataset.size = this.size;
  }
}

export const comfort = new Comfort();
