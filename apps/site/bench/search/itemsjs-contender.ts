import type { CarDocument } from "@forecourt/search/car";
import itemsjs from "itemsjs";
import { type Contender, FACETS, type Question } from "./question.ts";

/** ItemsJS: facets that are "or" within and count with their own filter lifted, as ours. */
export function itemsjsContender(cars: readonly CarDocument[]): Contender {
  const aggregations = Object.fromEntries(
    FACETS.map((field) => [field, { conjunction: false, size: 5_000, hide_zero_doc_count: true }]),
  );
  const engine = itemsjs(
    cars.map((car) => ({ ...car })),
    { aggregations, searchableFields: ["name"], sortings: { cheapest: { field: "price", order: "asc" } } },
  );
  return {
    cannot: { keyword: "it knows no typos and no unfinished words" },
    search(question) {
      const { kind, filters, ranges } = question;
      const result = engine.search({
        per_page: 100,
        page: 1,
        sort: "cheapest",
        filters,
        ...(kind === "ranges" ? { filter: (car: CarDocument) => within(car, ranges) } : {}),
      });
      const facets = Object.fromEntries(
        FACETS.map((field) => [
          field,
          Object.fromEntries(
            (result.data.aggregations[field]?.buckets ?? []).map(({ key, doc_count: count }) => [key, count]),
          ),
        ]),
      );
      const prices = result.data.items.map(({ price }) => price ?? null);
      return { total: result.pagination.total, prices, facets, stats: {} };
    },
  };
}

function within(car: CarDocument, ranges: Question["ranges"]): boolean {
  return (["price", "km", "year"] as const).every((field) => {
    const range = ranges[field];
    const value = car[field];
    return range === undefined || (value !== undefined && value >= range.min && value <= range.max);
  });
}
