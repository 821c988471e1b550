import { generateTenantToken } from "meilisearch/token";
import type { PlanFilter } from "../../../plan/search-plan.ts";
import { printFilter } from "./print-filter.ts";

/** What a browser may be allowed to search. */
export interface SearchTokenOptions {
  /** A key that may search; the token is signed with it. It stays on the server. */
  key: string;
  /** The uid of that key. */
  keyUid: string;
  index: string;
  /** Joined to every search by the server: counts and totals are limited by it too. Fields must be filterable. */
  filter: PlanFilter;
  /** When the token stops working. */
  expiresAt: Date;
}

/**
 * A token for products that search from the browser: it can only search, only this index, only what the filter
 * lets through. Hidden and long sold cars belong into the filter, for a browser can ask for anything else.
 */
export function searchToken({ key, keyUid, index, filter, expiresAt }: SearchTokenOptions): Promise<string> {
  return generateTenantToken({
    apiKey: key,
    apiKeyUid: keyUid,
    searchRules: { [index]: { filter: printFilter(filter) } },
    expiresAt,
  });
}
