import { describe, expect, it } from "vitest";
import { nearestName } from "./nearest-name.ts";

describe("nearestName", () => {
  const names = ["search", "cars", "consent", "carActions", "reviews"];
  it.each([
    ["serach", "search"],
    ["Cars", "cars"],
    ["caractions", "carActions"],
    ["review", "reviews"],
    ["concent", "consent"],
    ["zzzzzzzz", null],
    // Within a third of the name's length, and two typos for a short one.
    ["caxx", "cars"],
    ["cxxx", null],
    ["carActixyz", "carActions"],
    ["carActwxyz", "carActions"],
    ["carAcvwxyz", null],
    ["", null],
    ["x".repeat(10_000), null],
  ])("finds for %s the name %s", (given, meant) => {
    expect(nearestName(given, names)).toBe(meant);
  });

  it("takes the nearest of several, and the first of two that are equally near", () => {
    expect(nearestName("maza", ["mazzda", "mazda"])).toBe("mazda");
    expect(nearestName("maza", ["mazda", "mazzda"])).toBe("mazda");
    expect(nearestName("kix", ["kia", "kit"])).toBe("kia");
  });

  it("compares no more than the first 64 letters of a long text", () => {
    const name = "a".repeat(64);
    expect(nearestName(`${name}${"b".repeat(10_000)}`, [name])).toBe(name);
  });
});
