/** Measures one contender with one stock in a process of its own, and prints one JSON line. Needs --expose-gc. */
import { createHash } from "node:crypto";
import { foldValue } from "@forecourt/search";
import { benchStock } from "./bench-stock.ts";
import { forecourtContender } from "./forecourt-contender.ts";
import { itemsjsContender } from "./itemsjs-contender.ts";
import { oramaContender } from "./orama-contender.ts";
import { type Answer, type Contender, type Question, questions } from "./question.ts";

/** What is measured of a contender, in milliseconds and megabytes. */
export interface Measured {
  build: number;
  memory: number;
  kinds: Record<
    Question["kind"],
    { cannot: string } | { p50: number; p99: number; asked: number; prints: Print[] }
  >;
}

/** What of an answer must be the same for every contender. */
export interface Print {
  total: number;
  prices: string;
  facets: string;
  stats: string | null;
}

const [name = "", size = "", asked = ""] = process.argv.slice(2);
const cars = await benchStock(Number(size));
const contender = await build();
const measured: Measured = {
  build: contender.milliseconds,
  memory: contender.megabytes,
  kinds: await measureKinds(contender.it),
};
process.stdout.write(`${JSON.stringify(measured)}\n`);

async function build(): Promise<{ it: Contender; milliseconds: number; megabytes: number }> {
  const before = heldNow();
  const began = performance.now();
  const it = await make();
  const milliseconds = performance.now() - began;
  return { it, milliseconds, megabytes: (heldNow() - before) / 1024 / 1024 };
}

function make(): Contender | Promise<Contender> {
  if (name === "itemsjs") return itemsjsContender(cars);
  if (name === "Orama") return oramaContender(cars);
  return forecourtContender(cars);
}

/** Memory in use after collecting garbage: objects, and the arrays beside them. */
function heldNow(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function measureKinds(it: Contender): Promise<Measured["kinds"]> {
  const kinds = {} as Measured["kinds"];
  for (const kind of ["filters", "keyword", "ranges"] as const) {
    const cannot = it.cannot[kind];
    kinds[kind] = cannot === undefined ? await measureKind(it, kind) : { cannot };
  }
  return kinds;
}

async function measureKind(it: Contender, kind: Question["kind"]) {
  const list = questions(kind, cars, Number(asked));
  const prints: Print[] = [];
  const times: number[] = [];
  for (const question of list.slice(0, 2)) await it.search(question); // warm
  for (const question of list) {
    const began = performance.now();
    const answer = await it.search(question);
    times.push(performance.now() - began);
    if (prints.length < 10) prints.push(printOf(answer));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), asked: list.length, prints };
}

function printOf({ total, prices, facets, stats }: Answer): Print {
  const known = prices?.filter((price) => price !== null) ?? [];
  const named = Object.keys(facets)
    .toSorted()
    .map((field) => [field, folded(facets[field] ?? {})]);
  return {
    total,
    prices: digest(known),
    facets: digest(named),
    stats:
      Object.keys(stats).length === 0 ? null : digest(["price", "km", "year"].map((field) => stats[field])),
  };
}

/** Our engine counts spellings that differ only in case as one value; so must the others, to be compared. */
function folded(counts: Record<string, number>): [string, number][] {
  const sums = new Map<string, number>();
  for (const [value, count] of Object.entries(counts)) {
    const key = foldValue(value);
    // Some list values that no car has, or count cars without a value as one.
    if (count === 0 || key === "") continue;
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);
}
