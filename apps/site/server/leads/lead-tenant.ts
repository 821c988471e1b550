import { publicJourney } from "@forecourt/analytics/journey";
import type { IntakeTenant } from "@forecourt/leads/intake";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { listParameters } from "@forecourt/search";
import { localeOfPath } from "@forecourt/tenant-config";
import { matchRoute } from "@forecourt/tenant-config/routes";
import { bookingDates } from "#server/forms/booking-dates.ts";
import { publicPageUrl } from "#server/forms/page-url.ts";
import { findCarForStaff } from "#server/stock/stock.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { visitFacts } from "#server/forms/open-days.ts";
import { defaultSinks, sinksOf } from "./delivery.ts";
import { leadFacts } from "./lead-facts.ts";

/** A tenant as the intake needs it: its own form, stock and rules, and this installation's sinks. */
export function leadTenant(wiring: Wiring, content: TenantContent): IntakeTenant {
  const { config } = content.tenant;
  const site = tenantSite(content, wiring.now());
  return {
    ...leadFacts(content),
    findCar: (id) => findCarForStaff(wiring, content, id),
    closedDays: async (form, { car, place }) => {
      const location = content.locations.find(({ id }) => id === place?.id) ?? null;
      const { closedOn = [] } = visitFacts(site, form, { car, location });
      if (closedOn.length === 0) return [];
      // Dates that the dealer platform lists are offered whatever the hours say.
      const dates = await bookingDates(wiring, site, form, { car, location });
      return dates.length === 0 ? closedOn : [];
    },
    publicUrl: (url) => publicPageUrl(url, config, null),
    publicJourney: (journey) =>
      publicJourney(journey, {
        ...config.journey,
        listParams: listParameters,
        isPage: (path) => matchRoute(localeOfPath(path, config).path, site).kind === "page",
      }),
    sinks: defaultSinks(wiring, content),
    sendsFiles: (sink) => sinksOf(wiring, content).find(({ name }) => name === sink)?.files === "sent",
  };
}
