import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freePort, listening } from "#host/testing/listening.ts";
import { ALLOCATOR, serveSite } from "./serve-site.ts";

const ROOT = join(import.meta.dirname, "../../../..");

describe("each place that starts a process", () => {
  it.each([
    "Dockerfile",
    "apps/create-forecourt/template/Dockerfile",
    "deploy/forecourt.service",
    "deploy/forecourt-worker.service",
  ])("has its C library give memory back as `npm start` does: %s", (file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    for (const [name, value] of Object.entries(ALLOCATOR)) expect(text).toContain(`${name}=${value}`);
  });
});

describe("each place that starts a process from its source", () => {
  it.each(["Dockerfile", "deploy/forecourt.service", "deploy/forecourt-worker.service"])(
    "has Node store what it compiled: %s",
    (file) => {
      expect(readFileSync(join(ROOT, file), "utf8")).toMatch(/NODE_COMPILE_CACHE=\/\w/);
    },
  );
});

describe("serveSite", () => {
  it("gives the code of a site that ends before it is ready, and says of none that it is", async () => {
    const printed: string[] = [];
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), FORECOURT_ENV: "nonsense" };
    const ended = await serveSite({ port, tenants: ROOT, env, print: (line) => printed.push(line) });
    expect([ended, printed]).toEqual([1, ["starting"]]);
  });

  it("prints where each dealer is once the site responds, and ends it as a signal does", async () => {
    const folder = mkdtempSync(join(tmpdir(), "forecourt-serve-"));
    // Takes the place of the site in its process: it listens, and never goes on to the program.
    const double = join(folder, "double.mjs");
    writeFileSync(
      double,
      `import { createServer } from "node:http";
createServer((_request, response) => response.end()).listen(process.env.PORT, "127.0.0.1");
await new Promise(() => {});`,
    );
    const printed: string[] = [];
    const port = await freePort();
    const stop = new AbortController();
    const ended = await serveSite({
      port,
      tenants: join(ROOT, "apps/site/tenants"),
      env: { ...process.env, PORT: String(port), NODE_OPTIONS: `--import=${double}` },
      print: (line) => printed.push(line),
      onReady: async () => stop.abort(),
      signal: stop.signal,
    });
    rmSync(folder, { recursive: true });
    expect(ended).toBe(0);
    expect(printed.slice(0, 2)).toEqual(["starting", `ready: http://localhost:${port} lists the dealers`]);
    expect(printed).toContain(`       http://harbourside.localhost:${port}`);
    expect(printed.join()).not.toMatch(/presets|schema/);
  });

  it("starts nothing where another program has the port, and names the next one", async () => {
    const printed: string[] = [];
    const other = createServer();
    const port = await listening(other);
    const ended = await serveSite({
      port,
      tenants: ROOT,
      env: process.env,
      print: (line) => printed.push(line),
    });
    other.close();
    expect([ended, printed]).toEqual([
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
      [],
    ]);
  });
});
