import { provideWiring } from "#host/wiring/process-wiring.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type Car, stringifyCar } from "@forecourt/search/car";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { readEnvironment } from "#host/wiring/env.ts";
import { openWiring, type Wiring } from "#host/wiring/wiring.ts";
import { beginRequest } from "./request-scope.ts";

/** The process's own wiring over an empty data folder, with the demo dealers' settings and content. */
export interface TestSite {
  readonly wiring: Wiring;
  /** One of the demo dealers, at the site's own time. */
  site(slug: string): Promise<TenantSite>;
  /** Puts cars into a dealer's stock, in place of what was there. */
  stock(slug: string, cars: readonly Car[]): Promise<void>;
  close(): Promise<void>;
}

/** Where "today" is on a test's site, a Saturday. */
const TEST_NOW = "2026-11-21T02:00:00Z";

/** Opens everything the site needs, in memory or below a folder that is removed at the end. */
export async function openTestSite(
  environment: Record<string, string> = {},
  parts: Parameters<typeof openWiring>[1] = {},
): Promise<TestSite> {
  const directory = mkdtempSync(join(tmpdir(), "forecourt-site-"));
  const wiring = await openWiring(
    readEnvironment({
      FORECOURT_ENV: "test",
      FORECOURT_LOG_LEVEL: "silent",
      FORECOURT_DATA: directory,
      FORECOURT_TENANTS: join(import.meta.dirname, "../../tenants"),
      FORECOURT_NOW: TEST_NOW,
      ...environment,
    }),
    parts,
  );
  provideWiring(wiring);
  beginRequest({}, "new");
  return {
    wiring,
    site: async (slug) => {
      const content = await wiring.tenant(slug);
      if (!content) throw new Error(`There is no demo dealer called ${slug}.`);
      return tenantSite(content, wiring.now());
    },
    stock: async (slug, cars) => {
      const { index } = await wiring.stock(slug);
      const written = await index.rebuild((writer) =>
        writer.put(cars.map((car) => ({ document: stringifyCar(car), feed: "test", fingerprint: "" }))),
      );
      if (!written.ok) throw new Error(written.detail);
    },
    close: async () => {
      await wiring.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The same for all tests of a file, closed after the last of them. */
export async function testSite(...parts: Parameters<typeof openTestSite>): Promise<TestSite> {
  const world = await openTestSite(...parts);
  afterAll(() => world.close());
  return world;
}
