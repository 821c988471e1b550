/**
 * `pnpm bench soak [--minutes N]`: the built site under light traffic of pages and leads for a long time: memory of the last
 * five minutes beside that of minutes 5 to 10, and no answer but 200 and 201.
 */
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { processState } from "./faults/process-state.ts";
import { nothingSeen, shop } from "./faults/shoppers.ts";
import { openWorld } from "./faults/world.ts";
import { pourLeads } from "./leads/pour-leads.ts";
import { requireBuiltSite } from "#host/testing/built-site.ts";
import { row } from "./site/figures.ts";
import { seededStock } from "./site/scratch.ts";

const { minutes } = new Command("pnpm bench soak")
  .description("Keep the built site under light traffic and watch its memory and its answers.")
  .option("--minutes <minutes>", "how long; at least 11 for a comparison", wholeNumber, 30)
  .showHelpAfterError()
  .parse()
  .opts<{ minutes: number }>();

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
  for (let minute = 0; minute < minutes; minute = (performance.now() - began) / 60_000) {
    await wait(5_000);
    const { megabytes } = processState(site.pid());
    if (megabytes === null) throw new Error("Only Linux says how much memory a process holds.");
    samples.push({ minute, megabytes });
    if (samples.length % 60 === 0) console.log(`${minute.toFixed(1)} min: ${megabytes} MB`);
  }
  done.abort();
  const [leads] = await Promise.all([pouring, shopping]);
  await world.close();
  const between = (from: number, to: number): number => {
    const counted = samples.filter(({ minute }) => minute >= from && minute < to);
    return counted.reduce((sum, { megabytes }) => sum + megabytes, 0) / counted.length;
  };
  const errors = [...pages.statuses, ...leads.refused].filter(([status]) => status !== 200);
  row("pages", pages.statuses.get(200) ?? 0, "");
  row("leads", leads.acknowledged.length, "");
  row("slowest page", pages.slowest, "ms");
  row(
    "errors",
    errors.reduce((sum, [, count]) => sum + count, 0),
    "",
    { is: 0 },
  );
  const growth = between(minutes - 5, Number.POSITIVE_INFINITY) / between(5, 10);
  row("memory of the last 5 minutes, times that of 5 to 10", growth, "", { most: 1.1 });
}

requireBuiltSite();
await soak(seededStock());
