import { type ReviewDate, reviewDate } from "@forecourt/tenant-config/content";
import { dealerTimeZone } from "@forecourt/tenant-config/locations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** A moment by the dealer's own calendar and in the market's words; null when it is not known. */
export const dealerDate = (
  instant: number | null,
  { config, content, now }: Pick<TenantSite, "config" | "content" | "now">,
): ReviewDate | null =>
  reviewDate(instant, {
    // A day to come is shown as it is; only how long ago it was would be wrong.
    now: new Date(Math.max(now.getTime(), instant ?? 0)),
    timeZone: dealerTimeZone(content),
    locale: config.market.locale,
  });
