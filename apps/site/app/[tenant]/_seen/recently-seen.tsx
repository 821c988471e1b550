import { type GarageSettings, wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { SeenStrip } from "@forecourt/ui/seen-strip";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

interface RecentlySeenProps {
  site: TenantSite;
  /** The page it stands on, which the dealer's settings may leave without it. */
  page: GarageSettings["recentlySeenOn"][number] | "garage";
  /** The car the page is about. */
  except?: string;
}

/** Room for the cars this browser has looked at; nothing on a page the dealer shows none on. */
export function RecentlySeen({ site, page, except }: RecentlySeenProps) {
  const { garage } = site.config;
  if (page !== "garage" && !garage.recentlySeenOn.includes(page)) return null;
  const words = wording(site.config).garage;
  const path = href("car", { slug: "-" }, site).slice(0, -1);
  return <SeenStrip title={words.seen} forget={words.forgetSeen} carPath={path} except={except ?? null} />;
}
