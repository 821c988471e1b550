import "server-only";
import { buildHostTable, findTenantByHost, type HostTable } from "@forecourt/tenant-config";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { perWiring } from "#server/wiring/per-wiring.ts";

/** Whose site a host is. `directory` is the platform's own host, which lists the demo dealers. */
export type HostedSite =
  | { kind: "tenant"; slug: string }
  | { kind: "directory" }
  | { kind: "unknown"; reason: string };

const REFRESH_MS = 2000;
const heldTable = perWiring((): { table: HostTable | null; until: number } => ({ table: null, until: 0 }));

/** The host table, rebuilt at most every two seconds so that a new tenant folder is served without a restart. */
async function hostTable(): Promise<HostTable> {
  const wiring = await getWiring();
  const now = performance.now();
  const held = heldTable(wiring);
  if (held.table && held.until > now) return held.table;
  const contents = await Promise.all(
    (await wiring.content.slugs()).map((slug) => wiring.content.tenant(slug)),
  );
  const built = buildHostTable(
    contents.flatMap((content) => (content ? [content.tenant.config.site] : [])),
    { baseHosts: wiring.env.FORECOURT_BASE_HOSTS },
  );
  [held.table, held.until] = [built, now + REFRESH_MS];
  return built;
}

/** Finds the site of a Host header in the allow-listed table; anything else is `unknown`, never a guess. */
export async function siteOfHost(host: string | null): Promise<HostedSite> {
  const found = findTenantByHost(await hostTable(), host ?? "");
  if (found.ok) return { kind: "tenant", slug: found.slug };
  return found.reason === "base-host" ? { kind: "directory" } : { kind: "unknown", reason: found.reason };
}
