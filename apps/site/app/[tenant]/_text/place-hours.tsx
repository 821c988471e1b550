import { hoursWords } from "@forecourt/tenant-config";
import { describeOpenNow, type Location, mergeOpeningHours } from "@forecourt/tenant-config/locations";
import { OpeningHours } from "@forecourt/ui/opening-hours";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { openText } from "#server/views/dealer/location-view.ts";

/** Whether a place is open now, with the holiday it is closed for, and its week. */
export function PlaceHours({ place, site }: { place: Location; site: TenantSite }) {
  const words = hoursWords(site.config.market.locale);
  const open = describeOpenNow(place, site.now, words);
  return (
    <>
      {open.kind === "unknown" ? null : <p data-open={open.kind === "open"}>{openText(open, site)}</p>}
      <OpeningHours
        lines={mergeOpeningHours(place.week, { words }).map(({ label, text }) => ({
          days: label,
          hours: text,
        }))}
      />
    </>
  );
}
