import type { SiteSettings } from "../settings/sections/site-settings.ts";
import type { Location } from "./location.ts";
import { primaryLocation } from "./primary-location.ts";

/**
 * The number at which shoppers reach a dealer as a whole: the site's own, else that of its primary location among those
 * they may read of. Null where neither has one. As the dealer wrote it.
 *
 * @example
 * dealerPhone({ config, locations: [] }) // "0491 570 156"
 */
export function dealerPhone({
  config: { site },
  locations,
}: {
  readonly config: { readonly site: Pick<SiteSettings, "phone"> };
  readonly locations: readonly Location[];
}): string | null {
  const contact = primaryLocation(locations)?.contact;
  return site.phone ?? contact?.phone ?? contact?.landlinePhone ?? null;
}
