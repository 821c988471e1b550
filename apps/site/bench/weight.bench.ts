/**
 * `pnpm bench weight [--minutes N] [--tenants N] [--heap]`: what the built site holds in memory under a mixed load of lists,
 * ever new filters, cars, forms and pictures of the demo dealers, or of as many copies of them: resident, heap and what lies
 * outside of it, each after its garbage was collected. With `--heap`, who holds the heap before and after.
 */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { builtSite, requireBuiltSite } from "#host/testing/built-site.ts";
import { freePort } from "#host/testing/listening.ts";
import { machine, row } from "./site/figures.ts";
import { seededStock } from "./site/scratch.ts";
import { heapOwners } from "./weight/heap-owners.ts";
import { inspectProcess, type InspectedProcess } from "./weight/inspect-process.ts";
import { demoDealers, manyDealers } from "./weight/many-dealers.ts";
import { mixedLoad } from "./weight/mixed-load.ts";

const { minutes, tenants, heap, budget } = new Command("pnpm bench weight")
  .description("Watch what the built site holds in memory under a mixed load.")
  .option("--minutes <minutes>", "how long; 60 for a soak", wholeNumber, 3)
  .option("--tenants <count>", "so many copies of the demo dealers instead of them", wholeNumber)
  .option("--budget <megabytes>", "the budget of all caches, as FORECOURT_CACHE_MEGABYTES", wholeNumber)
  .option("--heap", "heap snapshots before and after, with who holds what")
  .showHelpAfterError()
  .parse()
  .opts<{ minutes: number; tenants?: number; heap?: true; budget?: number }>();

/** Resident after the load, in MB. */
const TARGETS = { demo: 350, many: 600 };
const MEGABYTE = 2 ** 20;
const SAMPLES = 6;

/** A picture may be missing, as its host is none of this machine. */
const isRight = (status: number): boolean => status === 404 || (status >= 200 && status < 400);

async function printMemory(process: InspectedProcess, minute: number): Promise<number> {
  const { resident, heap: used, external, buffers } = await process.memory();
  const [mb, ...others] = [resident, used, external, buffers].map((bytes) => Math.round(bytes / MEGABYTE));
  const [heapMb, externalMb, buffersMb] = others;
  console.log(
    `${minute.toFixed(1).padStart(5)} min: ${mb} MB resident, ${heapMb} heap, ${externalMb} external, of which ${buffersMb} buffers`,
  );
  return mb ?? Number.NaN;
}

async function printOwners(process: InspectedProcess, when: string): Promise<void> {
  const file = join(data, `${when}.heapsnapshot`);
  await process.snapshot(file);
  console.log(`who holds the heap ${when}:`);
  for (const { way, bytes } of heapOwners(file, { most: 15, steps: 5 }))
    console.log(`  ${(bytes / MEGABYTE).toFixed(1).padStart(6)} MB ${way}`);
}

requireBuiltSite();
console.log(machine());
const data = seededStock();
const many = tenants === undefined ? null : manyDealers(data, tenants);
const names = many?.names ?? demoDealers(data);
const inspectPort = await freePort();
const site = await builtSite(data, {
  environment: {
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
    FORECOURT_LOG_LEVEL: "silent",
    ...(many ? { FORECOURT_TENANTS: many.tenants } : {}),
    ...(budget === undefined ? {} : { FORECOURT_CACHE_MEGABYTES: String(budget) }),
  },
});
await site.start();
try {
  const inspected = await inspectProcess(inspectPort);
  row("dealers", names.length, "");
  await printMemory(inspected, 0);
  if (heap) await printOwners(inspected, "before");
  const done = new AbortController();
  const hosts = names.map((name) => `${name}.localhost`);
  const load = mixedLoad({ port: site.port, hosts, shoppers: 6, restMs: 20, signal: done.signal });
  let resident = Number.NaN;
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    await wait((minutes * 60_000) / SAMPLES);
    resident = await printMemory(inspected, (minutes * sample) / SAMPLES);
  }
  done.abort();
  const { statuses, slowest } = await load;
  const wrong = [...statuses].filter(([status]) => !isRight(status));
  for (const [status, count] of [...statuses].toSorted(([one], [other]) => one - other))
    row(`answers ${status}`, count, "");
  row("slowest answer", slowest, "ms");
  row(
    "answers that are no page, picture or redirect",
    wrong.reduce((sum, [, count]) => sum + count, 0),
    "",
    { is: 0 },
  );
  row("resident under load", resident, "MB", { most: many ? TARGETS.many : TARGETS.demo });
  await wait(2_000);
  await printMemory(inspected, minutes);
  if (heap) await printOwners(inspected, "after");
  inspected.close();
} finally {
  await site.stop("SIGKILL");
}
