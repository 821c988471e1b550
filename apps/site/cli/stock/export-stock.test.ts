import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { ownRecord } from "@forecourt/search/ingest";
import { stringifyCar } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { exportStockFile } from "./export-stock.ts";

const now = new Date("2026-11-21T00:00:00Z");
const source = filesContentSource({ directory: join(import.meta.dirname, "../../tenants"), now: () => now });
let directory: string;
let out: string;
let errors: string[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "cli-export-"));
  out = "";
  errors = [];
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const stock = openStock();
function openStock() {
  let opened: ReturnType<typeof openEmbeddedStock> | undefined;
  return () => (opened ??= openEmbeddedStock({ directory: join(directory, "stock") }));
}

const exported = (options: { tenant: string; to: string }): Promise<number> =>
  exportStockFile(
    options,
    {
      tenant: async (slug) =>
        slug === "lonestar" ? { cars: { missingStatus: "in_stock" }, locationNames: new Map() } : null,
      site: async (slug) => {
        const content = await source.tenant(slug);
        return content ? tenantSite(content, now) : null;
      },
      slugs: async () => ["lonestar"],
      stock,
      now: () => now,
      dataDirectory: directory,
    },
    (line) => {
      out += line;
    },
    { error: (line) => errors.push(line) },
  );

describe("stock export", () => {
  it("writes the cars for sale and says which were left out and why", async () => {
    const { index } = await stock();
    const car = { vin: "JTNVKJZN4NH446211", year: 2022, odometer: 10, price: 16_950, photosCount: 1 };
    const cars = [
      aCar({ ...car, id: "1", slug: "one" }),
      aCar({ ...car, id: "2", price: null }),
      aCar({ ...car, id: "3", status: { kind: "sold", soldAt: null } }),
    ];
    await index.write((writer) => writer.put(cars.map((each) => ownRecord(stringifyCar(each)))));
    expect(await exported({ tenant: "lonestar", to: "google" })).toBe(0);
    expect(out.split("\n")).toHaveLength(3);
    expect(out).toContain("https://lonestar.example/cars/one");
    expect(out).toContain("16950 USD");
    expect(errors).toEqual(["1 cars for google; left out: 1 no_price"]);
  });

  it("names the catalogues and tenants there are", async () => {
    await expect(exported({ tenant: "lonestar", to: "myspace" })).rejects.toThrow("google, meta, tiktok");
    await expect(exported({ tenant: "nowhere", to: "meta" })).rejects.toThrow("lonestar");
  });
});
