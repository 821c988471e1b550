import type { SearchPlan } from "@forecourt/search";
import type { CarDocument } from "@forecourt/search/car";
import { create, insertMultiple, search } from "@orama/orama";
import itemsjs from "itemsjs";
import { FACETS } from "./planned-searches.ts";

/** Words are left out: engines mean different things by them, so there are no equal results to wait for. */
export const COMPARED = ["filters", "ranges"] as const;

/** Medians of the other engine in milliseconds. */
export type Compared = Record<(typeof COMPARED)[number], number>;

/** How long the other engine was built, in milliseconds, and what the process held then in megabytes, with the stock itself. */
export interface Built {
  build: number;
  memory: number;
}

/** What engines have to find alike: the total, the prices of the page, and each facet's counts with its own filter lifted. */
export interface Found {
  readonly total: number;
  readonly prices: readonly unknown[];
  readonly counts: Readonly<Record<string, readonly (readonly [value: string, cars: number])[]>>;
}

/** An engine of others, holding a stock. */
type Peer = (plan: SearchPlan) => Found | Promise<Found>;

/** The chosen values and bounds of a plan, by field. */
function chosenIn({ main }: SearchPlan) {
  const values: Record<string, readonly string[]> = {};
  const ranges: Record<string, readonly [from: number, to: number]> = {};
  for (const filter of main.filter) {
    if (filter.kind === "oneOf") values[filter.field] = filter.values.map(String);
    else if (filter.kind === "between") ranges[filter.field] = [filter.from, filter.to];
    else throw new Error(`A peer has no filters of the kind ${filter.kind}.`);
  }
  return { values, ranges };
}

/** Its facets are "or" within and count with their own filter lifted, as ours; bounds are a function of a car. */
function itemsjsPeer(cars: readonly CarDocument[]): Peer {
  const engine = itemsjs(
    cars.map((car): Record<string, unknown> => ({ ...car })),
    {
      aggregations: Object.fromEntries(
        FACETS.map((field) => [field, { conjunction: false, size: 5_000, hide_zero_doc_count: true }]),
      ),
      searchableFields: ["name"],
      sortings: { cheapest: { field: "price", order: "asc" } },
    },
  );
  return (plan) => {
    const { values: filters, ranges } = chosenIn(plan);
    const bounds = Object.entries(ranges);
    const within = (car: Record<string, unknown>) =>
      bounds.every(([field, [from, to]]) => {
        const value = car[field];
        return typeof value === "number" && value >= from && value <= to;
      });
    const options = { per_page: 100, page: 1, sort: "cheapest", filters };
    const { pagination, data } = engine.search(bounds.length > 0 ? { ...options, filter: within } : options);
    const counts = FACETS.map((field) => [
      field,
      (data.aggregations[field]?.buckets ?? []).map(({ key, doc_count: count }) => [key, count] as const),
    ]);
    return {
      total: pagination.total,
      prices: data.items.map((car) => car["price"]),
      counts: Object.fromEntries(counts),
    };
  };
}

/** It lifts no filters by itself: one search for the page, and one for each filtered facet. */
async function oramaPeer(cars: readonly CarDocument[]): Promise<Peer> {
  const kinds = FACETS.map((field) => [field, field === "filtered_features" ? "enum[]" : "enum"]);
  const db = create({
    schema: { ...Object.fromEntries(kinds), price: "number", km: "number", year: "number" },
  });
  const fields = ["id", "price", "km", "year", ...FACETS];
  const plain = cars.map((car) => ({
    ...Object.fromEntries(Object.entries(car).filter(([field]) => fields.includes(field))),
    // Its facets fall over a list that is not there.
    filtered_features: [...(car.filtered_features ?? [])],
  }));
  await insertMultiple(db, plain, 2_000);
  const facets = Object.fromEntries(FACETS.map((field) => [field, { limit: 5_000 }]));
  const run = (plan: SearchPlan, lifted: string | null, limit: number) => {
    const { values, ranges } = chosenIn(plan);
    const where = Object.fromEntries(
      [
        ...Object.entries(values).map(([field, wanted]) => [field, { in: wanted }]),
        ...Object.entries(ranges).map(([field, between]) => [field, { between }]),
      ].filter(([field]) => field !== lifted),
    );
    return search(db, { term: "", where, facets, limit, sortBy: { property: "price", order: "ASC" } });
  };
  return async (plan) => {
    const main = await run(plan, null, 100);
    const found = { ...main.facets };
    for (const { field } of plan.counts.map(({ facet }) => facet)) {
      const own = FACETS.includes(field) ? (await run(plan, field, 1)).facets?.[field] : undefined;
      if (own) found[field] = own;
    }
    const counts = Object.entries(found).map(([field, { values }]) => [field, Object.entries(values)]);
    const prices = main.hits.map(({ document }) => (document as { price?: unknown }).price);
    return { total: main.count, prices, counts: Object.fromEntries(counts) };
  };
}

/** Engines of others for the same work, by name; they sit in memory and in a browser as ours does. */
export const PEERS: Readonly<Record<string, (cars: readonly CarDocument[]) => Peer | Promise<Peer>>> = {
  itemsjs: itemsjsPeer,
  Orama: oramaPeer,
};
