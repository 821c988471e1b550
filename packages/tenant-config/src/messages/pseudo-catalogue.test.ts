import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogues.ts";
import { compileMessage } from "./format-message.ts";
import { pseudoText } from "./pseudo-catalogue.ts";

describe("pseudoText", () => {
  it.each([
    ["Show {name}", "[Shów {name} on]"],
    ["Colour", "[Cólóúr one]"],
  ])("says %j as %j", (text, said) => {
    expect(pseudoText(text)).toBe(said);
  });

  it("leaves counting as it is, and brackets the whole", () => {
    const say = compileMessage(catalogueOf("en-XA").messages.stock.carsFound, "en-XA", new Set(["count"]));
    expect(say({ count: 1, vehicle: "cár", vehicles: "cárs" })).toMatch(/^\[1 cár .*\]$/);
    expect(say({ count: 1234, vehicle: "cár", vehicles: "cárs" })).toMatch(/^\[1,234 cárs .*\]$/);
  });

  it("is longer by two fifths", () => {
    const text = "Prices, availability and pictures may change; please confirm before you visit.";
    expect(pseudoText(text).length).toBeGreaterThan(text.length * 1.35);
  });
});
