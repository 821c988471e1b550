import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startTestPostgres } from "../../apps/site/host/testing/test-postgres.ts";
import { log } from "../log.ts";
import { bin, ROOT, run } from "../run.ts";
import { addOutcome, type Outcome, outcomeOf, readReport, vitestOutcome } from "./outcome.ts";

/** Tests of documents and scripts, which start programs of their own and need no database. */
const BESIDE = { tasks: ["docs#test", "//#test:scripts"], reports: "{.,apps/docs}/.test/report.json" };
const PACKAGES = { tasks: ["test", "--filter=!docs"], reports: "{packages/*,apps/site}/.test/report.json" };

/** Every package's tests, which PostgreSQL is started for. */
export async function unitStep(): Promise<Outcome> {
  // No test of a unit cuts the power: the rehearsals (`pnpm bench`) flush to the disk, these wait for none.
  const postgres = await startTestPostgres(["fsync=off"]);
  if ("skipped" in postgres) log(`PostgreSQL suites are skipped: ${postgres.skipped}`);
  const env: Record<string, string> =
    "url" in postgres
      ? { FORECOURT_TEST_POSTGRES: "yes", FORECOURT_TEST_DATABASE_URL: postgres.url }
      : { FORECOURT_TEST_POSTGRES: "no" };
  const outcome = await tested(PACKAGES, env);
  if ("stop" in postgres) await postgres.stop();
  return outcome;
}

export const documentsStep = (): Promise<Outcome> => tested(BESIDE, {});

/**
 * Tests through turbo: those of a package that has not changed, and whose dependencies have not, are taken from the cache
 * with their report.
 */
async function tested(
  { tasks, reports }: typeof PACKAGES,
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  // A report of an earlier run must not stand for one that did not run.
  for (const file of globSync(reports, { cwd: ROOT })) rmSync(join(ROOT, file));
  // One package at a time: vitest itself uses every core.
  const turbo = ["--concurrency=1", "--continue", "--output-logs=new-only", "--no-update-notifier"];
  const done = await run([bin("turbo"), "run", ...tasks, ...turbo], { env, output: "both" });
  const total: Outcome = { passed: 0, failed: 0, skipped: 0 };
  for (const file of globSync(reports, { cwd: ROOT }))
    addOutcome(total, vitestOutcome(readReport(join(ROOT, file))));
  return outcomeOf(done, total);
}
