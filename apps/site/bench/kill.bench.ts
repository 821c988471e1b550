/**
 * `pnpm bench kill [--rounds N] [--bare]`: leads pour into the built site, which is killed (`kill -9`) at a random
 * moment and started again on the same store; every acknowledged id must then be there. Target: none lost.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sqliteLeadStore } from "@forecourt/leads/sqlite";
import { leadTarget, siteIsBuilt, sqliteFile } from "./leads/lead-target.ts";
import { pourLeads } from "./leads/pour-leads.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string" }, bare: { type: "boolean" } },
  allowPositionals: true,
});
const rounds = Number(values.rounds ?? 10);
const bare = values.bare === true || !siteIsBuilt();
const directory = mkdtempSync(join(tmpdir(), "forecourt-kill-"));
const store = { kind: "sqlite", directory } as const;
const server = await leadTarget(store, { bare });
const acknowledged: string[] = [];

console.log(
  `${rounds} rounds of kill -9, ${server.name}${bare && !values.bare ? " (the site is not built)" : ""}, SQLite`,
);
try {
  for (let round = 1; round <= rounds; round += 1) {
    await server.start();
    const killed = new AbortController();
    const pouring = pourLeads(server, { connections: 16, signal: killed.signal });
    const moment = 100 + Math.random() * 900;
    await wait(moment);
    await server.stop("SIGKILL");
    killed.abort();
    const { acknowledged: now } = await pouring;
    acknowledged.push(...now.map((one) => one.id));
    console.log(
      `round ${String(round).padStart(2)}: killed after ${moment.toFixed(0)} ms, ${now.length} acknowledged`,
    );
  }
  await server.start(); // an unaided restart
  await server.stop("SIGTERM");
  const opened = sqliteLeadStore({ file: sqliteFile(store) });
  await opened.migrate();
  const lost: string[] = [];
  for (const id of acknowledged) {
    const lead = await opened.get(id);
    if (!lead || lead.deliveries.length === 0) lost.push(id);
  }
  await opened.close();
  console.log(`${acknowledged.length} leads acknowledged, ${lost.length} lost (target 0)`);
  if (lost.length > 0 || acknowledged.length === 0) process.exitCode = 1;
} finally {
  await server.stop("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
}
