import type { Facet } from "./facets.ts";
import { HIRE_PARAMETERS } from "./hire-dates.ts";

/** Names alone: a page's script has no use for the rest of the table of filters. */
const FILTERS = {
  car_type: 1,
  make: 1,
  model: 1,
  make_model: 1,
  badge: 1,
  body: 1,
  price: 1,
  subscription_price: 1,
  km: 1,
  year: 1,
  transmission: 1,
  fuel: 1,
  drive: 1,
  seats: 1,
  colour: 1,
  filtered_features: 1,
  categories: 1,
  certified: 1,
  location_name: 1,
  dealership_name: 1,
  city: 1,
  state: 1,
  item_type: 1,
  price_range: 1,
  weekly_price_range: 1,
  status: 1,
  tag: 1,
} satisfies Record<Facet, 1>;

/**
 * Every parameter the canonical address of a list may have: its filters, keywords, order, page and days of hire.
 *
 * @example
 * listParameters.includes("make"); // true
 * listParameters.includes("token"); // false
 */
export const listParameters: readonly string[] = [
  ...Object.keys(FILTERS),
  "page",
  "q",
  "sort",
  ...Object.values(HIRE_PARAMETERS),
];
