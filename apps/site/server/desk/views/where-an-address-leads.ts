import { matchMachineRoute, matchRoute } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Says in a sentence what an address of a site shows or where it leads, and by which rule. */
export function whereAnAddressLeads(address: string, site: TenantSite): string {
  const { pathname } = URL.parse(address, "http://site.invalid") ?? { pathname: "/" };
  const machine = matchMachineRoute(pathname);
  if (machine) return `${pathname} is the file ${machine.file}, for machines.`;
  const match = matchRoute(pathname, site);
  if (match.kind === "missing")
    return `${pathname} is no page of this site: it shows 'not found' with status 404.`;
  if (match.kind === "redirect")
    return `${pathname} leads to ${match.to} (${match.permanent ? "308, for good" : "307, for now"}).`;
  const { screen, ...about } = match.page;
  const named = Object.values(about).join(", ");
  return `${pathname} shows the page ${screen}${named === "" ? "" : ` of ${named}`}; its address for search engines is ${match.canonical}.`;
}
