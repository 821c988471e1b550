/**
 * `pnpm bench soak [--minutes N]`: the built site under light traffic of pages and leads for a long time. Targets: memory of
 * the last five minutes at most 1.1 times that of minutes 5 to 10, and no answer but 200 and 201.
 */
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { processState } from "./faults/process-state.ts";
import { withSeededStock } from "./faults/seeded-stock.ts";
import { nothingSeen, shop } from "./faults/shoppers.ts";
import { openWorld } from "./faults/world.ts";
import { requireBuiltSite } from "./leads/lead-target.ts";
import { pourLeads } from "./leads/pour-leads.ts";

const { minutes } = new Command("pnpm bench soak")
  .description("Keep the built site under light traffic and watch its memory and its answers.")
  .option("--minutes <minutes>", "how long; at least 11 for a comparison", wholeNumber, 30)
  .showHelpAfterError()
  .parse()
  .opts<{ minutes: number }>();

const GROWTH = 1.1;
const SAMPLE_MS = 5_000;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

async function soak(stock: string): Promise<void> {
  const world = await openWorld({}, stock);
  if ("skipped" in world) throw new Error(world.skipped);
  const done = new AbortController();
  const pages = nothingSeen();
  const { site, paths } = world;
  const shopping = shop(site, { paths, shoppers: 3, restMs: 250, signal: done.signal, seen: pages });
  const pouring = pourLeads(site, { connections: 2, restMs: 1000, persistent: true, signal: done.signal });
  const samples: { minute: number; megabytes: number }[] = [];
  const began = performance.now();
  const minute = (): number => (performance.now() - began) / 60_000;
  while (minute() < minutes) {
    await wait(SAMPLE_MS);
    const { megabytes } = processState(site.pid());
    if (megabytes === null) throw new Error("Only Linux says how much memory a process holds.");
    samples.push({ minute: minute(), megabytes });
    if (samples.length % 60 === 0) console.log(`${minute().toFixed(1)} min: ${megabytes} MB`);
  }
  done.abort();
  const [leads] = await Promise.all([pouring, shopping]);
  await world.close();
  const between = (from: number, to: number): number =>
    mean(samples.filter((one) => one.minute >= from && one.minute < to).map((one) => one.megabytes));
  const [early, late] = [between(5, 10), between(minutes - 5, Number.POSITIVE_INFINITY)];
  const answered = pages.statuses.get(200) ?? 0;
  const errors = [...pages.statuses, ...leads.refused].reduce(
    (sum, [status, count]) => sum + (status === 200 ? 0 : count),
    0,
  );
  const growth = late / early;
  console.log(
    `${minutes} minutes: ${answered} pages, ${leads.acknowledged.length} leads, ${errors} errors (target 0), slowest page ${(pages.slowest / 1000).toFixed(1)} s; memory ${early.toFixed(0)} MB in minutes 5 to 10, ${late.toFixed(0)} MB in the last 5: × ${growth.toFixed(2)} (target ${GROWTH})`,
  );
  if (errors > 0 || !(growth <= GROWTH)) process.exitCode = 1;
}

requireBuiltSite();
await withSeededStock(soak);
