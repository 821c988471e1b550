import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort, NODE, untilReady } from "../site/site-process.ts";

const SITE = join(import.meta.dirname, "../..");

/** Where the leads of a run are kept. */
export type LeadStoreChoice =
  | { kind: "sqlite"; directory: string }
  | { kind: "postgres"; url: string; directory: string };

/** The built site that leads are poured into; it can be killed and started again on the same store. */
export interface LeadTarget {
  port: number;
  /** Host header of a tenant. */
  host: string;
  start(): Promise<void>;
  /** `SIGKILL` is the power cut, `SIGTERM` the polite way. */
  stop(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  /** Of the running server. */
  pid(): number;
}

/** True when `next build` has left something to serve. */
export const siteIsBuilt = (): boolean => existsSync(join(SITE, ".next/BUILD_ID"));

/** Ends the bench where there is no built site. */
export function requireBuiltSite(): void {
  if (siteIsBuilt()) return;
  console.log("The site is not built; `pnpm build` first.");
  process.exit(1);
}

const firstTenant = (): string =>
  readdirSync(join(SITE, "tenants"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(SITE, "tenants", entry.name, "tenant.json")))
    .map((entry) => entry.name)
    .toSorted()[0] ?? "";

/** Where the file of a SQLite run lies: the site's own place for it. */
export const sqliteFile = ({ directory }: LeadStoreChoice): string => join(directory, "leads.sqlite");

/** How the site differs from one that only receives, for the first of the dealers. */
interface LeadTargetOptions {
  /** Slug of the dealer; the first of them when left out. */
  tenant?: string;
  /** Laid over the environment the server is given. */
  environment?: Readonly<Record<string, string>>;
}

/** The built site. Delivery is off unless the environment says otherwise: what is measured is receiving. */
export async function leadTarget(
  store: LeadStoreChoice,
  { tenant, environment = {} }: LeadTargetOptions = {},
): Promise<LeadTarget> {
  const port = await freePort();
  const slug = tenant ?? firstTenant();
  let child: ChildProcess | null = null;
  return {
    port,
    host: `${slug}.localhost`,
    start: async () => {
      child = spawn(process.execPath, [...NODE, join(SITE, "server.ts")], {
        cwd: SITE,
        stdio: ["ignore", "ignore", "inherit"],
        env: {
          ...process.env,
          // Each lead names its own shopper, as a proxy would.
          FORECOURT_TRUSTED_PROXIES: "1",
          FORECOURT_OUTGOING_LOOPBACK: "on",
          NODE_ENV: "production",
          PORT: String(port),
          FORECOURT_ENV: "test",
          FORECOURT_DATA: store.directory,
          FORECOURT_DELIVERY: "off",
          FORECOURT_LOG_LEVEL: "error",
          ...(store.kind === "postgres" ? { DATABASE_URL: store.url } : {}),
          ...environment,
        },
      });
      await untilReady(port, child);
    },
    stop: async (signal) => {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null) return;
      const ended = new Promise((resolve) => {
        running.once("exit", resolve);
      });
      running.kill(signal);
      await ended;
    },
    pid: () => child?.pid ?? 0,
  };
}
