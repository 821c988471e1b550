import { LRUCache } from "lru-cache";
import { processWide } from "#host/process/process-wide.ts";
import type { SiteVersion } from "#host/documents/cache/shared-page.ts";

type VersionOf = (host: string) => Promise<SiteVersion | null>;

/** The versions of the sites of one process, each looked up again after a moment. */
interface HeldVersions {
  of: VersionOf;
  /** What is known this moment, without a lookup. */
  held(host: string): SiteVersion | null;
}

const versions = processWide<HeldVersions | null>("site-versions", () => null);

/** A change is seen this many milliseconds later at most; a lookup for each request would cost more than the page. */
const SEEN_WITHIN_MS = 200;
/** One site is requested under many spellings of its host, each port among them, so their number is bounded here. */
const MAX_HOSTS = 10_000;

/**
 * Sets the function that knows the versions of the sites' stock and content. Its results are cached for a moment by
 * `now`, a monotonic clock in milliseconds, and dropped when another function is set.
 */
export function provideSiteVersion(versionOf: VersionOf, now = (): number => performance.now()): void {
  versions.current = heldVersions(versionOf, now);
}

function heldVersions(versionOf: VersionOf, now: () => number): HeldVersions {
  const known = new LRUCache<string, { version: SiteVersion; at: number }>({ max: MAX_HOSTS });
  const asking = new Map<string, Promise<SiteVersion | null>>();

  async function ask(host: string): Promise<SiteVersion | null> {
    const at = now();
    const version = await versionOf(host).catch(() => null);
    if (version) known.set(host, { version, at });
    return version;
  }
  /** Requests that come while a version is looked up share its result. */
  function askOnce(host: string): Promise<SiteVersion | null> {
    const running = asking.get(host);
    if (running) return running;
    const version = ask(host).finally(() => asking.delete(host));
    asking.set(host, version);
    return version;
  }
  function held(host: string): SiteVersion | null {
    const found = known.get(host);
    if (!found) return null;
    const age = now() - found.at;
    if (age >= SEEN_WITHIN_MS) return null;
    // Asked for again before it is too old, so that no request to a busy site has to wait for it.
    if (age >= SEEN_WITHIN_MS / 2) void askOnce(host);
    return found.version;
  }
  return { of: async (host) => held(host) ?? askOnce(host), held };
}

/**
 * What the pages of a host are made of now; null for a host that is no site, before the sites are known, and while that
 * cannot be found out: the page is rendered then, and says itself what is away.
 */
export const siteVersion: VersionOf = async (host) => (await versions.current?.of(host)) ?? null;

/** The same where it is known without a lookup; null where it has to be looked up. */
export const heldSiteVersion = (host: string): SiteVersion | null => versions.current?.held(host) ?? null;
