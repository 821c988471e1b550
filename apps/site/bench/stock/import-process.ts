/** One import in a process of its own, so that its memory is its own. Prints one JSON line. */
import { createReadStream, readFileSync } from "node:fs";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { importFeed, parseFeedMapping } from "@forecourt/search/ingest";

/** Times in milliseconds, memory at its highest in megabytes. */
export interface Imported {
  importedIn: number;
  searchableIn: number;
  /** Of the import alone: on a busy machine the wall clock tells more about the neighbours. */
  cpu: number;
  memory: number;
  cars: number;
}

const [file = "", map = "", directory = ""] = process.argv.slice(2);
const mapping = parseFeedMapping(JSON.parse(readFileSync(map, "utf8")));
if (!mapping.ok) throw new Error(JSON.stringify(mapping.problems));
const stock = await openEmbeddedStock({ directory });
const began = performance.now();
const report = await importFeed({
  source: createReadStream(file, { highWaterMark: 1 << 18 }),
  mapping: mapping.mapping,
  index: stock.index,
  now: new Date(),
});
const importedIn = performance.now() - began;
const { user, system } = process.cpuUsage();
const cpu = (user + system) / 1000;
const memory = process.resourceUsage().maxRSS / 1024;
const health = await stock.health();
const searchableIn = performance.now() - began;
await stock.close();
if (!report.ok) throw new Error(report.detail);
const imported: Imported = { importedIn, searchableIn, cpu, memory, cars: health.ok ? health.cars : 0 };
process.stdout.write(`${JSON.stringify(imported)}\n`);
