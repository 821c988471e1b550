import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./listening.ts";

/** An nginx of this test alone, with the configuration that we ship. */
export interface TestNginx {
  port: number;
  /** The folder of what it keeps. */
  cache: string;
  stop(): Promise<void>;
}

const PROGRAM = "/usr/sbin/nginx";
const CONFIGURATION = join(import.meta.dirname, "../../../../deploy/nginx.conf");

/** The installed nginx, or null. */
export const findNginx = (): string | null => (existsSync(PROGRAM) ? PROGRAM : null);

/** Starts it on loopback before the given ports; only places and ports differ from what is shipped. */
export async function startTestNginx(upstreams: readonly number[]): Promise<TestNginx> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-nginx-"));
  const cache = join(folder, "cache", "forecourt");
  mkdirSync(cache, { recursive: true });
  // Its workers are another user than the one who starts it.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const servers = upstreams.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join("\n");
  const text = replaced(readFileSync(CONFIGURATION, "utf8"), [
    [/server site-1:3000[^\n]*\n\s*server site-2:3000[^\n]*/, servers],
    [/listen 8080 default_server/, `listen 127.0.0.1:${port} default_server`],
    [/worker_processes auto/, "worker_processes 1"],
    [/pid \/tmp\/nginx\.pid/, `pid ${folder}/nginx.pid`],
    [/access_log \/dev\/stdout forecourt/, `access_log ${folder}/access.log forecourt`],
    [/\/var\/cache\/nginx\//g, `${folder}/cache/`],
  ]);
  return { port, cache, ...(await runNginx(folder, { text, port })) };
}

/** Runs an nginx with a configuration in a folder of its own, until it is stopped; the folder goes with it. */
export async function runNginx(
  folder: string,
  { text, port }: { text: string; port: number },
): Promise<Pick<TestNginx, "stop">> {
  const file = join(folder, "nginx.conf");
  writeFileSync(file, text);
  const user = process.getuid?.() === 0 ? " user root;" : "";
  const child = spawn(PROGRAM, ["-p", folder, "-c", file, "-g", `daemon off;${user}`], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (part: Buffer) => (printed += part.toString()));
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (read) => read.ok,
      () => false,
    );
    if (up) break;
    if (child.exitCode !== null || tries > 200) throw new Error(`nginx did not start: ${printed}`);
    await wait(50);
  }
  return {
    stop: async () => {
      const ended = new Promise((resolve) => {
        child.once("exit", resolve);
      });
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A place that is no longer in the shipped file would leave a test with a configuration of its own. */
function replaced(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((changed, [pattern, by]) => {
    if (changed.search(pattern) === -1) throw new Error(`deploy/nginx.conf has no ${pattern.source}.`);
    return changed.replace(pattern, by);
  }, text);
}
