import { foldValue, parseStockQuery, type QueryParams, setValues, type StockQuery } from "@forecourt/search";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/**
 * What an address asks of a site's stock. A location that is hidden from shoppers is no value of a filter, so an address
 * that was shared before it was hidden shows neither its name nor which cars stand there.
 */
export function readStockQuery(
  params: QueryParams,
  { config, content }: Pick<TenantSite, "config" | "content">,
): StockQuery {
  const query = parseStockQuery(params, config.search);
  const asked = query.values.location_name;
  if (asked === undefined || content.hiddenLocations.length === 0) return query;
  const hidden = new Set(content.hiddenLocations.map(({ name }) => foldValue(name)));
  const shown = asked.filter((name) => !hidden.has(foldValue(name)));
  return shown.length === asked.length
    ? query
    : { ...setValues(query, "location_name", shown), page: query.page };
}
