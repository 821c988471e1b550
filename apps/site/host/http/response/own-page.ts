import { localeOfPath, type TenantConfig } from "@forecourt/tenant-config";
import { matchRoute, type RouteSite } from "@forecourt/tenant-config/routes";

const MAX_LENGTH = 2_000;
/** Not an address of the internet, so that a target with a host of its own is another origin. */
const HERE = "https://own.invalid";

/**
 * A target that a request named, when it is a page of this very site; null for anything else: another host in whatever
 * spelling browsers forgive, a scheme, an address that leads on to another site, no page at all. Every redirect whose
 * target comes from outside asks here.
 *
 * @example
 * ownPage("//evil.example/my-garage", site) // null
 */
export function ownPage(target: unknown, site: RouteSite & { readonly config: TenantConfig }): string | null {
  if (typeof target !== "string" || target.length > MAX_LENGTH) return null;
  // Browsers read a backslash as a slash and drop control characters.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!/^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/.test(target)) return null;
  const address = URL.parse(target, HERE);
  if (address?.origin !== HERE) return null;
  const { prefix } = localeOfPath(address.pathname, site.config).locale;
  if (matchRoute(address.pathname, { ...site, prefix }).kind !== "page") return null;
  return `${address.pathname}${address.search}${address.hash}`;
}
