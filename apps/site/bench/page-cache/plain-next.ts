import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "#host/testing/built-site.ts";
import { freePort } from "#host/testing/listening.ts";
import { untilReady } from "#host/testing/site-process.ts";

const NEXT = join(SITE, "node_modules/next/dist/bin/next");

/** Builds and starts a Next site of one page with a hundred of our cards, or as many as `?cards=` says, from a copy that the framework may write to. */
export async function startPlainNext(): Promise<{ port: number; stop: () => Promise<void> }> {
  mkdirSync(join(SITE, ".test"), { recursive: true });
  const folder = mkdtempSync(join(SITE, ".test/plain-next-"));
  cpSync(join(import.meta.dirname, "plain-next"), folder, { recursive: true });
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const built = spawnSync(process.execPath, [NEXT, "build", folder], { cwd: folder, env, encoding: "utf8" });
  if (built.status !== 0)
    throw new Error(`The plain page could not be built: ${built.stdout}${built.stderr}`);
  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, "start", folder, "-p", String(port), "-H", "127.0.0.1"], {
    cwd: folder,
    env,
    stdio: "ignore",
  });
  await untilReady(port, child);
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
