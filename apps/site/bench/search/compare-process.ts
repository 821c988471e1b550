/** Measures an engine of others over one stock, whose results have to be those of the embedded one: prints a JSON line once it is built, and another in the end. */
import { foldValue, type SearchPlan } from "@forecourt/search";
import { embeddedEngine } from "@forecourt/search/embedded";
import { median } from "../site/figures.ts";
import { benchStock } from "./bench-stock.ts";
import { type Built, type Found, COMPARED, type Compared, PEERS } from "./peers.ts";
import { FACETS, plannedSearches } from "./planned-searches.ts";

/** One text for equal results: spellings that differ in case are one value to us, and values without a car are none. */
function digestOf({ total, prices, counts }: Found): string {
  const summed = FACETS.map((field) => {
    const sums = new Map<string, number>();
    for (const [value, count] of counts[field] ?? []) {
      const key = value === "undefined" ? "" : foldValue(value);
      if (count > 0 && key !== "") sums.set(key, (sums.get(key) ?? 0) + count);
    }
    return [field, [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))];
  });
  return JSON.stringify([total, prices.filter((price) => price !== undefined), summed]);
}

const [name = "", size = "", count = ""] = process.argv.slice(2);
const cars = await benchStock(Number(size));
const began = performance.now();
const peer = await PEERS[name]?.(cars);
if (!peer) throw new Error(`There is no peer ${name}.`);
const built: Built = {
  build: performance.now() - began,
  memory: process.memoryUsage().rss / 1024 / 1024,
};
process.stdout.write(`${JSON.stringify(built)}\n`);
const engine = embeddedEngine(cars);

async function ours(plan: SearchPlan): Promise<Found> {
  const result = await engine.run(plan);
  if (!result.ok) throw new Error(result.detail);
  const counts: Record<string, (readonly [string, number])[]> = {};
  for (const facet of [...result.facets, ...result.counts.map((lifted) => lifted.facet)])
    if (facet.kind === "values") counts[facet.field] = facet.values.map((one) => [one.value, one.count]);
  return { total: result.total, prices: result.hits.map(({ document }) => document["price"]), counts };
}

const compared: Partial<Compared> = {};
for (const kind of COMPARED) {
  const times: number[] = [];
  for (const plan of plannedSearches(kind, cars, Number(count))) {
    const began = performance.now();
    const found = await peer(plan);
    times.push(performance.now() - began);
    if (digestOf(found) !== digestOf(await ours(plan)))
      throw new Error(
        `${name} finds otherwise in a search of the kind ${kind}: ${JSON.stringify(plan.main.filter)}`,
      );
  }
  // The first warms it.
  compared[kind] = median(times.slice(1));
}
process.stdout.write(`${JSON.stringify(compared)}\n`);
