/** Seeds a data folder of its own and serves the built site from it, beside doubles of the payment providers; the folder goes when the journeys end. */
import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBody } from "@forecourt/leads/testing";
import { PAYMENT_SECRETS, startPaymentDoubles } from "./support/payment-doubles.ts";
import { listening } from "../host/testing/listening.ts";

const port = process.env["FORECOURT_E2E_PORT"] ?? "3140";
/** Where specs find leads and mail; known to them by the port. */
const data = join(tmpdir(), `forecourt-e2e-${port}`);
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });

/** Plays the endpoint that dealers have their numbered events sent to, and keeps what it is sent, one event a line. */
const endpoint = createServer((request, response) => {
  void buffer(request).then(async (event) => {
    const read = await readBody(request.headers["content-type"] ?? "", new Uint8Array(event));
    if (!("refused" in read)) appendFileSync(join(data, "numbered-events.jsonl"), `${event.toString()}\n`);
    response.writeHead("refused" in read ? read.refused : 202).end();
  });
});
const eventsEndpoint = `http://127.0.0.1:${await listening(endpoint)}/in`;
const override = join(data, "override.json");
writeFileSync(
  override,
  JSON.stringify({ analytics: { eventsEndpoint }, reserve: { holdsPerAddress: 1000 } }),
);

const tenants = join(data, "tenants");
await startPaymentDoubles(port, tenants);

const site = join(import.meta.dirname, "..");
const env: NodeJS.ProcessEnv = {
  ...process.env,
  // A test names its shopper in `x-forwarded-for`, as a proxy would.
  FORECOURT_TRUSTED_PROXIES: "1",
  // Sinks of the tests are doubles on this machine.
  FORECOURT_OUTGOING_LOOPBACK: "on",
  // A dealer who shows maps; the maps provider is a double of the tests.
  FORECOURT_SECRET_HARBOURSIDE_MAPS_KEY: "demo",
  NODE_ENV: "production",
  FORECOURT_ENV: "test",
  FORECOURT_DATA: data,
  FORECOURT_OVERRIDE: override,
  FORECOURT_TENANTS: tenants,
  ...PAYMENT_SECRETS,
  FORECOURT_LOG_LEVEL: "warn",
  PORT: port,
  FORECOURT_DESK_PORT: String(Number(port) + 50),
};
const node = [process.execPath, "--disable-warning=ExperimentalWarning"] as const;
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
  endpoint.close();
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
