import type { RawCells } from "./feed/feed-row.ts";
import type { EarlierRow } from "./rows/car-identity.ts";
import type { MissingColumn } from "./missing-columns.ts";

/** A row that did not become a car. */
export interface RefusedRow {
  /** Its file, where the feed comes in several. */
  file: string | null;
  /** Line of the file the row begins on; the header is line 1. */
  line: number;
  /** The column at fault, in the feed's own spelling where there is one. */
  column: string | null;
  reason: string;
  /** The start of the offending cell. */
  value: string | null;
  /** The row as its file has it, so that it can be corrected and sent again. */
  cells: RawCells;
  /** Of a row that repeats another one: that one. */
  earlier: EarlierRow | null;
}

/** A cell that could not be used while its row was taken, counted over the whole file. */
export interface CellNote {
  column: string;
  reason: string;
  count: number;
  /** The first line it happened on, in which file where there are several, and the start of that cell. */
  firstFile: string | null;
  firstLine: number;
  example: string;
}

/** What an import did, or with a dry run what it would do. Every row of the file is in exactly one of the counts; `withoutStatus` tells some of them apart. */
export interface ImportReport {
  ok: true;
  feed: string;
  kind: "full" | "incremental";
  dryRun: boolean;
  /** Rows read, without the header. */
  rows: number;
  /** Cars that were not there before. */
  added: number;
  /** Cars that had been sold or had left, and are in the feed again. */
  returned: number;
  changed: number;
  unchanged: number;
  /** Rows left out because the mapping says so. */
  skipped: number;
  refused: number;
  /** Rows without a status that became cars: these are not available, and no list shows them. */
  withoutStatus: number;
  /** Cars that the feed says are to be removed. */
  deleted: number;
  /** Cars missing from a full feed; they are marked sold now. */
  left: number;
  /** Cars sold long ago that were forgotten altogether. */
  forgotten: number;
  /**
   * Rows without an id that repeat an earlier row and count as further cars; the first of them by its place. Those that
   * are the same in every cell, price and kilometres too, are counted as exact.
   */
  repeats: { count: number; exact: number; first: { place: string; earlier: string } | null };
  /** What was noticed about the files and got over, in sentences: lines of another coding, headers in the middle. */
  remarks: string[];
  /** The whole in one line: "+120 −14 ~333". Returned cars count as plus; departed and deleted ones as minus. */
  summary: string;
  /** The first hundred refused rows; `onRefused` gets them all. */
  refusedRows: RefusedRow[];
  /** Cells that were left empty although they held something, most frequent first. */
  notes: CellNote[];
  /** Some cars of each sort, to look at after a dry run. */
  examples: { added: string[]; changed: string[]; left: string[] };
  /** Version of the stock after the import. */
  version: string;
}

/**
 * An import that was given up, and why. Nothing was written, except that a failing index may have taken some of the
 * changes already; the same import again brings the others.
 */
export interface ImportFailure {
  ok: false;
  problem:
    | "unreadable" // the file is not what the mapping says it is
    | "missing-columns" // the header lacks columns the mapping reads
    | "too-many-leaving" // more of the stock would leave the lists than allowed
    | "no-cars" // a full feed without one usable row
    | "index"; // the stock index could not be written
  detail: string;
  /** For "missing-columns": which, and what they were perhaps called. */
  missingColumns: readonly MissingColumn[];
  refusedRows: RefusedRow[];
}

/** Outcome of an import. */
export type ImportResult = ImportReport | ImportFailure;

/**
 * "+120 −14 ~333": added and returned, left and deleted, changed.
 *
 * @example
 * summarizeImport({ added: 120, returned: 0, left: 14, deleted: 0, changed: 333 }); // "+120 −14 ~333"
 */
export function summarizeImport(
  counts: Pick<ImportReport, "added" | "returned" | "left" | "deleted" | "changed">,
) {
  return `+${counts.added + counts.returned} −${counts.left + counts.deleted} ~${counts.changed}`;
}
