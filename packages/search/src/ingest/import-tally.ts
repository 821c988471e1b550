import { type FeedRow, placeOf } from "./feed/feed-row.ts";
import type { FeedMapping } from "./mapping/feed-mapping.ts";
import { type CellNote, type ImportReport, type RefusedRow, summarizeImport } from "./import-report.ts";
import type { CellProblem } from "./rows/map-row.ts";

/** Refused rows in the report; more go only to `onRefused`. */
const MAX_REFUSED = 100;
/** Different notes in the report; a file can hold a different mistake in every cell. */
const MAX_NOTES = 500;
const MAX_EXAMPLES = 5;

type Place = Pick<FeedRow, "file" | "line">;

type Count =
  | "added"
  | "returned"
  | "changed"
  | "unchanged"
  | "skipped"
  | "refused"
  | "withoutStatus"
  | "deleted"
  | "left"
  | "forgotten";

/** Counts an import while it runs; what it keeps does not grow with the file. */
export class ImportTally {
  rows = 0;
  readonly counts: Record<Count, number> = {
    added: 0,
    returned: 0,
    changed: 0,
    unchanged: 0,
    skipped: 0,
    refused: 0,
    withoutStatus: 0,
    deleted: 0,
    left: 0,
    forgotten: 0,
  };
  readonly refusedRows: RefusedRow[] = [];
  readonly #repeats: ImportReport["repeats"] = { count: 0, exact: 0, first: null };
  readonly #notes = new Map<string, CellNote>();
  readonly #examples: ImportReport["examples"] = { added: [], changed: [], left: [] };

  refuse(refused: RefusedRow): void {
    this.counts.refused++;
    if (this.refusedRows.length < MAX_REFUSED) this.refusedRows.push(refused);
  }

  note({ file, line }: Place, { column, reason, value }: CellProblem): void {
    const key = `${column}\u0000${reason}`;
    const known = this.#notes.get(key);
    if (known) known.count++;
    else if (this.#notes.size < MAX_NOTES) {
      this.#notes.set(key, { column, reason, count: 1, firstFile: file, firstLine: line, example: value });
    }
  }

  /** A row without an id that repeats an earlier one and was taken for a further car. */
  repeat(row: Place, earlier: Place, exact: boolean): void {
    this.#repeats.count++;
    if (exact) this.#repeats.exact++;
    this.#repeats.first ??= { place: placeOf(row), earlier: placeOf(earlier) };
  }

  example(kind: keyof ImportReport["examples"], text: string): void {
    const examples = this.#examples[kind];
    if (examples.length < MAX_EXAMPLES) examples.push(text);
  }

  report(mapping: FeedMapping, dryRun: boolean, version: string, remarks: string[]): ImportReport {
    return {
      ok: true,
      feed: mapping.name,
      kind: mapping.feed,
      dryRun,
      rows: this.rows,
      ...this.counts,
      repeats: this.#repeats,
      remarks,
      summary: summarizeImport(this.counts),
      refusedRows: this.refusedRows,
      notes: [...this.#notes.values()].toSorted((a, b) => b.count - a.count),
      examples: this.#examples,
      version,
    };
  }
}
