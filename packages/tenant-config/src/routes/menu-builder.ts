import type { Link } from "./link.ts";
import { linkFor, type LinkPolicy } from "./link-for.ts";
import type { NavigationEntry, NavigationOptions } from "./navigation-entry.ts";

/** A menu entry as it is proposed; whether it is drawn is decided here. */
export interface Proposed {
  readonly label: string;
  readonly href: string | null;
  readonly children?: readonly Proposed[];
  readonly menu?: "models";
  readonly opens?: "click" | "hover";
}

/** What decides whether an entry is drawn. */
export interface MenuPolicy extends LinkPolicy {
  readonly navigation: { readonly hidden: readonly string[] };
}

const pathOf = (href: string): string => (href.split(/[?#]/)[0] ?? "").replace(/\/+$/, "") || "/";

function shown(link: Link, policy: MenuPolicy, { serves }: NavigationOptions): boolean {
  if (link.kind === "refused") return false;
  if (link.kind !== "internal") return true;
  const path = pathOf(link.href);
  if (policy.navigation.hidden.some((hidden) => pathOf(hidden) === path)) return false;
  return serves?.(path) ?? true;
}

/** Judges proposed entries: refused, hidden and unserved ones are left out, and dropdowns that are empty then. */
export function drawnEntries(
  proposals: readonly Proposed[],
  policy: MenuPolicy,
  options: NavigationOptions,
): NavigationEntry[] {
  return proposals.flatMap(({ label, href, children = [], menu, opens }): NavigationEntry[] => {
    const inside = drawnEntries(children, policy, options);
    const own = href === null ? null : linkFor(href, policy);
    const ownShown = own !== null && own.kind !== "refused" && shown(own, policy, options);
    const more = menu === undefined || opens === undefined ? {} : { menu, opens };
    if (ownShown) return [{ label, ...destination(own), children: inside, ...more }];
    const [first] = inside;
    if (first === undefined || (own !== null && children.length === 0)) return [];
    const { href: target, kind, external } = first;
    return [{ label, href: target, kind, external, children: inside, ...more }];
  });
}

const destination = (link: Exclude<Link, { kind: "refused" }>) => ({
  href: link.href,
  kind: link.kind,
  external: link.kind === "external" || link.kind === "map",
});
