import "server-only";
import { notFound, permanentRedirect } from "next/navigation";
import { stockEntry } from "#server/stock/stock.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";

/** Answers a stock entry's address: its own site goes on to the list, any other to where its own entry is. */
export async function goToStock(tenant: string, path: string): Promise<never> {
  const content = await getTenant(tenant);
  if (!content) notFound();
  const { entryPath } = content.tenant.config.cars;
  permanentRedirect(entryPath === path ? stockEntry(content).href : entryPath);
}
