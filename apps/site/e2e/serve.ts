/** Seeds a data folder of its own and serves the built site from it; the folder goes when the journeys end. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const port = process.env["FORECOURT_E2E_PORT"] ?? "3140";
/** Where specs find leads and mail; known to them by the port. */
const data = join(tmpdir(), `forecourt-e2e-${port}`);
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });

const site = join(import.meta.dirname, "..");
const env: NodeJS.ProcessEnv = {
  ...process.env,
  // A test names its shopper in `x-forwarded-for`, as a proxy would.
  FORECOURT_TRUSTED_PROXIES: "1",
  // Sinks of the tests are doubles on this machine.
  FORECOURT_OUTGOING_LOOPBACK: "on",
  NODE_ENV: "production",
  FORECOURT_ENV: "test",
  FORECOURT_DATA: data,
  FORECOURT_LOG_LEVEL: "warn",
  PORT: port,
};
const node = [
  process.execPath,
  "--conditions=react-server",
  "--disable-warning=ExperimentalWarning",
] as const;
const seeded = spawnSync(node[0], [...node.slice(1), "demo/seed.ts"], { cwd: site, env, stdio: "inherit" });
if (seeded.status !== 0) process.exit(1);

const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server.ts"], {
  cwd: site,
  env,
  stdio: "inherit",
});
process.on("SIGTERM", () => server.kill("SIGTERM"));
process.on("SIGINT", () => server.kill("SIGINT"));
server.on("exit", (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
