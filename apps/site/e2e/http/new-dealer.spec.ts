import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { askSite } from "../../host/testing/ask-site.ts";
import { builtSite, SITE } from "../../host/testing/built-site.ts";
import { NODE } from "../../host/testing/site-process.ts";

const SLUG = "river-and-sons";
const NAME = "River and Sons";

test("one command makes a dealer that a running site serves, without a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-new-dealer-"));
  cpSync(join(SITE, "tenants"), join(folder, "tenants"), { recursive: true });
  const environment = { FORECOURT_TENANTS: join(folder, "tenants"), FORECOURT_LOG_LEVEL: "warn" };
  const site = await builtSite(join(folder, "data"), { tenant: SLUG, environment });
  const page = (path: string) => askSite({ port: site.port, host: `${site.host}:${site.port}`, path });
  const statusOf = async (path: string) => (await page(path)).status;
  try {
    await site.start();
    expect(await statusOf("/"), "the dealer is not known yet").toBe(421);

    const began = performance.now();
    const given = {
      name: NAME,
      city: "Dubbo",
      state: "NSW",
      phone: "02 5550 1234",
      email: "a@river.example",
    };
    const options = Object.entries(given).flatMap(([option, value]) => [`--${option}`, value]);
    // The command a person would type, to its end.
    const made = spawnSync(
      process.execPath,
      [...NODE, "cli/forecourt.ts", "tenant", "new", SLUG, ...options],
      {
        cwd: SITE,
        encoding: "utf8",
        env: {
          ...process.env,
          ...environment,
          FORECOURT_ENV: "test",
          FORECOURT_DATA: join(folder, "data"),
          PORT: String(site.port),
        },
      },
    );
    expect(made.status, made.stderr).toBe(0);
    expect(made.stdout).toContain(`Served at http://${SLUG}.localhost:${site.port}/`);

    await expect.poll(() => statusOf("/")).toBe(200);
    const home = await page("/");
    // It has no cars yet, and nothing on its pages says that it has.
    expect(home.body).not.toMatch(/href="\/(?:search|cars)\b/);
    expect(home.body).toContain("on their way");
    for (const path of ["/", "/search/new-used-and-demo-cars", "/contact"]) {
      const { status, body } = await page(path);
      expect(status, path).toBe(200);
      expect(body, path).toContain(NAME);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`A new dealer was made and served in ${seconds} s.\n`);
    test.info().annotations.push({ type: "seconds", description: seconds });
  } finally {
    await site.stop("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
});
