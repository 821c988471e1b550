/**
 * `pnpm bench flush`: watches the built site's system calls and shows that each acknowledged lead was flushed:
 * between the moment its key was read from the socket and the moment its answer was written there is an `fsync` or
 * `fdatasync` of the database. Skips with a reason where `strace` is not installed.
 */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Command } from "commander";
import { leadTarget, requireBuiltSite } from "./leads/lead-target.ts";
import { pourLeads } from "./leads/pour-leads.ts";
import { readTrace } from "./leads/read-trace.ts";

const LEADS = 40;
new Command("pnpm bench flush")
  .description("Show that each acknowledged lead was flushed to the disk first.")
  .showHelpAfterError()
  .parse();
requireBuiltSite();
const hasStrace = await promisify(execFile)("strace", ["-V"]).then(
  () => true,
  () => false,
);

if (!hasStrace) console.log("skipped: strace is not installed (Debian: apt-get install strace)");
else await watch();

async function watch(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "forecourt-flush-"));
  const trace = join(directory, "trace");
  const server = await leadTarget({ kind: "sqlite", directory });
  try {
    await server.start();
    const calls = "trace=read,recvfrom,readv,write,writev,sendto,sendmsg,fsync,fdatasync";
    const strace = spawn(
      "strace",
      ["-f", "-y", "-s", "8192", "-e", calls, "-o", trace, "-p", String(server.pid())],
      {
        stdio: "ignore",
      },
    );
    await wait(700); // strace says nowhere when it is attached
    const { acknowledged } = await pourLeads(server, { connections: 1, total: LEADS });
    strace.kill("SIGINT");
    await new Promise((resolve) => {
      strace.once("exit", resolve);
    });
    const verdicts = readTrace(readFileSync(trace, "utf8"), acknowledged);
    const flushed = verdicts.filter((verdict) => verdict.flushed).length;
    const unseen = verdicts.filter((verdict) => !verdict.seen).length;
    console.log(
      `${acknowledged.length} leads acknowledged, ${flushed} seen flushed before their answer, ${unseen} not seen`,
    );
    const example = verdicts.find((verdict) => verdict.flushed)?.lines ?? [];
    for (const line of example) console.log(`  ${line.slice(0, 150)}`);
    if (acknowledged.length !== LEADS || flushed !== LEADS) process.exitCode = 1;
  } finally {
    await server.stop("SIGTERM");
    rmSync(directory, { recursive: true, force: true });
  }
}
