import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeColumns } from "./cells/describe-columns.ts";
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

  it("names every preset", () => {
    for (const name of feedPresetNames) expect(guide).toContain(`"${name}"`);
  });

  it("shows a mapping and steps that work", () => {
    const [, json = ""] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
    expect(parseFeedMapping(JSON.parse(json))).toMatchObject({ ok: true });
    const steps = [...guide.matchAll(/`(\{ "[^`]*\})`/g)].map(([, step = ""]): unknown => JSON.parse(step));
    expect(steps.length).toBeGreaterThan(12);
    const fields = { make: "Make", model: "Model", car_type: "Type", badge: { column: "Badge", steps } };
    expect(parseFeedMapping({ name: "all steps", fields })).toMatchObject({ ok: true });
  });
});
