import { factRows } from "../car/facts/fact-table.ts";
import { BEST_MATCH_FIELD } from "./best-match.ts";
import { rangeFacets, valueFacets } from "../query/fields/facets.ts";

/** What an index of cars must be able to do, whichever engine keeps it. Order of `searchable` is importance. */
export interface IndexFields {
  readonly searchable: readonly string[];
  /** Searchable fields that only match as typed: codes have no typos. */
  readonly exactOnly: readonly string[];
  /** Filtered and counted by value. */
  readonly values: readonly string[];
  /** Filtered and counted as numbers. */
  readonly numbers: readonly string[];
  readonly sortable: readonly string[];
}

/**
 * The fields of the index `Car_production`: its facets, and what our own filters and sorts need.
 *
 * @example
 * carIndexFields.sortable.includes("price"); // true
 */
export const carIndexFields: IndexFields = {
  searchable: [
    "stocknum",
    "vin",
    "name",
    "make",
    "model",
    "badge",
    "series",
    "search_keywords",
    "body",
    "colour",
    "fuel",
    "tag",
    "filtered_features",
    "city",
    "dealership_name",
  ],
  exactOnly: ["vin", "stocknum"],
  values: [
    ...valueFacets.filter((facet) => facet !== "seats" && facet !== "doors"),
    "id",
    "slug",
    "dealership_id",
    "dealership_slug",
    "location_id",
    "simple_body",
    "simple_drive",
    "simple_fuel",
    "simple_transmission",
    "reserved",
    "show_on_dealer_website",
    "sold",
  ],
  numbers: [
    ...rangeFacets,
    // Picked by value, and at least so many in a sentence.
    "seats",
    "weekly_price",
    "doors",
    "photos_count",
    "created_at_timestamp",
    "sold_date_timestamp",
  ],
  sortable: [
    "custom_rank",
    BEST_MATCH_FIELD,
    "sold",
    "created_at_timestamp",
    "price",
    "km",
    "subscription_price",
    "weekly_price",
    "year",
    ...factRows.filter(({ sorts }) => sorts !== undefined).map(({ fact }) => fact),
  ],
};
