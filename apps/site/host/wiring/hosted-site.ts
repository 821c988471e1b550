import "server-only";
import { buildHostTable, findTenantByHost, type HostTable } from "@forecourt/tenant-config";
import type { ContentSource } from "@forecourt/tenant-config/content";

/** Whose site a host is. `directory` is the platform's own host, which lists the demo dealers. */
type HostedSite =
  | { kind: "tenant"; slug: string }
  | { kind: "directory" }
  | { kind: "unknown"; reason: string };

/** Finds the site of a Host header in the allow-listed table; anything else is `unknown`, never a guess. */
export type FindHostedSite = (host: string | null) => Promise<HostedSite>;

const REFRESH_MS = 2000;

/** The host table, rebuilt at most every two seconds so that a new tenant folder is served without a restart. */
export function hostedSites(
  content: Pick<ContentSource, "slugs" | "tenant">,
  baseHosts: readonly string[],
): FindHostedSite {
  let held: { table: HostTable; until: number } | null = null;

  async function hostTable(): Promise<HostTable> {
    const now = performance.now();
    if (held && held.until > now) return held.table;
    const contents = await Promise.all((await content.slugs()).map((slug) => content.tenant(slug)));
    const sites = contents.flatMap((each) => (each ? [each.tenant.config.site] : []));
    held = { table: buildHostTable(sites, { baseHosts }), until: now + REFRESH_MS };
    return held.table;
  }
  return async (host) => {
    const found = findTenantByHost(await hostTable(), host ?? "");
    if (found.ok) return { kind: "tenant", slug: found.slug };
    return found.reason === "base-host" ? { kind: "directory" } : { kind: "unknown", reason: found.reason };
  };
}
