import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request as send } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";

const directory = mkdtempSync(join(tmpdir(), "site-"));
const env = {
  ...process.env,
  FORECOURT_DATA: directory,
  FORECOURT_ENV: "test",
  FORECOURT_LOG_LEVEL: "error",
};
const forecourt = (...words: string[]): string =>
  execFileSync("npx", ["forecourt", ...words], { env, encoding: "utf8" });
let port = 0;
let site: ChildProcess;

/** A request to the sample yard; its host is in a header, since not every system looks `*.localhost` up. */
const ask = (path: string, body?: object): Promise<{ status: number | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { host: `sample-yard.localhost:${port}`, "content-type": "application/json" };
    const request = { port, path, headers, method: body ? "POST" : "GET" };
    send({ ...request, host: "127.0.0.1" }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode, text }));
    })
      .on("error", reject)
      .end(body && JSON.stringify(body));
  });

before(async () => {
  const feed = "feeds/sample-yard";
  forecourt("stock", "import", `${feed}.csv`, "--tenant", "sample-yard", "--map", `${feed}.map.json`);
  port = await new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
  site = spawn("npx", ["forecourt", "serve"], { env: { ...env, PORT: String(port) }, detached: true });
  for (let tries = 0; tries < 300 && !(await ask("/").catch(() => null)); tries += 1) await wait(100);
});
after(() => {
  // The group, so that the server ends with what started it.
  if (site.pid) process.kill(-site.pid, "SIGTERM");
  rmSync(directory, { recursive: true, force: true });
});

test("a shopper sees the feed's cars", async () => {
  const { status, text } = await ask("/search/used-cars");
  assert.equal(status, 200);
  assert.match(text, /Kia Carnival|Ford Ranger|Toyota/);
});

test("an enquiry is a lead", async () => {
  const lead = {
    form: "general",
    idempotency_key: "a-test-of-the-platform",
    first_name: "Ada",
    last_name: "Shopper",
    email: "ada@example.com",
    phone: "0491 570 156",
    postcode: "2000",
    message: "Is the Carnival still there?",
    category: "General Enquiry",
    terms_conditions: true,
  };
  const { status, text } = await ask("/api/leads", { lead });
  assert.equal(status, 201, text);
  assert.match(forecourt("leads", "show", (JSON.parse(text) as { id: string }).id), /Carnival still there/);
});
