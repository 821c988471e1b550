/**
 * `pnpm bench rolling [--minutes N] [--every SECONDS]`: three site processes behind nginx, on one PostgreSQL and one
 * Redis-compatible server, with a worker of its own, under mixed load, while one process after the other is replaced.
 * Targets: no answer but 200, 201 and the limit's own 429; every lead acknowledged stands in the store once and was
 * delivered once; a shopper's limit holds over all processes together.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { leadStore, postgresDatabase } from "@forecourt/leads/stores";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { nothingSeen, shop } from "./faults/shoppers.ts";
import { stockDocuments } from "./faults/stock-documents.ts";
import { pourLeads } from "./leads/pour-leads.ts";
import { askForLimit } from "./rolling/ask-for-limit.ts";
import type { Platform } from "./rolling/platform.ts";
import { type PlatformWorld, PROCESSES, withPlatform } from "./rolling/with-platform.ts";
import { TENANT } from "#host/testing/built-site.ts";
import { machine, percentile, row } from "./site/figures.ts";
import { scratchFolder } from "./site/scratch.ts";
import { HOSTILE_KINDS, holdSocket } from "./sockets/hostile-sockets.ts";

const { minutes, every } = new Command("pnpm bench rolling")
  .description("Replace one site process after the other under load and show that no request fails.")
  .option("--minutes <minutes>", "how long", wholeNumber, 10)
  .option("--every <seconds>", "between the beginnings of two rolling restarts", wholeNumber, 60)
  .showHelpAfterError()
  .parse()
  .opts<{ minutes: number; every: number }>();

const KEY = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** How often each lead's key stands in the mails that went out. */
function delivered(folder: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".eml"))) {
    const keys = new Set(readFileSync(join(folder, file), "utf8").match(KEY) ?? []);
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Clients of one process itself that stay until it ends them: none keeps it from ending. */
function holdHostile(port = 0): void {
  for (const kind of HOSTILE_KINDS)
    void holdSocket(
      kind,
      { port, host: `${TENANT}.localhost`, localAddress: "127.0.0.1" },
      { leaving: "stays", holdMs: 0 },
    );
}

async function roll(platform: Platform, done: AbortSignal): Promise<number> {
  let restarts = 0;
  while (!done.aborted) {
    const began = performance.now();
    for (let one = 0; one < PROCESSES && !done.aborted; one += 1) {
      holdHostile(platform.ports[one]);
      await platform.replace(one);
      restarts += 1;
    }
    const left = every * 1000 - (performance.now() - began);
    await wait(Math.max(0, left), undefined, { signal: done }).catch(() => undefined);
  }
  return restarts;
}

async function measure({ platform, nginx, databaseUrl }: PlatformWorld): Promise<void> {
  const cars = await stockDocuments(join(data, "stock", TENANT));
  const listed = cars.filter(({ status }) => status === "in_stock");
  const slugs = listed.slice(0, 40).map((car) => `/cars/${String(car["slug"])}`);
  const paths = ["/", "/search/new-used-and-demo-cars", "/contact", ...slugs];
  const front = { port: nginx.port, host: `${TENANT}.localhost` };
  const over = new AbortController();
  const pages = nothingSeen();
  const shopping = shop(front, { paths, shoppers: 6, restMs: 50, signal: over.signal, seen: pages });
  const pouring = pourLeads(front, {
    connections: 4,
    restMs: 100,
    persistent: true,
    fromOwnAddress: true,
    signal: over.signal,
  });
  const restarting = roll(platform, over.signal);
  await wait(minutes * 60_000);
  over.abort();
  const [leads, restarts] = await Promise.all([pouring, restarting, shopping]);
  const limit = await askForLimit(platform.ports, TENANT);
  const keys = leads.acknowledged.map(({ key }) => key);
  const mail = join(data, "mail");
  let mails = delivered(mail);
  for (let tries = 0; tries < 60 && keys.some((key) => !mails.has(key)); tries += 1) {
    await wait(1_000);
    mails = delivered(mail);
  }
  const store = leadStore(postgresDatabase({ url: databaseUrl }));
  let lost = 0;
  for (const { id, key } of leads.acknowledged) if ((await store.get(id))?.key !== key) lost += 1;
  const total = (await store.list({ limit: keys.length + 1_000 })).length;
  await store.close();
  await platform.stop();
  const others = [...pages.statuses, ...leads.refused].filter(([status]) => status !== 200);
  const times = leads.acknowledged.map(({ milliseconds }) => milliseconds);
  console.log(`${minutes} minutes, ${PROCESSES} processes and a worker, ${restarts} restarts, ${machine()}`);
  for (const [status, count] of others) console.log(`${count} × ${status || "no answer"}`);
  row("pages", pages.statuses.get(200) ?? 0, "");
  row("slowest page", pages.slowest, "ms");
  row("leads acknowledged", keys.length, "", { least: 1 });
  row("leads, p99", percentile(times, 0.99), "ms");
  row(
    "errors",
    others.reduce((sum, [, count]) => sum + count, 0),
    "",
    { is: 0 },
  );
  row("leads lost", lost, "", { is: 0 });
  row("leads in the store that were never acknowledged", total - keys.length, "");
  row("leads undelivered", keys.filter((key) => !mails.has(key)).length, "", { is: 0 });
  row("leads delivered twice", keys.filter((key) => (mails.get(key) ?? 0) > 1).length, "", { is: 0 });
  row(`of ${limit.asked} calls, let through by all processes`, limit.taken, "", { is: limit.allowed });
  row("processes that had to be killed", platform.cut(), "", { is: 0 });
}

const data = scratchFolder();
await withPlatform(measure, { data });
