import type { Condition } from "../car/car.ts";
import type { ValueFacet } from "./facets.ts";

/** Values a car must have, whatever the shopper picks. Within a facet any value will do. */
export type PresetFilters = { readonly [F in ValueFacet]?: readonly string[] };

/** Which part of the stock a list shows before the shopper filters anything. */
export type StockScope =
  | { readonly kind: "all" }
  | { readonly kind: "conditions"; readonly conditions: readonly Condition[] }
  /** 'See more from this dealer'. */
  | { readonly kind: "dealership"; readonly slug: string }
  /** A list of its own, such as rentals. */
  | { readonly kind: "filters"; readonly filters: PresetFilters };
