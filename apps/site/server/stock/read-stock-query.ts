import {
  foldValue,
  parseStockQuery,
  type QueryParams,
  setRefused,
  setValues,
  type StockQuery,
} from "@forecourt/search";
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
  const hidden = new Set(content.hiddenLocations.map(({ name }) => foldValue(name)));
  const shown = (names: readonly string[] = []) => names.filter((name) => !hidden.has(foldValue(name)));
  const names = query.values.location_name;
  const refused = query.not?.location_name;
  if (![...(names ?? []), ...(refused ?? [])].some((name) => hidden.has(foldValue(name)))) return query;
  const wanted = setValues(query, "location_name", shown(names));
  return { ...setRefused(wanted, "location_name", shown(refused)), page: query.page };
}
