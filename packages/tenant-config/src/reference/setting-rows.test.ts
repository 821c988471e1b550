import { describe, expect, it } from "vitest";
import { settingRows } from "./setting-rows.ts";
import { tenantJsonSchema } from "./tenant-json-schema.ts";

describe("settingRows", () => {
  it("explain every setting in words", () => {
    const silent = settingRows().filter(({ description }) => !/\w+\W+\w+\W+\w+/.test(description));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it("have a default each", () => {
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
