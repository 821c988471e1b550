import type { Command } from "commander";
import { payloadOfDelivery } from "#server/leads/payload-of-delivery.ts";
import { routeOfLead } from "#server/leads/route-of-lead.ts";
import { leadCard, leadTable } from "./describe-lead.ts";
import { leadRoutes, leadRoutesTable } from "./lead-routes.ts";
import { LEAD_STATES, leadFilterOf } from "#server/leads/lead-filter.ts";
import { moment, type NarrowOptions, stateWord } from "./options.ts";
import { wholeNumber } from "../options/whole-number.ts";
import { textTable } from "./text-table.ts";
import { fail, keptLeads, withOneOrAll, withTenant, withWiring } from "./with-wiring.ts";
import {
  type JsonOption,
  listed,
  ofSite,
  ONLY_TENANT,
  printed,
  type TenantOption,
  withJson,
} from "../options/common-options.ts";

/** `leads list`, `leads show`, `leads payload`, `leads routes`, `leads route`: looking changes nothing. */
export function registerLook(leads: Command): void {
  withJson(leads, "list")
    .description("List leads, the newest first.")
    .option(...ONLY_TENANT)
    .option("--state <state>", `only in this state: ${LEAD_STATES.join(", ")}`, stateWord)
    .option("--from <date>", "received then or later", moment)
    .option("--before <date>", "received before", moment)
    .option("--limit <number>", "at most so many", wholeNumber, 30)
    .action((options: NarrowOptions & JsonOption & { limit: number }) =>
      withOneOrAll(options.tenant, keptLeads, async ({ leads: store }) => {
        const found = await store.list({ ...leadFilterOf(options), limit: options.limit });
        listed(options.json, found, () => (found.length > 0 ? leadTable(found) : "No leads."));
      }),
    );

  withJson(leads, "show")
    .description("Show one lead, its deliveries, and the shopper's other leads.")
    .argument("<id>", "the lead's id")
    .action((id: string, options: JsonOption) =>
      withWiring(async ({ leads: store }) => {
        const lead = await store.get(id);
        if (!lead) return fail(`There is no lead ${id}.`);
        const same = await store.list({ tenant: lead.lead.tenant, contact: lead.contact, limit: 20 });
        printed(options.json, lead, () =>
          leadCard(
            lead,
            same.filter((one) => one.id !== id),
          ),
        );
      }),
    );

  withJson(leads, "payload")
    .description("Show the request or mail that a sink is sent for a lead, secrets masked; sends nothing.")
    .argument("<id>", "the lead's id")
    .argument("<sink>", "one of its deliveries")
    .action((id: string, sink: string, { json }: JsonOption) =>
      withWiring(async (wiring) => {
        const lead = await wiring.leads.get(id);
        const content = lead && (await wiring.tenant(lead.lead.tenant));
        if (!lead || !content) return fail(`There is no lead ${id}, or no tenant of it any more.`);
        const payload = await payloadOfDelivery(wiring, content, lead, sink);
        if (!payload.ok) return fail(payload.problem);
        printed(json, payload, () => `${payload.head}\n\n${payload.body}`);
      }),
    );

  ofSite(leads, "routes")
    .description("Say where every form of a site sends its leads, and why, as a Markdown table.")
    .action(({ tenant, json }: TenantOption & JsonOption) =>
      withTenant(tenant, async (wiring, content) => {
        const rows = leadRoutes(content, wiring.now());
        listed(json, rows, () => leadRoutesTable(rows));
      }),
    );

  withJson(leads, "route")
    .description("Say where the site's routes send a lead as they stand now, and why.")
    .argument("<id>", "the lead's id")
    .action((id: string, { json }: JsonOption) =>
      withWiring(async (wiring) => {
        const lead = await wiring.leads.get(id);
        if (!lead) return fail(`There is no lead ${id}.`);
        const content = await wiring.tenant(lead.lead.tenant);
        if (!content) return fail(`There is no tenant ${lead.lead.tenant} any more.`);
        const { sinks, verdicts } = routeOfLead(wiring, content, lead);
        const table = () =>
          textTable(
            ["ROUTE", "TAKES IT", "SINKS", ["BECAUSE", 100]],
            verdicts.map(({ route, takes, to, because }) => [
              route,
              takes ? "yes" : "no",
              to.join(", "),
              because,
            ]),
          );
        printed(json, { sinks, verdicts }, () => `${table()}\n\nIt goes to: ${sinks.join(", ")}`);
      }),
    );
}
