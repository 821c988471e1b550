/** One row of a feed, whatever the format of its file. */
export interface FeedRow {
  /** Line of the file the row begins on, counting from 1. */
  readonly line: number;
  /** The cell of a column; undefined when the row has no such column. */
  get(column: string): string | undefined;
  /** Cells of every column that fits a pattern with `*` ('image[*].url'), and of columns that repeat, in the feed's order. */
  all(pattern: string): string[];
  /** Every column and cell, in the feed's order. */
  entries(): Iterable<readonly [string, string]>;
}

/** A stretch of the file that could not be read as a row. */
interface UnreadableRow {
  readonly line: number;
  readonly problem: string;
}

/** What a reader yields: rows, and places where there should have been one. */
export type FeedItem = { ok: true; row: FeedRow } | ({ ok: false } & UnreadableRow);

/** The bytes or text of a feed file, in pieces of any size. */
export type FeedSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** Columns a row may have; the widest feeds have some two hundred. */
export const MAX_COLUMNS = 2_000;

/** Column names of a file, looked up by name or pattern; shared by all of its rows. */
export class FeedColumns {
  readonly names: readonly string[];
  readonly #byName = new Map<string, number>();
  readonly #byPattern = new Map<string, number[]>();

  constructor(names: readonly string[]) {
    this.names = names;
    for (const [index, name] of names.entries()) if (!this.#byName.has(name)) this.#byName.set(name, index);
  }

  /** Position of the first column of this name. Blanks around names do not matter. */
  index(name: string): number | undefined {
    return this.#byName.get(name);
  }

  /** Positions of all columns that fit a pattern. */
  matching(pattern: string): readonly number[] {
    const known = this.#byPattern.get(pattern);
    if (known) return known;
    const found = this.names.flatMap((name, index) => (fitsPattern(name, pattern) ? [index] : []));
    this.#byPattern.set(pattern, found);
    return found;
  }
}

/** A row over shared {@link FeedColumns}. */
export function feedRow(columns: FeedColumns, cells: readonly string[], line: number): FeedRow {
  return {
    line,
    get(column) {
      const index = columns.index(column);
      return index === undefined ? undefined : cells[index];
    },
    all: (pattern) => columns.matching(pattern).flatMap((index) => cells[index] ?? []),
    *entries() {
      for (const [index, name] of columns.names.entries()) yield [name, cells[index] ?? ""] as const;
    },
  };
}

/** Whether a column name fits a pattern in which `*` stands for any text. */
function fitsPattern(name: string, pattern: string): boolean {
  const parts = pattern.split("*");
  const [first = "", ...rest] = parts;
  if (rest.length === 0) return name === pattern;
  const last = rest.pop() ?? "";
  if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last))
    return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found === -1 || found + part.length > name.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}
