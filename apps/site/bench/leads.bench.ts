/**
 * `pnpm bench leads [--total N]`: leads accepted a second through the site's own route over 32 connections,
 * on SQLite and on PostgreSQL, with every check on.
 */
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { pourLeads } from "./leads/pour-leads.ts";
import { startTestPostgres } from "#host/testing/test-postgres.ts";
import { builtSite, RECEIVING, requireBuiltSite } from "#host/testing/built-site.ts";
import { machine, percentile, row } from "./site/figures.ts";
import { scratchFolder } from "./site/scratch.ts";

const { total } = new Command("pnpm bench leads")
  .description("Measure how many leads a second are taken, and how fast.")
  .option("--total <leads>", "how many leads", wholeNumber, 6000)
  .showHelpAfterError()
  .parse()
  .opts<{ total: number }>();
requireBuiltSite();

async function measure(store: string, environment: Record<string, string>, target: number): Promise<void> {
  const site = await builtSite(directory, { environment: { ...RECEIVING, ...environment } });
  try {
    await site.start();
    await pourLeads(site, { connections: 32, total: Math.min(1000, total) }); // warm
    const began = performance.now();
    const { acknowledged, refused } = await pourLeads(site, { connections: 32, total });
    const rate = acknowledged.length / ((performance.now() - began) / 1000);
    const times = acknowledged.map(({ milliseconds }) => milliseconds);
    row(`${store}: leads`, rate, "a second", { least: target });
    row(`${store}: p99`, percentile(times, 0.99), "ms", { most: 150 });
    row(
      `${store}: refused`,
      [...refused.values()].reduce((sum, count) => sum + count, 0),
      "",
      { is: 0 },
    );
  } finally {
    await site.stop("SIGTERM");
  }
}

console.log(`${total} leads, 32 connections, ${machine()}`);
const directory = scratchFolder();
const postgres = await startTestPostgres();
try {
  await measure("SQLite", {}, 500);
  if ("url" in postgres) await measure("PostgreSQL", { DATABASE_URL: postgres.url }, 800);
  else console.log(`PostgreSQL skipped: ${postgres.skipped}`);
} finally {
  if ("stop" in postgres) await postgres.stop();
}
