import type { HostConflict } from "./host-table.ts";

/**
 * Says what two sites claim at once, or what is no host.
 *
 * @example
 * describeConflict({ kind: "doubled-slug", slug: "north" }) // "two folders are called north."
 */
export function describeConflict(conflict: HostConflict): string {
  if (conflict.kind === "shared") {
    return `${conflict.host} is claimed by ${conflict.slugs.join(" and ")}; until one gives it up, neither is served there.`;
  }
  if (conflict.kind === "doubled-id")
    return `site.id '${conflict.id}' is claimed by ${conflict.slugs.join(" and ")}; each site has one of its own.`;
  return conflict.kind === "malformed"
    ? `${conflict.slug} names '${conflict.host}', which is no host.`
    : `two folders are called ${conflict.slug}.`;
}
