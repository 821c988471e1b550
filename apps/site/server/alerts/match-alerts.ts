import "server-only";
import type { Alert, AlertMatcher, CarChange } from "@forecourt/leads/alerts";
import { parseStockQuery, resolveStockList } from "@forecourt/search";
import { matchSavedSearches } from "@forecourt/search/alerts";
import type { CarDocument } from "@forecourt/search/car";
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
  return ({ subject }: Alert): readonly CarChange[] => {
    if (subject.kind === "car") {
      const change = byCar.get(subject.carId);
      return change ? [change] : [];
    }
    const list = scopeOf(subject.list);
    if (!list) return [];
    const ids = matches({
      scope: list.scope,
      query: parseStockQuery(new URLSearchParams(subject.query), config.search),
    });
    return ids.flatMap((id) => byCar.get(id) ?? []);
  };
}
