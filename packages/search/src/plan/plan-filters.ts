import { soldSince } from "../car/model/status.ts";
import { foldText } from "../kernel/fold-text.ts";
import { ONLY_QUOTES } from "../query/fields/canonical-values.ts";
import { isValueFacet, type RangeFacet, type ValueFacet } from "../query/fields/facets.ts";
import type { Range } from "../query/fields/stock-query.ts";
import type { PlanFilter } from "./search-plan.ts";
import type { CarsPolicy } from "../car/model/cars-policy.ts";
import type { PresetFilters, SearchPolicy, StockScope } from "../query/search-policy.ts";

const SHOWN: PlanFilter = { kind: "oneOf", field: "show_on_dealer_website", values: [true] };

type OneOfFilter = Extract<PlanFilter, { kind: "oneOf" }>;

/**
 * The filter behind `isAvailable`: in stock or coming soon, and without a status where that counts as in stock and `sold`
 * is not true.
 */
export function availableFilter({ missingStatus }: Pick<CarsPolicy, "missingStatus">): PlanFilter {
  const available: PlanFilter = { kind: "oneOf", field: "status", values: ["in_stock", "coming_soon"] };
  if (missingStatus === "not_available") return available;
  const missing: PlanFilter = {
    kind: "or",
    filters: [
      { kind: "not", filter: { kind: "exists", field: "status" } },
      { kind: "isNull", field: "status" },
      { kind: "isEmpty", field: "status" },
    ],
  };
  const notSold: PlanFilter = { kind: "not", filter: { kind: "oneOf", field: "sold", values: [true] } };
  return { kind: "or", filters: [available, { kind: "and", filters: [missing, notSold] }] };
}

/**
 * The filter behind `isListed`: shown on the site, and available or sold within the window. Always there, and
 * never blank, since a blank filter would show hidden cars.
 *
 * @example
 * listedFilters({ ...policyDefaults.cars, includeSoldCarsDays: 0 }, now)[1]; // { kind: "oneOf", field: "show_on_dealer_website", values: [true] }
 */
export function listedFilters(
  policy: Pick<CarsPolicy, "includeSoldCarsDays" | "missingStatus">,
  now: Date,
): PlanFilter[] {
  const available = availableFilter(policy);
  const soldLately: PlanFilter = {
    kind: "and",
    filters: [
      { kind: "oneOf", field: "status", values: ["sold"] },
      { kind: "compare", field: "sold_date_timestamp", operator: ">=", value: soldSince(policy, now) },
    ],
  };
  return [
    policy.includeSoldCarsDays > 0 ? { kind: "or", filters: [available, soldLately] } : available,
    SHOWN,
  ];
}

/** What a car with a page on the site is, sold or not: shown there, and within the site's presets. */
export const siteFilters = ({
  presetFilters: presets,
}: Pick<SearchPolicy, "presetFilters">): PlanFilter[] => [SHOWN, ...presetFilters(presets)];

/** The least photos that the lists of a site ask for; none where it asks for none. */
export const photosFilter = ({
  requireMinimumPhotos: value,
}: Pick<SearchPolicy, "requireMinimumPhotos">): PlanFilter[] =>
  value > 0 ? [{ kind: "compare", field: "photos_count", operator: ">=", value }] : [];

/** Any of the values; one that was nothing but quotes matches nothing. */
export const valuesFilter = (facet: ValueFacet, values: readonly string[]): OneOfFilter => ({
  kind: "oneOf",
  field: facet,
  values: values.filter((value) => value !== ONLY_QUOTES).map((value) => value.replaceAll('"', "")),
});

/** Both ends included. */
export function rangeFilter(facet: RangeFacet, { min, max }: Range): PlanFilter {
  if (min === undefined)
    return { kind: "compare", field: facet, operator: "<=", value: max ?? Number.MAX_VALUE };
  return max === undefined
    ? { kind: "compare", field: facet, operator: ">=", value: min }
    : { kind: "between", field: facet, from: min, to: max };
}

/** A value as it is set and without its accents, since feeds drop them. */
const spellings = (value: string): string[] => [...new Set([value, foldText(value)])];

/** What every car of a list must be, whatever the shopper picks. */
export function presetFilters(presets: PresetFilters): OneOfFilter[] {
  return Object.entries(presets).flatMap(([facet, values]) =>
    isValueFacet(facet) && values ? [valuesFilter(facet, values.flatMap(spellings))] : [],
  );
}

/** The part of the stock a list shows. */
export function scopeFilters(scope: StockScope): PlanFilter[] {
  switch (scope.kind) {
    case "all":
      return [];
    case "conditions":
      return [{ kind: "oneOf", field: "car_type", values: scope.conditions }];
    case "dealership":
      return [{ kind: "oneOf", field: "dealership_slug", values: [scope.slug] }];
    case "filters":
      break;
  }
  return presetFilters(scope.filters);
}
