/** One row of a feed, whatever the format of its file. */
export interface FeedRow {
  /** Its file's name, where a feed comes in several. */
  readonly file: string | null;
  /** Line of the file the row begins on, counting from 1. */
  readonly line: number;
  /** The names of its columns; all rows under one header share them. */
  readonly columns: FeedColumns;
  /** The cell of a column; undefined when the row has no such column. */
  get(column: string): string | undefined;
  /** Cells of every column that fits a pattern with `*` ('image[*].url'), and of columns that repeat, in the feed's order. */
  all(pattern: string): string[];
  /** Every column and cell, in the feed's order. */
  entries(): Iterable<readonly [string, string]>;
  /** The same in the order of the columns' names, which is that of no file. */
  entriesByName(): Iterable<readonly [string, string]>;
}

/** A row as its file has it: names and texts of its cells; a name is "" where there is none. */
export type RawCells = readonly (readonly [column: string, cell: string])[];

/** A stretch of the file that could not be read as a row. */
interface UnreadableRow {
  readonly file: string | null;
  readonly line: number;
  readonly problem: string;
  readonly cells: RawCells;
}

/** What a reader yields: rows, and places where there should have been one. */
export type FeedItem = { ok: true; row: FeedRow } | ({ ok: false } & UnreadableRow);

/** The bytes or text of a feed file, in pieces of any size. */
export type FeedSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** One of several files of a feed. */
export interface FeedFile {
  readonly name: string;
  readonly source: FeedSource;
}

/**
 * Where a row stands, for a sentence.
 *
 * @example
 * placeOf({ file: null, line: 12 }); // "line 12"
 */
export const placeOf = ({ file, line }: Pick<FeedRow, "file" | "line">): string =>
  file === null ? `line ${line}` : `line ${line} of ${file}`;

/** Columns a row may have; the widest feeds have some two hundred. */
export const MAX_COLUMNS = 2_000;

/** Column names of a file, looked up by name or pattern; shared by all of its rows. */
export class FeedColumns {
  readonly names: readonly string[];
  /** Whether a header says what columns all rows have; rows of JSON each have their own. */
  readonly fixed: boolean;
  readonly #byName = new Map<string, number>();
  readonly #byPattern = new Map<string, number[]>();
  #sorted: readonly number[] | null = null;

  constructor(names: readonly string[], { fixed }: { fixed: boolean } = { fixed: true }) {
    this.names = names;
    this.fixed = fixed;
    for (const [index, name] of names.entries()) if (!this.#byName.has(name)) this.#byName.set(name, index);
  }

  /** Position of the first column of this name. Blanks around names do not matter. */
  index(name: string): number | undefined {
    return this.#byName.get(name);
  }

  /** Positions of all columns, by name; of one name, by place. */
  sorted(): readonly number[] {
    const { names } = this;
    return (this.#sorted ??= [...names.keys()].toSorted((a, b) => {
      const [one = "", other = ""] = [names[a], names[b]];
      return one < other ? -1 : one > other ? 1 : a - b;
    }));
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
export function feedRow(
  columns: FeedColumns,
  cells: readonly string[],
  line: number,
  file: string | null = null,
): FeedRow {
  return {
    file,
    line,
    columns,
    get(column) {
      const index = columns.index(column);
      return index === undefined ? undefined : cells[index];
    },
    all: (pattern) => columns.matching(pattern).flatMap((index) => cells[index] ?? []),
    *entries() {
      for (const [index, name] of columns.names.entries()) yield [name, cells[index] ?? ""] as const;
    },
    *entriesByName() {
      for (const index of columns.sorted()) yield [columns.names[index] ?? "", cells[index] ?? ""] as const;
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
