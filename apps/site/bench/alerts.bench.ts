/**
 * `pnpm bench alerts [--searches N] [--changed N] [--sample N] [--rounds N] [--kill-searches N]`: an import changes 5,000
 * cars under 100,000 saved searches. Shows how long finding takes and how much memory, that sampled searches found exactly
 * what the stock list shows, and, on fewer searches, that `kill -9` during run and mails neither loses nor doubles a mail.
 * Targets: found in 10 s, no difference, no mail twice, none lost.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { alertsProcess } from "./alerts/alerts-process-handle.ts";
import { type AlertsWorld, openAlertsWorld } from "./alerts/alerts-world.ts";
import { compareWithList } from "./alerts/compare-with-list.ts";

const STOCK = 30_000;
const TARGET_S = 10;

const options = new Command("pnpm bench alerts")
  .description("Find changed cars for many saved searches, compare with the list, and kill the run.")
  .option("--searches <number>", "how many saved searches", wholeNumber, 100_000)
  .option("--changed <number>", "how many cars an import changes", wholeNumber, 5_000)
  .option("--sample <number>", "how many searches are compared with the list", wholeNumber, 300)
  .option("--rounds <number>", "how many imports are worked on under kills", wholeNumber, 3)
  .option("--kill-searches <number>", "how many saved searches those have", wholeNumber, 1_500)
  .showHelpAfterError()
  .parse()
  .opts<{ searches: number; changed: number; sample: number; rounds: number; killSearches: number }>();

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

async function measure(directory: string): Promise<boolean> {
  const world = await openAlertsWorld(directory, STOCK, options.searches);
  try {
    await world.look();
    const changes = await world.change(options.changed);
    const child = alertsProcess(directory, "measure");
    const { lookMs, runMs, cpuMs, alerts, found, restMb, peakMb } = await child.measured();
    const isFast = lookMs + runMs <= TARGET_S * 1000;
    console.log(
      `${options.searches} saved searches, ${STOCK} cars, ${changes.length} changed: look ${seconds(lookMs)}, ${alerts} asked in ${seconds(runMs)}, cars found for ${found}; ${seconds(cpuMs)} of processor time; memory ${peakMb} MB, ${restMb} MB at rest (target ${TARGET_S} s) ${isFast ? "ok" : "MISSED"}`,
    );
    const { asked, different, empty } = await compareWithList(world, changes, options.sample);
    console.log(
      `compared with the list: ${asked} searches, ${empty} of them find nothing, ${different} differ (target 0)`,
    );
    return isFast && different === 0;
  } finally {
    await world.close();
  }
}

/** What is wrong after one import that was worked on under kills; empty when nothing is. */
async function killRound(world: AlertsWorld, directory: string, number: number): Promise<string[]> {
  world.forgetMails();
  await world.change(400);
  const kills = 4 + Math.floor(Math.random() * 4);
  for (let kill = 0; kill < kills; kill += 1) {
    const child = alertsProcess(directory, "work");
    await child.ready();
    await wait(150 + Math.random() * 1_200);
    await child.kill();
  }
  const last = alertsProcess(directory, "work");
  await last.ready();
  const until = Date.now() + 180_000;
  while (world.waiting() > 0 && Date.now() < until) await wait(200);
  await last.kill();
  const mails = world.mails();
  const twice = mails.filter((to, index) => mails.indexOf(to) !== index);
  const finds = world.found();
  const lost = finds.filter((email) => !mails.includes(email));
  console.log(
    `round ${number + 1}: ${kills} kills, ${finds.length} shoppers with finds, ${mails.length} mails, ${twice.length} twice, ${lost.length} lost, ${world.waiting()} left`,
  );
  return [
    ...(twice.length > 0 ? [`${twice.length} mails twice`] : []),
    ...(lost.length > 0 ? [`${lost.length} mails lost`] : []),
    ...(world.waiting() > 0 ? [`${world.waiting()} left`] : []),
    ...(finds.length === 0 ? ["nothing was found, so nothing was shown"] : []),
  ];
}

console.log(`${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}, SQLite`);
let isRight = true;
const directories: string[] = [];
const newDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), "forecourt-alerts-"));
  directories.push(directory);
  return directory;
};
try {
  isRight = await measure(newDirectory());
  const directory = newDirectory();
  const world = await openAlertsWorld(directory, 3_000, options.killSearches);
  try {
    await world.look();
    for (let number = 0; number < options.rounds; number += 1)
      for (const problem of await killRound(world, directory, number)) {
        console.log(`  ${problem}`);
        isRight = false;
      }
  } finally {
    await world.close();
  }
} finally {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
}
if (!isRight) process.exitCode = 1;
