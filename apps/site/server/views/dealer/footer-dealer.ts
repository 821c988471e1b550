import { siteAddress, wording } from "@forecourt/tenant-config";
import { primaryLocation } from "@forecourt/tenant-config/locations";
import type { FooterDealer } from "@forecourt/ui/site-footer";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerContact } from "./dealer-contact.ts";

/** Who the dealer is and how to reach them, as the foot of every page says it. */
export function footerDealer(site: TenantSite): FooterDealer {
  const { config } = site;
  const { name, email, dealershipGroup } = config.site;
  const licence = primaryLocation(site.content.locations)?.dealerLicenceNumber ?? null;
  return {
    name,
    address: siteAddress(config),
    email,
    group: dealershipGroup === null ? null : wording(config).partOfGroup(dealershipGroup),
    licence: licence === null ? null : wording(config).locations.licence(licence),
    ...dealerContact(site),
  };
}
