/**
 * `pnpm bench ingest`: the real feeds imported and counted; 100,000 rows to searchable (target: at most 15 s); and
 * whether memory stays flat while the file grows. Runs each import in a process of its own.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import type { ImportReport } from "@forecourt/search/ingest";
import { aPlan } from "@forecourt/search/testing";
import { feedOfBenches, mapFile, REAL_FEED, REAL_NZ_FEED, rowsOf, writeFeed } from "./stock/feed-file.ts";

interface Imported {
  counts: Omit<ImportReport, "refusedRows">;
  importedIn: number;
  searchableIn: number;
  /** Processor time of the import alone: on a busy machine the wall clock tells more about the neighbours. */
  cpu: number;
  memory: number;
  cars: number;
}

const scratch = mkdtempSync(join(tmpdir(), "bench-ingest-"));
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

function importOnce(file: string, map: string, directory: string): Imported {
  const program = join(import.meta.dirname, "stock/import-process.ts");
  const output = execFileSync(process.execPath, [
    "--conditions=react-server",
    program,
    file,
    mapFile(map),
    directory,
  ]);
  const imported: Imported = JSON.parse(output.toString());
  return imported;
}

function verdict(good: boolean): string {
  if (!good) process.exitCode = 1;
  return good ? "ok" : "MISSED";
}

async function realFeed(name: string, file: string, map: string): Promise<string> {
  const directory = join(scratch, name);
  const first = importOnce(file, map, directory);
  const again = importOnce(file, map, directory);
  const { rows, added, refused, skipped, notes } = first.counts;
  console.log(
    `${name}: ${rows} rows, ${added} cars, ${refused} refused, ${skipped} left out, searchable in ${seconds(first.searchableIn)}`,
  );
  for (const note of notes)
    console.log(`  left empty ${note.count} ×, ${note.column}: ${note.reason} ("${note.example}")`);
  console.log(
    `  the same file again: ${again.counts.summary} ${verdict(again.counts.summary === "+0 −0 ~0")}`,
  );
  return directory;
}

const grown = (cell: string) => (/^\d+$/.test(cell) ? String(Number(cell) + 10) : cell);

/** The same file with every price and odometer changed: every id must stay. */
async function changedPrices(directory: string): Promise<void> {
  const file = join(scratch, "changed.csv");
  const rows = await rowsOf(REAL_FEED);
  await writeFeed(file, rows, rows.length, { Price: grown, Kilometres: grown });
  const before = await idsIn(directory);
  const { counts } = importOnce(file, "au-vehicle-prices.map.json", directory);
  const after = await idsIn(directory);
  const kept = after.length === before.length && after.every((id, at) => id === before[at]);
  console.log(
    `  prices and kilometres changed: ${counts.summary}, every id kept ${verdict(kept && counts.added + counts.left === 0)}`,
  );
}

async function idsIn(directory: string): Promise<string[]> {
  const { index } = await openEmbeddedStock({ directory });
  const ids: string[] = [];
  for await (const { document } of index.records()) ids.push(document.id);
  return ids;
}

/** Counts a column of the CSV by hand and compares it with the facet. */
async function compareCounts(directory: string): Promise<void> {
  const rows = (await rowsOf(REAL_FEED)).filter((row) => row.get("Title") !== "NA");
  const stock = await openEmbeddedStock({ directory });
  const columns: [string, string, Record<string, string>][] = [
    ["UsedOrNew", "car_type", { USED: "used", NEW: "new", DEMO: "demo" }],
    ["BodyType", "body", { "Ute / Tray": "Ute", Other: "", NA: "" }],
    ["Transmission", "transmission", { "-": "" }],
    ["DriveType", "drive", { Front: "FWD", Rear: "RWD", Other: "" }],
    ["FuelType", "fuel", { Unleaded: "Petrol", Premium: "Petrol", Leaded: "Petrol", Other: "", "-": "" }],
    ["Year", "year", {}],
  ];
  for (const [column, field, rename] of columns) {
    const byHand = new Map<string, number>();
    for (const row of rows) {
      const cell = (row.get(column) ?? "").trim();
      const value = Object.hasOwn(rename, cell) ? (rename[cell] ?? "") : cell;
      if (value !== "") byHand.set(value, (byHand.get(value) ?? 0) + 1);
    }
    const answer = await stock.engine.run(aPlan({ limit: 0, facets: [{ kind: "values", field }] }));
    const [facet] = answer.ok ? answer.facets : [];
    const counted = facet?.kind === "values" ? facet.values : [];
    const same =
      counted.length === byHand.size && counted.every(({ value, count }) => byHand.get(value) === count);
    console.log(`  facet ${field}: ${counted.length} values, counted in the file: ${verdict(same)}`);
  }
}

try {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  if (existsSync(REAL_FEED)) {
    const directory = await realFeed("au-vehicle-prices", REAL_FEED, "au-vehicle-prices.map.json");
    await compareCounts(directory);
    await changedPrices(directory);
    await realFeed("nz-manheim", REAL_NZ_FEED, "nz-manheim.map.json");
  } else console.log("The real feeds are not here (FORECOURT_SHARED), so they were skipped.");

  const rows = await rowsOf(feedOfBenches.file);
  console.log(`Feeds of many rows, made of ${feedOfBenches.name}:`);
  const memory: number[] = [];
  for (const wanted of [25_000, 100_000, 200_000]) {
    const file = join(scratch, `${wanted}.csv`);
    await writeFeed(file, rows, wanted);
    const {
      importedIn,
      cpu,
      searchableIn,
      memory: used,
      cars,
    } = importOnce(file, feedOfBenches.map, join(scratch, `${wanted}`));
    memory.push(used);
    const target = wanted === 100_000 ? ` (target 15 s) ${verdict(searchableIn <= 15_000)}` : "";
    console.log(
      `  ${wanted} rows, ${cars} cars: imported in ${seconds(importedIn)} (${seconds(cpu)} of processor), searchable in ${seconds(searchableIn)}${target}, peak memory of the import ${used.toFixed(0)} MB`,
    );
    rmSync(file);
  }
  const [small = 0, , large = 0] = memory;
  const each = ((large - small) * 1024 * 1024) / 175_000;
  console.log(`  memory grows by ${each.toFixed(0)} bytes a car: its id, fingerprint and place, not its row`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
