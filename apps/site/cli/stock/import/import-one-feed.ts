import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { type FeedMapping, type ImportResult, importFeed, type StockIndex } from "@forecourt/search/ingest";
import type { FetchedFeed, FetchFeedOptions } from "#server/stock/feeds/fetch-feed.ts";
import { type FeedRun, feedRuns } from "#server/stock/feeds/feed-runs.ts";
import { describeFailure, describeReport } from "./describe-import.ts";
import { refusedRowsFile } from "./refused-rows-file.ts";
import {
  type ImportAlerts,
  type CachedPages,
  type StockTenant,
  type StockTools,
  type Terminal,
} from "../stock-tools.ts";
import { EXIT } from "../../options/exit-codes.ts";
import { Presets, SingleBar } from "cli-progress";

export interface ImportStockOptions {
  tenant: string;
  /** Left out only where the tenant's own settings name the feeds. */
  map?: string;
  dryRun?: boolean;
  /** Where refused rows are written; default: a file under the data directory. */
  report?: string;
  /** Columns this file may lack although the mapping names them. */
  acceptMissing?: string[];
  /** Share of the stock, in percent, that this file may mark sold. */
  allowLeaving?: number;
  json?: boolean;
}

/** Feeds on other servers, as `stock import` uses them. */
export interface FeedTools {
  /** The feeds that a tenant's settings name, with the paths of their mapping files. */
  sources(tenant: string): Promise<readonly { readonly url: string; readonly map: string }[]>;
  fetch(request: Pick<FetchFeedOptions, "url" | "file" | "known">): Promise<FetchedFeed>;
}

/** What an import needs of the site. */
export type ImportTools = StockTools & { alerts: ImportAlerts; pages: CachedPages; feeds: FeedTools };

/** A feed whose files are on this machine's disk. */
export interface ImportedFeed {
  readonly stock: StockTenant & { readonly index: StockIndex };
  readonly mapping: FeedMapping;
  readonly options: ImportStockOptions;
  /** Where refused rows are written. */
  readonly report: string;
  /** `name` is what a person calls the file, `file` where it is. */
  readonly files: readonly { readonly name: string; readonly file: string; readonly bytes: number }[];
}

/** Imports one feed and says what became of every row. */
export async function importOneFeed(
  { stock, mapping, options, report: reportFile, files }: ImportedFeed,
  tools: ImportTools,
  terminal: Terminal,
): Promise<number> {
  // What changed before is listed apart from what this file changes.
  if (!options.dryRun) await tools.alerts.before(options.tenant);
  const report = refusedRowsFile(reportFile);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const progress = importProgress(
    options.json ? silent(terminal) : terminal,
    basename(files[0]?.name ?? ""),
    bytes,
  );
  const result: ImportResult = await importFeed({
    source: files.map(({ name, file }) => ({ name, source: progress.watch(contents(file)) })),
    mapping,
    index: stock.index,
    now: tools.now(),
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
  if (!options.dryRun) {
    const at = tools.now().toISOString();
    const run = runOf(result, { at, feed: mapping.name, refusedRowsFile: refused });
    // The import has ended as it has; without its note it is missing from the list of runs.
    await feedRuns(tools.dataDirectory, options.tenant)
      .note(run)
      .catch((error: unknown) => terminal.error(`The run could not be noted: ${String(error)}`));
  }
  if (!result.ok) {
    for (const line of describeFailure(result)) terminal.error(line);
    return EXIT.failed;
  }
  const alerted = options.dryRun ? null : await tools.alerts.after(options.tenant);
  if (options.json) terminal.out(JSON.stringify({ ...result, refusedRowsFile: refused, alerts: alerted }));
  else {
    for (const line of describeReport(result)) terminal.out(line);
    if (refused !== null) terminal.out(`Refused rows, each with its reason: ${refused}`);
    if (alerted !== null) terminal.out(alerted);
  }
  const missed = options.dryRun ? null : await tools.pages.forget(options.tenant);
  if (missed === null) return EXIT.done;
  terminal.error(missed);
  return EXIT.cachesMissed;
}

const runOf = (result: ImportResult, about: Pick<FeedRun, "at" | "feed" | "refusedRowsFile">): FeedRun => {
  const refusedRows = result.refusedRows.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.map(([name, cell]): [string, string] => [name, cell]),
  }));
  if (result.ok) return { ...result, ...about, refusedRows, problem: null };
  const { detail: problem } = result;
  const counts = { rows: null, refused: refusedRows.length, withoutStatus: 0 };
  return { ...about, ...counts, summary: null, problem, refusedRows, notes: [] };
};

/** A terminal for a program that reads the output: a document and nothing before it. */
const silent = (terminal: Terminal): Terminal => ({ ...terminal, live: false, out: () => undefined });

/** Opened when it is read, one file after the other. */
async function* contents(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, { highWaterMark: 1 << 18 }) as AsyncIterable<Uint8Array>;
}

const LINE_EVERY = 10_000;

/** Shows how far an import is: a bar on a terminal, a line now and then in a log. */
function importProgress(terminal: Terminal, name: string, bytes: number) {
  const bar = terminal.live ? startBar(name, bytes) : null;
  let read = 0;
  let rowsSeen = 0;
  let refusedSeen = 0;
  return {
    /** Counts the bytes of a file while it is read. */
    async *watch(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of source) {
        read += piece.length;
        bar?.update(read, { rows: rowsSeen, refused: refusedSeen });
        yield piece;
      }
    },
    rows({ rows, refused }: { rows: number; refused: number }): void {
      const passed = Math.floor(rows / LINE_EVERY) > Math.floor(rowsSeen / LINE_EVERY);
      rowsSeen = rows;
      refusedSeen = refused;
      if (bar) bar.update(read, { rows, refused });
      else if (passed) terminal.out(`${name}: ${rows} rows read, ${refused} refused`);
    },
    stop(): void {
      bar?.stop();
    },
  };
}

function startBar(name: string, bytes: number): SingleBar {
  const format = `${name} {bar} {percentage}% · {rows} rows · {refused} refused`;
  const bar = new SingleBar({ format, hideCursor: true, etaBuffer: 100 }, Presets.shades_classic);
  bar.start(Math.max(1, bytes), 0, { rows: 0, refused: 0 });
  return bar;
}
