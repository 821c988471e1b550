import { href, withQuery } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

export type AlertsPageQuery = Readonly<Partial<Record<"token" | "confirm" | "done" | "problem", string>>>;

/** The address of the page of alerts. */
export const alertsPage = (site: TenantSite, query: AlertsPageQuery): string =>
  withQuery(href("alerts", {}, site) ?? href("home", {}, site), { ...query });
