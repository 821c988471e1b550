import type { CarsPolicy } from "../car/model/cars-policy.ts";
import { DAY } from "../kernel/days.ts";
import type { FeedMapping } from "./mapping/feed-mapping.ts";
import { FeedRemarks } from "./feed/feed-remarks.ts";
import type { FeedColumns, FeedFile, FeedItem, FeedRow, FeedSource } from "./feed/feed-row.ts";
import type { ImportFailure, ImportResult, RefusedRow } from "./import-report.ts";
import { ImportRun, type ImportWriter } from "./import-run.ts";
import { ColumnCheck, describeMissing, type MissingColumn, unmappedFields } from "./missing-columns.ts";
import { readFeed } from "./read-feed.ts";
import { StoredCars } from "./stored-cars.ts";
import {
  entryOf,
  type StockEntry,
  type StockIndex,
  StockIndexError,
  type StockIndexFailure,
} from "../stock-index/stock-index.ts";

/** What an import needs. */
export interface ImportOptions {
  /** The file's bytes or text, in pieces: a file stream, a fetch body, or `[text]`; or the files of a feed of several. */
  source: FeedSource | readonly FeedFile[];
  mapping: FeedMapping;
  index: StockIndex;
  /** Now: arrival of new cars, and sale of departed ones. */
  now: Date;
  /** What a row without a status is: the site's `cars.missingStatus`. Default: not available. */
  missingStatus?: CarsPolicy["missingStatus"];
  /** Names of the site's locations by their ids and slugs: a feed may list a car elsewhere by either. */
  locationNames?: ReadonlyMap<string, string>;
  /** Work everything out, write nothing. */
  dryRun?: boolean;
  /** Columns this file may lack although the mapping names them; their fields are then empty. */
  acceptMissing?: readonly string[];
  /** Largest share of the feed's available cars that one file may take out of the lists. Default: 0.25. Ten cars are always allowed. */
  maxLeavingShare?: number;
  /** Called now and then with the rows read so far. */
  onProgress?: (progress: { rows: number; refused: number }) => void;
  /** Called for every refused row, in the order of the file; the import waits for it. */
  onRefused?: (refused: RefusedRow) => void | Promise<void>;
}

/** Days after which a full feed's sold cars are forgotten altogether: old links say 'gone' for a year. */
const FORGET_SOLD_AFTER = 400;

/** Departures that need no second thought, however small the stock. */
const ALWAYS_ALLOWED = 10;
const PROGRESS_EVERY = 500;
/**
 * Brings a feed into the stock. Rows that cannot be used are reported and never
 * stop the run; nothing is written when the file as a whole is unusable. The
 * same file twice changes nothing the second time. Memory does not grow with
 * the rows' contents: only each car's id and fingerprint are held.
 *
 * @example
 * const report = await importFeed({ source: createReadStream("stock.csv"), mapping, index, now: new Date() });
 * if (report.ok) console.log(report.summary); // "+120 −14 ~333"
 */
export async function importFeed(options: ImportOptions): Promise<ImportResult> {
  const { index, mapping, dryRun = false } = options;
  const aborted = { failure: null as ImportFailure | null };
  const remarks = new FeedRemarks();
  try {
    if (dryRun) {
      const stored = await collect(entriesOf(index), options.now);
      const run = await importInto(
        { get: (ids) => index.get(ids), put: nothing, remove: nothing },
        stored,
        options,
        remarks,
      );
      const counted = await index.count();
      return run.tally.report(mapping, true, counted.ok ? counted.version : "", remarks.list());
    }
    const written = await index.write(async (writer) =>
      importInto(writer, await collect(writer.entries(), options.now), options, remarks),
    );
    if (!written.ok) return indexFailure(written);
    return written.value.tally.report(mapping, false, written.version, remarks.list());
  } catch (error) {
    if (error instanceof ImportAbort) aborted.failure = error.failure;
    else if (error instanceof StockIndexError) {
      aborted.failure = indexFailure(error.failure);
    } else throw error;
  }
  return aborted.failure;
}

/** Ends a run from inside, so that the index drops what was written. */
class ImportAbort extends Error {
  override name = "ImportAbort";
  readonly failure: ImportFailure;

  constructor(
    problem: ImportFailure["problem"],
    detail: string,
    found: Partial<Pick<ImportFailure, "refusedRows" | "missingColumns">> = {},
  ) {
    super(detail);
    this.failure = { ok: false, problem, detail, refusedRows: [], missingColumns: [], ...found };
  }
}

const indexFailure = ({ detail }: StockIndexFailure): ImportFailure => ({
  ok: false,
  problem: "index",
  detail,
  refusedRows: [],
  missingColumns: [],
});

