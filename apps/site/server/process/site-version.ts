import { LRUCache } from "lru-cache";
import type { SiteVersion } from "#server/page-cache/shared-page.ts";

const KEY = Symbol.for("forecourt.site-version");
type VersionOf = (host: string) => Promise<SiteVersion | null>;

const shared = globalThis as { [KEY]?: VersionOf };

/** A change is seen this many milliseconds later at most; asking for each request would cost more than the answer. */
const SEEN_WITHIN_MS = 200;
/** One site answers under many spellings of its host, each port among them, so their number is bounded here. */
const held = new LRUCache<string, SiteVersion>({ max: 10_000, ttl: SEEN_WITHIN_MS });

/** Names what knows the sites' stock and content; it is made where the sites are known. */
export function provideSiteVersion(versionOf: VersionOf): void {
  shared[KEY] = versionOf;
}

/**
 * What the pages of a host are made of now; null for a host that is no site, before the sites are known, and while that
 * cannot be found out: the page is drawn then, and says itself what is away.
 */
export const siteVersion: VersionOf = async (host) => {
  const known = held.get(host);
  if (known) return known;
  const version = (await shared[KEY]?.(host).catch(() => null)) ?? null;
  if (version) held.set(host, version);
  return version;
};
