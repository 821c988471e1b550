import type { Command } from "commander";
import { whereAnAddressLeads } from "#server/desk/views/where-an-address-leads.ts";
import { contentOfDraft } from "#server/drafts/drafted-site.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { withTenant } from "../leads/with-wiring.ts";
import { type JsonOption, printed, withJson } from "../options/common-options.ts";

/** `forecourt tenant address`: what an address of a site does, and why. */
export function registerAddress(tenant: Command): void {
  withJson(tenant, "address")
    .description("Say which page an address shows or where it leads, and why; with the site's draft too.")
    .argument("<slug>", "the site")
    .argument("<address>", "a path of it, or a whole address: /stock/used")
    .action((slug: string, address: string, { json }: JsonOption) =>
      withTenant(slug, async (wiring, content) => {
        const drafted = await contentOfDraft(wiring, slug);
        const now = whereAnAddressLeads(address, tenantSite(content, wiring.now()));
        const draft = drafted && whereAnAddressLeads(address, tenantSite(drafted, wiring.now()));
        printed(json, { slug, address, now, draft }, () =>
          draft === null ? now : `${now}\nWith the draft: ${draft}`,
        );
      }),
    );
}
