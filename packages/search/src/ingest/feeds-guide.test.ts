import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeColumns } from "./cells/describe-columns.ts";
import { bothIndexes } from "../testing/fixtures/both-indexes.ts";
import { importFeed } from "./import-feed.ts";
import { feedMappingSchema } from "./mapping/feed-mapping.ts";
import { feedPresetNames } from "./mapping/feed-presets.ts";
import { parseFeedMapping } from "./mapping/parse-feed-mapping.ts";

const guide = readFileSync(join(import.meta.dirname, "../../FEEDS.md"), "utf8");

describe("FEEDS.md", () => {
  it("lists every standard column as the code reads it", () => {
    const rows = describeColumns().map(
      ({ column, kind, meaning }) => `| \`${column}\` | ${kind} | ${meaning} |`,
    );
    expect(guide.slice(guide.indexOf("## Standard columns")).trim()).toBe(
      ["## Standard columns", "", "| column | read as | meaning |", "| --- | --- | --- |", ...rows].join(
        "\n",
      ),
    );
  });

  it("says every key that a mapping may have", () => {
    const keys = [
      ...Object.keys(feedMappingSchema.shape),
      "identity.id",
      "identity.ignore",
      "identity.repeats",
    ];
    const unsaid = ["$schema", "name", "description", "identity", "fields"];
    for (const key of keys.filter((each) => !unsaid.includes(each)))
      expect(guide).toContain(`\n| \`${key}\` |`);
  });

  it("imports the feed of a stranger by what it says alone", async () => {
    const part = guide.slice(guide.indexOf("### One of each"));
    const [, csv = ""] = /```csv\n([\s\S]*?)```/.exec(part) ?? [];
    const [, json = ""] = /```json\n([\s\S]*?)```/.exec(part) ?? [];
    const parsed = parseFeedMapping(JSON.parse(json));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const index = await (bothIndexes[0]?.open() ?? Promise.reject(new Error("There is no index.")));
    const report = await importFeed({ source: [csv], mapping: parsed.mapping, index, now: new Date(0) });
    expect(report).toMatchObject({ ok: true, summary: "+2 −0 ~0", skipped: 2, refused: 1 });
    expect(report.refusedRows[0]?.reason).toBe("model is needed and is empty");
    const cars = new Map(
      (await index.get(["fr-17", "fr-18"])).map(({ document }) => [document.id, document]),
    );
    expect(cars.get("fr-17")).toMatchObject({
      make: "Citroën",
      price: 12_900,
      filtered_features: ["Clim", "GPS"],
      images: [{ image: { url: "https://a.example/1.jpg" } }, { image: { url: "https://a.example/2.jpg" } }],
    });
    expect(cars.get("fr-18")).toMatchObject({ car_type: "new", price: 19_900 });
    expect(cars.get("fr-18")).not.toHaveProperty("filtered_features");
  });

  it("has a column for every field that the specification gives a car", async () => {
    const cells: Readonly<Record<string, string>> = {
      slug: "a-car",
      name: "A car",
      make: "Kia",
      model: "Rio",
      badge: "S",
      series: "YB",
      year: "2020",
      km: "9",
      price: "8",
      subscription_price: "7",
      vin: "V",
      stocknum: "S1",
      car_type: "demo",
      status: "sold",
      sold: "yes",
      sold_date_timestamp: "2026-01-02",
      created_at: "2025-01-02",
      certified: "yes",
      reserved: "yes",
      reservable: "no",
      tag: "T",
      file: "https://a.example/r.pdf",
      custom_rank: "5",
      location_name: "North",
      location_slug: "north",
      location_phone: "0700000000",
      distribution_locations: "South",
      location_id: "1",
      dealership_id: "2",
      dealership_slug: "d",
      city: "Perth",
      state: "WA",
      images: "https://a.example/1.jpg",
      thumbnails: "https://a.example/t.jpg",
      photos_count: "3",
      simple_fuel: "Hybrid",
      simple_body: "Hatch",
      simple_drive: "2WD",
      simple_transmission: "Manual",
      payment_processors: "stripe",
      show_on_dealer_website: "no",
      carsales_seller_identifier: "C",
    };
    const mapping = parseFeedMapping({
      name: "all",
      extends: "standard",
      identity: { id: "id" },
      fields: {},
    });
    if (!mapping.ok) throw new Error(JSON.stringify(mapping.problems));
    const index = await (bothIndexes[0]?.open() ?? Promise.reject(new Error("There is no index.")));
    const csv = [{ id: "x", ...cells }].map(
      (row) => `${Object.keys(row).join()}\n${Object.values(row).join()}`,
    );
    expect(
      await importFeed({ source: csv, mapping: mapping.mapping, index, now: new Date(0) }),
    ).toMatchObject({
      added: 1,
      notes: [],
    });
    const [record] = await index.get(["x"]);
    expect(record?.document).toMatchObject({
      id: "x",
      slug: "a-car",
      name: "A car",
      make: "Kia",
      model: "Rio",
      badge: "S",
      series: "YB",
      year: 2020,
      km: 9,
      price: 8,
      subscription_price: 7,
      vin: "V",
      stocknum: "S1",
      car_type: "demo",
      status: "sold",
      sold: true,
      sold_date_timestamp: Date.UTC(2026, 0, 2),
      created_at: "2025-01-02T00:00:00.000Z",
      created_at_timestamp: Date.UTC(2025, 0, 2),
      certified: true,
      reserved: true,
      reservable: false,
      tag: "T",
      file: "https://a.example/r.pdf",
      custom_rank: 5,
      location_id: "1",
      location_name: ["North", "South"],
      dealership_id: "2",
      location: { name: "North", slug: "north", phone: "0700000000", distribution_locations: ["South"] },
      dealership_slug: "d",
      city: "Perth",
      state: "WA",
      photos_count: 3,
      simple_fuel: "Hybrid",
      primary_image_url: "https://a.example/1.jpg",
      images: [{ image: { url: "https://a.example/1.jpg", thumb: { url: "https://a.example/t.jpg" } } }],
      simple_body: "Hatch",
      simple_drive: "2WD",
      simple_transmission: "Manual",
      has_checkout_payment_processor: true,
      // Never a key: accounts of a dealership are settings, and their secrets stand in no feed.
      payment_processors: [{ authorization_type: "stripe", has_key: false }],
      show_on_dealer_website: false,
      carsales_seller_identifier: "C",
    });
  });

  it("names every preset", () => {
    for (const name of feedPresetNames) expect(guide).toContain(`"${name}"`);
  });

  it("shows a mapping and steps that work", () => {
    const [, json = ""] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
    expect(parseFeedMapping(JSON.parse(json))).toMatchObject({ ok: true });
    const table = guide.slice(guide.indexOf("| step |"), guide.indexOf("## Presets"));
    const steps = [...table.matchAll(/`(\{ "[^`]*\})`/g)].map(([, step = ""]): unknown => JSON.parse(step));
    expect(steps.length).toBeGreaterThan(12);
    const fields = { make: "Make", model: "Model", car_type: "Type", badge: { column: "Badge", steps } };
    expect(parseFeedMapping({ name: "all steps", fields })).toMatchObject({ ok: true });
  });
});
