import type { SiteSettings } from "../settings/sections/site-settings.ts";
import type { OpeningHoursJsonLd } from "../locations/hours/shown/hours-json-ld.ts";

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

/**
 * The site's own address, as search engines and share cards name it: without a path, query or last slash.
 *
 * @example
 * siteOrigin(config) // "https://www.acme.example"
 */
export function siteOrigin({ site }: { readonly site: Pick<SiteSettings, "url" | "hosts"> }): string | null {
  if (site.url !== null) return new URL(site.url).origin;
  const [first] = site.hosts;
  return first === undefined ? null : new URL(`https://${first}`).origin;
}

/**
 * The address of the dealer on one line, as far as it is known.
 *
 * @example
 * siteAddress(config) // "18 Wharf Road, Newcastle, NSW 2300"
 */
export function siteAddress({ site }: { readonly site: Pick<SiteSettings, "address"> }): string | null {
  const { street, city, state, postcode } = site.address;
  const line = [street, city, [state, postcode].filter((part) => part !== null).join(" ")];
  return line.filter((part) => part !== null && part !== "").join(", ") || null;
}
