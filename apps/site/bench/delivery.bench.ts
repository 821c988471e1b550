/**
 * `pnpm bench delivery [--total N]`: two worker processes share one PostgreSQL and deliver to one dashboard double,
 * which refuses every 50th request at first. Target: each of 10,000 leads is taken exactly once, and no lead is ever
 * in two hands at the same time.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { postgresLeadStore } from "@forecourt/leads/postgres";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { startTestPostgres } from "./postgres/postgres-for-tests.ts";
import { leadTarget } from "./leads/lead-target.ts";
import { pourLeads } from "./leads/pour-leads.ts";

const values = new Command("pnpm bench delivery")
  .description("Deliver leads by two workers and show that each is taken once.")
  .option("--total <leads>", "how many leads", wholeNumber, 10_000)
  .showHelpAfterError()
  .parse()
  .opts<{ total: number }>();
const total = values.total;

async function fill(url: string): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), "forecourt-delivery-"));
  const server = await leadTarget({ kind: "postgres", url, directory }, { bare: true });
  await server.start();
  const { acknowledged } = await pourLeads(server, { connections: 32, total });
  await server.stop("SIGTERM");
  rmSync(directory, { recursive: true, force: true });
  return acknowledged.map((one) => one.id);
}

/** Counts what it takes, and whether a lead was ever here twice at once. */
async function startDouble() {
  const taken = new Map<string, number>();
  const here = new Set<string>();
  const seen = { requests: 0, overlaps: 0 };
  const server = createServer((request, response) => {
    const key = String(request.headers["idempotency-key"]);
    seen.requests += 1;
    const refused = seen.requests % 50 === 0 && seen.requests < total;
    if (here.has(key)) seen.overlaps += 1;
    here.add(key);
    request.resume();
    request.once("end", () => {
      setTimeout(() => {
        here.delete(key);
        if (!refused) taken.set(key, (taken.get(key) ?? 0) + 1);
        response.writeHead(refused ? 503 : 201).end(refused ? "" : `{"id":"${key}"}`);
      }, 2);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, taken, seen, stop: () => server.close() };
}

const postgres = await startTestPostgres();
if ("skipped" in postgres) {
  console.log(`skipped: ${postgres.skipped}`);
} else {
  const ids = await fill(postgres.url);
  const double = await startDouble();
  const file = join(import.meta.dirname, "leads/delivery-process.ts");
  const began = performance.now();
  const workers = [1, 2].map(() =>
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, postgres.url, double.url], {
      stdio: "inherit",
    }),
  );
  const store = postgresLeadStore({ url: postgres.url });
  while ((await store.nextDue()) !== null && performance.now() - began < 180_000) await wait(200);
  const seconds = (performance.now() - began) / 1000;
  for (const worker of workers) {
    const ended = once(worker, "exit");
    worker.kill("SIGTERM");
    await ended;
  }
  const missing = ids.filter((id) => !double.taken.has(id)).length;
  const doubled = [...double.taken.values()].filter((times) => times > 1).length;
  const left = (await store.list({ limit: 1, delivery: "waiting" })).length;
  await store.close();
  double.stop();
  await postgres.stop();
  console.log(
    `${ids.length} leads, 2 workers, one PostgreSQL: ${double.taken.size} taken in ${seconds.toFixed(1)} s (${(double.taken.size / seconds).toFixed(0)}/s), ${missing} missing, ${doubled} taken twice, ${double.seen.overlaps} in two hands at once, ${double.seen.requests - double.taken.size} retries, ${left} left waiting (targets 0)`,
  );
  if (missing + doubled + double.seen.overlaps + left > 0 || ids.length !== total) process.exitCode = 1;
}
