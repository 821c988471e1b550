import { describe, expect, it } from "vitest";
import { colourFamily } from "./colour-family.ts";

describe("colourFamily", () => {
  it.each([
    ["Red", "red"],
    ["Steel Blue Metallic", "blue"],
    ["PEARL WHITE", "white"],
    ["Machine Gray", "grey"],
    ["Champagne", "brown"],
    ["Tarmac", null],
    ["Redwood", null],
    ["", null],
    [null, null],
  ])("takes %j for %s", (name, family) => expect(colourFamily(name)).toBe(family));
});
