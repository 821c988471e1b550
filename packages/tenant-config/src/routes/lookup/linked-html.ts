import { type LinkTransformer, sanitiseHtml } from "../../content/texts/sanitise-html.ts";
import type { RouteSite } from "../table/route-site.ts";
import { siteLink } from "./site-link.ts";

/**
 * A dealer's cleaned HTML with its links as they may be rendered on a site: those to other sites and to maps open in a new
 * tab, absolute ones to the site's own hosts become paths, and one to a page this site does not have is its words alone.
 *
 * @example
 * linkedHtml('<a href="https://other.example/">Them</a>', site)
 * // '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">Them</a>'
 */
export function linkedHtml(html: string, site: RouteSite): string {
  if (!html.includes("<a")) return html;
  return sanitiseHtml(html, (attributes) => linked(attributes, site));
}

function linked(
  { href = "", rel: _rel, target: _target, ...others }: Parameters<LinkTransformer>[0],
  site: RouteSite,
): ReturnType<LinkTransformer> {
  // A place on the same page is no address of the site.
  if (href.startsWith("#")) return { tagName: "a", attribs: { href, ...others } };
  const link = siteLink(href, site);
  if (link.kind === "refused") return { tagName: "span", attribs: {} };
  const newTab = link.kind === "external" || link.kind === "map";
  return {
    tagName: "a",
    attribs: {
      href: link.href,
      ...others,
      ...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {}),
    },
  };
}
