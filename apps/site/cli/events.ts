import { join } from "node:path";
import type { Command } from "commander";
import { readEnvironment } from "#host/wiring/env.ts";
import { countedFailures } from "./events/counted-records.ts";
import { followFile } from "./events/follow-file.ts";
import { describeRecord, type EventLogName } from "./events/describe-record.ts";

const LOGS: readonly EventLogName[] = ["traces", "events", "calls", "reveals", "failures"];
const POLL_MS = 500;

/** `forecourt events …`: what happens on the pages of a running site. Reads the site's own logs. */
export function register(program: Command): void {
  const events = program
    .command("events")
    .description("See the events of a running site, and where they are sent.");
  events
    .command("failures")
    .description("Print how many events each destination did not take, by dealer, of the days that are kept.")
    .option("--tenant <slug>", "only this dealer's")
    .action(async (options: { tenant?: string }) => {
      const { dataDirectory } = readEnvironment();
      const counted = await countedFailures(join(dataDirectory, "failures"), options.tenant ?? null);
      for (const { slug, destination, lost } of counted)
        process.stdout.write(`${slug}  ${destination}  ${lost}\n`);
      if (counted.length === 0) process.stdout.write("Every destination took what it was sent.\n");
    });
  events
    .command("tail")
    .description(
      "Print the events of a running site as they come, where they went and what consent withheld. Events without a number, and where events went, are known where analytics.traceEvents is on.",
    )
    .option("--tenant <slug>", "only this dealer's")
    .option("--all", "begin with what today's logs hold already")
    .action(async (options: { tenant?: string; all?: boolean }) => {
      const stopped = new AbortController();
      process.once("SIGINT", () => stopped.abort());
      process.stdout.once("close", () => stopped.abort());
      const { dataDirectory } = readEnvironment();
      await Promise.all(
        LOGS.map((log) =>
          followFile({
            path: () => join(dataDirectory, log, `${new Date().toISOString().slice(0, 10)}.jsonl`),
            fromStart: options.all ?? false,
            pollMs: POLL_MS,
            signal: stopped.signal,
            onLine: (line) => {
              const text = describeRecord(log, line, options.tenant ?? null);
              if (text !== null) process.stdout.write(`${text}\n`);
            },
          }),
        ),
      );
    });
}
