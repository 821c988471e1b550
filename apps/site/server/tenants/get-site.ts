import "server-only";
import { notFound } from "next/navigation";
import { cache } from "react";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { getTenant } from "./get-tenant.ts";
import { type TenantSite, tenantSite } from "./tenant-site.ts";

/** The site a page is drawn for, made once a request; 'not found' for a tenant that has just gone. */
export const getSite = cache(async (slug: string): Promise<TenantSite> => {
  const content = await getTenant(slug);
  if (!content) notFound();
  const { now, illustrator } = await getWiring();
  return tenantSite(content, now(), illustrator.illustrate);
});
