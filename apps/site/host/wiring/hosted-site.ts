import { buildHostTable, findTenantByHost, type HostTable } from "@forecourt/tenant-config";
import type { FilesContentSource } from "@forecourt/tenant-config/files";

/** Whose site a host is. `directory` is the platform's own host, which lists the demo dealers. */
type HostedSite =
  | { kind: "tenant"; slug: string }
  | { kind: "directory" }
  | { kind: "unknown"; reason: string };

/** Finds the site of a Host header in the allow-listed table; anything else is `unknown`, never a guess. */
export type FindHostedSite = (host: string | null) => Promise<HostedSite>;

const REFRESH_MS = 2000;

/** A table, and the list of sites it was built of. */
interface HeldTable {
  sites: Awaited<ReturnType<FilesContentSource["sites"]>>;
  table: HostTable;
  until: number;
  ids: ReadonlyMap<string, string>;
}

/**
 * The host table. At most every two seconds it is looked whether the sites changed, so that a new tenant folder is served
 * without a restart, and the table is built again only then. Who is found in it does not wait for that; a host that is not
 * yet known does. Of sites that claim one host or one id the one that was served goes on; at a start none of them is served
 * there.
 */
export function hostedSites(
  { sites: sitesOf }: Pick<FilesContentSource, "sites">,
  baseHosts: readonly string[],
  onConflicts: (conflicts: HostTable["conflicts"]) => void = () => {},
): FindHostedSite {
  let held: HeldTable | null = null;
  let reported = "[]";
  let looking: Promise<HostTable> | null = null;

  async function look(): Promise<HostTable> {
    const until = performance.now() + REFRESH_MS;
    const sites = await sitesOf();
    const before = held;
    if (before?.sites === sites) {
      before.until = until;
      return before.table;
    }
    const { conflicts } = buildHostTable(sites, { baseHosts });
    const doubled = new Set(conflicts.flatMap((each) => (each.kind === "doubled-id" ? [each.id] : [])));
    const served = sites.filter(
      ({ id, slug }) => id === undefined || !doubled.has(id) || before?.ids.get(id) === slug,
    );
    const table = buildHostTable(served, { baseHosts, ...(before ? { before: before.table } : {}) });
    const ids = new Map(served.flatMap(({ id, slug }) => (id === undefined ? [] : [[id, slug]])));
    held = { sites, table, until, ids };
    if (reported !== JSON.stringify(conflicts)) onConflicts(conflicts);
    reported = JSON.stringify(conflicts);
    return table;
  }
  /** Requests that come while it is looked share the result. */
  function lookOnce(): Promise<HostTable> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }
  return async (host) => {
    const before = held;
    let found = before ? findTenantByHost(before.table, host ?? "") : null;
    if (!before || before.until <= performance.now()) {
      const looked = lookOnce();
      // What went wrong is met again by who waits for it.
      if (found?.ok) looked.catch(() => undefined);
      else found = findTenantByHost(await looked, host ?? "");
    }
    if (found?.ok) return { kind: "tenant", slug: found.slug };
    const reason = found?.reason ?? "unknown";
    return reason === "base-host" ? { kind: "directory" } : { kind: "unknown", reason };
  };
}
