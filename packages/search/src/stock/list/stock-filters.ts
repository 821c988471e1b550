import { factRow } from "../../car/facts/fact-table.ts";
import { termFactor } from "../../car/shown/subscription-term.ts";
import type { FacetResult } from "../../plan/search-engine.ts";
import { ONLY_QUOTES, valueKey } from "../../query/fields/canonical-values.ts";
import { facetOfFilter, isRangeFacet, isValueFacet, type ValueFacet } from "../../query/fields/facets.ts";
import type { StockQuery } from "../../query/fields/stock-query.ts";
import {
  chosenLabel,
  facetLabel,
  type LabelPolicy,
  rangeEnd,
  rangeLabel,
  rangeUnit,
  valueLabel,
} from "./labels.ts";
import { rangeSlider } from "./range-slider.ts";
import type { StockFacet, StockRange, StockValue } from "./stock-list.ts";
import type { SearchPolicy } from "../../query/search-policy.ts";

const NUMERIC = /^\d+(\.\d+)?$/;

/**
 * By count, then by label; where all values are numbers (seats), ascending. Names that mix both, as Mazda's models do, are
 * names: an order that changes its measure from pair to pair is none.
 */
function byUse(values: readonly StockValue[]): (a: StockValue, b: StockValue) => number {
  if (values.every(({ value }) => NUMERIC.test(value))) return (a, b) => Number(a.value) - Number(b.value);
  return (a, b) => b.count - a.count || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0);
}

/** Counts of values that shoppers take for one (Škoda and Skoda) added up, under the spelling most cars have. */
function mergedCounts(result: FacetResult | undefined): Map<string, { value: string; count: number }> {
  const merged = new Map<string, { value: string; count: number; most: number }>();
  for (const { value, count } of result?.kind === "values" ? result.values : []) {
    const key = valueKey(value);
    const known = merged.get(key);
    if (!known) merged.set(key, { value, count, most: count });
    else {
      known.count += count;
      if (count > known.most) Object.assign(known, { value, most: count });
    }
  }
  return merged;
}

function stockValues(
  facet: ValueFacet,
  result: FacetResult | undefined,
  chosen: readonly string[],
  labels: LabelPolicy,
): StockValue[] {
  const selected = new Set(chosen.map(valueKey));
  const counted = mergedCounts(result);
  const values = [...counted].map(([key, { value, count }]) => ({
    value,
    label: valueLabel(facet, value, labels),
    count,
    selected: selected.has(key),
  }));
  // What was ticked stays visible, even when no car has it any more: how else would it be unticked?
  const absent = chosen
    .filter((value) => value !== ONLY_QUOTES && !counted.has(valueKey(value)))
    .map((value) => ({ value, label: valueLabel(facet, value, labels), count: 0, selected: true }));
  const all = [...values, ...absent];
  return all.toSorted(byUse(all));
}

/** An engine's result about stored subscription prices, in those of the term that is shown first. */
function inShownPrices(
  result: FacetResult | undefined,
  facet: string,
  cars: Parameters<typeof termFactor>[0],
): FacetResult | undefined {
  const factor = termFactor(cars);
  if (facet !== "subscription_price" || factor === 1 || result?.kind !== "range") return result;
  const { stats, buckets } = result;
  const shown = (amount: number): number => Math.round(amount * factor);
  return {
    ...result,
    stats: stats && { min: shown(stats.min), max: shown(stats.max) },
    buckets: buckets.map((bucket) => ({ ...bucket, from: shown(bucket.from), to: shown(bucket.to) })),
  };
}

/** The filters of a stock list in the site's order, with the counts that an engine gave. */
export function stockFilters(
  query: StockQuery,
  results: ReadonlyMap<string, FacetResult>,
  labels: LabelPolicy & {
    readonly policy: Pick<SearchPolicy, "filters">;
    readonly cars: Parameters<typeof termFactor>[0];
  },
): (StockFacet | StockRange)[] {
  return labels.policy.filters.flatMap((filter): (StockFacet | StockRange)[] => {
    const { facet } = facetOfFilter(filter);
    const label = facetLabel(facet, labels);
    const result = inShownPrices(results.get(facet), facet, labels.cars);
    if (isValueFacet(facet)) {
      const values = stockValues(facet, result, query.values[facet] ?? [], labels);
      if (factRow(facet)?.kind === "flag") {
        // Only what a vehicle has is offered; "no" that came with an address can be taken back.
        const offered = values
          .filter(({ value, selected }) => selected || valueKey(value) === "true")
          .map((value) => ({ ...value, label: chosenLabel(facet, value.value, labels) }));
        return [{ kind: "values", facet, filter, label, values: offered, flag: true }];
      }
      return [{ kind: "values", facet, filter, label, values }];
    }
    if (!isRangeFacet(facet)) return [];
    const histogram = result?.kind === "range" ? result.buckets : [];
    const selected = query.ranges[facet] ?? null;
    const bounds = result?.stats ?? null;
    const boundLabels = bounds && {
      min: rangeEnd(facet, bounds.min, labels.cars),
      max: rangeEnd(facet, bounds.max, labels.cars),
    };
    const unit = rangeUnit(facet, labels.cars);
    const slider = rangeSlider(bounds, histogram, selected);
    const selectedLabel = selected && rangeLabel(facet, selected, labels);
    return [
      {
        kind: "range",
        facet,
        filter,
        label,
        bounds,
        boundLabels,
        unit,
        selected,
        selectedLabel,
        histogram,
        slider,
      },
    ];
  });
}

/** The chance that two cars of the list differ in this filter: 0 when all are alike, near 1 when none are. */
function splits(filter: StockFacet | StockRange): number {
  const counts = (filter.kind === "values" ? filter.values : filter.histogram).map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total === 0 ? 0 : 1 - counts.reduce((sum, count) => sum + (count / total) ** 2, 0);
}

const isUsed = (filter: StockFacet | StockRange) =>
  filter.kind === "values" ? filter.values.some((value) => value.selected) : filter.selected !== null;

/** Filters in use first, then those that split the list best. */
export const byNarrowing = (filters: readonly (StockFacet | StockRange)[]): (StockFacet | StockRange)[] =>
  filters.toSorted((a, b) => Number(isUsed(b)) - Number(isUsed(a)) || splits(b) - splits(a));
