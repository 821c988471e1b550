/**
 * `pnpm bench ingest [--rows 25000,100000,200000]`: feeds to searchable, a start over each stock and ten changed cars in it,
 * each in a process of its own, and whether memory stays flat while the file grows.
 */
import { Command } from "commander";
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { machine, row } from "./site/figures.ts";
import { scratchFolder } from "./site/scratch.ts";
import { NODE } from "#host/testing/site-process.ts";
import { feedOfBenches, mapFile, rowsOf, writeFeed } from "./stock/feed-file.ts";
import type { Imported } from "./stock/import-process.ts";
import type { Started } from "./stock/start-process.ts";

const { rows: sizes } = new Command("pnpm bench ingest")
  .description("How long a feed takes until its cars are found, and how much memory.")
  .option("--rows <sizes>", "rows of the feeds, ascending, separated by commas", "25000,100000,200000")
  .showHelpAfterError()
  .parse()
  .opts<{ rows: string }>();
const SIZES = sizes.split(",").map(Number);
/** Runs a program of the bench in a process of its own. */
function measured(program: string, args: readonly string[]): unknown {
  const file = join(import.meta.dirname, "stock", program);
  return JSON.parse(execFileSync(process.execPath, [...NODE, file, ...args]).toString());
}

const scratch = scratchFolder();
console.log(`${machine()}; rows of ${feedOfBenches.name}`);
const rows = await rowsOf(feedOfBenches.file);
const memory: number[] = [];
for (const size of SIZES) {
  const file = join(scratch, `${size}.csv`);
  await writeFeed(file, rows, size);
  const directory = join(scratch, String(size));
  const args = [file, mapFile(feedOfBenches.map), directory];
  const imported = measured("import-process.ts", args) as Imported;
  const started = measured("start-process.ts", [directory]) as Started;
  const again = measured("start-process.ts", [directory]) as Started;
  const reimported = measured("import-process.ts", args) as Imported;
  rmSync(file);
  rmSync(directory, { recursive: true });
  memory.push(imported.memory);
  const target = size === 100_000 ? { most: 15 } : undefined;
  row(`${size} rows, ${imported.cars} cars: searchable in`, imported.searchableIn / 1000, "s", target);
  row(`${size} rows: imported in`, imported.importedIn / 1000, "s");
  row(`${size} rows: processor time of the import`, imported.cpu / 1000, "s");
  row(`${size} rows: peak memory of the import`, imported.memory, "MB");
  row(`${size} rows: peak memory of importing them again`, reimported.memory, "MB");
  row(`${size} rows: searchable after another start in`, started.startedIn / 1000, "s", { most: 2 });
  row(`${size} rows: ten cars changed in`, started.changedIn / 1000, "s");
  row(`${size} rows: written for ten changed cars`, started.written, "MB", { most: 1 });
  row(`${size} rows: ten changed cars found by a process that serves in`, started.servedIn / 1000, "s");
  row(`${size} rows: nothing answered meanwhile for, at most`, started.longestPause, "ms");
  row(`${size} rows: searchable after a start over changed cars in`, again.startedIn / 1000, "s");
}
const more = (SIZES.at(-1) ?? 0) - (SIZES[0] ?? 0);
// Its id and its place, not its row.
if (more > 0)
  row("memory of one more car", (((memory.at(-1) ?? 0) - (memory[0] ?? 0)) * 1024 * 1024) / more, "bytes");
const [tenth, whole] = [100_000, 1_000_000].map((size) => memory[SIZES.indexOf(size)]);
if (tenth && whole) row("memory of 1,000,000 rows, times that of 100,000", whole / tenth, "", { most: 1.2 });
