import { normalizeHost } from "./normalize-host.ts";

/** What the host table needs to know of a site. `config.site` is one. */
export interface HostedSite {
  readonly slug: string;
  /** What dealer platforms know the site by; no two sites have the same. */
  readonly id?: string;
  readonly hosts: readonly string[];
}

/** Where sites are served besides at their own hosts. */
export interface HostTableOptions {
  /** Every site is also served as `<slug>.<base host>`: "localhost", "preview.example.com". */
  readonly baseHosts: readonly string[];
  /** Who was served where before: of several sites that claim a host, the one that had it keeps it. */
  readonly before?: Pick<HostTable, "hosts">;
}

/** Something wrong with the hosts of the sites, for `forecourt tenant check` and the log. */
export type HostConflict =
  | { kind: "shared"; host: string; slugs: readonly string[] }
  | { kind: "malformed"; host: string; slug: string }
  | { kind: "doubled-slug"; slug: string }
  | { kind: "doubled-id"; id: string; slugs: readonly string[] };

/** Who is served where. Make it with `buildHostTable`, ask it with `findTenantByHost`. */
export interface HostTable {
  /** Host → slug, or null when two sites claim it that did not have it before: then neither has it. */
  readonly hosts: ReadonlyMap<string, string | null>;
  readonly baseHosts: ReadonlySet<string>;
  readonly conflicts: readonly HostConflict[];
}

const WWW = "www.";
const withOrWithoutWww = (host: string): string =>
  host.startsWith(WWW) ? host.slice(WWW.length) : WWW + host;

/**
 * Builds the allow-list of hosts, once for all sites. A site is served at its hosts, at each of
 * them with and without `www.`, and at `<slug>.<base host>`. A host that a site names itself comes before
 * one that another only gets by the `www.` rule; a host named by two sites is served by the one that had it before, else by neither.
 *
 * @example
 * const sites = [{ slug: "acme", hosts: ["acme.example"] }];
 * [...buildHostTable(sites, { baseHosts: ["localhost"] }).hosts.keys()]
 * // ["acme.example", "acme.localhost", "www.acme.example"]
 */
export function buildHostTable(sites: Iterable<HostedSite>, options: HostTableOptions): HostTable {
  const conflicts: HostConflict[] = [];
  const named = new Map<string, Set<string>>();
  const implied = new Map<string, Set<string>>();
  const baseHosts = new Set(options.baseHosts.flatMap((host) => normalized(host) ?? []));
  const slugs = new Set<string>();
  const ids = new Map<string, Set<string>>();

  for (const { slug, id, hosts } of sites) {
    if (id !== undefined) claim(ids, id, slug);
    if (slugs.has(slug)) conflicts.push({ kind: "doubled-slug", slug });
    slugs.add(slug);
    for (const written of hosts) {
      const host = normalized(written);
      if (host === null) {
        conflicts.push({ kind: "malformed", host: written, slug });
        continue;
      }
      claim(named, host, slug);
      claim(implied, withOrWithoutWww(host), slug);
    }
    for (const base of baseHosts) claim(named, `${slug}.${base}`, slug);
  }

  for (const [id, claimants] of ids)
    if (claimants.size > 1) conflicts.push({ kind: "doubled-id", id, slugs: [...claimants] });
  const hosts = new Map<string, string | null>();
  for (const claims of [named, implied]) {
    for (const [host, claimants] of claims) {
      if (hosts.has(host)) continue;
      const [first, ...others] = claimants;
      const had = options.before?.hosts.get(host) ?? "";
      const stays = claimants.has(had) ? had : null;
      hosts.set(host, first === undefined || others.length > 0 ? stays : first);
      if (others.length > 0) conflicts.push({ kind: "shared", host, slugs: [...claimants] });
    }
  }
  return { hosts, baseHosts, conflicts };
}

function normalized(host: string): string | null {
  const read = normalizeHost(host);
  return read.ok ? read.host : null;
}

function claim(claims: Map<string, Set<string>>, host: string, slug: string): void {
  const claimants = claims.get(host);
  if (claimants) claimants.add(slug);
  else claims.set(host, new Set([slug]));
}
