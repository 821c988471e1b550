import type { Link } from "../table/link.ts";
import { linkFor } from "../table/link-for.ts";
import { withoutPrefix, withPrefix } from "../table/locale-prefix.ts";
import { matchRoute } from "../lookup/match-route.ts";
import type { NavigationEntry, NavigationSite } from "./navigation-entry.ts";
import { isWithoutCar } from "./stock-furniture.ts";

/** A menu entry as it is proposed; whether it is rendered is decided here. */
export interface ProposedEntry {
  readonly label: string;
  /** Null for an entry that only opens its children, or whose page this site does not have. */
  readonly href: string | null;
  readonly count?: number;
  readonly children?: readonly ProposedEntry[];
}

const pathOf = (href: string): string => (href.split(/[?#]/)[0] ?? "").replace(/\/+$/, "") || "/";

/**
 * The entries that are rendered: refused and hidden ones and those of pages this site does not have are left out, and
 * dropdowns that are empty then, and a second entry to the same page.
 */
export function builtEntries(proposals: readonly ProposedEntry[], site: NavigationSite): NavigationEntry[] {
  const built = proposals.flatMap(({ label, href, count, children = [] }): NavigationEntry[] => {
    const inside = builtEntries(children, site);
    const own = href === null ? null : linkFor(href, site.config);
    if (own !== null && own.kind !== "refused" && isShown(own, site))
      return [
        {
          label,
          ...destination(own, site),
          ...(count === undefined ? {} : { count }),
          ownPage: true,
          children: inside,
        },
      ];
    const [first] = inside;
    if (first === undefined) return [];
    const { href: target, kind, external } = first;
    return [{ label, href: target, kind, external, ownPage: false, children: inside }];
  });
  return built.filter(
    ({ href, children }, at) =>
      children.length > 0 || built.findIndex((other) => other.href === href && isPlain(other)) === at,
  );
}

const isPlain = ({ children }: NavigationEntry): boolean => children.length === 0;

function isShown(link: Exclude<Link, { kind: "refused" }>, site: NavigationSite): boolean {
  if (link.kind !== "internal") return true;
  const path = pathOf(withoutPrefix(link.href, site));
  if (site.config.navigation.hidden.some((hidden) => pathOf(hidden) === path)) return false;
  const match = matchRoute(path, site);
  return match.kind !== "missing" && !isWithoutCar(match, site);
}

const destination = (link: Exclude<Link, { kind: "refused" }>, site: NavigationSite) => ({
  href: link.kind === "internal" ? withPrefix(link.href, site) : link.href,
  kind: link.kind,
  external: link.kind === "external" || link.kind === "map",
});
