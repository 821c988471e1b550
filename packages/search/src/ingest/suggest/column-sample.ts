import type { FeedRow } from "../feed/feed-row.ts";

/** Rows looked at, and different values noted of each column. */
export const SAMPLED_ROWS = 1_000;
const MAX_VALUES = 1_000;
const MAX_NUMBERED = 100;
const LONGEST = 80;
const EXAMPLES = 3;

/** What the first rows of a feed have in one column, or in several that are numbered. */
export interface ColumnSample {
  /** One name, or those of the numbered columns. */
  readonly columns: string[];
  /** The names with `*` for the number: 'images[*].url'. */
  readonly pattern: string;
  /** Rows with something in it. */
  filled: number;
  /** Each value with how often it stands there. */
  readonly values: Map<string, number>;
}

/** Columns that are numbered ('Photo 1', 'images[0].url') count as one, under the name with `*` for the number. */
const patternOf = (column: string): string =>
  column.replace(/\[\d+\]/g, "[*]").replace(/(?<=\p{L}[\s_-]?)\d+$/u, "*");

/** Notes what stands in each column, row by row. */
export class ColumnSamples {
  rows = 0;
  readonly #empty: ReadonlySet<string>;
  readonly #samples = new Map<string, ColumnSample>();

  /** `empty`: texts that mean nothing, in lower case. */
  constructor(empty: ReadonlySet<string>) {
    this.#empty = empty;
  }

  see(row: FeedRow): void {
    this.rows++;
    const seen = new Set<ColumnSample>();
    for (const [column, cell] of row.entries()) {
      if (column === "") continue;
      const sample = this.#sampleOf(column);
      const text = cell.trim();
      if (text === "" || this.#empty.has(text.toLowerCase())) continue;
      if (!seen.has(sample)) sample.filled++;
      seen.add(sample);
      const known = sample.values.get(text);
      if (known !== undefined || sample.values.size < MAX_VALUES) sample.values.set(text, (known ?? 0) + 1);
    }
  }

  /** The columns in the feed's order. */
  list(): ColumnSample[] {
    return [...this.#samples.values()];
  }

  #sampleOf(column: string): ColumnSample {
    const pattern = patternOf(column);
    const known = this.#samples.get(pattern);
    if (known) {
      if (!known.columns.includes(column) && known.columns.length < MAX_NUMBERED) known.columns.push(column);
      return known;
    }
    const sample = { columns: [column], pattern, filled: 0, values: new Map<string, number>() };
    this.#samples.set(pattern, sample);
    return sample;
  }
}

/** What a mapping calls the column; a list in JSON is a pattern even where no row has a second item. */
export const nameOf = ({ columns, pattern }: ColumnSample): string =>
  columns.length > 1 || pattern.includes("[*]") ? pattern : (columns[0] ?? pattern);

/** A few of a column's values, the most frequent first, for a person to look at. */
export const examplesOf = ({ values }: ColumnSample): string[] =>
  [...values]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, EXAMPLES)
    .map(([text]) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text));
