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

/**
 * The host table, rebuilt at most every two seconds so that a new tenant folder is served without a restart. Of sites that
 * claim one host or one id the one that was served goes on; at a start none of them is served there.
 */
export function hostedSites(
  content: Pick<ContentSource, "slugs" | "tenant">,
  baseHosts: readonly string[],
  onConflicts: (conflicts: HostTable["conflicts"]) => void = () => {},
): FindHostedSite {
  let held: { table: HostTable; until: number; ids: ReadonlyMap<string, string> } | null = null;
  let reported = "[]";

  async function hostTable(): Promise<HostTable> {
    const now = performance.now();
    if (held && held.until > now) return held.table;
    const contents = await Promise.all((await content.slugs()).map((slug) => content.tenant(slug)));
    const sites = contents.flatMap((each) => (each ? [each.tenant.config.site] : []));
    const { conflicts } = buildHostTable(sites, { baseHosts });
    const doubled = new Set(conflicts.flatMap((each) => (each.kind === "doubled-id" ? [each.id] : [])));
    const before = held;
    const served = sites.filter(({ id, slug }) => !doubled.has(id) || before?.ids.get(id) === slug);
    held = {
      table: buildHostTable(served, { baseHosts, ...(before ? { before: before.table } : {}) }),
      until: now + REFRESH_MS,
      ids: new Map(served.map(({ id, slug }) => [id, slug])),
    };
    if (reported !== JSON.stringify(conflicts)) onConflicts(conflicts);
    reported = JSON.stringify(conflicts);
    return held.table;
  }
  return async (host) => {
    const found = findTenantByHost(await hostTable(), host ?? "");
    if (found.ok) return { kind: "tenant", slug: found.slug };
    return found.reason === "base-host" ? { kind: "directory" } : { kind: "unknown", reason: found.reason };
  };
}
