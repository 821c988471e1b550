import type { IndexFields } from "../../plan/car-index-fields.ts";

/** How an embedded index reads and answers. Everything has a default fit for cars. */
export interface EmbeddedSettings {
  /** Which fields are searched, filtered, counted and sorted by; `carIndexFields` by default. */
  readonly fields?: IndexFields;
  /** A facet answers with at most so many values; 2,000 by default. */
  readonly maxValuesPerFacet?: number;
  /** Which values stay when there are more: the first of the alphabet, or the most frequent (the default). */
  readonly facetOrder?: "alpha" | "count";
  /** Paging reaches so many cars; all by default. */
  readonly maxTotalHits?: number;
  /** Word lengths from which one and two typos are forgiven (5 and 9), and whether digits may have typos (no). */
  readonly typos?: { readonly oneTypo: number; readonly twoTypos: number; readonly numbers: boolean };
  /** So many documents are kept as objects between searches; 2,000 by default. */
  readonly cachedDocuments?: number;
  /** So many filters' sets of documents are kept between searches, an eighth of a byte a document each; 256 by default. */
  readonly cachedFilters?: number;
}
