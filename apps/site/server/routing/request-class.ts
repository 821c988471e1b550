import { localeOfPath, type TenantConfig } from "@forecourt/tenant-config";
import type { ContentSource, TenantContent } from "@forecourt/tenant-config/content";
import { matchMachineRoute, matchRoute } from "@forecourt/tenant-config/routes";
import { LRUCache } from "lru-cache";
import type { MeteredRequest } from "#host/metrics/meter.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import type { RequestClass } from "#host/metrics/prometheus-meter.ts";

/** With more tenants than this, labels name their class: each name multiplies everything that is stored. */
const MAX_NAMED_TENANTS = 20;
const NONE = "none";

const FILES = /^\/(_next|_pages|media|healthz|readyz)(?:[/?]|$)/;
const API = /^\/(?:mock\/)?api\/([\w-]{1,40})(?:[/?]|$)/;

/** Classes of addresses are read again after a minute, as tenants change. */
const TTL_MS = 60_000;
const classCache = () => new LRUCache<string, RequestClass>({ max: 5_000, ttl: TTL_MS });

/** Whether each tenant has a label of its own, counted once a minute: thousands of folders are not listed for each address. */
function namesTenants({ slugs }: Pick<ContentSource, "slugs">): () => Promise<boolean> {
  const counted = new LRUCache<"tenants", number>({ max: 1, ttl: TTL_MS });
  return async () => {
    const count = counted.get("tenants") ?? (await slugs()).length;
    if (!counted.has("tenants")) counted.set("tenants", count);
    return count <= MAX_NAMED_TENANTS;
  };
}

/**
 * Reads a request's labels from its address by the tables that routed it. The values are few whatever clients
 * request: an address that nothing stands at is `missing`, a host that is no site's has no tenant. Never rejects.
 */
export function requestClasses(
  wiring: Pick<Wiring, "content" | "tenant" | "now" | "siteOfHost">,
): (request: Pick<MeteredRequest, "host" | "url" | "status">) => Promise<RequestClass> {
  const known = classCache();
  const isNamed = namesTenants(wiring.content);
  return async ({ host, url, status }) => {
    const [path = "/"] = url.split("?", 1);
    const file = FILES.exec(path)?.[1];
    if (file !== undefined) return { screen: file, tenant: NONE };
    const api = API.exec(path)?.[1];
    // An unknown call gets 404, and must not make a label of a client's words.
    const screen = api === undefined ? null : `api/${status === 404 || status === 405 ? "unknown" : api}`;
    const key = `${host} ${screen ?? path}`;
    const found = known.get(key);
    if (found) return found;
    const made = await classOf({ ...wiring, isNamed }, host, { path, screen }).catch(() => ({
      screen: screen ?? "unknown",
      tenant: NONE,
    }));
    known.set(key, made);
    return made;
  };
}

async function classOf(
  parts: Pick<Wiring, "tenant" | "now" | "siteOfHost"> & { isNamed: () => Promise<boolean> },
  host: string,
  { path, screen }: { path: string; screen: string | null },
): Promise<RequestClass> {
  const { tenant, now, siteOfHost, isNamed } = parts;
  const hosted = await siteOfHost(host);
  const found = hosted.kind === "tenant" ? await tenant(hosted.slug) : null;
  if (!found) return { screen: screen ?? hosted.kind, tenant: NONE };
  return {
    screen: screen ?? screenOf(path, found, now()),
    tenant: (await isNamed()) ? found.slug : tenantClass(found.tenant.config),
  };
}

function screenOf(path: string, content: TenantContent, now: Date): string {
  if (matchMachineRoute(path)) return "machine";
  const { locale } = localeOfPath(path, content.tenant.config);
  const match = matchRoute(path, tenantSite(content, now, undefined, locale));
  return match.kind === "page" ? match.page.screen : match.kind;
}

/** What makes one dealer's traffic like another's: where it is and what it sells. */
const tenantClass = ({ site }: TenantConfig): string => `${site.market}-${site.template}`;
