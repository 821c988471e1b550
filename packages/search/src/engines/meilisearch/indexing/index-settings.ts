import type { Settings } from "meilisearch";
import { TENANT_FIELD } from "./shared-index.ts";
import { carIndexFields, type IndexFields } from "../../../plan/car-index-fields.ts";

/**
 * Paging reaches so many cars. Above any stock, for hits beyond it exist on no page.
 *
 * @example
 * MAX_TOTAL_HITS >= 100_000; // true
 */
export const MAX_TOTAL_HITS = 200_000;
/**
 * A facet lists so many values; above the number of badges of a large group.
 *
 * @example
 * MAX_VALUES_PER_FACET; // 2000
 */
export const MAX_VALUES_PER_FACET = 2_000;

/** What may differ from site to site. */
export interface IndexSettingsOptions {
  fields?: IndexFields;
  /** `search.strictSort`: sorting decides before relevance. */
  strictSort?: boolean;
  /** Several tenants' cars stand in the index, and every search names one of them. */
  isShared?: boolean;
}

const RELEVANCE = ["words", "typo", "proximity", "attributeRank", "sort", "wordPosition", "exactness"];

/**
 * The settings an index of cars needs. Ranking rules are pinned because their default differs between server
 * versions; number fields allow comparison, which the object form of `filterableAttributes` leaves out by default.
 */
export function meilisearchSettings({
  fields = carIndexFields,
  strictSort = false,
  isShared = false,
}: IndexSettingsOptions = {}) {
  const numbers = { facetSearch: false, filter: { equality: true, comparison: true } };
  const values = { facetSearch: false, filter: { equality: true, comparison: false } };
  const settings = {
    searchableAttributes: [...fields.searchable],
    filterableAttributes: [
      { attributePatterns: [...fields.numbers], features: numbers },
      { attributePatterns: [...fields.values, ...(isShared ? [TENANT_FIELD] : [])], features: values },
    ],
    sortableAttributes: [...fields.sortable],
    rankingRules: strictSort ? ["sort", ...RELEVANCE.filter((rule) => rule !== "sort")] : RELEVANCE,
    faceting: { maxValuesPerFacet: MAX_VALUES_PER_FACET, sortFacetValuesBy: { "*": "count" as const } },
    pagination: { maxTotalHits: MAX_TOTAL_HITS },
    typoTolerance: {
      enabled: true,
      minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
      disableOnAttributes: [...fields.exactOnly],
      disableOnNumbers: true,
    },
    synonyms: {},
  } satisfies Settings;
  return settings;
}

/** Lists whose order has a meaning; the server gives all others back in an order of its own. */
const ORDERED = new Set(["rankingRules", "searchableAttributes"]);

/** Names of our settings that a server's settings differ from; what we do not set may be anything. */
export function settingsDrift(server: unknown, ours: Settings): string[] {
  return Object.entries(ours).flatMap(([name, wanted]) =>
    covers(field(server, name), wanted, ORDERED.has(name)) ? [] : [name],
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** Whether a value says at least what is wanted. */
function covers(found: unknown, wanted: unknown, ordered: boolean): boolean {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found) || found.length !== wanted.length) return false;
    if (ordered) return wanted.every((item: unknown, at) => covers(found[at], item, ordered));
    return wanted.every((item: unknown) => found.some((other: unknown) => covers(other, item, ordered)));
  }
  if (typeof wanted === "object" && wanted !== null) {
    return Object.entries(wanted).every(([name, inner]) => covers(field(found, name), inner, ordered));
  }
  return found === wanted;
}
