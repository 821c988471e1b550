import type { SiteSettings } from "../settings/sections/site-settings.ts";
import type { OpeningHoursJsonLd } from "../locations/hours/shown/hours-json-ld.ts";
import { siteOrigin } from "./site-facts.ts";

/** The dealer as a whole, as structured data. */
export interface OrganisationJsonLd {
  readonly "@context": "https://schema.org";
  readonly "@type": "AutoDealer" | "AutoRepair";
  readonly [name: string]: unknown;
}

/** The parts of a config the dealer's description is made of. */
export interface OrganisationPolicy {
  readonly site: SiteSettings;
  readonly market: { readonly code: string };
  readonly cars: { readonly maskPhones: boolean };
}

const given = (name: string, value: unknown): Record<string, unknown> =>
  value === null || value === "" ? {} : { [name]: value };

/**
 * The dealer as structured data for search engines, with the hours of its main place where there is one. The phone number stays out of it while the site masks phones.
 *
 * @example
 * organisationJsonLd(config)["@type"] // "AutoDealer"
 */
export function organisationJsonLd(
  { site, market, cars }: OrganisationPolicy,
  hours: readonly OpeningHoursJsonLd[] = [],
): OrganisationJsonLd {
  const origin = siteOrigin({ site });
  const { street, city, state, postcode } = site.address;
  const pages = [site.facebookUrl, site.instagramUrl].filter((page) => page !== null);
  return {
    "@context": "https://schema.org",
    "@type": site.serviceOnly ? "AutoRepair" : "AutoDealer",
    ...given("@id", origin === null ? null : `${origin}/#dealer`),
    name: site.name,
    ...given("url", origin === null ? null : `${origin}/`),
    ...given("slogan", site.tagline),
    ...given("logo", site.logo === null ? null : new URL(site.logo, origin ?? "https://site.invalid").href),
    ...given("telephone", cars.maskPhones ? null : site.phone),
    ...given("email", site.email),
    ...(pages.length > 0 ? { sameAs: pages } : {}),
    ...(site.dealershipGroup === null
      ? {}
      : { parentOrganization: { "@type": "Organization", name: site.dealershipGroup } }),
    ...given("identifier", site.dealershipId),
    ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}),
    address: {
      "@type": "PostalAddress",
      ...given("streetAddress", street),
      ...given("addressLocality", city),
      ...given("addressRegion", state),
      ...given("postalCode", postcode),
      addressCountry: market.code,
    },
  };
}
