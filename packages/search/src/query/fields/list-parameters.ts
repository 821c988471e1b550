import { rangeFacets, valueFacets } from "./facets.ts";
import { HIRE_PARAMETERS } from "./hire-dates.ts";

/**
 * Every parameter the canonical address of a list may have: its filters, keywords, order, page and days of hire.
 *
 * @example
 * listParameters.includes("make"); // true
 * listParameters.includes("token"); // false
 */
export const listParameters: readonly string[] = [
  ...valueFacets,
  ...rangeFacets,
  "page",
  "q",
  "sort",
  ...Object.values(HIRE_PARAMETERS),
];
