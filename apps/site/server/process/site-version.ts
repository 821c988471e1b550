import type { SiteVersion } from "#server/page-cache/shared-page.ts";

const KEY = Symbol.for("forecourt.site-version");
type VersionOf = (host: string) => Promise<SiteVersion | null>;

const shared = globalThis as { [KEY]?: VersionOf };

/** A change is seen this many milliseconds later at most; asking for each request would cost more than the answer. */
const SEEN_WITHIN_MS = 200;
const held = new Map<string, { version: SiteVersion; until: number }>();

/** Names what knows the sites' stock and content; it is made where the sites are known. */
export function provideSiteVersion(versionOf: VersionOf): void {
  shared[KEY] = versionOf;
}

/** What the pages of a host are made of now; null for a host that is no site, and before the sites are known. */
export const siteVersion: VersionOf = async (host) => {
  const known = held.get(host);
  if (known && known.until > performance.now()) return known.version;
  const version = (await shared[KEY]?.(host)) ?? null;
  // Hosts of sites only: their number is bounded, that of names clients invent is not.
  if (version) held.set(host, { version, until: performance.now() + SEEN_WITHIN_MS });
  return version;
};
