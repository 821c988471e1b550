import "server-only";
import { buildHostTable, findTenantByHost, type HostTable } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { cache } from "react";
import { getWiring } from "./process-wiring.ts";

/** Whose site a host is. `directory` is the platform's own host, which lists the demo dealers. */
export type HostedSite =
  | { kind: "tenant"; slug: string }
  | { kind: "directory" }
  | { kind: "unknown"; reason: string };

const REFRESH_MS = 2000;
let held: { table: HostTable; until: number } | null = null;

/** The host table, rebuilt at most every two seconds so that a new tenant folder is served without a restart. */
async function hostTable(): Promise<HostTable> {
  const wiring = await getWiring();
  const now = performance.now();
  if (held && held.until > now) return held.table;
  const contents = await Promise.all(
    (await wiring.content.slugs()).map((slug) => wiring.content.tenant(slug)),
  );
  const built = buildHostTable(
    contents.flatMap((content) => (content ? [content.tenant.config.site] : [])),
    { baseHosts: wiring.env.FORECOURT_BASE_HOSTS },
  );
  held = { table: built, until: now + REFRESH_MS };
  return built;
}

/** Finds the site of a Host header in the allow-listed table; anything else is `unknown`, never a guess. */
export async function siteOfHost(host: string | null): Promise<HostedSite> {
  const found = findTenantByHost(await hostTable(), host ?? "");
  if (found.ok) return { kind: "tenant", slug: found.slug };
  return found.reason === "base-host" ? { kind: "directory" } : { kind: "unknown", reason: found.reason };
}

/** One tenant's content, once a request. */
export const getTenant = cache(
  async (slug: string): Promise<TenantContent | null> => (await getWiring()).tenant(slug),
);

/** The tenant a route handler's request is for, by its Host. */
export async function tenantOfRequest(request: Request): Promise<TenantContent | null> {
  const site = await siteOfHost(request.headers.get("host"));
  return site.kind === "tenant" ? getTenant(site.slug) : null;
}

/** What the list of demo dealers says of each. */
export interface SiteSummary {
  slug: string;
  name: string;
  about: string;
  market: string;
  template: string;
  locations: number;
}

/** Every site this process serves, for the platform's own page. */
export async function listSites(): Promise<SiteSummary[]> {
  const { content } = await getWiring();
  const contents = await Promise.all((await content.slugs()).map((slug) => content.tenant(slug)));
  return contents.flatMap((tenant) => {
    if (!tenant) return [];
    const { site } = tenant.tenant.config;
    const locations = tenant.locations.filter((location) => location.visible).length;
    return [
      {
        slug: tenant.slug,
        name: site.name,
        about: site.tagline,
        market: site.market,
        template: site.template,
        locations,
      },
    ];
  });
}
