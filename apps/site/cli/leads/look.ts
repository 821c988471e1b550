import type { StoredLead } from "@forecourt/leads/stores";
import type { Command } from "commander";
import { routeOfLead } from "#server/leads/route-of-lead.ts";
import { leadCard, leadTable } from "./describe-lead.ts";
import { leadRoutes, leadRoutesTable } from "./lead-routes.ts";
import { LEAD_STATES, leadFilterOf } from "#server/leads/lead-filter.ts";
import { moment, type NarrowOptions, stateWord } from "./options.ts";
import { wholeNumber } from "../options/whole-number.ts";
import { textTable } from "./text-table.ts";
import { fail, withTenant, withWiring } from "./with-wiring.ts";

async function showLead(lead: StoredLead, others: readonly StoredLead[], json: boolean): Promise<void> {
  if (json) console.log(JSON.stringify(lead, null, 2));
  else
    console.log(
      leadCard(
        lead,
        others.filter((one) => one.id !== lead.id),
      ),
    );
}

/** `leads list`, `leads show`, `leads routes`, `leads route`: looking changes nothing. */
export function registerLook(leads: Command): void {
  leads
    .command("list")
    .description("newest leads first")
    .option("--tenant <slug>", "only this site's")
    .option("--state <state>", `only in this state: ${LEAD_STATES.join(", ")}`, stateWord)
    .option("--from <date>", "received then or later", moment)
    .option("--before <date>", "received before", moment)
    .option("--limit <number>", "at most so many", wholeNumber, 30)
    .option("--json", "one JSON document a line, for programs")
    .action((options: NarrowOptions & { limit: number; json?: boolean }) =>
      withWiring(async ({ leads: store }) => {
        const found = await store.list({ ...leadFilterOf(options), limit: options.limit });
        if (options.json) for (const lead of found) console.log(JSON.stringify(lead));
        else console.log(found.length > 0 ? leadTable(found) : "No leads.");
      }),
    );

  leads
    .command("show")
    .argument("<id>", "the lead's id")
    .description("one lead, its deliveries, and the shopper's other leads")
    .option("--json", "as JSON, for programs")
    .action((id: string, options: { json?: boolean }) =>
      withWiring(async ({ leads: store }) => {
        const lead = await store.get(id);
        if (!lead) return fail(`There is no lead ${id}.`);
        const same = await store.list({ tenant: lead.lead.tenant, contact: lead.contact, limit: 20 });
        return showLead(lead, same, options.json === true);
      }),
    );

  leads
    .command("routes")
    .description("where every form of a site sends its leads, and why, as a Markdown table")
    .requiredOption("--tenant <slug>", "the site")
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async (wiring, content) => {
        console.log(leadRoutesTable(leadRoutes(content, wiring.now())));
      }),
    );

  leads
    .command("route")
    .argument("<id>", "the lead's id")
    .description("where the tenant's routes send this lead as they stand now, and why")
    .action((id: string) =>
      withWiring(async (wiring) => {
        const lead = await wiring.leads.get(id);
        if (!lead) return fail(`There is no lead ${id}.`);
        const content = await wiring.tenant(lead.lead.tenant);
        if (!content) return fail(`There is no tenant ${lead.lead.tenant} any more.`);
        const { sinks, verdicts } = routeOfLead(wiring, content, lead);
        console.log(
          textTable(
            ["ROUTE", "TAKES IT", "SINKS", ["BECAUSE", 100]],
            verdicts.map(({ route, takes, to, because }) => [
              route,
              takes ? "yes" : "no",
              to.join(", "),
              because,
            ]),
          ),
        );
        console.log(`\nIt goes to: ${sinks.join(", ")}`);
      }),
    );
}
