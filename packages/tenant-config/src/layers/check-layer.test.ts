import { describe, expect, it } from "vitest";
import { z } from "zod";
import { settingTree } from "../settings/setting-tree.ts";
import { checkLayer } from "./check-layer.ts";
import { layerTitle } from "./layer.ts";

const tree = settingTree(
  z.strictObject({
    cars: z.strictObject({ days: z.int(), label: z.string(), list: z.array(z.string()) }),
    labels: z.record(z.enum(["make", "model"]), z.string()),
    free: z.record(z.string().regex(/^[a-z]+$/), z.number()),
    many: z.strictObject(
      Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`field${at}`, z.string()])),
    ),
  }),
);
const check = (value: unknown) => checkLayer(value, tree, "acme.json");
const problems = (value: unknown) => check(value).problems.map(({ path, message }) => `${path} ${message}`);

describe("checkLayer", () => {
  it("keeps what is right, nulls included, and leaves out what is wrong", () => {
    const value = {
      $schema: "x",
      cars: { days: 3, label: 7, list: null },
      labels: { make: "Make" },
      free: null,
    };
    expect(check(value).values).toEqual({
      cars: { days: 3, list: null },
      labels: { make: "Make" },
      free: null,
    });
    expect(check(value).problems).toEqual([
      { file: "acme.json", path: "cars.label", message: "must be a text, not 7" },
    ]);
  });

  it.each([
    [{ cars: { dais: 1 } }, 'cars.dais is not a setting; did you mean "days"?'],
    [{ cars: { zzzzzzzzzz: 1 } }, "cars.zzzzzzzzzz is not a setting; there are days, label, list"],
    [
      { many: { zzzzzzzzzz: 1 } },
      "many.zzzzzzzzzz is not a setting; `forecourt tenant settings` lists them all",
    ],
    [{ labels: { zzzzzzzzzz: "x" } }, "labels.zzzzzzzzzz is not a setting; there are make, model"],
    [{ labels: { modle: "x" } }, 'labels.modle is not a setting; did you mean "model"?'],
    [{ free: { UP: 1 } }, "free.UP is not a setting; `forecourt tenant settings` lists them all"],
    [{ cars: { $schema: "x" } }, "cars.$schema is not a setting; there are days, label, list"],
    [{ cars: { list: ["a", 1] } }, "cars.list.1 must be a text, not 1"],
    [{ cars: [] }, "cars must be an object of settings, not []"],
    ["x", ' must be an object of settings, not "x"'],
    [JSON.parse('{"cars":{"__proto__":1}}'), "cars.__proto__ is not a setting and never can be; remove it"],
    [{ constructor: 1 }, "constructor is not a setting and never can be; remove it"],
    [{ prototype: 1 }, "prototype is not a setting and never can be; remove it"],
  ])("says of %j what is wrong", (value, problem) => expect(problems(value)).toEqual([problem]));

  it("stops at a hundred problems, and takes null for a layer that sets nothing", () => {
    const nonsense = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`x${at}`, at]));
    expect(problems(nonsense)).toHaveLength(100);
    expect(check(null)).toEqual({ values: {}, problems: [] });
  });
});

describe("layerTitle", () => {
  it("names a layer as people do", () => {
    expect(layerTitle({ kind: "defaults", name: "product", file: null })).toBe("the product's defaults");
    expect(layerTitle({ kind: "market", name: "NZ", file: null })).toBe("market NZ");
    expect(layerTitle({ kind: "preset", name: "north", file: "presets/north.json" })).toBe(
      "preset north (presets/north.json)",
    );
  });
});
