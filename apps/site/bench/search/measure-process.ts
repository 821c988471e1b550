/** Measures the embedded engine over one stock in a process of its own, and prints one JSON line. Needs --expose-gc. */
import type { SearchPlan } from "@forecourt/search";
import { embeddedEngine } from "@forecourt/search/embedded";
import { percentile } from "../site/figures.ts";
import { benchStock } from "./bench-stock.ts";
import { type Kind, KINDS, plannedSearches } from "./planned-searches.ts";

/** In milliseconds and megabytes. */
export interface Measured {
  build: number;
  /** Of all threads. */
  buildCpu: number;
  memory: number;
  /** By the clock, and in processor time, which the machine's other work changes less. */
  kinds: Record<Kind, { p50: number; p99: number; cpu50: number; cpu99: number }>;
}

/** Memory in use after collecting garbage: objects, and the arrays beside them. */
function heldNow(): number {
  // Arrays beside the heap are let go after the collection that finds them unused.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Of this thread alone, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const [size = "", count = ""] = process.argv.slice(2);
let cars = await benchStock(Number(size));
const plansOf = Object.fromEntries(
  KINDS.map((kind) => [kind, plannedSearches(kind, cars, Number(count))]),
) as Record<Kind, SearchPlan[]>;
const before = heldNow();
const usedBefore = process.cpuUsage();
const began = performance.now();
const engine = embeddedEngine(cars);
const build = performance.now() - began;
const { user, system } = process.cpuUsage(usedBefore);
const buildCpu = (user + system) / 1000;
const memory = (heldNow() - before) / 1024 / 1024;
// A site holds no documents beside the engine's; a million objects would be walked by every collection of garbage.
cars = [];
globalThis.gc?.();

async function measure(kind: Kind): Promise<readonly [Kind, Measured["kinds"][Kind]]> {
  const [times, cpu]: [number[], number[]] = [[], []];
  const plans = plansOf[kind];
  for (const [at, plan] of [...plans.slice(0, 2), ...plans].entries()) {
    const [started, used] = [performance.now(), processorTime()];
    const answer = await engine.run(plan);
    if (!answer.ok) throw new Error(answer.detail);
    if (at < 2) continue; // the first two warm it
    times.push(performance.now() - started);
    cpu.push(processorTime() - used);
  }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return [kind, { p50, p99, cpu50: percentile(cpu, 0.5), cpu99: percentile(cpu, 0.99) }];
}

const kinds: [Kind, Measured["kinds"][Kind]][] = [];
for (const kind of KINDS) kinds.push([...(await measure(kind))]);
process.stdout.write(`${JSON.stringify({ build, buildCpu, memory, kinds: Object.fromEntries(kinds) })}\n`);
