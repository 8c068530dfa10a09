/** The sizes of a board and of the equal tiles below it, in an area of a fixed size. All lengths are pixels. */

/** The height of a tile by its width; `CardTile.svelte` has the same number. */
export const TILE_RATIO = 0.68;

/** Return the largest width with which `count` tiles fit into an area. */
export function tileWidth(width: number, height: number, count: number, gap: number): number {
  let best = 0;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const across = (width - (columns - 1) * gap) / columns;
    const down = (height - (rows - 1) * gap) / rows / TILE_RATIO;
    best = Math.max(best, Math.min(across, down));
  }
  return Math.floor(best);
}

export interface Room {
  width: number;
  /** The height of the board and the tiles together. */
  height: number;
  /** The number of tiles. */
  count: number;
  gap: number;
  /** The limits of the width of a tile. */
  tile: { least: number; most: number };
  /** The limits of the width of the board, and its height by its width. */
  board: { least: number; most: number; ratio: number };
  /** The height of one row of chips, which replace tiles that do not fit, and the width of a chip. */
  chip: { height: number; width: number };
}

/**
 * Return the widths of the board and of a tile: the largest board that leaves room for tiles that are not too small.
 *
 * A tile of width 0 stands for chips: there is no such board.
 */
export function divideRoom({ width, height, count, gap, tile, board, chip }: Room): { board: number; tile: number } {
  const most = Math.max(board.least, Math.min(width, board.most));
  const STEPS = 16;
  for (let step = 0; step <= STEPS; step += 1) {
    const boardWidth = Math.floor(most - ((most - board.least) * step) / STEPS);
    const found = tileWidth(width, height - boardWidth * board.ratio, count, gap);
    if (found >= tile.least || count === 0) return { board: boardWidth, tile: Math.min(found, tile.most) };
  }
  const rows = Math.ceil((count * chip.width) / width);
  const rest = (height - rows * chip.height) / board.ratio;
  return { board: Math.floor(Math.max(board.least, Math.min(most, rest))), tile: 0 };
}
