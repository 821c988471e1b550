import { createReadStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FacetResult } from "@forecourt/search";
import { type EmbeddedStock, openEmbeddedStock } from "@forecourt/search/snapshot";
import { type FeedRow, importFeed, parseFeedMapping, readFeed } from "@forecourt/search/ingest";
import { aPlan, oneOf } from "@forecourt/search/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const FILE = join(import.meta.dirname, "sample-yard.csv");
const REFUSED = new Set(["R2000", "R2001"]);
const now = new Date("2026-11-21T00:00:00Z");

const isUte = (row: FeedRow) => row.get("Body") === "Ute / Tray";
const isToyota = (row: FeedRow) => row.get("Brand") === "Toyota";

let directory: string;
let stock: EmbeddedStock;
let rows: FeedRow[];

function mapping() {
  const file: unknown = JSON.parse(readFileSync(FILE.replace(".csv", ".map.json"), "utf8"));
  const parsed = parseFeedMapping(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.mapping;
}

/** Counts the cells of a column in the CSV itself, after a renaming done by hand. */
function countCells(
  column: string,
  rename: Record<string, string> = {},
  keep: (row: FeedRow) => boolean = () => true,
) {
  const counts: Record<string, number> = {};
  for (const row of rows.filter(keep)) {
    for (const cell of (row.get(column) ?? "").split("|").map((item) => item.trim())) {
      if (cell === "" || cell === "-" || cell === "NA") continue;
      const value = Object.hasOwn(rename, cell) ? (rename[cell] ?? "") : cell;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

function asMap(facet: FacetResult | undefined) {
  if (facet?.kind !== "values") throw new Error("Expected counts by value.");
  return Object.fromEntries(facet.values.map(({ value, count }) => [value, count]));
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "yard-"));
  stock = await openEmbeddedStock({ directory });
  rows = [];
  const seen = new Set<string>();
  for await (const item of readFeed(createReadStream(FILE), {
    kind: "csv",
    delimiter: ",",
    encoding: "utf-8",
  })) {
    const id = item.ok ? (item.row.get("Stock No") ?? "") : "";
    if (item.ok && !REFUSED.has(id) && !seen.has(id)) rows.push(item.row);
    seen.add(id);
  }
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe("the sample yard's feed", () => {
  it("comes in, save for the three rows that are wrong on purpose", async () => {
    const source = createReadStream(FILE);
    const report = await importFeed({ source, mapping: mapping(), index: stock.index, now });
    expect(report).toMatchObject({ ok: true, rows: 75, added: 72, refused: 3 });
    expect(report.refusedRows.map(({ reason }) => reason)).toEqual([
      "make is needed and is empty",
      "car_type: this is no condition we know",
      expect.stringMatching(/^the id .* is on line \d+ already, in a row that differs$/),
    ]);
  });

  it("is counted in facets as it is counted in the file", async () => {
    const fields = [
      "make",
      "model",
      "badge",
      "car_type",
      "colour",
      "body",
      "fuel",
      "state",
      "filtered_features",
      "year",
    ];
    const facets = fields.map((field) => ({ kind: "values", field }) as const);
    const answer = await stock.engine.run(aPlan({ facets, limit: 0 }));
    if (!answer.ok) throw new Error(answer.detail);
    const counted = Object.fromEntries(answer.facets.map((facet) => [facet.field, asMap(facet)]));
    expect(answer.total).toBe(rows.length);
    expect(counted).toEqual({
      make: countCells("Brand"),
      model: countCells("Model"),
      badge: countCells("Variant"),
      car_type: countCells("Condition", { NEW: "new", USED: "used", DEMO: "demo" }),
      colour: countCells("Colour"),
      body: countCells("Body", { "Ute / Tray": "Ute" }),
      fuel: countCells("Fuel"),
      state: countCells("Yard", {
        "Riverton, QLD": "QLD",
        "Kings Hill, NSW": "NSW",
        "Port Marsh, VIC": "VIC",
      }),
      filtered_features: countCells("Options"),
      year: countCells("Year"),
    });
  });

  it("is counted like the file under a filter, with the facet's own filter lifted", async () => {
    const answer = await stock.engine.run(
      aPlan(
        {
          filter: [oneOf("make", "Toyota"), oneOf("body", "Ute")],
          limit: 0,
          facets: [{ kind: "values", field: "badge" }],
        },
        [
          { facet: { kind: "values", field: "make" }, filter: [oneOf("body", "Ute")] },
          { facet: { kind: "values", field: "body" }, filter: [oneOf("make", "Toyota")] },
        ],
      ),
    );
    if (!answer.ok) throw new Error(answer.detail);
    const [makes, bodies] = answer.counts;
    expect(asMap(answer.facets[0])).toEqual(countCells("Variant", {}, (row) => isUte(row) && isToyota(row)));
    expect(asMap(makes?.facet)).toEqual(countCells("Brand", {}, isUte));
    expect(asMap(bodies?.facet)).toEqual(countCells("Body", { "Ute / Tray": "Ute" }, isToyota));
  });

  it("finds seats that stand in the doors' column, and does not take them for doors", async () => {
    const shifted = rows.filter((row) => row.get("Seats")?.trim() === "NA").map((row) => row.get("Stock No"));
    expect(shifted.length).toBeGreaterThan(0);
    for (const id of shifted) {
      const [record] = await stock.index.get([id ?? ""]);
      expect(record?.document.seats).toBeGreaterThan(4);
      expect(record?.document.doors).toBeUndefined();
    }
  });
});
