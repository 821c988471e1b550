import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A Redis-compatible server of this test alone. */
export interface TestRedis {
  url: string;
  /** It keeps its connections and answers nothing, as a server does that hangs. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const PROGRAMS = ["/usr/bin/valkey-server", "/usr/bin/redis-server"];

/** The installed server's program, or null. */
export const findRedis = (): string | null => PROGRAMS.find((program) => existsSync(program)) ?? null;

/** Starts an empty server on loopback that keeps nothing on the disk. */
export async function startTestRedis(): Promise<TestRedis> {
  const program = findRedis();
  if (program === null) throw new Error("There is no redis-server; ask `findRedis` first.");
  const folder = mkdtempSync(join(tmpdir(), "forecourt-redis-"));
  // Below the range the system gives to outgoing connections.
  for (let tries = 0; tries < 20; tries += 1) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const child = spawn(
      program,
      ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder],
      { stdio: "ignore" },
    );
    if (await isUp(port, child)) return running(child, port, folder);
    child.kill("SIGKILL");
  }
  throw new Error("The Redis-compatible server did not start.");
}

function running(child: ChildProcess, port: number, folder: string): TestRedis {
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: async () => void child.kill("SIGSTOP"),
    resume: async () => void child.kill("SIGCONT"),
    stop: async () => {
      const ended = new Promise((resolve) => {
        child.once("exit", resolve);
      });
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isUp(port: number, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const connected = await new Promise<boolean>((resolve) => {
      const socket = createConnection({ port, host: "127.0.0.1" }, () => resolve(true));
      socket.setTimeout(1_000, () => socket.destroy());
      socket.once("error", () => undefined);
      socket.once("close", () => resolve(false));
    });
    // Another program's port is taken for ours until the server has noticed and ended.
    await wait(50);
    if (connected) return child.exitCode === null;
  }
  return false;
}
