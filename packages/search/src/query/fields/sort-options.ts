import { factRows, type FactSortKey } from "../../car/facts/fact-table.ts";

/** One field of the index to order by. */
interface SortBy {
  readonly field: string;
  readonly direction: "asc" | "desc";
}

/** The sort options by stable name; the labels are binding. */
const SORTS = [
  { key: "relevance", label: "Most Relevant", sort: { field: "custom_rank", direction: "desc" } },
  { key: "latest", label: "Latest", sort: { field: "created_at_timestamp", direction: "desc" } },
  { key: "price_high", label: "Highest Price", sort: { field: "price", direction: "desc" } },
  { key: "price_low", label: "Lowest Price", sort: { field: "price", direction: "asc" } },
  { key: "kms_high", label: "Highest Kms", sort: { field: "km", direction: "desc" } },
  { key: "kms_low", label: "Lowest Kms", sort: { field: "km", direction: "asc" } },
  {
    key: "subscription_high",
    label: "Highest Subscription Price",
    sort: { field: "subscription_price", direction: "desc" },
  },
  {
    key: "subscription_low",
    label: "Lowest Subscription Price",
    sort: { field: "subscription_price", direction: "asc" },
  },
] as const satisfies readonly { key: string; label: string; sort: SortBy }[];

/** Where "highest" and "lowest" are not how people say it. */
const IN_WORDS: Partial<Record<FactSortKey, string>> = {
  sleeps_high: "Sleeps the most",
  overall_length_low: "Shortest",
  body_length_high: "Longest body",
  wet_weight_low: "Lightest",
  engine_size_high: "Largest engine",
  battery_high: "Largest battery",
  electric_range_high: "Longest electric range",
  charge_minutes_low: "Fastest from 10 to 80 %",
  dc_charging_high: "Fastest DC charging",
  pallets_high: "Most pallets",
  bags_high: "Most bags",
  solar_high: "Most solar",
};

/** Inside a sentence an abbreviation stays ("GVM"), and a word is small ("seat height"). */
const inside = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Orders by a fact of a trade, the better end first: `seat_height_low`. A site names those that it offers. */
const FACT_SORTS = factRows.flatMap(({ fact, label, sorts }): SortOption[] => {
  if (sorts === undefined) return [];
  const end = sorts === "high" ? "Highest" : "Lowest";
  // Of each sorted row; the type of keys says the same.
  const key = `${fact}_${sorts}` as FactSortKey;
  return [
    {
      key,
      label: IN_WORDS[key] ?? `${end} ${inside(label)}`,
      sort: { field: fact, direction: sorts === "high" ? "desc" : "asc" },
    },
  ];
});

/** A sort option by its stable name. */
export type SortKey = (typeof SORTS)[number]["key"] | FactSortKey;

/** One line of the table of sorts. `sort` is what the index orders by when there is no relevance to order by. */
export interface SortOption {
  readonly key: SortKey;
  readonly label: string;
  readonly sort: SortBy;
}

/**
 * Every sort option, in the order to show them.
 *
 * @example
 * sortOptions.map((option) => option.label).slice(0, 2); // ["Most Relevant", "Latest"]
 */
export const sortOptions: readonly SortOption[] = [...SORTS, ...FACT_SORTS];

/**
 * The short set: most relevant, latest, highest price, lowest price.
 *
 * @example
 * basicSortKeys; // ["relevance", "latest", "price_high", "price_low"]
 */
export const basicSortKeys: readonly SortKey[] = ["relevance", "latest", "price_high", "price_low"];

/**
 * The full set of the specification; a site that sorts by facts of its trade lists them itself.
 *
 * @example
 * fullSortKeys.length; // 8
 */
export const fullSortKeys: readonly SortKey[] = SORTS.map((option) => option.key);

const BY_KEY = new Map<string, SortOption>(sortOptions.map((option) => [option.key, option]));

/**
 * The line of a sort key.
 *
 * @example
 * sortOption("price_low").sort; // { field: "price", direction: "asc" }
 */
export function sortOption(key: SortKey): SortOption {
  const option = BY_KEY.get(key);
  if (!option) throw new Error(`There is no stock sort called ${key}; sortOptions lists them all.`);
  return option;
}

/**
 * Reads a key, or the index's own spelling ("price:asc") that older links carry; null when it is neither.
 *
 * @example
 * parseSortKey("price:asc"); // "price_low"
 * parseSortKey("cheapest"); // null
 */
export function parseSortKey(text: string): SortKey | null {
  const option =
    BY_KEY.get(text) ??
    sortOptions.find(({ sort }) => `${sort.field}:${sort.direction}` === text.toLowerCase());
  return option?.key ?? null;
}
