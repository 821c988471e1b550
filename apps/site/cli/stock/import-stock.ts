import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { type FeedMapping, type ImportResult, importFeed } from "@forecourt/search/ingest";
import { describeFailure, describeReport } from "./describe-import.ts";
import { importProgress } from "./import-progress.ts";
import { readMappingFile } from "./read-mapping-file.ts";
import { refusedRowsFile } from "./refused-rows-file.ts";
import {
  EXIT,
  type ImportAlerts,
  type KeptPages,
  type StockTools,
  stockOf,
  type Terminal,
} from "./stock-tools.ts";

/** What was typed after `stock import`. */
export interface ImportStockOptions {
  tenant: string;
  map: string;
  dryRun?: boolean;
  /** Where refused rows are written; default: a file under the data directory. */
  report?: string;
  /** Columns this file may lack although the mapping names them. */
  acceptMissing?: string[];
  /** Share of the stock, in percent, that this file may mark sold. */
  allowLeaving?: number;
}

/** `stock import`: brings a feed, in one file or several, into a tenant's stock and says what became of every row. */
export async function importStock(
  files: readonly string[],
  options: ImportStockOptions,
  tools: StockTools & { alerts: ImportAlerts; pages: KeptPages },
  terminal: Terminal,
): Promise<number> {
  const stock = await stockOf(tools, options.tenant);
  if (!stock.ok) return badCall(terminal, stock.problem);
  const read = await readMappingFile(options.map);
  if (!read.ok) return badCall(terminal, ...read.problems);
  const sizes = await Promise.all(files.map(sizeOf));
  const absent = files.find((_, at) => sizes[at] === null);
  if (absent !== undefined) {
    return badCall(terminal, `There is no file '${absent}' to import, or it may not be read.`);
  }
  const now = tools.now();
  // What changed until now is kept apart from what this file changes.
  if (!options.dryRun) await tools.alerts.before(options.tenant);
  const report = refusedRowsFile(options.report ?? defaultReport(tools.dataDirectory, read.mapping, now));
  const progress = importProgress(
    terminal,
    basename(files[0] ?? ""),
    sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0),
  );
  const result: ImportResult = await importFeed({
    source: files.map((name) => ({ name, source: progress.watch(contents(name)) })),
    mapping: read.mapping,
    index: stock.index,
    now,
    missingStatus: stock.cars.missingStatus,
    locationNames: stock.locationNames,
    dryRun: options.dryRun ?? false,
    ...(options.allowLeaving === undefined ? {} : { maxLeavingShare: options.allowLeaving / 100 }),
    acceptMissing: options.acceptMissing ?? [],
    onProgress: (counts) => progress.rows(counts),
    onRefused: (row) => report.add(row),
  });
  progress.stop();
  const refused = await report.close();
  if (!result.ok) {
    for (const line of describeFailure(result)) terminal.error(line);
    return EXIT.failed;
  }
  for (const line of describeReport(result)) terminal.out(line);
  if (refused !== null) terminal.out(`Refused rows, each with its reason: ${refused}`);
  const alerted = options.dryRun ? null : await tools.alerts.after(options.tenant);
  if (alerted !== null) terminal.out(alerted);
  const missed = options.dryRun ? null : await tools.pages.forget(options.tenant);
  if (missed === null) return EXIT.done;
  terminal.error(missed);
  return EXIT.cachesMissed;
}

/** Opened when it is read, one file after the other. */
async function* contents(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, { highWaterMark: 1 << 18 }) as AsyncIterable<Uint8Array>;
}

function badCall(terminal: Terminal, ...lines: string[]): number {
  for (const line of lines) terminal.error(line);
  return EXIT.badCall;
}

function defaultReport(dataDirectory: string, mapping: FeedMapping, now: Date): string {
  const time = now.toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-");
  const feed = mapping.name.replace(/[^A-Za-z0-9_-]+/g, "-");
  return join(dataDirectory, "reports", `${feed}-${time}-refused.csv`);
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
}
