/**
 * `pnpm bench rolling [--minutes N] [--every SECONDS]`: three site processes behind nginx, on one PostgreSQL and one
 * Redis-compatible server, with a worker of its own, under mixed load, while one process after the other is replaced.
 * Targets: no answer but 200, 201 and the limit's own 429; every lead acknowledged stands in the store once and was
 * delivered once; a shopper's limit holds over all processes together.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, cpSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { leadStore, postgresDatabase } from "@forecourt/leads/stores";
import { Command } from "commander";
import { startTestNginx } from "#host/testing/test-nginx.ts";
import { startTestRedis } from "#host/testing/test-redis.ts";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { TENANT } from "./faults/world.ts";
import { nothingSeen, shop } from "./faults/shoppers.ts";
import { stockDocuments } from "./faults/stock-documents.ts";
import { withPlatformTools } from "./rolling/with-platform-tools.ts";
import { percentile, pourLeads } from "./leads/pour-leads.ts";
import { startTestPostgres } from "./postgres/postgres-for-tests.ts";
import { type Platform, startPlatform } from "./rolling/platform.ts";
import { askForLimit } from "./rolling/ask-for-limit.ts";
import { HOSTILE_KINDS, holdSocket } from "./sockets/hostile-sockets.ts";

const { minutes, every } = new Command("pnpm bench rolling")
  .description("Replace one site process after the other under load and show that no request fails.")
  .option("--minutes <minutes>", "how long", wholeNumber, 10)
  .option("--every <seconds>", "between the beginnings of two rolling restarts", wholeNumber, 60)
  .showHelpAfterError()
  .parse()
  .opts<{ minutes: number; every: number }>();

const PROCESSES = 3;
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

async function measure(stock: string): Promise<void> {
  const postgres = await startTestPostgres(["max_connections=120"]);
  if ("skipped" in postgres) throw new Error(postgres.skipped);
  const redis = await startTestRedis();
  const data = mkdtempSync(join(tmpdir(), "forecourt-rolling-"));
  cpSync(join(stock, "stock", TENANT), join(data, "stock", TENANT), { recursive: true });
  const platform = await startPlatform({
    processes: PROCESSES,
    data,
    databaseUrl: postgres.url,
    redisUrl: redis.url,
  });
  const nginx = await startTestNginx(platform.ports);
  const store = leadStore(postgresDatabase({ url: postgres.url }));
  try {
    const cars = await stockDocuments(join(stock, "stock", TENANT));
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
    const mail = join(data, "mail");
    const keys = leads.acknowledged.map(({ key }) => key);
    let mails = delivered(mail);
    for (let tries = 0; tries < 60 && keys.some((key) => !mails.has(key)); tries += 1) {
      await wait(1_000);
      mails = delivered(mail);
    }
    const kept = new Map<string, number>();
    for (const { id, key } of leads.acknowledged) {
      const lead = await store.get(id);
      if (lead?.key === key) kept.set(id, (kept.get(id) ?? 0) + 1);
    }
    const total = (await store.list({ limit: keys.length + 1_000 })).length;
    await platform.stop();
    const lost = leads.acknowledged.filter(({ id }) => !kept.has(id)).length;
    const undelivered = keys.filter((key) => !mails.has(key)).length;
    const twice = keys.filter((key) => (mails.get(key) ?? 0) > 1).length;
    const strangers = [...pages.statuses, ...leads.refused].filter(([status]) => status !== 200);
    const errors = strangers.reduce((sum, [, count]) => sum + count, 0);
    const p99 = percentile(
      leads.acknowledged.map(({ milliseconds }) => milliseconds),
      0.99,
    );
    console.log(
      `${minutes} minutes, ${PROCESSES} processes and a worker on ${availableParallelism()} cores, ${restarts} restarts`,
    );
    console.log(
      `pages: ${pages.statuses.get(200) ?? 0} × 200, slowest ${(pages.slowest / 1000).toFixed(1)} s; ` +
        `leads: ${keys.length} acknowledged, p99 ${p99.toFixed(0)} ms`,
    );
    console.log(
      `errors: ${errors} (target 0)${strangers.map(([status, count]) => ` ${count} × ${status || "no answer"}`).join(",")}`,
    );
    console.log(
      `leads lost: ${lost}, in the store but never acknowledged: ${total - keys.length}, undelivered: ${undelivered}, delivered twice: ${twice} (targets 0)`,
    );
    console.log(
      `limit: ${limit.taken} of ${limit.asked} let through by ${PROCESSES} processes together (target ${limit.allowed})`,
    );
    console.log(`stopping: ${platform.cut()} processes had to be killed (target 0)`);
    if (
      errors + lost + undelivered + twice + platform.cut() > 0 ||
      limit.taken !== limit.allowed ||
      keys.length === 0
    )
      process.exitCode = 1;
  } finally {
    await platform.stop();
    await store.close();
    await nginx.stop();
    await redis.stop();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

await withPlatformTools(measure);
