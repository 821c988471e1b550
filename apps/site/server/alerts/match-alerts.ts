import {
  type Alert,
  type AlertMatch,
  type AlertMatcher,
  type CarChange,
  MAX_CARS_NAMED,
} from "@forecourt/leads/returning";
import { parseStockQuery, resolveStockList } from "@forecourt/search";
import { matchSavedSearches } from "@forecourt/search/alerts";
import type { CarDocument } from "@forecourt/search/car";
import { LRUCache } from "lru-cache";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/**
 * Matches alerts with changed cars: searches by the plan and the matcher of the stock list, single cars by their id. A
 * list that the site has no more finds nothing.
 */
export function matchAlerts(
  changes: readonly CarChange[],
  documents: readonly CarDocument[],
  site: TenantSite,
): AlertMatcher {
  const { config, now } = site;
  const byCar = new Map(changes.map((change) => [change.carId, change]));
  const matches = matchSavedSearches(documents, { policy: config.search, cars: config.cars, now });
  const scopes = new Map<string, ReturnType<typeof resolveStockList>>();
  const scopeOf = (list: string): ReturnType<typeof resolveStockList> => {
    const known = scopes.get(list);
    if (known !== undefined) return known;
    const found = resolveStockList(list, config.search);
    scopes.set(list, found);
    return found;
  };
  const cached = new LRUCache<string, AlertMatch>({ max: CACHED_MATCHES });
  return ({ subject }: Pick<Alert, "subject">): AlertMatch => {
    if (subject.kind === "car") {
      const change = byCar.get(subject.carId);
      return change ? { total: 1, cars: [change] } : NOTHING;
    }
    const address = `${subject.list}?${subject.query}`;
    const known = cached.get(address);
    if (known) return known;
    const list = scopeOf(subject.list);
    if (!list) return NOTHING;
    const query = parseStockQuery(new URLSearchParams(subject.query), config.search);
    const { total, ids } = matches({ scope: list.scope, query }, MAX_CARS_NAMED);
    const match = { total, cars: ids.flatMap((id) => byCar.get(id) ?? []) };
    cached.set(address, match);
    return match;
  };
}

/** Many shoppers save the same search. What one finds weighs less than 1 KB. */
const CACHED_MATCHES = 20_000;

const NOTHING: AlertMatch = { total: 0, cars: [] };
