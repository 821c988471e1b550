import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { PORT } from "../support/site.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../../../..");
const SITE = join(import.meta.dirname, "../..");
/** Beside the site that the other journeys visit, and the doubles of payment providers. */
const OWN_PORT = String(Number(PORT) + 2);

let data: string;
test.beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "forecourt-start-"));
});
test.afterEach(() => rmSync(data, { recursive: true, force: true }));

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

test("a SIGTERM to npm start ends everything it began, and the port is free again", async () => {
  // One dealer's stock is seeded sooner than eleven dealers'.
  const tenants = join(data, "tenants");
  for (const folder of ["presets", "redline"])
    cpSync(join(SITE, "tenants", folder), join(tenants, folder), { recursive: true });
  const npm = spawn("npm", ["start", "--", "--built"], {
    cwd: ROOT,
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: OWN_PORT,
      FORECOURT_ENV: "test",
      FORECOURT_DATA: join(data, "kept"),
      FORECOURT_TENANTS: tenants,
      FORECOURT_LOG_LEVEL: "silent",
    },
  });
  const ready = `http://127.0.0.1:${OWN_PORT}/readyz`;
  const status = () =>
    fetch(ready).then(
      ({ status: answered }) => answered,
      () => 0,
    );
  await expect.poll(status, { timeout: 80_000 }).toBe(200);
  const family = await familyOf(npm.pid ?? 0);
  // npm, npx, pnpm and node, at least.
  expect(family.length).toBeGreaterThanOrEqual(4);
  npm.kill("SIGTERM");
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
      PORT: OWN_PORT,
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
