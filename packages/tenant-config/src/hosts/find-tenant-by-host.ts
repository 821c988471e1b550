import type { HostTable } from "./host-table.ts";
import { type HostProblem, normalizeHost } from "./normalize-host.ts";

/** Whose site a Host header is for. `base-host` is the platform's own host, with no site before it. */
export type FoundTenant =
  | { ok: true; slug: string; host: string }
  | { ok: false; reason: HostProblem | "unknown" | "ambiguous" | "base-host" };

/**
 * Finds the site of a Host header in the allow-list: one look-up, however many sites there are.
 * What is not in the table is refused, never guessed from the labels of the host.
 *
 * @example
 * findTenantByHost(table, "www.acme.example:443") // { ok: true, slug: "acme", host: "www.acme.example" }
 */
export function findTenantByHost(table: HostTable, hostHeader: string | null | undefined): FoundTenant {
  const read = normalizeHost(hostHeader);
  if (!read.ok) return { ok: false, reason: read.problem };
  const slug = table.hosts.get(read.host);
  if (slug) return { ok: true, slug, host: read.host };
  if (slug === null) return { ok: false, reason: "ambiguous" };
  return { ok: false, reason: table.baseHosts.has(read.host) ? "base-host" : "unknown" };
}
