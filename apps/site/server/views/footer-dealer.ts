import { siteAddress, wording } from "@forecourt/tenant-config";
import type { FooterDealer } from "@forecourt/ui/site-footer";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerContact } from "./dealer-contact.ts";

/** Who the dealer is and how to reach them, as the foot of every page says it. */
export function footerDealer(site: TenantSite): FooterDealer {
  const { config } = site;
  const { name, email, dealershipGroup } = config.site;
  return {
    name,
    address: siteAddress(config),
    email,
    group: dealershipGroup === null ? null : wording(config).partOfGroup(dealershipGroup),
    ...dealerContact(site),
  };
}
