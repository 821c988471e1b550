import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { type BuiltSite, builtSite, SITE } from "#host/testing/built-site.ts";
import { NODE } from "#host/testing/site-process.ts";

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
interface PlatformOptions {
  processes: number;
  data: string;
  databaseUrl: string;
  redisUrl: string;
  /** Laid over the environment of all of them. */
  environment: Readonly<Record<string, string>>;
}

const END_MS = 30_000;

/** Starts so many site processes, one after the other, and one worker. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  let cut = 0;
  const environment = {
    FORECOURT_TRUSTED_PROXIES: "1",
    FORECOURT_DRAIN_SECONDS: "1",
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    ...options.environment,
  };
  const forecourt = (args: readonly string[], more: Readonly<Record<string, string>> = {}): ChildProcess =>
    spawn(process.execPath, [...NODE, "cli/forecourt.ts", ...args], {
      cwd: SITE,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        FORECOURT_ENV: "test",
        FORECOURT_DATA: options.data,
        FORECOURT_LOG_LEVEL: "error",
        ...environment,
        ...more,
      },
    });
  const end = async (site: BuiltSite): Promise<void> => {
    const ended = await Promise.race([site.stop("SIGTERM"), wait(END_MS, "late" as const, { ref: false })]);
    if (ended !== "late") return;
    cut += 1;
    await site.stop("SIGKILL");
  };
  const sites: BuiltSite[] = [];
  for (let one = 0; one < options.processes; one += 1) {
    const site = await builtSite(options.data, {
      environment: { ...environment, FORECOURT_DELIVERY: "off" },
    });
    sites.push(site);
    await site.start();
  }
  const worker = forecourt(["worker"]);
  for (const output of [worker.stdout, worker.stderr]) output?.pipe(process.stderr);
  return {
    ports: sites.map(({ port }) => port),
    replace: async (one) => {
      const site = sites[one];
      if (site === undefined) throw new Error(`There is no process ${one}.`);
      await end(site);
      await site.start();
    },
    cut: () => cut,
    command: async (args, more) => {
      const child = forecourt(args, more);
      const words = Promise.all(
        [child.stdout, child.stderr].map(async (stream) => (stream ? text(stream) : "")),
      );
      const [code] = (await once(child, "exit")) as [number | null];
      if (code !== 0)
        throw new Error(`forecourt ${args.join(" ")} ended with ${code}: ${(await words).join("")}`);
    },
    stop: async () => {
      await Promise.all(sites.map(end));
      if (worker.exitCode === null && worker.kill("SIGTERM")) await once(worker, "exit");
    },
  };
}
