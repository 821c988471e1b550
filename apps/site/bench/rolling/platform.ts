import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort, NODE, OWN_PROGRAM, untilReady } from "../site/site-process.ts";

const SITE = join(import.meta.dirname, "../..");

/** Site processes and a worker on shared stores. */
export interface Platform {
  ports: readonly number[];
  /** Ends one process as a deployment does, and starts another in its place. */
  replace(one: number): Promise<void>;
  /** How many had to be killed because they did not end by themselves. */
  cut(): number;
  /** Runs `forecourt …` on the same stores, as an operator does, and rejects with its words when it fails. */
  command(args: readonly string[], environment?: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

/** What the processes share. */
export interface PlatformOptions {
  processes: number;
  data: string;
  databaseUrl: string;
  redisUrl: string;
  /** Laid over the environment of all of them. */
  environment?: Readonly<Record<string, string>>;
}

const END_MS = 30_000;

/** Starts so many site processes, one after the other, and one worker. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  let cut = 0;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    FORECOURT_ENV: "test",
    FORECOURT_DATA: options.data,
    FORECOURT_LOG_LEVEL: "error",
    FORECOURT_TRUSTED_PROXIES: "1",
    FORECOURT_DRAIN_SECONDS: "1",
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    ...options.environment,
  };
  const launch = (
    args: readonly string[],
    more: Readonly<Record<string, string>>,
    output: "inherit" | "pipe" = "inherit",
  ): ChildProcess =>
    spawn(process.execPath, args, {
      cwd: SITE,
      stdio: ["ignore", output, output],
      env: { ...environment, ...more },
    });
  const site = async (port: number): Promise<ChildProcess> => {
    const child = launch([...NODE, "server.ts"], { PORT: String(port), FORECOURT_DELIVERY: "off" });
    await untilReady(port, child);
    return child;
  };
  const end = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => {
      child.once("exit", resolve);
    });
    const kill = setTimeout(() => {
      cut += 1;
      child.kill("SIGKILL");
    }, END_MS);
    child.kill("SIGTERM");
    await ended;
    clearTimeout(kill);
  };

  const ports: number[] = [];
  const children: ChildProcess[] = [];
  for (let one = 0; one < options.processes; one += 1) {
    const port = await freePort();
    ports.push(port);
    children.push(await site(port));
  }
  const worker = launch([...OWN_PROGRAM, "cli/forecourt.ts", "worker"], {});
  return {
    ports,
    replace: async (one) => {
      const [child, port] = [children[one], ports[one]];
      if (child === undefined || port === undefined) throw new Error(`There is no process ${one}.`);
      await end(child);
      children[one] = await site(port);
    },
    cut: () => cut,
    command: async (args, more = {}) => {
      const child = launch([...OWN_PROGRAM, "cli/forecourt.ts", ...args], more, "pipe");
      const words = Promise.all(
        [child.stdout, child.stderr].map(async (stream) => (stream ? text(stream) : "")),
      );
      const [code] = (await once(child, "exit")) as [number | null];
      if (code !== 0)
        throw new Error(`forecourt ${args.join(" ")} ended with ${code}: ${(await words).join("")}`);
    },
    stop: async () => {
      await Promise.all([...children.splice(0), worker].map(end));
    },
  };
}
