import { describe, expect, it } from "vitest";
import { TEMPLATE_LAYERS } from "../templates/template-layers.ts";
import { aConfig } from "../testing/a-config.ts";
import { contrastProblems, contrastRatio } from "./contrast.ts";
import { themeVariables } from "./theme-variables.ts";

describe("contrastRatio", () => {
  it("is 21 for black on white, 1 for the same, and the same both ways", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#777777", "#777777")).toBe(1);
    expect(contrastRatio("#0b5fa5", "#FFFFFF")).toBe(contrastRatio("#ffffff", "#0b5fa5"));
  });
});

describe("contrastProblems", () => {
  it.each([...TEMPLATE_LAYERS.keys()])("finds none in the look of %s", (template) => {
    expect(contrastProblems(aConfig({ site: { name: "A", template } }).theme)).toEqual([]);
  });

  it("names what some shoppers could not read", () => {
    const { theme } = aConfig({ theme: { inkQuiet: "#b0b0b0" } });
    expect(contrastProblems(theme)).toContainEqual({
      setting: "inkQuiet",
      against: "ground",
      ratio: 2.16,
      needed: 4.5,
    });
  });
});

describe("themeVariables", () => {
  it("are the design tokens a tenant may set", () => {
    const variables = themeVariables(
      aConfig({ theme: { accent: "#123456", radius: 10, displayTracking: -3 } }),
    );
    expect(variables).toMatchObject({
      "--fc-accent": "#123456",
      "--fc-radius-s": "6px",
      "--fc-radius-m": "10px",
      "--fc-radius-l": "16px",
      "--fc-tracking-display": "-0.03em",
      "color-scheme": "light",
    });
  });

  it("cannot end the declaration they stand in", () => {
    for (const template of TEMPLATE_LAYERS.keys()) {
      const values = Object.values(themeVariables(aConfig({ site: { name: "A", template } })));
      expect(values.filter((value) => /[;{}<]/.test(value))).toEqual([]);
    }
  });
});
