import { matchMachineRoute, matchRoute } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Says in a sentence what an address of a site shows or where it leads, and why. */
export function whereAnAddressLeads(address: string, site: TenantSite): string {
  const { pathname } = URL.parse(address, "http://site.invalid") ?? { pathname: "/" };
  const machine = matchMachineRoute(pathname);
  if (machine) return `${pathname} is the file ${machine.file}, for machines.`;
  const match = matchRoute(pathname, site);
  const own = site.config.links.redirects.find(({ from }) => samePath(from, pathname));
  if (match.kind === "missing") {
    const why = own
      ? `links.redirects leads it to ${own.to}, which does not end at a page of this site, so that it is no redirect`
      : "no page of this site is there, and nothing in links.redirects leads on from it";
    return `${pathname} shows 'not found' with status 404: ${why}.`;
  }
  if (match.kind === "redirect") {
    const why =
      match.by === "dealer"
        ? `links.redirects leads it to ${own?.to ?? match.to}`
        : "on every site this address leads on to where its page is";
    return `${pathname} leads to ${match.to} (${match.permanent ? "308, for good" : "307, for now"}): ${why}.`;
  }
  const { screen, ...about } = match.page;
  const named = Object.values(about).join(", ");
  const unused = own
    ? ` links.redirects leads it to ${own.to}, which does not end at a page, so that it is no redirect.`
    : "";
  return `${pathname} shows the page ${screen}${named === "" ? "" : ` of ${named}`}; its address for search engines is ${match.canonical}.${unused}`;
}

const samePath = (left: string, right: string): boolean =>
  left.replace(/\/+$/, "") === right.replace(/\/+$/, "");
