/**
 * `pnpm bench alerts [--searches N] [--changed N]`: an import changes 5,000 cars under 100,000 saved searches.
 * Shows how long finding takes and how much memory; that it finds what the stock list shows is a law of its unit tests.
 */
import { join } from "node:path";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import type { RunMeasured } from "./alerts/alerts-process.ts";
import { alertsEnvironment, openAlertsWorld } from "./alerts/alerts-world.ts";
import { machine, row } from "./site/figures.ts";
import { ownProcess } from "./site/own-process.ts";
import { scratchFolder } from "./site/scratch.ts";

const STOCK = 30_000;

const { searches, changed } = new Command("pnpm bench alerts")
  .description("Find changed cars for many saved searches.")
  .option("--searches <number>", "how many saved searches", wholeNumber, 100_000)
  .option("--changed <number>", "how many cars an import changes", wholeNumber, 5_000)
  .showHelpAfterError()
  .parse()
  .opts<{ searches: number; changed: number }>();

const directory = scratchFolder();
const world = await openAlertsWorld(directory, STOCK, searches);
try {
  await world.look();
  const cars = await world.change(changed);
  const program = join(import.meta.dirname, "alerts/alerts-process.ts");
  const run = (await ownProcess(program, [], alertsEnvironment(directory)).message()) as RunMeasured;
  console.log(`${searches} saved searches, ${STOCK} cars, ${cars} changed, SQLite; ${machine()}`);
  row("looked and found", (run.lookMs + run.runMs) / 1000, "s", { most: 10 });
  row("distinct searches", run.alerts, "");
  row("cars were found for", run.found, "");
  row("processor time", run.cpuMs / 1000, "s");
  row(`memory, from ${run.restMb} MB at rest`, run.peakMb, "MB");
} finally {
  await world.close();
}
