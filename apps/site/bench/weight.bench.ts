/**
 * `pnpm bench weight [--minutes N] [--tenants N] [--heap] [--also NAME=VALUE…]`: what the built site holds in memory under a
 * mixed load of lists, ever new filters, cars, forms and pictures of the demo dealers, or of as many copies of them: resident,
 * heap, buffers, pages of files and the rest, each after its garbage was collected, and the processor's time for a response.
 * With `--heap`, who holds the heap before and after. With `--also`, the same once more with a variable of the environment, and
 * whether homes and lists are the same.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { askSite } from "#host/testing/ask-site.ts";
import { builtSite, requireBuiltSite } from "#host/testing/built-site.ts";
import { freePort } from "#host/testing/listening.ts";
import { machine, median, row } from "./site/figures.ts";
import { seededStock } from "./site/scratch.ts";
import { heapOwners } from "./weight/heap-owners.ts";
import { type HeldMemory, inspectProcess, type InspectedProcess } from "./weight/inspect-process.ts";
import { demoDealers, manyDealers } from "./weight/many-dealers.ts";
import { mixedLoad } from "./weight/mixed-load.ts";

const { minutes, tenants, heap, budget, also, rounds } = new Command("pnpm bench weight")
  .description("Watch what the built site holds in memory under a mixed load.")
  .option("--minutes <minutes>", "how long; 60 for a soak", wholeNumber, 3)
  .option("--tenants <count>", "so many copies of the demo dealers instead of them", wholeNumber)
  .option("--budget <megabytes>", "the budget of all caches, as FORECOURT_CACHE_MEGABYTES", wholeNumber)
  .option("--also <NAME=VALUE...>", "variables of the environment; each is measured beside none")
  .option("--rounds <count>", "how often each is measured; medians are printed", wholeNumber, 1)
  .option("--heap", "heap snapshots before and after, with who holds what")
  .showHelpAfterError()
  .parse()
  .opts<{
    minutes: number;
    tenants?: number;
    heap?: true;
    budget?: number;
    also?: string[];
    rounds: number;
  }>();

/** Resident after the load, in MB. */
const TARGETS = { demo: 350, many: 600 };
const MEGABYTE = 2 ** 20;
const SAMPLES = 6;
/** So that a page is the same in each run. */
const NOW = "2026-11-28T09:00:00+11:00";
/** Dealers whose home and list are compared. */
const COMPARED = 20;
/** Every page names its first list in the menu. */
const LIST = /href="(\/search\/[^/?"]+)"/;

/** A picture may be missing, as its host is none of this machine. */
const isRight = (status: number): boolean => status === 404 || (status >= 200 && status < 400);

const mb = (bytes: number): number => Math.round(bytes / MEGABYTE);

async function printMemory(process: InspectedProcess, minute: number): Promise<HeldMemory> {
  const held = await process.memory();
  console.log(
    `${minute.toFixed(1).padStart(5)} min: ${mb(held.uncollected)} MB resident, ${mb(held.resident)} after its garbage was collected: ${mb(held.heapTotal)} heap (${mb(held.heap)} used), ${mb(held.external)} external, ${mb(held.files)} files, ${mb(held.native)} native`,
  );
  return held;
}

/** What each cache holds, of how much it may, as an operator's metrics say it. */
async function printCaches(metricsPort: number): Promise<void> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const bytes = (measure: string): Map<string, number> =>
    new Map(
      [...metrics.matchAll(new RegExp(`^${measure}\\{cache="(\\w+)"\\} (\\d+)`, "gm"))].map(
        ([, name = "", value]) => [name, mb(Number(value))],
      ),
    );
  const limits = bytes("forecourt_cache_limit_bytes");
  const caches = [...bytes("forecourt_cache_bytes")].map(
    ([name, held]) => `${name} ${held} of ${limits.get(name)}`,
  );
  console.log(`caches, MB: ${caches.join(", ")}`);
}

async function printOwners(process: InspectedProcess, data: string, when: string): Promise<void> {
  const file = join(data, `${when}.heapsnapshot`);
  await process.snapshot(file);
  console.log(`who holds the heap ${when}:`);
  for (const { way, bytes } of heapOwners(file, { most: 15, steps: 5 }))
    console.log(`  ${(bytes / MEGABYTE).toFixed(1).padStart(6)} MB ${way}`);
}

