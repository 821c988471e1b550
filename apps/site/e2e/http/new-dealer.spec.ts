import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, type APIResponse, expect, test } from "@playwright/test";
import { freePort } from "../../bench/site/site-process.ts";

const SITE = join(import.meta.dirname, "../..");
const SLUG = "river-and-sons";
const NAME = "River and Sons";

/** A running site over folders of its own: a copy of the demo dealers', and an empty one for what it writes. */
interface OwnSite {
  port: number;
  env: NodeJS.ProcessEnv;
  process: ChildProcess;
  close(): Promise<void>;
}

async function startSite(): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-new-dealer-"));
  cpSync(join(SITE, "tenants"), join(folder, "tenants"), { recursive: true });
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    FORECOURT_ENV: "test",
    FORECOURT_DATA: join(folder, "data"),
    FORECOURT_TENANTS: join(folder, "tenants"),
    FORECOURT_LOG_LEVEL: "warn",
    PORT: String(port),
  };
  const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server.ts"], {
    cwd: SITE,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const close = async (): Promise<void> => {
    if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, env, process: server, close };
}

/** The command a person would type, to its end. */
function forecourt(env: NodeJS.ProcessEnv, ...words: string[]): { status: number | null; printed: string } {
  const node = ["--conditions=react-server", "--disable-warning=ExperimentalWarning", "cli/forecourt.ts"];
  const done = spawnSync(process.execPath, [...node, ...words], { cwd: SITE, env, encoding: "utf8" });
  return { status: done.status, printed: `${done.stdout}${done.stderr}` };
}

const askFor = (request: APIRequestContext, port: number, path: string): Promise<APIResponse> =>
  request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: `${SLUG}.localhost:${port}` } });

/** The status of a page, 0 while nobody listens yet. */
const statusOf = (request: APIRequestContext, port: number, path: string): Promise<number> =>
  askFor(request, port, path).then(
    (answer) => answer.status(),
    () => 0,
  );

test("one command makes a dealer that a running site serves, without a restart", async ({
  request,
}, info) => {
  const site = await startSite();
  try {
    await expect.poll(() => statusOf(request, site.port, "/readyz"), { timeout: 60_000 }).toBe(200);
    expect(await statusOf(request, site.port, "/"), "nobody has heard of the dealer").toBe(421);

    const began = performance.now();
    const given = {
      name: NAME,
      city: "Dubbo",
      state: "NSW",
      phone: "02 5550 1234",
      email: "a@river.example",
    };
    const options = Object.entries(given).flatMap(([option, value]) => [`--${option}`, value]);
    const made = forecourt(site.env, "tenant", "new", SLUG, ...options);
    expect(made, made.printed).toMatchObject({ status: 0 });
    expect(made.printed).toContain(`Served at http://${SLUG}.localhost:${site.port}/`);

    await expect.poll(() => statusOf(request, site.port, "/")).toBe(200);
    const home = await (await askFor(request, site.port, "/")).text();
    const [, stock = ""] = /href="(\/search\/[^"?#]+)"/.exec(home) ?? [];
    for (const path of ["/", stock, "/contact"]) {
      const page = await askFor(request, site.port, path);
      expect(page.status(), path).toBe(200);
      expect(await page.text(), path).toContain(NAME);
    }
    const took = performance.now() - began;
    process.stdout.write(`A new dealer was made and served in ${(took / 1000).toFixed(1)} s.\n`);
    info.annotations.push({ type: "seconds", description: (took / 1000).toFixed(1) });
  } finally {
    await site.close();
  }
});
