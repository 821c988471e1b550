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
    ["", null],
    ["x".repeat(10_000), null],
  ])("finds for %s the name %s", (given, meant) => {
    expect(nearestName(given, names)).toBe(meant);
  });
});