async function importInto(
  writer: ImportWriter,
  stored: StoredCars,
  {
    source,
    mapping,
    now,
    missingStatus = "not_available",
    locationNames = new Map(),
    maxLeavingShare = 0.25,
    acceptMissing = [],
    onProgress,
    onRefused,
  }: ImportOptions,
  remarks: FeedRemarks,
): Promise<ImportRun> {
  const run = new ImportRun(mapping, { now, missingStatus, locationNames }, writer, stored);
  const unmapped = unmappedFields(mapping);
  if (unmapped.length > 0) {
    throw new ImportAbort("missing-columns", `The mapping has no rule for ${unmapped.join(", ")}.`);
  }
  const columns = new FileColumns(mapping, acceptMissing);
  for await (const item of readable(source, mapping, remarks)) {
    if (item.ok) columns.see(item.row);
    const refused = await run.take(item);
    if (refused) await onRefused?.(refused);
    if (run.tally.rows % PROGRESS_EVERY === 0) {
      onProgress?.({ rows: run.tally.rows, refused: run.tally.counts.refused });
    }
  }
  columns.endFile();
  if (mapping.feed === "full") refuseNoCars(run);
  const { count, departed } = run.available();
  refuseLargeLeaving(run, departed.length, count, maxLeavingShare);
  await run.retire(departed);
  if (mapping.feed === "full") run.forgetSoldBefore(now.getTime() - FORGET_SOLD_AFTER * DAY);
  await run.flush();
  onProgress?.({ rows: run.tally.rows, refused: run.tally.counts.refused });
  return run;
}

/** Ends an import when one of its files lacks columns: under a header at once, of JSON lines when all were seen. */
class FileColumns {
  readonly #mapping: FeedMapping;
  readonly #accepted: readonly string[];
  #check: ColumnCheck | null = null;
  #file: string | null = null;
  #header: FeedColumns | null = null;

  constructor(mapping: FeedMapping, accepted: readonly string[]) {
    this.#mapping = mapping;
    this.#accepted = accepted;
  }

  see(row: FeedRow): void {
    if (row.columns === this.#header) return;
    if (row.file !== this.#file) this.endFile();
    this.#file = row.file;
    this.#header = row.columns;
    this.#check ??= new ColumnCheck(this.#mapping, this.#accepted);
    this.#check.see(row);
    if (row.columns.fixed) this.endFile();
  }

  /** What this file lacks is lacking for good. */
  endFile(): void {
    const check = this.#check;
    this.#check = null;
    const missingColumns: MissingColumn[] = check?.missing() ?? [];
    if (!check || missingColumns.length === 0) return;
    const what = this.#file === null ? "The file" : `The file ${this.#file}`;
    throw new ImportAbort("missing-columns", describeMissing(missingColumns, check.names(), what), {
      missingColumns,
    });
  }
}

function refuseNoCars(run: ImportRun): void {
  const { rows, refusedRows, counts } = run.tally;
  if (rows === counts.refused) {
    const detail = `None of the ${rows} rows could be used, so the stock was left as it is.`;
    throw new ImportAbort("no-cars", detail, { refusedRows });
  }
}

/** A file that would take much of the stock out of the lists is not believed at once. */
function refuseLargeLeaving(run: ImportRun, departed: number, available: number, share: number): void {
  const leaving = departed + run.unpublished;
  if (leaving <= ALWAYS_ALLOWED || leaving <= available * share) return;
  const unstated = run.unpublished === 0 ? "" : ` (${run.unpublished} of them have no status in it)`;
  const detail =
    `This file would take ${leaving} of ${available} cars out of the lists${unstated}, which looks like a file that was ` +
    "cut short. Nothing was changed. Ask who sends it whether it is whole.";
  throw new ImportAbort("too-many-leaving", detail, { refusedRows: run.tally.refusedRows });
}

async function* readable(
  source: ImportOptions["source"],
  mapping: FeedMapping,
  remarks: FeedRemarks,
): AsyncGenerator<FeedItem> {
  const items = readFeed(source, mapping.format, remarks);
  try {
    for (;;) {
      const next = await items.next();
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportAbort("unreadable", `The feed could not be read: ${reason}.`);
  } finally {
    await items.return(undefined);
  }
}

async function collect(entries: AsyncIterable<StockEntry>, now: Date): Promise<StoredCars> {
  const stored = new StoredCars(now.getTime());
  for await (const entry of entries) stored.add(entry);
  return stored;
}

async function* entriesOf(index: StockIndex): AsyncGenerator<StockEntry> {
  for await (const record of index.records()) yield entryOf(record);
}

async function nothing(): Promise<void> {}
