/**
 * `pnpm bench leads [--total N]`: leads accepted a second through the site's own route over 32 connections,
 * on SQLite and on PostgreSQL, with every check on. Targets: at least 500/s and 800/s, p99 at most 150 ms.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { startTestPostgres } from "./postgres/postgres-for-tests.ts";
import { type LeadStoreChoice, leadTarget, requireBuiltSite } from "./leads/lead-target.ts";
import { percentile, pourLeads } from "./leads/pour-leads.ts";

const { total } = new Command("pnpm bench leads")
  .description("Measure how many leads a second are taken, and how fast.")
  .option("--total <leads>", "how many leads", wholeNumber, 6000)
  .showHelpAfterError()
  .parse()
  .opts<{ total: number }>();
requireBuiltSite();

async function measure(store: LeadStoreChoice, target: number): Promise<void> {
  const server = await leadTarget(store);
  try {
    await server.start();
    await pourLeads(server, { connections: 32, total: Math.min(1000, total) }); // warm
    const began = performance.now();
    const { acknowledged, refused } = await pourLeads(server, { connections: 32, total });
    const rate = acknowledged.length / ((performance.now() - began) / 1000);
    const times = acknowledged.map((one) => one.milliseconds);
    const failed = [...refused].map(([status, count]) => `${count} × ${status}`).join(", ") || "none";
    console.log(
      `${store.kind.padEnd(9)} ${rate.toFixed(0).padStart(6)}/s (target ${target})  p50 ${percentile(times, 0.5).toFixed(0)} ms  p99 ${percentile(times, 0.99).toFixed(0)} ms (target 150)  refused: ${failed}`,
    );
    if (rate < target || percentile(times, 0.99) > 150 || refused.size > 0) process.exitCode = 1;
  } finally {
    await server.stop("SIGTERM");
  }
}

console.log(`${total} leads, 32 connections, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`);
const directory = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
const postgres = await startTestPostgres();
try {
  await measure({ kind: "sqlite", directory }, 500);
  if ("url" in postgres) await measure({ kind: "postgres", url: postgres.url, directory }, 800);
  else console.log(`postgres  skipped: ${postgres.skipped}`);
} finally {
  if ("stop" in postgres) await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
