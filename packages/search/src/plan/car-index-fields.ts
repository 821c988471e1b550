import { factRows } from "../car/facts/fact-table.ts";
import { BEST_MATCH_FIELD } from "./best-match.ts";

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
    "id",
    "slug",
    "status",
    "badge",
    "car_type",
    "categories",
    "city",
    "colour",
    "dealership_id",
    "dealership_slug",
    "dealership_name",
    "filtered_features",
    "item_type",
    "location_id",
    "location_name",
    "make",
    "make_model",
    "model",
    "price_range",
    "weekly_price_range",
    "body",
    "simple_body",
    "drive",
    "simple_drive",
    "engine",
    "fuel",
    "simple_fuel",
    "transmission",
    "simple_transmission",
    "state",
    "tag",
    "certified",
    "reserved",
    "show_on_dealer_website",
    "sold",
    ...factRows.filter(({ kind }) => kind !== "number").map(({ fact }) => fact),
  ],
  numbers: [
    "price",
    "subscription_price",
    "weekly_price",
    "km",
    "year",
    "seats",
    "doors",
    "photos_count",
    "created_at_timestamp",
    "sold_date_timestamp",
    ...factRows.filter(({ kind }) => kind === "number").map(({ fact }) => fact),
  ],
  sortable: [
    "custom_rank",
    BEST_MATCH_FIELD,
    "created_at_timestamp",
    "price",
    "km",
    "subscription_price",
    "weekly_price",
    "year",
    ...factRows.filter(({ sorts }) => sorts !== undefined).map(({ fact }) => fact),
  ],
};
