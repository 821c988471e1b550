/**
 * `pnpm bench ingest`: feeds of up to 200,000 rows to searchable, each in a process of its own, and whether memory stays
 * flat while the file grows.
 */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { machine, row } from "./site/figures.ts";
import { scratchFolder } from "./site/scratch.ts";
import { OWN_PROGRAM } from "#host/testing/site-process.ts";
import { feedOfBenches, mapFile, rowsOf, writeFeed } from "./stock/feed-file.ts";
import type { Imported } from "./stock/import-process.ts";

const SIZES = [25_000, 100_000, 200_000];
const scratch = scratchFolder();
console.log(`${machine()}; rows of ${feedOfBenches.name}`);
const rows = await rowsOf(feedOfBenches.file);
const memory: number[] = [];
for (const size of SIZES) {
  const file = join(scratch, `${size}.csv`);
  await writeFeed(file, rows, size);
  const program = join(import.meta.dirname, "stock/import-process.ts");
  const args = [program, file, mapFile(feedOfBenches.map), join(scratch, String(size))];
  const output = execFileSync(process.execPath, [...OWN_PROGRAM, ...args]);
  const imported: Imported = JSON.parse(output.toString());
  rmSync(file);
  memory.push(imported.memory);
  const target = size === 100_000 ? { most: 15 } : undefined;
  row(`${size} rows, ${imported.cars} cars: searchable in`, imported.searchableIn / 1000, "s", target);
  row(`${size} rows: imported in`, imported.importedIn / 1000, "s");
  row(`${size} rows: processor time of the import`, imported.cpu / 1000, "s");
  row(`${size} rows: peak memory of the import`, imported.memory, "MB");
}
const [small = 0, , large = 0] = memory;
// Its id, fingerprint and place, not its row.
row("memory of one more car", ((large - small) * 1024 * 1024) / 175_000, "bytes");
