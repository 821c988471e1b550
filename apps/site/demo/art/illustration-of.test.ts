import { describe, expect, it } from "vitest";
import { illustrationOf } from "./illustration-of.ts";

const car = {
  make: "Kia",
  model: "",
  series: null,
  seats: 5,
  badge: null,
  drive: null,
  itemType: null,
  body: null,
  simpleBody: null,
  fuel: null,
  colour: null,
};

/** A model's pictures, by its badges. */
const faces = (model: string, series: string | null) =>
  ["S", "GT", null].map((badge) => illustrationOf({ ...car, body: "SUV", model, series, badge }));

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

  it("gives all cars of a model and series one face, whatever their colour and badge", () => {
    expect(new Set(faces("Sportage", "NQ5")).size).toBe(1);
    const series = ["SL", "QL", "NQ5", "NQ6", "NQ7", "NQ8"].flatMap((name) => faces("Sportage", name));
    expect(new Set(series).size).toBe(2);
  });

  it("draws nothing where it does not know the body", () => {
    expect(illustrationOf({ ...car, body: "Hovercraft" })).toBeNull();
    expect(illustrationOf(car)).toBeNull();
  });
});
