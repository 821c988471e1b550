import type { SiteSettings } from "../settings/sections/site-settings.ts";

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
