import "server-only";
import { siteLocales } from "@forecourt/tenant-config";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ROUTE_HEADERS } from "#server/http/caller/request-route.ts";
import { paymentAccounts } from "./payment-accounts.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { getTenant } from "./get-tenant.ts";
import { type TenantSite, tenantSite } from "./tenant-site.ts";

/** The site a page is drawn for, made once a request; 'not found' for a tenant that has just gone. */
export const getSite = cache(async (slug: string): Promise<TenantSite> => {
  const content = await getTenant(slug);
  if (!content) notFound();
  const { now, illustrator, env } = await getWiring();
  const asked = (await headers()).get(ROUTE_HEADERS.locale);
  const locale = siteLocales(content.tenant.config).find((each) => each.locale === asked) ?? null;
  return tenantSite(
    content,
    now(),
    illustrator.illustrate,
    locale,
    paymentAccounts(content.tenant.config, env),
  );
});
