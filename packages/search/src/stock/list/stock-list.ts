import type { Car } from "../../car/model/car.ts";
import type { FacetStats, HistogramBucket, SearchProblem } from "../../plan/search-engine.ts";
import type { Facet, FilterField, RangeFacet, ValueFacet } from "../../query/fields/facets.ts";
import type { SortKey } from "../../query/fields/sort-options.ts";
import type { Range, StockQuery } from "../../query/fields/stock-query.ts";
import type { RangeSlider } from "./range-slider.ts";

/** One tick box: `value` goes into links and forms, `label` is read. */
export interface StockValue {
  readonly value: string;
  readonly label: string;
  /** How many cars there are with it, this filter's own choice lifted. */
  readonly count: number;
  readonly selected: boolean;
}

/** A filter that picks values. Its form fields are called `facet`. */
export interface StockFacet {
  readonly kind: "values";
  readonly facet: ValueFacet;
  readonly filter: FilterField;
  readonly label: string;
  readonly values: readonly StockValue[];
  /** Yes or no: one box, named as the filter is. */
  readonly flag?: true;
}

/** A filter that picks a range. Its form fields are called `{facet}_min` and `{facet}_max`. */
export interface StockRange {
  readonly kind: "range";
  readonly facet: RangeFacet;
  readonly filter: FilterField;
  readonly label: string;
  /** Lowest and highest among the cars listed, this filter's own choice lifted; null when no car has one. */
  readonly bounds: FacetStats | null;
  /** The bounds in words: "$8,990" and "$66,888". */
  readonly boundLabels: { readonly min: string; readonly max: string } | null;
  /** What the numbers count: "$", "km"; null for years. */
  readonly unit: string | null;
  readonly selected: Range | null;
  /** The chosen range in words: "Up to $30,000". */
  readonly selectedLabel: string | null;
  readonly histogram: readonly HistogramBucket[];
  /** A slider with two handles over the histogram; null where there is nothing to slide. */
  readonly slider: RangeSlider | null;
}

/** Something the shopper chose, and the query without it. */
export interface StockChip {
  readonly facet: Facet | "keywords";
  /** "Colour" */
  readonly facetLabel: string;
  /** "Red" */
  readonly label: string;
  readonly query: StockQuery;
}

/** One order to choose. */
export interface StockSort {
  readonly key: SortKey;
  readonly label: string;
  readonly selected: boolean;
}

/** A way out of an empty list: "12 cars if you remove Colour: Red". */
export interface StockRelaxation {
  readonly remove: Facet | "keywords" | "everything";
  /** "Colour: Red" */
  readonly label: string;
  readonly total: number;
  readonly query: StockQuery;
}

/** Another way to say the keywords: "Hyundai", or filters that find cars ("Mercedes-Benz, C200"). */
export interface StockSuggestion {
  readonly label: string;
  readonly query: StockQuery;
}

/** A piece of a car's name; marked where the shopper's words match. */
export interface NamePart {
  readonly text: string;
  readonly marked: boolean;
}

/** Everything the stock list shows. Plain JSON. */
export interface StockList {
  readonly ok: true;
  readonly query: StockQuery;
  readonly cars: readonly Car[];
  /** Beside `cars`: their names in pieces; empty without keywords. */
  readonly names: readonly (readonly NamePart[])[];
  readonly total: number;
  /** From 0. */
  readonly page: number;
  /** Pages that can be reached; 0 when nothing was found. */
  readonly pages: number;
  /** All filters in the order to show them. */
  readonly filters: readonly (StockFacet | StockRange)[];
  readonly facets: readonly StockFacet[];
  readonly ranges: readonly StockRange[];
  readonly chips: readonly StockChip[];
  readonly sorts: readonly StockSort[];
  /** Filled when nothing was found: the removals that help, the best first. */
  readonly relaxations: readonly StockRelaxation[];
  /** Filled when nothing was found for the keywords. */
  readonly didYouMean: readonly StockSuggestion[];
}

/**
 * A stock list, or why there is none: the engine is away (a page responds with 503 and `retryAfter` seconds as its
 * `Retry-After`), or it refuses the plan. `detail` is for the log.
 */
export type StockResult = StockList | ({ readonly ok: false } & SearchProblem);
