import { describe, expect, it } from "vitest";
import { illustrationOf } from "./illustration-of.ts";

const car = {
  id: "17",
  make: "Kia",
  badge: null,
  drive: null,
  itemType: null,
  body: null,
  simpleBody: null,
  fuel: null,
  colour: null,
};

describe("illustrationOf", () => {
  it.each([
    ["SUV", "Glacier White", "/media/drawn/suv/white/front.webp"],
    ["Ute", "Gold", "/media/drawn/ute/sand/front.webp"],
    ["Hatchback", "Midnight Gray", "/media/drawn/hatch/grey/front.webp"],
    ["Ute", null, "/media/drawn/ute/silver/front.webp"],
    ["Caravan", "White", "/media/drawn/caravan/white/front.webp"],
  ])("draws a %s in %s", (body, colour, url) => {
    expect(illustrationOf({ ...car, body, colour })).toBe(url);
  });

  it("draws nothing where it does not know the body", () => {
    expect(illustrationOf({ ...car, body: "Hovercraft" })).toBeNull();
    expect(illustrationOf(car)).toBeNull();
  });
});
