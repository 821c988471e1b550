import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Car, stringifyCar } from "@forecourt/search/car";
import { ownRecord } from "@forecourt/search/ingest";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { aCar } from "@forecourt/search/testing";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { afterEach, beforeEach, expect, it } from "vitest";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { pictureCheck } from "#server/stock/feeds/picture-check.ts";
import { checkStockImages } from "./check-images.ts";

const now = new Date("2026-11-21T00:00:00Z");
const source = filesContentSource({ directory: join(import.meta.dirname, "../../tenants"), now: () => now });

let directory: string;
let lines: string[];
const write = (line: string): void => void lines.push(line);
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "cli-images-"));
  lines = [];
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const pictured = (id: string, names: readonly string[], fields: Partial<Car> = {}): Car =>
  aCar({
    id,
    slug: id,
    name: `Car ${id}`,
    images: names.map((name) => ({ url: `https://pictures.example/${name}`, thumbnailUrl: null })),
    photosCount: names.length,
    ...fields,
  });

/** A server of pictures, and how many requests it had at once at most. */
function pictureServer() {
  const seen: string[] = [];
  let open = 0;
  let most = 0;
  const picture = { headers: { "content-type": "image/jpeg" } };
  const answers: Record<string, (method: string) => Response> = {
    "gone.jpg": () => new Response("", { status: 404 }),
    "moved.jpg": () => new Response(null, { status: 302, headers: { location: "/other.jpg" } }),
    "page.jpg": () => new Response("", { headers: { "content-type": "text/html; charset=utf-8" } }),
    "no-head.jpg": (method) =>
      method === "HEAD" ? new Response(null, { status: 405 }) : new Response("", picture),
    "away.jpg": () => {
      throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
    },
  };
  return {
    seen,
    most: () => most,
    fetch: async (url: string | URL, request: { method?: string } = {}) => {
      const { method = "GET" } = request;
      const name = String(url).split("/").at(-1) ?? "";
      seen.push(`${method} ${name}`);
      most = Math.max(most, ++open);
      await Promise.resolve();
      open--;
      return answers[name]?.(method) ?? new Response(null, picture);
    },
  };
}

async function checked(cars: readonly Car[], server: ReturnType<typeof pictureServer>, clock = () => 0) {
  const stock = await openEmbeddedStock({ directory });
  await stock.index.write((writer) => writer.put(cars.map((car) => ownRecord(stringifyCar(car)))));
  const tools = {
    site: async (slug: string) => {
      const content = await source.tenant(slug);
      return content ? tenantSite(content, now) : null;
    },
    tenant: async () => ({ cars: { missingStatus: "in_stock" as const }, locationNames: new Map() }),
    slugs: async () => ["lonestar"],
    stock: async () => stock,
    now: () => now,
    dataDirectory: directory,
    pictures: server.fetch,
  };
  const terminal = { live: false, out: write, error: write };
  return checkStockImages({ tenant: "lonestar", seconds: 60 }, tools, terminal, clock);
}

it("counts pictures, looks at their order, and names those that show nothing", async () => {
  const server = pictureServer();
  const exit = await checked(
    [
      pictured("a", ["front.jpg", "1.jpg", "2.jpg", "10.jpg"]),
      pictured("b", ["back.jpg", "b1.jpg", "b10.jpg", "b2.jpg"]),
      pictured("c", []),
      pictured("d", ["front.jpg", "gone.jpg", "moved.jpg", "page.jpg", "no-head.jpg", "away.jpg"], {
        photosCount: 9,
      }),
      pictured("e", ["sold.jpg"], { status: { kind: "sold", soldAt: null } }),
    ],
    server,
  );
  expect(exit).toBe(1);
  expect(await pictureCheck(directory, "lonestar").last()).toMatchObject({
    at: now.toISOString(),
    checked: 13,
    unchecked: 0,
    broken: { count: 4, first: [{ url: "https://pictures.example/gone.jpg" }, {}, {}, {}] },
  });
  expect(lines).toEqual([
    "4 cars for sale with 14 pictures; 13 addresses asked for.",
    "  1 without a picture: Car c (c)",
    "  1 whose feed counts more pictures than it sends: Car d (d)",
    "  1 whose pictures are ordered as text (1, 10, 2): Car b (b)",
    "  1 whose first picture is another car's, too: Car d (d)",
    "  4 addresses show nothing:",
    "    https://pictures.example/gone.jpg answers 404: Car d (d)",
    "    https://pictures.example/moved.jpg leads to another address, and the site follows none: Car d (d)",
    "    https://pictures.example/page.jpg responds with text/html, no picture: Car d (d)",
    "    https://pictures.example/away.jpg cannot be reached: connect ECONNREFUSED: Car d (d)",
  ]);
  expect(server.seen.filter((each) => each.startsWith("GET"))).toEqual(["GET no-head.jpg"]);
  expect(server.seen).not.toContain("HEAD sold.jpg");
});

it("asks for eight addresses at once at most, and for none any more once the time is over", async () => {
  const names = Array.from({ length: 100 }, (_, at) => `${at}.jpg`);
  const server = pictureServer();
  let time = 0;
  expect(await checked([pictured("a", names)], server, () => (time += 1_000))).toBe(0);
  expect(server.most()).toBe(8);
  expect(server.seen.length).toBeLessThan(70);
  expect(lines.at(-1)).toBe(
    `  ${100 - server.seen.length} addresses were not asked for: the time was over. --seconds gives more.`,
  );
});
