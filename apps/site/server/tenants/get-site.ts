import { siteLocales } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { type PreviewOf, previewOf } from "#host/desk/desk-request.ts";
import { ROUTE_HEADERS } from "#host/http/caller/request-route.ts";
import { getWiring } from "#host/wiring/process-wiring.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { menuStock } from "./menu-stock.ts";
import { paymentAccounts } from "./payment-accounts.ts";
import { tenantOfHost } from "./tenant-route.ts";
import { type TenantSite, tenantSite } from "./tenant-site.ts";

/** What a page is rendered with: its tenant's site, and the adapters of this process. */
export interface LoadedPage {
  site: TenantSite;
  wiring: Wiring;
}

/** Loads what a tenant's page is rendered with, once a request; 'not found' for a tenant that has just gone. */
export const loadPage = cache(async (slug: string): Promise<LoadedPage> => {
  const wiring = getWiring();
  const { now, illustrator, env } = wiring;
  const given = await headers();
  const content = await contentOfPage(wiring, slug, previewOf(given));
  if (!content) notFound();
  const requested = given.get(ROUTE_HEADERS.locale);
  const locale = siteLocales(content.tenant.config).find((each) => each.locale === requested) ?? null;
  const accountOf = paymentAccounts(content.tenant.config, env);
  const site = tenantSite(content, now(), illustrator.illustrate, locale, accountOf, env.FORECOURT_MOCK);
  return { site: { ...site, ...(await menuStock(wiring, site)) }, wiring };
});

/** A site's content, for a page of it or for a preview of its draft. */
export async function contentOfPage(
  wiring: Wiring,
  slug: string,
  preview: PreviewOf | null,
): Promise<TenantContent | null> {
  if (preview !== "draft") return wiring.tenant(slug);
  // Brings the schemas of all settings, which no page of a dealer needs.
  const { contentOfDraft } = await import("#server/drafts/drafted-site.ts");
  return contentOfDraft(wiring, slug);
}

/** The site a page is rendered for, for pages that need nothing else. */
export const getSite = async (slug: string): Promise<TenantSite> => (await loadPage(slug)).site;

/** The site of the host a request was sent to, for what the framework renders without a page's parameters. */
export async function siteOfCaller(): Promise<TenantSite | null> {
  const host = (await headers()).get("host");
  const content = await tenantOfHost(getWiring(), host);
  return content && getSite(content.slug);
}
