/**
 * `pnpm bench alerts [--searches N] [--changed N] [--sample N]`: an import changes 5,000 cars under 100,000 saved searches.
 * Shows how long finding takes and how much memory, and that sampled searches found exactly what the stock list shows.
 */
import { join } from "node:path";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import type { RunMeasured } from "./alerts/alerts-process.ts";
import { alertsEnvironment, openAlertsWorld } from "./alerts/alerts-world.ts";
import { compareWithList } from "./alerts/compare-with-list.ts";
import { machine, row } from "./site/figures.ts";
import { ownProcess } from "./site/own-process.ts";
import { scratchFolder } from "./site/scratch.ts";

const STOCK = 30_000;

const { searches, changed, sample } = new Command("pnpm bench alerts")
  .description("Find changed cars for many saved searches, and compare with the list.")
  .option("--searches <number>", "how many saved searches", wholeNumber, 100_000)
  .option("--changed <number>", "how many cars an import changes", wholeNumber, 5_000)
  .option("--sample <number>", "how many searches are compared with the list", wholeNumber, 300)
  .showHelpAfterError()
  .parse()
  .opts<{ searches: number; changed: number; sample: number }>();

const directory = scratchFolder();
const world = await openAlertsWorld(directory, STOCK, searches);
try {
  await world.look();
  const changes = await world.change(changed);
  const program = join(import.meta.dirname, "alerts/alerts-process.ts");
  const run = (await ownProcess(program, [], alertsEnvironment(directory)).message()) as RunMeasured;
  console.log(`${searches} saved searches, ${STOCK} cars, ${changes.length} changed, SQLite; ${machine()}`);
  row("looked and found", (run.lookMs + run.runMs) / 1000, "s", { most: 10 });
  row("distinct searches", run.alerts, "");
  row("cars were found for", run.found, "");
  row("processor time", run.cpuMs / 1000, "s");
  row(`memory, from ${run.restMb} MB at rest`, run.peakMb, "MB");
  const { asked, different, empty } = await compareWithList(world, changes, sample);
  row(`of ${asked} searches, ${empty} that find nothing, differ from the list`, different, "", { is: 0 });
} finally {
  await world.close();
}
