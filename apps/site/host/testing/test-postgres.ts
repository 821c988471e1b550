/**
 * Starts a throwaway PostgreSQL on loopback from Debian's package, for tests and benches. Run directly it prints
 * the URL and serves until it is interrupted; `startTestPostgres` is for scripts.
 *
 *   node apps/site/host/testing/test-postgres.ts
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "./listening.ts";

const run = promisify(execFile);

/** A running database, or why there is none. */
export type TestPostgres = RunningPostgres | { skipped: string };

/** A database that runs. */
export interface RunningPostgres {
  url: string;
  port: number;
  /** Runs a statement as the database's owner. */
  sql: (statement: string) => Promise<void>;
  /** Takes so many connections, as soon as they are free, and keeps them until the returned function is called. */
  occupy: (connections: number) => () => Promise<void>;
  /** Stops it as an operator would (connections are ended) and starts it again on the same port after `downMs`. */
  restart: (downMs: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** The newest installed PostgreSQL's programs, or null. */
function findPrograms(): string | null {
  const base = "/usr/lib/postgresql";
  if (!existsSync(base)) return null;
  const versions = readdirSync(base).toSorted((a, b) => Number(b) - Number(a));
  const bins = versions.map((version) => join(base, version, "bin"));
  return bins.find((bin) => existsSync(join(bin, "initdb")) && existsSync(join(bin, "postgres"))) ?? null;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
async function findAccount(): Promise<{ uid: number; gid: number } | "own" | null> {
  if (userInfo().uid !== 0) return "own";
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", "postgres"]), run("id", ["-g", "postgres"])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** Whoever takes connections away from others. */
const BUSY = "busy";

const urlOf = (port: number, role: string): string => `postgres://${role}@127.0.0.1:${port}/postgres`;

/** Starts a cluster in a temporary folder with `fsync` on and `more` settings; `stop` ends it and removes the folder. */
export async function startTestPostgres(more: readonly string[] = []): Promise<TestPostgres> {
  const bin = findPrograms();
  if (!bin) return { skipped: "PostgreSQL is not installed (Debian: apt-get install postgresql)" };
  const account = await findAccount();
  if (!account) return { skipped: "PostgreSQL cannot run as root, and there is no user called postgres" };
  const as = account === "own" ? {} : account;
  const folder = mkdtempSync(join(tmpdir(), "forecourt-postgres-"));
  if (account !== "own") chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const port = await freePort();
  await run(join(bin, "initdb"), ["-D", data, "-U", "forecourt", "-A", "trust", "-E", "UTF8", "--locale=C"], {
    ...as,
    cwd: folder,
  });
  const settings = [
    "fsync=on",
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    ...more,
  ];
  const start = (): { process: ChildProcess; ended: Promise<void> } => {
    const started = spawn(join(bin, "postgres"), ["-D", data, ...settings.flatMap((one) => ["-c", one])], {
      ...as,
      cwd: folder,
      stdio: "ignore",
    });
    const ended = new Promise<void>((resolve) => {
      started.once("exit", () => resolve());
    });
    return { process: started, ended };
  };
  const untilUp = async (): Promise<boolean> => {
    for (let tries = 0; tries < 150 && server.process.exitCode === null; tries += 1) {
      const up = await run(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port), "-q"]).then(
        () => true,
        () => false,
      );
      if (up) return true;
      await wait(100);
    }
    return false;
  };
  // Fast shutdown: connections are ended, data is flushed.
  const end = async (signal: "SIGINT" | "SIGKILL"): Promise<void> => {
    server.process.kill(signal);
    await server.ended;
  };
  let server = start();
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (!(await untilUp())) {
    await end("SIGKILL");
    remove();
    return { skipped: "PostgreSQL is installed but did not start" };
  }
  const url = urlOf(port, "forecourt");
  const sql = async (statement: string): Promise<void> => {
    await run(join(bin, "psql"), [url, "-qc", statement]);
  };
  await sql(`CREATE ROLE ${BUSY} LOGIN`);
  return {
    url,
    port,
    sql,
    occupy: (connections) => {
      // Each asks until it has one, and keeps it.
      const script = `until '${join(bin, "psql")}' "$0" -qc 'SELECT pg_sleep(3600)'; do sleep 0.2; done`;
      const taken = Array.from({ length: connections }, () =>
        spawn("sh", ["-c", script, urlOf(port, BUSY)], { stdio: "ignore", detached: true }),
      );
      return async () => {
        for (const { pid } of taken) if (pid !== undefined) process.kill(-pid, "SIGKILL");
        // A connection that sleeps does not notice that its client is gone.
        await sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${BUSY}'`);
      };
    },
    restart: async (downMs) => {
      await end("SIGINT");
      await wait(downMs);
      server = start();
      if (!(await untilUp())) throw new Error("PostgreSQL did not start again.");
    },
    stop: async () => {
      await end("SIGINT");
      remove();
    },
  };
}

if (import.meta.main) {
  const database = await startTestPostgres();
  if ("skipped" in database) {
    process.stdout.write(`skipped: ${database.skipped}\n`);
  } else {
    process.stdout.write(`${database.url}\n`);
    const stop = (): void => void database.stop().then(() => process.exit(0));
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  }
}
