import { tenantSite, type TenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "./demo-content.ts";

/** The demo dealer Harbourside on a Saturday, at 1 pm in Newcastle. */
export const demoSite = async (): Promise<TenantSite> =>
  tenantSite(await demoContent("harbourside"), new Date("2026-11-21T02:00:00Z"));

/** A site with some settings of one section changed. */
export const withSettings = (
  site: TenantSite,
  section: keyof TenantSite["config"],
  change: object,
): TenantSite => ({
  ...site,
  config: { ...site.config, [section]: { ...(site.config[section] as object), ...change } },
});
