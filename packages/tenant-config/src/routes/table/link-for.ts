import { normalizeHost } from "../../hosts/normalize-host.ts";
import type { Link } from "./link.ts";
import { type PagesPolicy, withoutPagesPrefix } from "./pages-path.ts";

/** What the link rules know of a site; `config` is one. */
export interface LinkPolicy extends PagesPolicy {
  readonly site: { readonly hosts: readonly string[] };
}

/** Map services by host and path; short links of theirs included. */
const MAP_PLACES: readonly RegExp[] = [
  /^(?:www\.)?google\.[a-z.]{2,6}\/maps(?:\/|$)/,
  /^maps\.google\.[a-z.]{2,6}\//,
  /^goo\.gl\/maps\//,
  /^maps\.app\.goo\.gl\//,
  /^maps\.apple\.com\//,
  /^(?:www\.)?openstreetmap\.org\//,
];

/** Stands in for the site while a relative link is read; no tenant can own it. */
const HERE = "https://site.invalid";
const LONGEST = 2000;

/**
 * Classifies a link as a dealer's content gives it. Absolute links to the
 * tenant's own hosts become internal; the `/pages` prefix is removed where the site has none; anything
 * that is neither a page, a phone number nor an address is refused.
 *
 * @example
 * linkFor("/pages/about-us", config) // { kind: "internal", href: "/about-us" }
 * linkFor("javascript:alert(1)", config) // { kind: "refused", reason: "scheme" }
 */
export function linkFor(text: string, policy: LinkPolicy): Link {
  // Browsers drop tabs and line breaks inside an address, and blanks and control characters around it.
  const href = text.replaceAll(/[\t\n\r]/g, "").replace(/^[\p{Cc} ]+|[\p{Cc} ]+$/gu, "");
  if (href === "") return { kind: "refused", reason: "empty" };
  if (href.length > LONGEST) return { kind: "refused", reason: "malformed" };
  if (/^tel:/i.test(href)) return phoneLink(href.slice("tel:".length));
  if (/^mailto:/i.test(href)) return emailLink(href.slice("mailto:".length));

  const url = URL.parse(href, HERE);
  if (url === null) return { kind: "refused", reason: "malformed" };
  if (url.protocol !== "https:" && url.protocol !== "http:") return { kind: "refused", reason: "scheme" };
  if (url.username !== "" || url.password !== "") return { kind: "refused", reason: "malformed" };
  if (url.origin === HERE || isOwnHost(url, policy.site.hosts)) return internalLink(url, policy);
  const place = `${url.hostname}${url.pathname}`;
  if (MAP_PLACES.some((pattern) => pattern.test(place))) return { kind: "map", href: url.href };
  return { kind: "external", href: url.href };
}

const bare = (host: string): string | null => {
  const read = normalizeHost(host);
  return read.ok ? read.host.replace(/^www\./, "") : null;
};

function isOwnHost(url: URL, hosts: readonly string[]): boolean {
  const wanted = bare(url.hostname);
  return wanted !== null && hosts.some((host) => bare(host) === wanted);
}

function internalLink(url: URL, policy: PagesPolicy): Link {
  // "//evil.example" as a path would leave the site again.
  const path = withoutPagesPrefix(url.pathname, policy).replace(/^\/{2,}/, "/");
  return { kind: "internal", href: `${path}${url.search}${url.hash}` };
}

function phoneLink(written: string): Link {
  const number = decoded(written).trim();
  const digits = number.replaceAll(/[^\d+]/g, "");
  if (!/^\+?\d{3,15}$/.test(digits)) return { kind: "refused", reason: "malformed" };
  return { kind: "phone", href: `tel:${digits}`, number: number.replaceAll(/[^\d+() -]/g, "") };
}

function emailLink(written: string): Link {
  const [address = ""] = decoded(written).split("?");
  if (!/^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\]]+$/.test(address)) {
    return { kind: "refused", reason: "malformed" };
  }
  return { kind: "email", href: `mailto:${address}`, address };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray % is not an address we want to guess at; what stays will not match.
    return "";
  }
}
