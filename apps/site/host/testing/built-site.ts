import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { STARTED_WITH } from "#host/process/serve-site.ts";
import { freePort } from "./listening.ts";
import { NODE, untilReady } from "./site-process.ts";

export const SITE = join(import.meta.dirname, "../..");
/** The demo dealer of benches that need one. */
export const TENANT = "harbourside";

/** The built site over one data folder; it can be ended and started again on the same port. */
export interface BuiltSite {
  port: number;
  /** Host header of its dealer. */
  host: string;
  start(): Promise<void>;
  /** `SIGKILL` is the power cut, `SIGTERM` the polite way. Gives the code it ended with. */
  stop(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
  /** Of the running server. */
  pid(): number;
  /** Every line of its log since it was made. */
  log: readonly string[];
}

/** True when `next build` has left something to serve. */
export const siteIsBuilt = (): boolean => existsSync(join(SITE, ".next/BUILD_ID"));

/** Ends the bench where there is no built site. */
export function requireBuiltSite(): void {
  if (siteIsBuilt()) return;
  process.stdout.write("The site is not built; `pnpm build` first.\n");
  process.exit(1);
}

/** Laid over the environment of a site that leads are poured into: each names its own address, as a proxy would, and none is delivered. */
export const RECEIVING = { FORECOURT_TRUSTED_PROXIES: "1", FORECOURT_DELIVERY: "off" };

/** The built site, whose log has errors alone. */
export async function builtSite(
  data: string,
  {
    tenant = TENANT,
    environment = {},
  }: { tenant?: string; environment?: Readonly<Record<string, string | undefined>> } = {},
): Promise<BuiltSite> {
  const port = await freePort();
  const log: string[] = [];
  // It is no test of its own.
  const { VITEST: _, ...outer } = process.env;
  let child: ChildProcess | null = null;
  return {
    port,
    host: `${tenant}.localhost`,
    log,
    start: async () => {
      child = spawn(process.execPath, [...NODE, "server.ts"], {
        cwd: SITE,
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          ...STARTED_WITH,
          ...outer,
          NODE_ENV: "production",
          PORT: String(port),
          FORECOURT_OUTGOING_LOOPBACK: "on",
          FORECOURT_ENV: "test",
          FORECOURT_DATA: data,
          FORECOURT_LOG_LEVEL: "error",
          ...environment,
        },
      });
      for (const output of [child.stdout, child.stderr])
        output?.on("data", (chunk: Buffer) => log.push(...chunk.toString().split("\n").filter(Boolean)));
      await untilReady(port, child).catch((cause: unknown) => {
        throw new Error(`The site did not start: ${log.join("\n")}`, { cause });
      });
    },
    stop: async (signal) => {
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null)
        return running?.exitCode ?? null;
      const ended = new Promise<number | null>((resolve) => {
        running.once("exit", resolve);
      });
      running.kill(signal);
      return ended;
    },
    pid: () => child?.pid ?? 0,
  };
}
