/**
 * `pnpm bench search [--cars 20000,100000] [--only Forecourt,itemsjs]`: our embedded engine beside ItemsJS and Orama on
 * the same questions, whose answers are compared first; then URL → query → plan beside algoliasearch-helper.
 */
import { execFileSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { comparePlanning } from "./search/compare-planning.ts";
import type { Measured, Print } from "./search/measure-process.ts";
import type { Question } from "./search/question.ts";
import { feedOfBenches } from "./stock/feed-file.ts";

const values = new Command("pnpm bench search")
  .description("Compare the embedded engine with other engines.")
  .option("--cars <sizes>", "sizes of the stock, separated by commas", "20000,100000")
  .option("--only <engines>", "engines to compare, separated by commas", "Forecourt,itemsjs,Orama")
  .showHelpAfterError()
  .parse()
  .opts<{ cars: string; only: string }>();
const sizes = values.cars.split(",").map(Number);
const contenders = values.only.split(",");

/** Targets at 100,000 cars, in milliseconds and megabytes. */
const P50: Record<Question["kind"], number> = { filters: 3, keyword: 5, ranges: 10 };
const P99 = 50;
const BUILD = 4_000;
const MEMORY = 300;
const TIMES_FASTER = 10;
const KINDS = ["filters", "keyword", "ranges"] as const;

console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}; cars made of ${feedOfBenches.name}`,
);
console.log(
  "Every question: a page of 100 cars, the total, and counts of 20 facets, each with its own filter lifted.",
);
console.log("  filters: two makes, two bodies and one more, cheapest first");
console.log("  keyword: two words, the last unfinished, in four of ten with a typo, by relevance");
console.log(
  "  ranges: price, kilometres and year between bounds, with lowest and highest of each, cheapest first",
);

for (const cars of sizes) {
  console.log(`\n${cars} cars`);
  const measured = new Map<string, Measured>();
  for (const name of contenders) {
    const one = measure(name, cars, name === "Forecourt" ? 400 : cars >= 100_000 ? 10 : 40);
    measured.set(name, one);
    console.log(describeOne(name, one, cars));
  }
  compareAnswers(measured);
  if (cars >= 100_000) compareSpeed(measured);
}
if (!comparePlanning()) process.exitCode = 1;

function measure(name: string, cars: number, asked: number): Measured {
  const program = join(import.meta.dirname, "search/measure-process.ts");
  const flags = ["--conditions=react-server", "--expose-gc", "--max-old-space-size=6144"];
  const output = execFileSync(process.execPath, [...flags, program, name, String(cars), String(asked)], {
    maxBuffer: 1 << 26,
  });
  const measured: Measured = JSON.parse(output.toString());
  return measured;
}

function describeOne(name: string, { build, memory, kinds }: Measured, cars: number): string {
  const judged = name === "Forecourt" && cars >= 100_000;
  const parts = KINDS.map((kind) => {
    const figures = kinds[kind];
    if ("cannot" in figures) return `${kind}: ${figures.cannot}`;
    const { p50, p99 } = figures;
    const target = judged
      ? ` (targets ${P50[kind]} and ${P99}) ${verdict(p50 <= P50[kind] && p99 <= P99)}`
      : "";
    return `${kind} p50 ${p50.toFixed(2)} p99 ${p99.toFixed(2)} ms${target}`;
  });
  const built = judged
    ? ` (targets ${BUILD} ms, ${MEMORY} MB) ${verdict(build <= BUILD && memory <= MEMORY)}`
    : "";
  return `  ${name}: build ${build.toFixed(0)} ms, ${memory.toFixed(0)} MB${built}\n    ${parts.join("\n    ")}`;
}

/** Totals, prices of the page and counts must be the same; words are judged differently, so keywords are only printed. */
function compareAnswers(measured: ReadonlyMap<string, Measured>): void {
  const ours = measured.get("Forecourt");
  if (!ours) return;
  for (const [name, theirs] of measured) {
    if (name === "Forecourt") continue;
    const results = KINDS.map((kind) => {
      const [our, their] = [ours.kinds[kind], theirs.kinds[kind]];
      if ("cannot" in our || "cannot" in their) return `${kind} not asked`;
      const same = our.prints.filter((print, at) => isSame(print, their.prints[at], kind)).length;
      if (kind === "keyword") return `keyword totals equal in ${same} of ${our.prints.length}`;
      return `${kind} equal in ${same} of ${our.prints.length} ${verdict(same === our.prints.length)}`;
    });
    console.log(`  answers of ${name}: ${results.join(", ")}`);
  }
}

function isSame(our: Print, their: Print | undefined, kind: Question["kind"]): boolean {
  if (!their || our.total !== their.total) return false;
  if (kind === "keyword") return true;
  const stats = their.stats === null || their.stats === our.stats;
  return our.prices === their.prices && our.facets === their.facets && stats;
}

function compareSpeed(measured: ReadonlyMap<string, Measured>): void {
  const ours = measured.get("Forecourt");
  for (const name of ["itemsjs", "Orama"]) {
    const theirs = measured.get(name);
    if (!ours || !theirs) continue;
    for (const kind of KINDS) {
      const [our, their] = [ours.kinds[kind], theirs.kinds[kind]];
      if ("cannot" in our || "cannot" in their) continue;
      const times = their.p50 / our.p50;
      console.log(
        `  ${kind}: ${times.toFixed(1)} × faster than ${name} (target ${TIMES_FASTER}) ${verdict(times >= TIMES_FASTER)}`,
      );
    }
  }
}

function verdict(good: boolean): string {
  if (!good) process.exitCode = 1;
  return good ? "ok" : "MISSED";
}
