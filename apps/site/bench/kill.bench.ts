/**
 * `pnpm bench kill [--rounds N] [--files]`: leads pour into the built site, which is killed (`kill -9`) at a random
 * moment and started again on the same store; every acknowledged id must then be there, and with `--files` each
 * lead's file, byte for byte, and what was half written is swept. Then `strace` watches the system calls of some leads: between
 * the moment a key was read from the socket and the moment its response was written there is an `fsync` or `fdatasync` of the
 * database.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { leadStore, sqliteDatabase } from "@forecourt/leads/stores";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { type Acknowledged, fileContent, pourLeads } from "./leads/pour-leads.ts";
import { isFlushed } from "./leads/read-trace.ts";
import { builtSite, RECEIVING, requireBuiltSite } from "#host/testing/built-site.ts";
import { row } from "./site/figures.ts";
import { scratchFolder } from "./site/scratch.ts";

const { rounds, files } = new Command("pnpm bench kill")
  .description("Kill the server under load and show that no acknowledged lead is lost.")
  .option("--rounds <rounds>", "how many kills", wholeNumber, 10)
  .option("--files", "leads with files", false)
  .showHelpAfterError()
  .parse()
  .opts<{ rounds: number; files: boolean }>();
requireBuiltSite();
const directory = scratchFolder();
const site = await builtSite(directory, { environment: RECEIVING });
const acknowledged: Acknowledged[] = [];

async function killed(round: number): Promise<void> {
  await site.start();
  // The first lead of a process loads its route: before it there is nothing to lose.
  acknowledged.push(...(await pourLeads(site, { connections: 1, total: 1, files })).acknowledged);
  const over = new AbortController();
  const pouring = pourLeads(site, { connections: 16, signal: over.signal, files });
  const moment = 100 + Math.random() * 900;
  await wait(moment);
  await site.stop("SIGKILL");
  over.abort();
  const { acknowledged: now } = await pouring;
  acknowledged.push(...now);
  console.log(`round ${round}: killed after ${moment.toFixed(0)} ms, ${now.length} acknowledged`);
}

async function flushed(): Promise<void> {
  const calls = "trace=read,recvfrom,readv,write,writev,sendto,sendmsg,fsync,fdatasync";
  const trace = join(directory, "trace");
  const options = ["-f", "-y", "-s", "8192", "-e", calls, "-o", trace, "-p", String(site.pid())];
  const strace = spawn("strace", options, { stdio: "ignore" });
  await wait(700); // strace says nowhere when it is attached
  const { acknowledged: leads } = await pourLeads(site, { connections: 1, total: 40 });
  acknowledged.push(...leads);
  const ended = new Promise((resolve) => strace.once("exit", resolve));
  strace.kill("SIGINT");
  await ended;
  const lines = readFileSync(trace, "utf8").split("\n");
  row(
    "leads flushed before their response, of 40",
    leads.filter((lead) => isFlushed(lines, lead)).length,
    "",
    {
      is: 40,
    },
  );
}

try {
  for (let round = 1; round <= rounds; round += 1) await killed(round);
  const unfinished = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".part"))
    .map((name) => join(directory, name));
  // Eleven minutes old, so that no upload can be under way to them.
  const then = Date.now() / 1000 - 660;
  for (const file of unfinished) utimesSync(file, then, then);
  await site.start(); // an unaided restart
  for (let tries = 0; tries < 40 && unfinished.some((file) => existsSync(file)); tries += 1) await wait(250);
  const left = unfinished.filter((file) => existsSync(file)).length;
  if (spawnSync("strace", ["-V"]).status === 0) await flushed();
  else console.log("flushes were not watched: strace is not installed (Debian: apt-get install strace)");
  await site.stop("SIGTERM");
  const opened = leadStore(sqliteDatabase({ file: join(directory, "leads.sqlite") }));
  await opened.migrate();
  let [lost, spoiled] = [0, 0];
  for (const { id, key, hasFile } of acknowledged) {
    const lead = await opened.get(id);
    if (!lead || lead.deliveries.length === 0) lost += 1;
    const path = join(directory, "files", lead?.files[0]?.location ?? "none");
    if (hasFile && !(existsSync(path) && readFileSync(path).equals(fileContent(key)))) spoiled += 1;
  }
  await opened.close();
  row("leads acknowledged", acknowledged.length, "", { least: rounds });
  row("leads lost", lost, "", { is: 0 });
  if (files) row("files lost or spoiled", spoiled, "", { is: 0 });
  row(`half-written files left, of ${unfinished.length}`, left, "", { is: 0 });
} finally {
  await site.stop("SIGKILL");
}
