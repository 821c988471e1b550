/**
 * `pnpm bench search [--cars 100000,1000000]`: the embedded engine over large stocks. Every search is a page of 100 cars, the
 * total, and counts of 20 facets, each with its own filter lifted. Beside it ItemsJS and Orama, after equal results.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Command } from "commander";
import { type Built, COMPARED, type Compared } from "./search/peers.ts";
import type { Measured } from "./search/measure-process.ts";
import { type Kind, KINDS } from "./search/planned-searches.ts";
import { machine, row } from "./site/figures.ts";
import { feedOfBenches } from "./stock/feed-file.ts";

const { cars: sizes, peers } = new Command("pnpm bench search")
  .description("How fast and how large the embedded engine is, and beside other engines of its kind.")
  .option("--cars <sizes>", "sizes of the stock, separated by commas", "100000")
  .option(
    "--peers <engines>",
    "engines to compare with, separated by commas; none by an empty text",
    "itemsjs,Orama",
  )
  .showHelpAfterError()
  .parse()
  .opts<{ cars: string; peers: string }>();

/** Milliseconds and megabytes, by the size of the stock. */
const TARGETS: Partial<Record<string, Record<Kind | "p99" | "build" | "memory", number>>> = {
  "100000": { filters: 1.5, keyword: 2, ranges: 5, p99: 12, build: 4_000, memory: 300 },
  "1000000": { filters: 15, keyword: 20, ranges: 25, p99: 60, build: 40_000, memory: 1_600 },
};

/** How many times as fast as each of the others the engine has to be. */
const TIMES_FASTER = 10;

/** Megabytes of heap that an engine may take, and how long one may be built and searched. */
const HEAP = 12_288;
const MINUTES = 15;

/** Runs a program of the bench in a process of its own, whose memory is its own: what it printed, and why it ended early. */
function measured(program: string, args: readonly string[]): { lines: unknown[]; failed: string | null } {
  const flags = ["--expose-gc", `--max-old-space-size=${HEAP}`];
  const file = join(import.meta.dirname, "search", program);
  const { stdout, stderr, status, signal } = spawnSync(process.execPath, [...flags, file, ...args], {
    encoding: "utf8",
    timeout: MINUTES * 60_000,
    maxBuffer: 1 << 26,
  });
  const lines = stdout.split("\n").flatMap((line): unknown[] => (line === "" ? [] : [JSON.parse(line)]));
  if (status === 0) return { lines, failed: null };
  if (signal === "SIGTERM") return { lines, failed: `did not end within ${MINUTES} minutes` };
  if (stderr.includes("heap out of memory")) return { lines, failed: `needed more than ${HEAP} MB of heap` };
  throw new Error(stderr);
}

console.log(`${machine()}; cars made of ${feedOfBenches.name}`);
console.log("filters: two makes, two bodies and one more, cheapest first");
console.log("keyword: two words, the last unfinished, in four of ten with a typo, by relevance");
console.log(
  "ranges: price, kilometres and year between bounds, with the lowest and highest of each, cheapest first",
);
for (const size of sizes.split(",")) {
  const { lines, failed } = measured("measure-process.ts", [size, "400"]);
  if (failed !== null) throw new Error(`The embedded engine over ${size} cars ${failed}.`);
  const { kinds, build, buildCpu, memory } = lines[0] as Measured;
  const target = TARGETS[size];
  for (const kind of KINDS) {
    const { p50, p99, cpu50, cpu99 } = kinds[kind];
    row(`${size} cars: ${kind}, p50`, p50, "ms", target && { most: target[kind] });
    row(`${size} cars: ${kind}, p99`, p99, "ms", target && { most: target.p99 });
    row(`${size} cars: ${kind}, processor time, p50`, cpu50, "ms");
    row(`${size} cars: ${kind}, processor time, p99`, cpu99, "ms");
  }
  row(`${size} cars: build`, build, "ms", target && { most: target.build });
  row(`${size} cars: build, processor time`, buildCpu, "ms");
  row(`${size} cars: memory`, memory, "MB", target && { most: target.memory });
  for (const peer of peers.split(",").filter((name) => name !== "")) {
    const { lines: found, failed: gaveUp } = measured("compare-process.ts", [peer, size, "15"]);
    const [built, compared] = found as [Built?, Compared?];
    if (built) row(`${size} cars: ${peer} built`, built.build, "ms");
    if (built) row(`${size} cars: memory of the process with ${peer} and the stock`, built.memory, "MB");
    if (gaveUp !== null)
      console.log(`${size} cars: ${peer} ${gaveUp}${built ? ", searches included" : ", and was not built"}`);
    if (!compared) continue;
    for (const kind of COMPARED) {
      row(`${size} cars: ${kind} in ${peer}, p50`, compared[kind], "ms");
      const times = compared[kind] / kinds[kind].p50;
      row(`${size} cars: ${kind}, times as fast as ${peer}`, times, "", { least: TIMES_FASTER });
    }
  }
}
