import type { MenuItem } from "../../settings/sections/navigation-settings.ts";
import { matchRoute } from "../lookup/match-route.ts";
import { builtEntries, type ProposedEntry } from "./menu-builder.ts";
import type { NavigationEntry, NavigationGroup, NavigationSite } from "./navigation-entry.ts";
import { bodiesInStock, productFooter, productHeader } from "./product-menus.ts";

/**
 * The header's menu: the tenant's own, or the product's. A form that is not offered, a page this site does not have
 * and a hidden path are no entry; a dropdown with nothing in it neither.
 *
 * @example
 * headerNavigation(site).map(({ label }) => label) // ["Home", "Our Stock", "Buyer Tools", "Service and Parts", "Company"]
 */
export function headerNavigation(site: NavigationSite): NavigationEntry[] {
  const own = site.config.navigation.header;
  const entries =
    own === null
      ? builtEntries(productHeader(site), site).map(withoutLoneDropdown)
      : builtEntries(
          own.map((item) => proposedItem(item, site)),
          site,
        );
  return site.config.navigation.modelMenu ? entries.map((entry) => withModelMenu(entry, site)) : entries;
}

/** A group of the product's with one entry left is that entry. */
function withoutLoneDropdown(entry: NavigationEntry): NavigationEntry {
  const [first, ...others] = entry.children;
  return first === undefined || others.length > 0 || entry.ownPage ? entry : first;
}

/** The entry that leads to the models opens their menu. */
function withModelMenu(entry: NavigationEntry, site: NavigationSite): NavigationEntry {
  if (entry.kind !== "internal" || entry.children.length > 0 || entry.href.includes("?")) return entry;
  const match = matchRoute(entry.href, site);
  return match.kind === "page" && match.page.screen === "models" ? { ...entry, opensModels: true } : entry;
}

/**
 * The footer's groups: the tenant's own columns, or the product's, whose last lines name the dealer's other places on
 * the web and what the law asks for.
 *
 * @example
 * footerNavigation(site).map(({ title }) => title)
 * // ["Our Stock", "Buyer Tools", "Service and Parts", "Company", "Legal"]
 */
export function footerNavigation(site: NavigationSite): NavigationGroup[] {
  const own = site.config.navigation.footer;
  if (own !== null) return own.flatMap((item) => builtGroup(proposedItem(item, site), "column", site));
  const { columns, lines } = productFooter(site);
  return [
    ...withoutLoneColumns(columns.flatMap((group) => builtGroup(group, "column", site))),
    ...lines.flatMap((group) => builtGroup(group, "line", site)),
  ];
}

function builtGroup(
  { label, children = [] }: ProposedEntry,
  as: NavigationGroup["as"],
  site: NavigationSite,
): NavigationGroup[] {
  const links = builtEntries(children, site);
  return links.length > 0 ? [{ title: label, links, as }] : [];
}

/** A column of one link is none: the link stands first in the last column. */
function withoutLoneColumns(columns: readonly NavigationGroup[]): NavigationGroup[] {
  const last = columns.at(-1);
  if (last === undefined) return [];
  const before = columns.slice(0, -1);
  const lone = before.filter(({ links }) => links.length === 1).flatMap(({ links }) => links);
  const known = new Set(last.links.map(({ href }) => href));
  const added = lone.filter(({ href }) => !known.has(href));
  return [...before.filter(({ links }) => links.length > 1), { ...last, links: [...added, ...last.links] }];
}

const proposedItem = (
  { label, href: address, children = [], bodies = false }: MenuItem,
  site: NavigationSite,
): ProposedEntry => ({
  label,
  href: address ?? null,
  children: bodies ? [...children, ...bodiesInStock(site)] : children,
});
