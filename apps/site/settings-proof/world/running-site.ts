import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./ask.ts";

const SITE = join(import.meta.dirname, "../..");
const READY_WITHIN_MS = 60_000;

/** The built site in a process of its own, on loopback. */
export interface RunningSite {
  readonly port: number;
  stop(): Promise<void>;
}

/** What a site's process and the command line beside it have in common. */
export function siteEnvironment(folders: { data: string; tenants: string }): NodeJS.ProcessEnv {
  const { VITEST: _, ...outer } = process.env;
  return {
    ...outer,
    NODE_ENV: "production",
    FORECOURT_ENV: "test",
    FORECOURT_LOG_LEVEL: "error",
    // Every service outside is a double on loopback here.
    FORECOURT_OUTGOING_LOOPBACK: "on",
    FORECOURT_SECRET_SHARED_PROOF_KEY: "a-key-of-the-proof",
    FORECOURT_DATA: folders.data,
    FORECOURT_TENANTS: folders.tenants,
  };
}

/** Starts the built site and comes back when it answers. */
export async function startSite(environment: NodeJS.ProcessEnv): Promise<RunningSite> {
  const port = await freePort();
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server.ts"], {
    cwd: SITE,
    env: { ...environment, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = once(child, "exit");
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await gone;
  };
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null) {
    const ready = await ask(port, null, "/healthz").catch(() => null);
    if (ready?.status === 200) return { port, stop };
    await pause(100);
  }
  await stop();
  throw new Error("The built site did not start. Build it first: pnpm build.");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("Loopback has no free port.");
  return address.port;
}
