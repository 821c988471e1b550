import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { extname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** The server as it lies here: source in a clone, built in a package. */
const SERVER = join(import.meta.dirname, `../../server${extname(import.meta.filename)}`);
/**
 * Where Node stores what it compiled, for the next start. Without it each start loads the compiler that strips types, which holds
 * 20 MB for good. A build empties it.
 */
const COMPILED = join(import.meta.dirname, "../../.next/compiled");
const READY_MS = 60_000;

/**
 * How the C library allocates in each process of ours. It gives memory back when so much at the end of an area is free; left
 * alone it raises that to 64 MB, for each of a dozen areas that threads allocate in, and holds 150 MB that are free. What one area
 * has free no other can use, so there are two. What takes 32 KB, such as a compressed page, has a mapping of its own, which is given
 * back whole: in an area it leaves a hole. There are at most so many mappings, since the system bounds those of a process to 65,530.
 */
export const ALLOCATOR = {
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_MMAP_MAX_: "16384",
} as const;

/** What a process of ours is started with here, unless its environment says otherwise. */
export const STARTED_WITH = { ...ALLOCATOR, NODE_COMPILE_CACHE: COMPILED } as const;

/** Whether a program may listen on a port of this machine. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Why the site cannot be served here, in one sentence, or null. */
export async function whyNotServed(port: number): Promise<string | null> {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  // The first that let a server refuse to leave HTTP: before, each request with an Upgrade would cost a descriptor.
  if (major < 24 || (major === 24 && minor < 9))
    return `Node ${process.versions.node} cannot run the site, and the Node 24 that an install brings is for Linux only. Install Node 24.9 or newer and start again.`;
  if (await isFree(port)) return null;
  return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
}

/** What a site is served with, and what is said of it. */
export interface SiteProcess {
  port: number;
  /** The folder of tenants, whose addresses are printed. */
  tenants: string;
  args?: readonly string[];
  /** The whole environment of the process. */
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
  /** Once it answers. */
  onReady?: () => Promise<void>;
  /** Stops the site, as a signal does. */
  signal?: AbortSignal;
}

/**
 * Runs the site in a process of its own until it ends, and prints where each dealer is once it answers. Gives the code it
 * ended with, or a sentence when it could not be started.
 */
export async function serveSite(site: SiteProcess): Promise<number | string> {
  const { port, tenants, print } = site;
  const problem = await whyNotServed(port);
  if (problem !== null) return problem;

  print("starting");
  const args = ["--disable-warning=ExperimentalWarning", SERVER, ...(site.args ?? [])];
  // The server stops by itself when this channel closes, so it never outlives us, however we end.
  const server = spawn(process.execPath, args, {
    env: { ...STARTED_WITH, ...site.env },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const ended = once(server, "exit");
  const stop = (): void => void server.kill("SIGTERM");
  // A terminal's Ctrl+C reaches the server by itself; a signal sent to this process alone is passed on.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", stop);
  site.signal?.addEventListener("abort", stop);

  if (await isReady(port, () => server.exitCode !== null)) {
    print(`ready: http://localhost:${port} lists the dealers`);
    for (const slug of dealersIn(tenants)) print(`       http://${slug}.localhost:${port}`);
    await site.onReady?.();
  } else if (server.exitCode === null) {
    stop();
    await ended;
    return "The site started but did not become ready within a minute; the log above says why.";
  }
  await ended;
  return server.exitCode ?? 0;
}

async function isReady(port: number, ended: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < READY_MS && !ended(); waited += 100) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await wait(100);
  }
  return false;
}

const dealersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "tenant.json")))
    .map((entry) => entry.name);
