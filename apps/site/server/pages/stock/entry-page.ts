import {
  emptyQuery,
  type FilterField,
  searchStock,
  type StockFacet,
  type StockRange,
  type StockScope,
  type StockValue,
} from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { href } from "@forecourt/tenant-config/routes";
import { mainStockList, tenantSearch, type StockParts } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** What the stock is made of, by the ways shoppers enter it. */
export interface StockOverview {
  /** How many cars the main list has; null while the search does not respond. */
  readonly total: number | null;
  readonly bodies: readonly StockValue[];
  /** The first car of the list, which says what kind of vehicles they are. */
  readonly first: Car | null;
  readonly makes: readonly StockValue[];
  readonly conditions: readonly StockValue[];
  readonly dealerships: readonly StockValue[];
  /** What the cars cost, by the price this site filters by; null where they carry none. */
  readonly budget: StockRange | null;
  /** What the search form asks for, as this site's settings have it. */
  readonly entryFacets: readonly StockFacet[];
}

/** The price shoppers of a site filter by. */
export const budgetFilter = (filters: readonly FilterField[]): FilterField =>
  filters.includes("subscription_price") && !filters.includes("price") ? "subscription_price" : "price";

/** What the search form of a site asks for besides a budget. */
export const entryFilters = ({ config }: TenantSite): FilterField[] =>
  config.home.searchBy.filter((field) => field !== "price" && field !== "dates");

/** The values of what the search form asks for, in its order. */
export const entryFacetsOf = (site: TenantSite, facets: readonly StockFacet[]): StockFacet[] =>
  entryFilters(site).flatMap((field) => facets.filter(({ filter }) => filter === field));

/**
 * Counts the main list of a site by body and make, and its whole stock by what has lists of its own: condition and
 * dealership. One question, where the main list is the whole stock.
 */
export async function stockOverview(wiring: StockParts, site: TenantSite): Promise<StockOverview> {
  const { scope } = mainStockList(site);
  const main = await countedStock(wiring, site, scope);
  if (scope.kind === "all") return main;
  const { conditions, dealerships } = await countedStock(wiring, site, { kind: "all" });
  return { ...main, conditions, dealerships };
}

async function countedStock(wiring: StockParts, site: TenantSite, scope: StockScope): Promise<StockOverview> {
  const search = await tenantSearch(wiring, site, emptyQuery, scope);
  const filters = [
    ...new Set([...(["car_type", "body", "make", "dealership"] as const), ...entryFilters(site)]),
    budgetFilter(site.config.search.filters),
  ];
  const policy = {
    ...search.policy,
    filters,
    pageSize: 1,
    facetOrder: "policy",
    histogramBuckets: 0,
  } as const;
  const result = await searchStock({ ...search, policy });
  const valuesOf = (facet: string): readonly StockValue[] =>
    (result.ok && result.facets.find((each) => each.facet === facet)?.values) || [];
  return {
    total: result.ok ? result.total : null,
    bodies: valuesOf("body"),
    first: (result.ok && result.cars[0]) || null,
    makes: valuesOf("make"),
    conditions: valuesOf("car_type"),
    dealerships: valuesOf("dealership_name"),
    budget: (result.ok && result.ranges.find(({ bounds }) => bounds !== null)) || null,
    entryFacets: result.ok ? entryFacetsOf(site, result.facets) : [],
  };
}

/** The lists a site has of one condition each, and of one dealership each where it has several. */
export function ownLists(site: TenantSite): {
  conditions: { condition: "new" | "demo" | "used"; href: string }[];
  dealerships: { name: string; href: string }[];
} {
  const listed = (list: string) => href("stock", { list }, site);
  const { paths, dealerships } = site.config.search;
  const conditions = paths.flatMap(({ path, scope }) => {
    const [condition, ...more] = scope.kind === "conditions" ? scope.conditions : [];
    const address = listed(path);
    return condition === undefined || more.length > 0 || address === null
      ? []
      : [{ condition, href: address }];
  });
  return {
    conditions,
    dealerships:
      dealerships.length < 2
        ? []
        : dealerships.flatMap(({ slug, name }) => {
            const address = listed(slug);
            return address === null ? [] : [{ name, href: address }];
          }),
  };
}
