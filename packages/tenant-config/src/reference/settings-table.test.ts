import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { settingRows } from "./setting-rows.ts";
import { settingsTable } from "./settings-table.ts";
import { tenantJsonSchema } from "./tenant-json-schema.ts";

const README = join(import.meta.dirname, "../../README.md");
const HEAD = "| setting | what it does | default |";

describe("settingsTable", () => {
  it("stands in the README as it is", async () => {
    const [before = ""] = readFileSync(README, "utf8").split(HEAD);
    await expect(`${before.trimEnd()}\n\n${settingsTable()}\n`).toMatchFileSnapshot(README);
  });

  it("says of every setting in words what it does", () => {
    const silent = settingRows().filter(({ description }) => !/\w+\W+\w+\W+\w+/.test(description));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it("has a default for every setting", () => {
    const without = settingRows().filter((row) => row.default === undefined);
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});

describe("tenantJsonSchema", () => {
  it("describes every section, lets each be left out or taken back, and nothing else in", () => {
    const schema = tenantJsonSchema();
    expect(schema).toMatchObject({
      type: "object",
      additionalProperties: false,
      properties: {
        $schema: { type: "string" },
        cars: { anyOf: [{ type: "object", additionalProperties: false }, { type: "null" }] },
      },
    });
    expect(JSON.stringify(schema)).not.toContain('"required":["site"');
  });
});
