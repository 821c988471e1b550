import type { SiteEvent } from "@forecourt/analytics";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import { trackedCar } from "#server/views/car/tracked-car.ts";

/** So many cars of a list are named with it: a list of 100 cars is to stay light. */
const NAMED = 5;

/** What is viewed on a stock list, and how it was requested. Keywords may name a person, so they stay here. */
export function listEvents({ list, query, result }: StockPage): readonly SiteEvent[] {
  if (!result.ok) return [];
  const { path } = list;
  const results = result.total;
  const refused = Object.keys(query.not ?? {});
  const filters = [
    ...new Set([...Object.keys(query.values), ...refused, ...Object.keys(query.ranges)]),
  ].toSorted();
  return [
    { name: "stock_list_viewed", list: path, results, cars: result.cars.slice(0, NAMED).map(trackedCar) },
    ...(query.keywords === "" ? [] : [{ name: "stock_searched", list: path, results } as const]),
    ...(filters.length === 0 ? [] : [{ name: "stock_filtered", list: path, results, filters } as const]),
    ...(query.sort === null ? [] : [{ name: "stock_sorted", list: path, sort: query.sort } as const]),
    ...(query.page === 0 ? [] : [{ name: "stock_paged", list: path, number: query.page + 1 } as const]),
  ];
}
