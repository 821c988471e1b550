import { join } from "node:path";
import type { Command } from "commander";
import { filesContentSource } from "@forecourt/tenant-config/files";
import {
  type JsonOption,
  listed,
  ofSite,
  ONLY_TENANT,
  printed,
  type TenantOption,
  withJson,
} from "./options/common-options.ts";
import { BadCall, noTenant } from "./options/exit-codes.ts";
import { type Environment, readEnvironment } from "#host/wiring/env.ts";
import { countedFailures } from "#server/events/counted-records.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { shoppersWay } from "#server/events/shoppers-way.ts";
import { followFile } from "./events/follow-file.ts";
import { funnelText } from "./events/funnel-text.ts";
import { plainRecord } from "#host/http/body/plain-record.ts";

const LOGS: readonly EventLogName[] = ["traces", "events", "calls", "reveals", "failures"];
const POLL_MS = 500;

/** The environment, for a tenant that is there or for all of them. */
async function environmentOf(tenant: string | undefined): Promise<Environment> {
  const environment = readEnvironment();
  const { tenantsDirectory: directory } = environment;
  const slugs = await filesContentSource({ directory, now: () => new Date() }).slugs();
  if (tenant !== undefined && !slugs.includes(tenant)) throw new BadCall(noTenant(tenant, slugs));
  return environment;
}

/** `forecourt events …`: what happens on the pages of a running site. Reads the site's own logs. */
export function register(program: Command): void {
  const events = program
    .command("events")
    .description("See the events of a running site, and where they are sent.");
  withJson(events, "failures")
    .description("Print how many events each destination did not take, by dealer, of the days that are kept.")
    .option(...ONLY_TENANT)
    .action(async (options: Partial<TenantOption> & JsonOption) => {
      const { dataDirectory } = await environmentOf(options.tenant);
      const counted = await countedFailures(join(dataDirectory, "failures"), options.tenant ?? null);
      const lines = counted.map(({ slug, destination, lost }) => `${slug}  ${destination}  ${lost}`);
      listed(options.json, counted, () =>
        lines.length === 0 ? "Every destination took what it was sent." : lines.join("\n"),
      );
    });
  ofSite(events, "funnel")
    .description(
      "Print how far a site's shoppers came in the last two days: pages, sources, devices, forms and their steps, and how fast pages were; of those who let visits be measured.",
    )
    .action(async (options: TenantOption & JsonOption) => {
      const { dataDirectory, tenantsDirectory } = await environmentOf(options.tenant);
      const source = filesContentSource({ directory: tenantsDirectory, now: () => new Date() });
      const content = await source.tenant(options.tenant);
      if (!content) throw new BadCall(noTenant(options.tenant, await source.slugs()));
      const { site } = tenantSite(content, new Date()).config;
      const way = await shoppersWay(dataDirectory, { slug: site.slug, websiteId: site.id });
      printed(options.json, way, () => funnelText(way));
    });
  withJson(events, "tail")
    .description(
      "Print the events of a running site as they come, where they went and what consent withheld. Events without a number, and where events went, are known where analytics.traceEvents is on.",
    )
    .option(...ONLY_TENANT)
    .option("--all", "begin with what today's logs hold already")
    .action(async (options: Partial<TenantOption> & JsonOption & { all?: boolean }) => {
      const stopped = new AbortController();
      process.once("SIGINT", () => stopped.abort());
      process.stdout.once("close", () => stopped.abort());
      const { dataDirectory } = await environmentOf(options.tenant);
      await Promise.all(
        LOGS.map((log) =>
          followFile({
            path: () => join(dataDirectory, log, `${new Date().toISOString().slice(0, 10)}.jsonl`),
            fromStart: options.all ?? false,
            pollMs: POLL_MS,
            signal: stopped.signal,
            onLine: (line) => {
              const text = describeRecord(log, line, options.tenant ?? null);
              if (text !== null) process.stdout.write(`${options.json ? line : text}\n`);
            },
          }),
        ),
      );
    });
}

/** The site's own logs of what happens on pages. */
type EventLogName = "traces" | "events" | "calls" | "reveals" | "failures";

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const names = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? value.filter((name) => typeof name === "string").join(", ")
    : "-";

/** What each log's line says after its time and tenant. */
const SAYS: Readonly<Record<EventLogName, (record: Readonly<Record<string, unknown>>) => string>> = {
  traces: ({ event, sentTo, withheld, measured }) => {
    if (measured !== undefined) return `measured ${JSON.stringify(measured)}`;
    const { name, ...fields } = plainRecord(event);
    return `${text(name)} ${JSON.stringify(fields)}  sent to: ${names(sentTo)}  withheld: ${names(withheld)}`;
  },
  events: ({ category, event_properties, url }) =>
    `number ${JSON.stringify(category)} ${text(plainRecord(event_properties)["event_name"])} ${text(url)}`,
  calls: ({ car_id, url }) => `phone call, car ${JSON.stringify(car_id)} ${text(url)}`,
  reveals: ({ car_id, website_id }) =>
    `phone number shown, car ${JSON.stringify(car_id)} of website ${text(website_id)}`,
  failures: ({ destination, lost }) => `not taken: ${text(destination)} ${JSON.stringify(lost)}`,
};

/**
 * One line of a log for people; null for a line that is broken or another dealer's. Reveals name the website by its id
 * and are shown for every dealer.
 */
export function describeRecord(log: EventLogName, line: string, tenant: string | null): string | null {
  let record: Readonly<Record<string, unknown>>;
  try {
    record = plainRecord(JSON.parse(line));
  } catch {
    return null;
  }
  const slug = text(record["website_slug"]);
  if (tenant !== null && slug !== "" && slug !== tenant) return null;
  return `${text(record["at"]).slice(11, 19)} ${slug || "-"}  ${SAYS[log](record)}`;
}
