/**
 * `pnpm bench search [--cars 100000,1000000]`: the embedded engine over large stocks. Every search is a page of 100 cars, the
 * total, and counts of 20 facets, each with its own filter lifted.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Command } from "commander";
import type { Measured } from "./search/measure-process.ts";
import { type Kind, KINDS } from "./search/planned-searches.ts";
import { machine, row } from "./site/figures.ts";
import { feedOfBenches } from "./stock/feed-file.ts";

const { cars: sizes } = new Command("pnpm bench search")
  .description("How fast and how large the embedded engine is.")
  .option("--cars <sizes>", "sizes of the stock, separated by commas", "100000")
  .showHelpAfterError()
  .parse()
  .opts<{ cars: string }>();

/** Milliseconds and megabytes, by the size of the stock. */
const TARGETS: Partial<Record<string, Record<Kind | "p99" | "build" | "memory", number>>> = {
  "100000": { filters: 1.5, keyword: 2, ranges: 5, p99: 15, build: 4_000, memory: 300 },
  "1000000": { filters: 15, keyword: 20, ranges: 50, p99: 150, build: 40_000, memory: 1_600 },
};

console.log(`${machine()}; cars made of ${feedOfBenches.name}`);
for (const size of sizes.split(",")) {
  const program = join(import.meta.dirname, "search/measure-process.ts");
  const flags = ["--conditions=react-server", "--expose-gc", "--max-old-space-size=6144"];
  const output = execFileSync(process.execPath, [...flags, program, size, "400"]);
  const measured: Measured = JSON.parse(output.toString());
  const target = TARGETS[size];
  for (const kind of KINDS) {
    const { p50, p99 } = measured.kinds[kind];
    row(`${size} cars: ${kind}, p50`, p50, "ms", target && { most: target[kind] });
    row(`${size} cars: ${kind}, p99`, p99, "ms", target && { most: target.p99 });
  }
  row(`${size} cars: build`, measured.build, "ms", target && { most: target.build });
  row(`${size} cars: memory`, measured.memory, "MB", target && { most: target.memory });
}
