import { join } from "node:path";
import type { Command } from "commander";
import { filesContentSource } from "@forecourt/tenant-config/files";
import {
  AS_JSON,
  type JsonOption,
  listed,
  ONLY_TENANT,
  type TenantOption,
} from "./options/common-options.ts";
import { BadCall, noTenant } from "./options/exit-codes.ts";
import { type Environment, readEnvironment } from "#host/wiring/env.ts";
import { countedFailures } from "#server/events/counted-records.ts";
import { followFile } from "./events/follow-file.ts";
import { describeRecord, type EventLogName } from "./events/describe-record.ts";

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
  events
    .command("failures")
    .description("Print how many events each destination did not take, by dealer, of the days that are kept.")
    .option(...ONLY_TENANT)
    .option(...AS_JSON)
    .action(async (options: Partial<TenantOption> & JsonOption) => {
      const { dataDirectory } = await environmentOf(options.tenant);
      const counted = await countedFailures(join(dataDirectory, "failures"), options.tenant ?? null);
      const lines = counted.map(({ slug, destination, lost }) => `${slug}  ${destination}  ${lost}`);
      listed(options.json, counted, () =>
        lines.length === 0 ? "Every destination took what it was sent." : lines.join("\n"),
      );
    });
  events
    .command("tail")
    .description(
      "Print the events of a running site as they come, where they went and what consent withheld. Events without a number, and where events went, are known where analytics.traceEvents is on.",
    )
    .option(...ONLY_TENANT)
    .option("--all", "begin with what today's logs hold already")
    .option(...AS_JSON)
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
