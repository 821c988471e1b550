import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { SITE } from "../../host/testing/built-site.ts";
import { freePort } from "../../host/testing/listening.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../../../..");

let data: string;
/** Each site that is started here has its own. */
let port: string;
let npm: ChildProcess | null;
test.beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), "forecourt-start-"));
  port = String(await freePort());
  npm = null;
});
test.afterEach(() => {
  npm?.kill("SIGTERM");
  rmSync(data, { recursive: true, force: true });
});

/** Every process that descends from one, itself included. */
async function familyOf(pid: number): Promise<number[]> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid="]);
  const pairs = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = [pid];
  for (const member of family)
    family.push(...pairs.flatMap(([child = 0, parent = 0]) => (parent === member ? [child] : [])));
  return family;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

// A killed npm passes no signal on.
for (const signal of ["SIGTERM", "SIGKILL"] as const)
  test(`a ${signal} to npm start ends everything it began, and the port is free again`, async () => {
    // One dealer's stock is seeded sooner than eleven dealers'.
    const tenants = join(data, "tenants");
    for (const folder of ["presets", "redline"])
      cpSync(join(SITE, "tenants", folder), join(tenants, folder), { recursive: true });
    const started = spawn("npm", ["start", "--", "--built"], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        PORT: port,
        FORECOURT_ENV: "test",
        FORECOURT_DATA: join(data, "kept"),
        FORECOURT_TENANTS: tenants,
        FORECOURT_LOG_LEVEL: "silent",
      },
    });
    npm = started;
    let said = "";
    for (const stream of [started.stdout, started.stderr])
      stream.on("data", (text) => (said += String(text)));
    const ready = `http://127.0.0.1:${port}/readyz`;
    const status = () =>
      fetch(ready).then(
        ({ status: answered }) => answered,
        () => 0,
      );
    const isOver = async () => started.exitCode !== null || (await status()) === 200;
    await expect.poll(isOver, { timeout: 80_000 }).toBe(true);
    expect(started.exitCode, said).toBeNull();
    const family = await familyOf(started.pid ?? 0);
    // npm, npx, pnpm and node, at least.
    expect(family.length).toBeGreaterThanOrEqual(4);
    started.kill(signal);
    await expect.poll(() => family.filter(isRunning), { timeout: 20_000 }).toEqual([]);
    expect(await status()).toBe(0);
  });

test("a process that cannot open its lead store ends with code 1 and one sentence", async () => {
  writeFileSync(join(data, "leads.sqlite"), "this is no database ".repeat(500));
  const server = run(process.execPath, ["--disable-warning=ExperimentalWarning", "server.ts"], {
    cwd: SITE,
    env: {
      ...process.env,
      NODE_ENV: "production",
      FORECOURT_ENV: "test",
      FORECOURT_DATA: data,
      PORT: port,
    },
    timeout: 60_000,
  });
  const ended = await server.then(
    () => null,
    (failure: { code: number; stdout: string; stderr: string }) => failure,
  );
  expect(ended).toMatchObject({ code: 1, stderr: "" });
  const fatal = (ended?.stdout ?? "")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level >= 50);
  expect(fatal).toEqual([
    expect.objectContaining({ level: 60, msg: expect.stringContaining("does not start") }),
  ]);
});
