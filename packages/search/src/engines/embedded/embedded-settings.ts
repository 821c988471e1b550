import type { IndexFields } from "../../plan/car-index-fields.ts";
import { type DocumentCache, documentCache } from "./documents/document-cache.ts";

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
  /** The cache of documents that were read lately, as objects; by default one of 16 MB for this engine. Engines may share one. */
  readonly documentCache?: DocumentCache;
  /** So many filters' sets of documents are kept between searches, an eighth of a byte a document each; 256 by default. */
  readonly cachedFilters?: number;
}

/** Of an engine that shares no cache. */
const OWN_CACHE_BYTES = 16_000_000;

/** The cache of an engine with these settings. */
export const documentsOf = (settings: EmbeddedSettings): DocumentCache =>
  settings.documentCache ?? documentCache(OWN_CACHE_BYTES);
