import type { Steps } from "../../../lists/steps.ts";
import type { Codes, Column } from "./column.ts";

/**
 * Columns that are counted in one pass. The make, the body and the fuel of a car go with its model: of all combinations
 * a stock has few, so each has a code of its own, and counts by combination add up to counts of each column.
 */
export interface ColumnGroup {
  /** By document, its combination. */
  readonly codes: Codes;
  readonly combinations: number;
  /** By field, the code that each combination has in its column. */
  readonly codeIn: ReadonlyMap<string, Uint32Array>;
}

/** A group that still grows. */
interface Draft {
  codes: Codes;
  combinations: number;
  readonly codeIn: Map<string, Uint32Array>;
}

// Counts by combination have to stay in the processor's nearest memory, and are added up once a column.
const MOST_COMBINATIONS = 4096;
/** A combination has to stand for several documents, or adding up takes longer than counting each column. */
const LEAST_DOCUMENTS = 4;
// Pairs of codes are found in a table of so many places.
const LARGEST_TABLE = 1 << 22;

/** Puts the columns with one value a document into groups: each into the first where it adds few combinations. */
export function* groupColumns(columns: Iterable<Column>, size: number): Steps<readonly ColumnGroup[]> {
  const most = Math.min(MOST_COMBINATIONS, Math.floor(size / LEAST_DOCUMENTS));
  const fitting = [...columns]
    .filter(({ many, totals }) => many === null && totals.length > 1 && totals.length <= most)
    .toSorted((a, b) => b.totals.length - a.totals.length);
  const drafts: Draft[] = [];
  for (const column of fitting) {
    yield;
    if (drafts.some((draft) => join(draft, column, most))) continue;
    const own = Uint32Array.from(column.totals, (_, code) => code);
    drafts.push({
      codes: column.codes,
      combinations: own.length,
      codeIn: new Map([[column.field, own]]),
    });
  }
  return drafts.filter(({ codeIn }) => codeIn.size > 1);
}

/** Takes a column into a group, unless that has too many combinations then. */
function join(draft: Draft, { field, codes, totals }: Column, most: number): boolean {
  const width = totals.length;
  if (draft.combinations * width > LARGEST_TABLE) return false;
  const table = new Uint32Array(draft.combinations * width);
  const joined = new Uint16Array(codes.length);
  const [was, own]: [number[], number[]] = [[], []];
  for (let i = 0; i < joined.length; i++) {
    const before = draft.codes[i] as number;
    const code = codes[i] as number;
    const pair = before * width + code;
    let combination = table[pair] as number;
    if (combination === 0) {
      if (was.length === most) return false;
      was.push(before);
      own.push(code);
      combination = was.length;
      table[pair] = combination;
    }
    joined[i] = combination - 1;
  }
  for (const [name, codeIn] of draft.codeIn)
    draft.codeIn.set(
      name,
      Uint32Array.from(was, (before) => codeIn[before] as number),
    );
  draft.codeIn.set(field, Uint32Array.from(own));
  draft.codes = joined;
  draft.combinations = was.length;
  return true;
}
