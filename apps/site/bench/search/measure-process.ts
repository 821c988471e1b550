/** Measures the embedded engine over one stock in a process of its own, and prints one JSON line. Needs --expose-gc. */
import { embeddedEngine } from "@forecourt/search/embedded";
import { percentile } from "../site/figures.ts";
import { benchStock } from "./bench-stock.ts";
import { type Kind, KINDS, plannedSearches } from "./planned-searches.ts";

/** In milliseconds and megabytes. */
export interface Measured {
  build: number;
  memory: number;
  kinds: Record<Kind, { p50: number; p99: number }>;
}

/** Memory in use after collecting garbage: objects, and the arrays beside them. */
function heldNow(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const [size = "", count = ""] = process.argv.slice(2);
const cars = await benchStock(Number(size));
const before = heldNow();
const began = performance.now();
const engine = embeddedEngine(cars);
const build = performance.now() - began;
const memory = (heldNow() - before) / 1024 / 1024;

async function measure(kind: Kind): Promise<readonly [Kind, Measured["kinds"][Kind]]> {
  const times: number[] = [];
  const plans = plannedSearches(kind, cars, Number(count));
  for (const [at, plan] of [...plans.slice(0, 2), ...plans].entries()) {
    const asked = performance.now();
    const answer = await engine.run(plan);
    if (!answer.ok) throw new Error(answer.detail);
    if (at >= 2) times.push(performance.now() - asked); // the first two warm it
  }
  return [kind, { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }];
}

const kinds: [Kind, Measured["kinds"][Kind]][] = [];
for (const kind of KINDS) kinds.push([...(await measure(kind))]);
process.stdout.write(`${JSON.stringify({ build, memory, kinds: Object.fromEntries(kinds) })}\n`);
