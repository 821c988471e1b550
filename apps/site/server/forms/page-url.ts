import { publicUrl } from "@forecourt/analytics/journey";
import { siteOrigin, type TenantConfig } from "@forecourt/tenant-config";

type UrlConfig = Pick<TenantConfig, "site" | "journey">;

/**
 * The full public address of the page a form stood on, with the tracked parameters and no others. A request may name
 * any address; only its path and query count, below the tenant's own origin. Null where neither is known.
 */
export function publicPageUrl(
  url: string | null,
  config: UrlConfig,
  requestHost: string | null,
): string | null {
  const origin = siteOrigin(config) ?? (requestHost === null ? null : `https://${requestHost}`);
  if (url === null || origin === null || !URL.canParse(url, origin)) return null;
  const { pathname, search, protocol } = new URL(url, origin);
  if (!/^https?:$/.test(protocol)) return null;
  return publicUrl(`${origin}${pathname}${search}`, config.journey) || null;
}

/** A page's path with those of its parameters that are tracked: what a form without a script sends as its address. */
export function withTracked(
  path: string,
  query: URLSearchParams | undefined,
  { trackedParams }: Pick<UrlConfig["journey"], "trackedParams">,
): string {
  const known = new Set(trackedParams.map((name) => name.toLowerCase()));
  const tracked = [...(query ?? [])].filter(([name]) => known.has(name.toLowerCase()));
  return tracked.length > 0 ? `${path}?${new URLSearchParams(tracked)}` : path;
}
