import type { Facet, FilterField } from "./facets.ts";
import type { SortKey } from "./sort-options.ts";
import type { PresetFilters, StockScope } from "./stock-scope.ts";

/** One stock list with an address of its own: /search/{path}. */
export interface StockPath {
  readonly path: string;
  readonly title: string;
  readonly scope: StockScope;
}

/** The words this site shows for values of one facet. Only labels change: links and filters keep the wire's value. */
export interface ValueLabel {
  readonly facet: Facet;
  readonly value: string;
  readonly label: string;
}

/** A site's stock search: the config section `search`. Sections 2, 7 and 9 of the specification. */
export interface StockPolicy {
  /** The filters shown, in this order. */
  readonly filters: readonly FilterField[];
  /** The site's own words for filters ("Color"), over the product's. */
  readonly facetLabels: { readonly [F in Facet]?: string };
  /** The site's own words for values (Petrol is shown as Gas). */
  readonly valueLabels: readonly ValueLabel[];
  /** `full`, `basic`, or an own choice in an own order. */
  readonly sortOptions: "full" | "basic" | readonly SortKey[];
  /** The order when the shopper chose none. */
  readonly defaultSort: SortKey;
  /** The configured `default_search_path`; it wins over the template's. */
  readonly defaultPath: string | null;
  /** The template's default path. */
  readonly templatePath: string | null;
  /** Every stock list of the site except the dealerships'. */
  readonly paths: readonly StockPath[];
  /** Dealerships that have a list of their own at /search/{slug}. */
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[];
  /** Cars outside these values are never listed (some sites show two cities, or one make). */
  readonly presetFilters: PresetFilters;
  /** Cars with fewer photos are not listed; 0 asks for none. */
  readonly requireMinimumPhotos: number;
  /** Cars on a page. */
  readonly pageSize: number;
  /** One extra query for each shown facet, not only for each filtered one. The counts are the same. */
  readonly queryEveryFacet: boolean;
  /** With keywords: order strictly by the chosen sort, not only among equally relevant cars. */
  readonly strictSort: boolean;
  /** With keywords: require every word (`all`), or rank cars with only the first words later (`last`). */
  readonly matching: "last" | "all";
  /** `policy`: filters in the order of `filters`. `narrowing`: those that split the list best come first. */
  readonly facetOrder: "policy" | "narrowing";
  /** About how many bars the histogram of a range has; 0 draws none. */
  readonly histogramBuckets: number;
}

/** The lists every site has. */
const PATHS: readonly StockPath[] = [
  { path: "new-used-and-demo-cars", title: "New, used and demo cars", scope: { kind: "all" } },
  { path: "used-cars", title: "Used cars", scope: { kind: "conditions", conditions: ["used"] } },
  { path: "demo-cars", title: "Demo cars", scope: { kind: "conditions", conditions: ["demo"] } },
  { path: "new-cars", title: "New cars", scope: { kind: "conditions", conditions: ["new"] } },
  {
    path: "new-and-demo-cars",
    title: "New and demo cars",
    scope: { kind: "conditions", conditions: ["new", "demo"] },
  },
  { path: "new-used-and-demo-trucks", title: "New, used and demo trucks", scope: { kind: "all" } },
  {
    path: "rental-cars",
    title: "Rental cars",
    scope: { kind: "filters", filters: { item_type: ["Rental"] } },
  },
  {
    path: "subscription-cars",
    title: "Subscription cars",
    scope: { kind: "filters", filters: { item_type: ["Subscription"] } },
  },
];

/**
 * The specification's defaults.
 *
 * @example
 * defaultStockPolicy.pageSize; // 100
 */
export const defaultStockPolicy: StockPolicy = {
  filters: [
    "car_type",
    "make",
    "model",
    "body",
    "price",
    "odometer",
    "year",
    "transmission",
    "fuelType",
    "drive",
    "seats",
    "badge",
    "colour",
    "features",
    "location",
    "city",
  ],
  facetLabels: {},
  valueLabels: [],
  sortOptions: "full",
  defaultSort: "relevance",
  defaultPath: null,
  templatePath: null,
  paths: PATHS,
  dealerships: [],
  presetFilters: {},
  requireMinimumPhotos: 0,
  pageSize: 100,
  queryEveryFacet: false,
  strictSort: false,
  matching: "last",
  facetOrder: "policy",
  histogramBuckets: 24,
};
