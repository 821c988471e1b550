import type { FilterField } from "@forecourt/search";
import { policyDefaults } from "@forecourt/search/defaults";

/** The filters of a car dealer: the product's, and what cars that tow or drive on electricity say; others show none. */
export const CAR_FILTERS: readonly FilterField[] = policyDefaults.search.filters.flatMap(
  (filter): readonly FilterField[] => (filter === "seats" ? [filter, "electric_range", "towing"] : [filter]),
);
