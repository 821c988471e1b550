/** One start over a stock that was imported before, and ten changed cars, in a process of its own. Prints one JSON line. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import type { StockRecord } from "@forecourt/search/ingest";

/** Times in milliseconds, and the megabytes that ten changed cars wrote. */
export interface Started {
  startedIn: number;
  changedIn: number;
  written: number;
}

const [directory = ""] = process.argv.slice(2);
const began = performance.now();
const stock = await openEmbeddedStock({ directory });
const health = await stock.health();
const startedIn = performance.now() - began;
if (!health.ok) throw new Error(health.detail);

const sizes = () =>
  ["stock.snapshot", "stock.changes"].map((name) => {
    const stats = statSync(join(directory, name), { throwIfNoEntry: false });
    return { ino: stats?.ino ?? 0, size: stats?.size ?? 0 };
  });
const before = sizes();
// The engine of this one is never searched, so that it builds nothing.
const { index } = await openEmbeddedStock({ directory });
const changing = performance.now();
const ten: StockRecord[] = [];
for await (const record of index.records()) {
  ten.push({ ...record, document: { ...record.document, price: 1 } });
  if (ten.length === 10) break;
}
const report = await index.write((writer) => writer.put(ten));
if (!report.ok) throw new Error(report.detail);
const changedIn = performance.now() - changing;
const written = sizes().reduce((sum, { ino, size }, at) => {
  const old = before[at];
  return sum + (ino === old?.ino ? size - old.size : size);
}, 0);
const started: Started = { startedIn, changedIn, written: written / 1024 / 1024 };
process.stdout.write(`${JSON.stringify(started)}\n`);
