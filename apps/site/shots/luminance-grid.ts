import sharp from "sharp";

/** Side of a cell in pixels: a block that moves by less than half of it leaves its cells nearly as they were. */
const CELL = 16;
/** How far a cell's level may move, of sixteen: the edge of a letter is smoothed in another way by another browser. */
const LEVELS_TOLERATED = 1;

/** A picture as one level of grey for each cell: a hexadecimal digit, 0 is black, row after row. */
export interface LuminanceGrid {
  readonly columns: number;
  readonly cells: string;
}

/** The grid of a picture, small enough to lie in the repository. */
export async function luminanceGrid(png: Buffer): Promise<LuminanceGrid> {
  const { width, height } = await sharp(png).metadata();
  const columns = Math.max(1, Math.round(width / CELL));
  const rows = Math.max(1, Math.round(height / CELL));
  const grey = await sharp(png).greyscale().resize(columns, rows, { fit: "fill" }).raw().toBuffer();
  return { columns, cells: [...grey].map((byte) => (byte >> 4).toString(16)).join("") };
}

/**
 * The places of the cells that differ between two grids; what one grid is taller by differs as a whole.
 *
 * @example
 * changedCells({ columns: 2, cells: "ff00" }, { columns: 2, cells: "ff0f" }) // [3]
 */
export function changedCells(before: LuminanceGrid, now: LuminanceGrid): number[] {
  const length = Math.max(before.cells.length, now.cells.length);
  return Array.from({ length }, (_, place) => place).filter((place) => {
    if (before.columns !== now.columns) return true;
    const [one, other] = [before.cells[place], now.cells[place]];
    if (one === undefined || other === undefined) return true;
    return Math.abs(Number.parseInt(one, 16) - Number.parseInt(other, 16)) > LEVELS_TOLERATED;
  });
}
