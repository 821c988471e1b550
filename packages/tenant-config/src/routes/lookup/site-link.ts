import type { Link } from "../table/link.ts";
import { linkFor } from "../table/link-for.ts";
import { matchRoute } from "./match-route.ts";
import { withPrefix } from "../table/locale-prefix.ts";
import type { RouteSite } from "../table/route-site.ts";

/**
 * A link as a dealer's content or settings give it, as it may be rendered on a site: refused when this site has no such
 * page, and led straight to where a page has moved.
 *
 * @example
 * siteLink("/no-such-page", site) // { kind: "refused", reason: "missing" }
 */
export function siteLink(text: string, site: RouteSite): Link {
  const link = linkFor(text, site.config);
  if (link.kind !== "internal") return link;
  const match = matchRoute(link.href, site);
  switch (match.kind) {
    case "page":
      return { kind: "internal", href: withPrefix(link.href, site) };
    case "redirect":
      return { kind: "internal", href: match.to };
    case "missing":
      return { kind: "refused", reason: "missing" };
  }
}
