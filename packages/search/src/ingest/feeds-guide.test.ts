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
