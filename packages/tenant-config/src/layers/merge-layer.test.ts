import { describe, expect, it } from "vitest";
import { z } from "zod";
import { settingTree } from "../settings/setting-tree.ts";
import { mergeLayer } from "./merge-layer.ts";

const tree = settingTree(
  z.strictObject({
    cars: z.strictObject({ days: z.int(), label: z.string().nullable(), list: z.array(z.string()) }),
    labels: z.record(z.string(), z.string()),
  }),
);
const defaults = { cars: { days: 8, label: "New", list: ["a", "b"] }, labels: { make: "Make" } };
const preset = { cars: { days: 5, label: "Fresh", list: ["c"] }, labels: { make: "Brand", model: "Model" } };
const over = (layer: object, below: object = preset) => mergeLayer(below, layer, defaults, tree);

describe("mergeLayer", () => {
  it("empties a setting that may be empty, by null, whatever its default is", () => {
    expect(over({ cars: { label: null } })).toEqual({ ...preset, cars: { ...preset.cars, label: null } });
  });

  it("gives any other setting its default back, by null, past what weaker layers said", () => {
    expect(over({ cars: { days: null } })).toEqual({ ...preset, cars: { ...preset.cars, days: 8 } });
    expect(over({ cars: { list: null } })).toEqual({ ...preset, cars: { ...preset.cars, list: ["a", "b"] } });
  });

  it("takes a key out of a record, by null, a default's too, and leaves one alone that is not there", () => {
    expect(over({ labels: { make: null } })).toEqual({ ...preset, labels: { model: "Model" } });
    expect(over({ labels: { make: null } }, defaults)).toEqual({ ...defaults, labels: {} });
    expect(over({ labels: { year: null } })).toBe(preset);
  });

  it("gives a section, a record and the whole their defaults back, by null", () => {
    expect(over({ cars: null })).toEqual({ ...preset, cars: defaults.cars });
    expect(over({ labels: null })).toEqual({ ...preset, labels: defaults.labels });
    expect(mergeLayer(preset, null, defaults, tree)).toBe(defaults);
  });

  it("replaces a list whole, and leaves what a layer does not name as it was", () => {
    expect(over({ cars: { list: ["x"] } })).toEqual({ ...preset, cars: { ...preset.cars, list: ["x"] } });
    expect(over({ cars: { days: 5 } })).toBe(preset);
    expect(mergeLayer(preset, undefined, defaults, tree)).toBe(preset);
  });
});
