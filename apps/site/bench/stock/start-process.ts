/** One start over a stock that was imported before, and ten changed cars, in a process of its own. Prints one JSON line. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import type { StockRecord } from "@forecourt/search/ingest";

/** Times in milliseconds, and the megabytes that ten changed cars wrote. */
export interface Started {
  startedIn: number;
  changedIn: number;
  written: number;
  /** From the change to the first search that finds it, and for how long nothing was answered meanwhile at the most. */
  servedIn: number;
  longestPause: number;
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
  ten.push({ ...record, document: { ...record.document, price: Math.round(began) } });
  if (ten.length === 10) break;
}
const report = await index.write((writer) => writer.put(ten));
if (!report.ok) throw new Error(report.detail);
const changedIn = performance.now() - changing;
const written = sizes().reduce((sum, { ino, size }, at) => {
  const old = before[at];
  return sum + (ino === old?.ino ? size - old.size : size);
}, 0);
const pauses = monitorEventLoopDelay({ resolution: 1 });
pauses.enable();
const serving = performance.now();
const changed = await stock.health();
const servedIn = performance.now() - serving;
pauses.disable();
if (!changed.ok || changed.version !== report.version) throw new Error("The change is not served.");
const started: Started = {
  startedIn,
  changedIn,
  written: written / 1024 / 1024,
  servedIn,
  longestPause: pauses.max / 1e6,
};
process.stdout.write(`${JSON.stringify(started)}\n`);
