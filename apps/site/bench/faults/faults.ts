import { type ChildProcess, execFile, spawn } from "node:child_process";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { mapFile } from "../stock/feed-file.ts";
import type { ProxyMode } from "./fault-proxy.ts";
import { SITE, TENANT } from "#host/testing/built-site.ts";
import { DATABASE_ROLE, type Parts, type World } from "./world.ts";

/** One way a part fails: what the site stands on, how the fault begins and how it ends. */
export interface Fault {
  name: string;
  parts: Parts;
  begin(world: World): Promise<void> | void;
  end(world: World): Promise<void> | void;
}

const run = promisify(execFile);

/** A service behind the proxy that fails in each of the ways a network and a service do. */
const failingService = (name: string, parts: Parts): Fault[] =>
  (
    [
      ["hang", "hangs"],
      ["slow", "is slow"],
      ["cut", "cuts its answers"],
      ["corrupt", "corrupts its answers"],
    ] satisfies [ProxyMode, string][]
  ).map(([mode, does]) => ({
    name: `${name} ${does}`,
    parts,
    begin: ({ proxy }) => proxy.behave(mode),
    end: ({ proxy }) => proxy.behave("pass"),
  }));

const snapshotOf = (folder: string): string => join(folder, "stock", TENANT, "stock.snapshot");
const postgres: Parts = { store: "postgres" };
let release = async (): Promise<void> => {};
let changing: ChildProcess | null = null;

/** From now on the kernel answers these calls of a running process otherwise: what a disk in trouble does. */
function changeCalls(pid: number, calls: string, how: string): void {
  const change = ["-e", `trace=${calls}`, "-e", `inject=${calls}:${how}`];
  changing = spawn("strace", ["-f", "-qq", "-o", "/dev/null", ...change, "-p", String(pid)], {
    stdio: "ignore",
  });
}

/** Every fault that is rehearsed, in the order of the table. */
export const FAULTS: readonly Fault[] = [
  { name: "nothing fails", parts: {}, begin: () => {}, end: () => {} },
  ...failingService("dashboard", { sink: "dashboard" }),
  ...(
    [
      ["page", "a sign-in page stands before the dashboard"],
      ["nothing", "204 is answered in the place of the dashboard"],
    ] satisfies [ProxyMode, string][]
  ).map(([mode, name]) => ({
    name,
    parts: { sink: "dashboard" } as const,
    begin: ({ proxy }: World) => proxy.behave(mode),
    end: ({ proxy }: World) => proxy.behave("pass"),
  })),
  ...failingService("Meilisearch", { search: "meilisearch" }),
  ...failingService("PostgreSQL", postgres),
  {
    name: "PostgreSQL restarts",
    parts: postgres,
    begin: (world) => world.postgres.restart(3000),
    end: () => {},
  },
  {
    name: "PostgreSQL fails over to a standby that takes reads only",
    parts: postgres,
    begin: async ({ postgres: { sql } }) => {
      await sql("ALTER SYSTEM SET default_transaction_read_only = on");
      await sql("SELECT pg_reload_conf()");
      await sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
      );
    },
    end: async ({ postgres: { sql } }) => {
      await sql("ALTER SYSTEM RESET default_transaction_read_only");
      await sql("SELECT pg_reload_conf()");
    },
  },
  {
    name: "PostgreSQL has no connection left",
    parts: postgres,
    begin: async ({ postgres: { occupy, sql } }) => {
      release = occupy(60);
      // Those who had one must ask for another, again and again.
      for (let round = 0; round < 10; round += 1) {
        await sql(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${DATABASE_ROLE}'`,
        );
        await wait(200);
      }
    },
    end: () => release(),
  },
  ...failingService("mail server", { sink: "smtp" }),
  ...failingService("the object store of files", { files: "s3" }),
  {
    name: "the disk is full",
    parts: { disk: "own" },
    begin: ({ disk }) => disk.fill(),
    end: ({ disk }) => disk.free(),
  },
  {
    name: "the disk takes reads only",
    parts: {},
    begin: ({ site }) =>
      changeCalls(site.pid(), "pwrite64,ftruncate,fsync,fdatasync,rename,mkdir", "error=EROFS"),
    end: () => void changing?.kill("SIGINT"),
  },
  {
    name: "the disk takes 250 ms for each flush",
    parts: {},
    begin: ({ site }) => changeCalls(site.pid(), "fsync,fdatasync", "delay_enter=250000"),
    end: () => void changing?.kill("SIGINT"),
  },
  {
    name: "the stock's snapshot is deleted, and comes back",
    parts: {},
    begin: ({ folder }) => renameSync(snapshotOf(folder), `${snapshotOf(folder)}.away`),
    end: ({ folder }) => renameSync(`${snapshotOf(folder)}.away`, snapshotOf(folder)),
  },
  {
    name: "the clock jumps two hours ahead, and back",
    parts: { clock: "movable" },
    begin: ({ moveClock }) => moveClock(7200),
    end: ({ moveClock }) => moveClock(0),
  },
  {
    name: "the clock jumps two hours back, and ahead",
    parts: { clock: "movable" },
    begin: ({ moveClock }) => moveClock(-7200),
    end: ({ moveClock }) => moveClock(0),
  },
  {
    name: "a feed is imported beside the traffic",
    parts: {},
    begin: async ({ folder }) => {
      const command = ["--disable-warning=ExperimentalWarning", "cli/forecourt.ts"];
      const feed = [
        "demo/feeds/sample-yard.csv",
        "--tenant",
        TENANT,
        "--map",
        mapFile("sample-yard.map.json"),
      ];
      await run(process.execPath, [...command, "stock", "import", ...feed], {
        cwd: SITE,
        env: { ...process.env, FORECOURT_ENV: "test", FORECOURT_DATA: folder, FORECOURT_LOG_LEVEL: "silent" },
      });
    },
    end: () => {},
  },
  {
    name: "the process is killed (kill -9) and started again at once",
    parts: {},
    begin: async ({ site }) => {
      await site.stop("SIGKILL");
      await site.start();
    },
    end: () => {},
  },
];
