import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringifyCar } from "@forecourt/search/car";
import { ownRecord } from "@forecourt/search/ingest";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { aCar } from "@forecourt/search/testing";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { explainRank } from "./why-ranked.ts";

const now = new Date("2026-11-21T00:00:00Z");
const source = filesContentSource({ directory: join(import.meta.dirname, "../../tenants"), now: () => now });
const directory = mkdtempSync(join(tmpdir(), "cli-ranked-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let stock: Awaited<ReturnType<typeof openEmbeddedStock>>;
beforeAll(async () => {
  stock = await openEmbeddedStock({ directory });
  const cars = [
    aCar({ id: "1", slug: "one", name: "Pinned", price: 90_000, customRank: 9 }),
    aCar({ id: "2", slug: "two", name: "Usual", price: 30_000, odometer: 60_000, photosCount: 10 }),
    aCar({ id: "3", slug: "three", name: "Bargain", price: 9_000, odometer: 5_000, photosCount: 10 }),
  ];
  await stock.index.write((writer) => writer.put(cars.map((car) => ownRecord(stringifyCar(car)))));
});

let lines: string[];
const write = (line: string): void => void lines.push(line);
beforeEach(() => {
  lines = [];
});

async function explained(car: string, bestMatch: boolean): Promise<number> {
  const site = async (slug: string): Promise<TenantSite | null> => {
    const content = await source.tenant(slug);
    if (!content) return null;
    const known = tenantSite(content, now);
    const { search, cars } = known.config;
    const changed = { search: { ...search, bestMatch }, cars: { ...cars, includeSoldCarsDays: 3 } };
    return { ...known, config: { ...known.config, ...changed } };
  };
  const tools = {
    site,
    tenant: async () => ({ cars: { missingStatus: "in_stock" as const }, locationNames: new Map() }),
    slugs: async () => ["lonestar"],
    stock: async () => stock,
    now: () => now,
    dataDirectory: directory,
  };
  return explainRank(car, { tenant: "lonestar" }, tools, { live: false, out: write, error: write });
}

it("says a car's place, the points that put it there, and its neighbours", async () => {
  expect(await explained("two", true)).toBe(0);
  expect(lines).toEqual([
    "Usual (2) stands at place 2 of 3 in /search/new-used-and-demo-cars.",
    "The list is ordered by best match (search.bestMatch): 614 of 1000 points.",
    "  price        30,000   150 of 300",
    "  odometer     60,000   125 of 250",
    "  age               4   139 of 250",
    "  pictures         10   200 of 200",
    "Before it: Bargain (3).",
    "Behind it: Pinned (1).",
  ]);
});

it("says the order of the specification while the setting is off, and that a car is not listed", async () => {
  expect(await explained("1", false)).toBe(0);
  expect(lines.slice(0, 3)).toEqual([
    "Pinned (1) stands at place 1 of 3 in /search/new-used-and-demo-cars.",
    "The list is ordered by custom_rank, highest first, then the newest.",
    "  custom_rank 9, in stock since 2025-10-09. search.bestMatch is off.",
  ]);
  expect(await explained("nothing", false)).toBe(1);
});

it("says of a sold car that it stands after those for sale", async () => {
  const sold = aCar({
    id: "4",
    name: "Gone",
    customRank: 99,
    status: { kind: "sold", soldAt: now.getTime() },
  });
  await stock.index.write((writer) => writer.put([ownRecord(stringifyCar(sold))]));
  expect(await explained("4", false)).toBe(0);
  expect(lines[0]).toBe("Gone (4) stands at place 4 of 4 in /search/new-used-and-demo-cars.");
  expect(lines).toContain("It is sold, and stands after the cars for sale (search.soldLast).");
});
