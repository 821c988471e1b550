import { basicSortKeys, fullSortKeys, sortOption } from "../../query/fields/sort-options.ts";
import type { StockQuery } from "../../query/fields/stock-query.ts";
import type { StockSort } from "./stock-list.ts";
import type { CarsPolicy } from "../../car/model/cars-policy.ts";
import type { SearchPolicy } from "../../query/search-policy.ts";

/**
 * The orders to choose from. The site's default and the one in force are always among them; a site that counts miles says so.
 *
 * @example
 * stockSorts(emptyQuery, { ...policyDefaults.search, sortOptions: "basic" }).length; // 4
 */
export function stockSorts(
  query: Pick<StockQuery, "sort">,
  policy: Pick<SearchPolicy, "sortOptions" | "defaultSort"> & Partial<Pick<SearchPolicy, "sortLabels">>,
  distanceUnit: CarsPolicy["distanceUnit"] = "km",
): StockSort[] {
  const { sortOptions, defaultSort, sortLabels = {} } = policy;
  const keys = sortOptions === "full" ? fullSortKeys : sortOptions === "basic" ? basicSortKeys : sortOptions;
  const current = query.sort ?? defaultSort;
  return [...new Set([...(keys.includes(defaultSort) ? [] : [defaultSort]), ...keys, current])].map(
    (key) => ({
      key,
      label:
        sortLabels[key] ??
        (distanceUnit === "mi" ? sortOption(key).label.replace("Kms", "Miles") : sortOption(key).label),
      selected: key === current,
    }),
  );
}
