import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { leadsCsvHeader, leadsCsvLine } from "@forecourt/leads/delivery";
import type { LeadFilter, LeadStore } from "@forecourt/leads/stores";
import type { Command } from "commander";
import { LEAD_STATES, leadFilterOf } from "#server/leads/lead-filter.ts";
import { moment, type NarrowOptions, stateWord } from "./options.ts";
import { keptLeads, withOneOrAll } from "./with-wiring.ts";
import { ONLY_TENANT } from "../options/common-options.ts";

const PAGE = 500;

/** Page by page, so that a large export needs no large memory. Leads that come meanwhile are left out. */
async function* csvLines(store: LeadStore, filter: Omit<LeadFilter, "limit">): AsyncGenerator<string> {
  yield leadsCsvHeader;
  for (let offset = 0; ; offset += PAGE) {
    const page = await store.list({ ...filter, limit: PAGE, offset });
    yield page.map(leadsCsvLine).join("");
    if (page.length < PAGE) return;
  }
}

/** `leads export`: CSV for a spreadsheet or another system. */
export function registerExport(leads: Command): void {
  leads
    .command("export")
    .description("Write leads as CSV, the newest first.")
    .option(...ONLY_TENANT)
    .option("--state <state>", `only in this state: ${LEAD_STATES.join(", ")}`, stateWord)
    .option("--from <date>", "received then or later", moment)
    .option("--before <date>", "received before", moment)
    .option("--out <file>", "write a file readable by you alone, instead of printing")
    .action((options: NarrowOptions & { out?: string }) =>
      withOneOrAll(options.tenant, keptLeads, async (wiring) => {
        const before = options.before ?? wiring.now().getTime();
        const lines = Readable.from(csvLines(wiring.leads, leadFilterOf({ ...options, before })));
        if (options.out === undefined) {
          for await (const line of lines) process.stdout.write(String(line));
          return;
        }
        await pipeline(lines, createWriteStream(options.out, { mode: 0o600 }));
        console.log(`Written to ${options.out}.`);
      }),
    );
}
