/**
 * `pnpm bench kill [--rounds N] [--files]`: leads pour into the built site, which is killed (`kill -9`) at a random
 * moment and started again on the same store; every acknowledged id must then be there, and with `--files` each
 * lead's file, byte for byte, and what was half written is swept. Target: none lost.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { leadStore, sqliteDatabase } from "@forecourt/leads/stores";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { leadTarget, requireBuiltSite, sqliteFile } from "./leads/lead-target.ts";
import { type Acknowledged, fileContent, pourLeads } from "./leads/pour-leads.ts";

const { rounds, files } = new Command("pnpm bench kill")
  .description("Kill the server under load and show that no acknowledged lead is lost.")
  .option("--rounds <rounds>", "how many kills", wholeNumber, 10)
  .option("--files", "leads with files", false)
  .showHelpAfterError()
  .parse()
  .opts<{ rounds: number; files: boolean }>();
requireBuiltSite();
const directory = mkdtempSync(join(tmpdir(), "forecourt-kill-"));
const store = { kind: "sqlite", directory } as const;
const server = await leadTarget(store);
const acknowledged: Acknowledged[] = [];

console.log(`${rounds} rounds of kill -9, SQLite`);
try {
  for (let round = 1; round <= rounds; round += 1) {
    await server.start();
    // The first lead of a process loads its route: before it there is nothing to lose.
    acknowledged.push(...(await pourLeads(server, { connections: 1, total: 1, files })).acknowledged);
    const killed = new AbortController();
    const pouring = pourLeads(server, { connections: 16, signal: killed.signal, files });
    const moment = 100 + Math.random() * 900;
    await wait(moment);
    await server.stop("SIGKILL");
    killed.abort();
    const { acknowledged: now } = await pouring;
    acknowledged.push(...now);
    console.log(
      `round ${String(round).padStart(2)}: killed after ${moment.toFixed(0)} ms, ${now.length} acknowledged`,
    );
  }
  const unfinished = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".part"))
    .map((name) => join(directory, name));
  // Eleven minutes old, so that no upload can be under way to them.
  const then = Date.now() / 1000 - 660;
  for (const file of unfinished) utimesSync(file, then, then);
  await server.start(); // an unaided restart
  const swept = async (): Promise<number> => {
    for (let tries = 0; tries < 40 && unfinished.some((file) => existsSync(file)); tries += 1)
      await wait(250);
    return unfinished.filter((file) => existsSync(file)).length;
  };
  const left = await swept();
  await server.stop("SIGTERM");
  const opened = leadStore(sqliteDatabase({ file: sqliteFile(store) }));
  await opened.migrate();
  const lost: string[] = [];
  const spoiled: string[] = [];
  for (const { id, key } of acknowledged) {
    const lead = await opened.get(id);
    if (!lead || lead.deliveries.length === 0) lost.push(id);
    const path = join(directory, "files", lead?.files[0]?.location ?? "none");
    if (files && !(existsSync(path) && readFileSync(path).equals(fileContent(key)))) spoiled.push(id);
  }
  await opened.close();
  console.log(
    `${acknowledged.length} leads acknowledged, ${lost.length} lost (target 0)${files ? `, ${spoiled.length} files lost or spoiled (target 0)` : ""}`,
  );
  console.log(`${unfinished.length} half-written files, ${left} of them left (target 0)`);
  if (lost.length + spoiled.length + left > 0 || acknowledged.length === 0) process.exitCode = 1;
} finally {
  await server.stop("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
}
