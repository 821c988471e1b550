import { hoursWords } from "@forecourt/tenant-config";
import { phoneHref } from "@forecourt/leads/phone";
import {
  dealerPhone,
  mergeOpeningHours,
  openNowOf,
  primaryLocation,
} from "@forecourt/tenant-config/locations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { openText } from "./location-view.ts";

/** How a dealer is reached by phone, and when. */
export interface DealerContact {
  readonly phone: { text: string; href: string } | null;
  readonly open: { text: string; isOpen: boolean } | null;
  readonly hours: readonly { days: string; hours: string }[];
}

/** The dealer's main number and the hours of its primary location, for every text of ours that says "call us". */
export function dealerContact(site: TenantSite): DealerContact {
  const { config, content, now } = site;
  const place = primaryLocation(content.locations);
  const number = dealerPhone({ config, locations: content.locations });
  const open = place && openNowOf(place, config, now, hoursWords(config.market.locale));
  return {
    phone: number === null ? null : { text: number, href: phoneHref(number) },
    open:
      open && open.kind !== "unknown" ? { text: openText(open, site), isOpen: open.kind === "open" } : null,
    hours: place
      ? mergeOpeningHours(place.week, { words: hoursWords(config.market.locale) }).map(({ label, text }) => ({
          days: label,
          hours: text,
        }))
      : [],
  };
}