requireBuiltSite();
console.log(machine());

/** What one run came to. */
interface Weighed {
  underLoad: number;
  afterwards: HeldMemory;
  responses: number;
  cpuEach: number;
  /** Of the homes and first lists of all dealers. */
  pages: string;
}

/** A page without what the framework writes in another order, or at another place, while its parts are loaded for the first time. */
const comparable = (page: string): string =>
  page.replaceAll(/<script\b[^>]*><\/script>|<meta name="next-size-adjust"[^>]*>/g, "");

/** A fingerprint of each dealer's home and first list. */
async function pagesOf(port: number, hosts: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const host of hosts) {
    const home = await askSite({ port, host, path: "/" });
    const list = await askSite({ port, host, path: LIST.exec(home.body)?.[1] ?? "/" });
    for (const { body } of [home, list]) hash.update(comparable(body));
  }
  return hash.digest("hex");
}

async function weigh(environment: Readonly<Record<string, string>>): Promise<Weighed> {
  const data = seededStock();
  const many = tenants === undefined ? null : manyDealers(data, tenants);
  const names = many?.names ?? demoDealers(data);
  const [inspectPort, metricsPort] = [await freePort(), await freePort()];
  const site = await builtSite(data, {
    environment: {
      FORECOURT_LOG_LEVEL: "silent",
      FORECOURT_NOW: NOW,
      FORECOURT_METRICS_PORT: String(metricsPort),
      ...(many ? { FORECOURT_TENANTS: many.tenants } : {}),
      ...(budget === undefined ? {} : { FORECOURT_CACHE_MEGABYTES: String(budget) }),
      ...environment,
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort} ${environment["NODE_OPTIONS"] ?? ""}`,
    },
  });
  await site.start();
  try {
    const inspected = await inspectProcess(inspectPort);
    row("dealers", names.length, "");
    const before = await printMemory(inspected, 0);
    if (heap) await printOwners(inspected, data, "before");
    const done = new AbortController();
    const hosts = names.map((name) => `${name}.localhost`);
    const load = mixedLoad({ port: site.port, hosts, shoppers: 6, restMs: 20, signal: done.signal });
    let under = before;
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      await wait((minutes * 60_000) / SAMPLES);
      under = await printMemory(inspected, (minutes * sample) / SAMPLES);
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
    await wait(2_000);
    const afterwards = await printMemory(inspected, minutes);
    await printCaches(metricsPort);
    if (heap) await printOwners(inspected, data, "after");
    const responses = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const pages = also === undefined ? "" : await pagesOf(site.port, hosts.slice(0, COMPARED));
    inspected.close();
    const cpuEach = (afterwards.cpuMs - before.cpuMs) / responses;
    return { underLoad: under.resident / MEGABYTE, afterwards, responses, cpuEach, pages };
  } finally {
    await site.stop("SIGKILL");
  }
}

const variants = ["", ...(also ?? [])];
const seen = new Map<string, Weighed[]>(variants.map((variant) => [variant, []]));
for (let round = 0; round < rounds; round += 1)
  for (const variant of variants) {
    if (also) console.log(`\n${variant || "as it is"}`);
    const [name = "", ...value] = variant.split("=");
    seen.get(variant)?.push(await weigh(name ? { [name]: value.join("=") } : {}));
  }
for (const [variant, all] of seen) {
  const figure = (of: (one: Weighed) => number): number => median(all.map(of));
  const what = also ? `${variant || "as it is"}: ` : "";
  row(`${what}resident under load`, Math.round(figure((one) => one.underLoad)), "MB", {
    most: tenants === undefined ? TARGETS.demo : TARGETS.many,
  });
  for (const part of ["resident", "heapTotal", "external", "files", "native"] as const)
    row(`${what}${part} afterwards`, Math.round(figure((one) => one.afterwards[part]) / MEGABYTE), "MB");
  row(
    `${what}processor time for a response`,
    figure((one) => one.cpuEach),
    "ms",
  );
  row(
    `${what}responses`,
    figure((one) => one.responses),
    "",
  );
}
const pages = new Set([...seen.values()].flat().map((one) => one.pages));
if (also) row("kinds of homes and lists that were sent", pages.size, "", { is: 1 });
