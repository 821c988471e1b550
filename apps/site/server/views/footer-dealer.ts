import { phoneHref } from "@forecourt/leads/phone";
import { siteAddress, type TenantConfig, type Wording } from "@forecourt/tenant-config";
import type { FooterDealer } from "@forecourt/ui/site-footer";

/** Who the dealer is and how to reach them, as the foot of every page says it. */
export function footerDealer(config: TenantConfig, words: Wording): FooterDealer {
  const { name, phone, email, dealershipGroup } = config.site;
  return {
    name,
    address: siteAddress(config),
    phone: phone === null ? null : { text: phone, href: phoneHref(phone) },
    email,
    group: dealershipGroup === null ? null : words.partOfGroup(dealershipGroup),
  };
}
