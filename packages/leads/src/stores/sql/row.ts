/** A row as either driver hands it out. PostgreSQL gives 64-bit numbers as text. */
export type Row = Record<string, unknown>;

/** The column as text; a missing one is our own mistake in the query. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new Error(`The store expected text in column ${column}.`);
  return value;
}

const isEmpty = (row: Row, column: string): boolean => row[column] === null || row[column] === undefined;

export const textOrNull = (row: Row, column: string): string | null =>
  isEmpty(row, column) ? null : textOf(row, column);

export function numberOf(row: Row, column: string): number {
  const value = Number(row[column]);
  if (Number.isNaN(value)) throw new Error(`The store expected a number in column ${column}.`);
  return value;
}

export const numberOrNull = (row: Row, column: string): number | null =>
  isEmpty(row, column) ? null : numberOf(row, column);

/** JSON that a store wrote itself; the caller names the type it was written from. */
export const jsonOf = (row: Row, column: string): unknown => JSON.parse(textOf(row, column));

/** Whether a statement returned a row: it wrote one. */
export const hasRow = async (rows: Promise<Row[]>): Promise<boolean> => (await rows).length > 0;
