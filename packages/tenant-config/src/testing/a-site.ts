import type { RouteSite } from "../routes/table/route-site.ts";
import type { ConfigLayer, TenantConfig } from "../settings/tenant-config.ts";
import { aConfig } from "./a-config.ts";

/** A whole site for a test of addresses and menus: settings as a tenant's file would say them, and its content. */
export function aSite(
  says: ConfigLayer = {},
  has: Partial<Omit<RouteSite, "config">> = {},
): RouteSite & { readonly config: TenantConfig } {
  return {
    config: aConfig(says),
    locations: [],
    models: [],
    offers: [],
    pages: [],
    posts: [],
    reviews: { count: 0, average: null },
    now: new Date("2026-11-21T00:00:00Z"),
    ...has,
  };
}
