import "server-only";
import {
  defaultStockPath,
  findCarById as findById,
  resolveStockPath,
  searchStock,
  type StockQuery,
  type StockResult,
  type StockScope,
} from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";

/** Asks the tenant's own stock; the tenant's presets and its clock come along. */
export async function searchTenantStock(
  content: TenantContent,
  query: StockQuery,
  scope: StockScope,
): Promise<StockResult> {
  const wiring = await getWiring();
  const { search, cars } = content.tenant.config;
  const { engine } = await wiring.stock(content.slug);
  return searchStock({ engine, query, scope, policy: search, cars, now: wiring.now() });
}

/** Where the tenant's stock begins. */
export function stockEntry(content: TenantContent): { href: string; title: string } {
  const { config } = content.tenant;
  const href = defaultStockPath(config.search);
  return { href, title: wording(config).listTitle(resolveStockPath(href, config.search)?.title ?? "") };
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
