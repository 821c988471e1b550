import "server-only";
import {
  defaultStockList,
  findCarById as findById,
  resolveStockList,
  searchStock,
  type StockQuery,
  type StockResult,
  type StockSearch,
  type StockScope,
} from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { getWiring } from "#server/wiring/process-wiring.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";

/** Whose stock is searched, and the settings in whose words the answer is. */
export type SearchedSite = Pick<TenantSite, "content" | "config">;

/** A search of the tenant's own stock; the tenant's presets and its clock come along. */
export async function tenantSearch(
  { content, config: { search, cars } }: SearchedSite,
  query: StockQuery,
  scope: StockScope,
): Promise<StockSearch> {
  const wiring = await getWiring();
  const { engine } = await wiring.stock(content.slug);
  return { engine, query, scope, policy: search, cars, now: wiring.now() };
}

/** Asks the tenant's own stock. */
export const searchTenantStock = async (
  site: SearchedSite,
  query: StockQuery,
  scope: StockScope,
): Promise<StockResult> => searchStock(await tenantSearch(site, query, scope));

/** The list a site's stock begins with. */
export function mainStockList(site: TenantSite): { href: string; title: string; scope: StockScope } {
  const { search } = site.config;
  const list = defaultStockList(search);
  const resolved = resolveStockList(list, search);
  return {
    href: href("stock", { list }, site) ?? href("stock-entry", {}, site),
    title: wording(site.config).listTitle(resolved?.title ?? ""),
    scope: resolved?.scope ?? { kind: "all" },
  };
}

/** One of the tenant's own cars by id, for what a form or button says it is about; null for any other. */
export async function findCarById(tenant: string, id: string): Promise<Car | null> {
  const content = await getTenant(tenant);
  if (!content) return null;
  const wiring = await getWiring();
  const { engine } = await wiring.stock(tenant);
  const found = await findById({ engine, id, cars: content.tenant.config.cars, now: wiring.now() });
  return found.kind === "found" ? found.car : null;
}
