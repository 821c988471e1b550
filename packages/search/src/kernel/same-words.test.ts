import { describe, expect, it } from "vitest";
import { sameWords } from "./same-words.ts";

describe("sameWords", () => {
  it.each([
    ["test-drive-only", "Test drive only"],
    ["  TEST_DRIVE—only ", "test drive only"],
    ["Škoda", "SKODA"],
    ["日本 車", "日本-車"],
    ["runout - sale", "runout sale"],
    ["!!", "!!"],
  ])("takes %j and %j for the same", (one, other) => {
    expect(sameWords(one, other)).toBe(true);
    expect(sameWords(other, one)).toBe(true);
  });

  it.each([
    ["test drive only", "test drive"],
    ["runout sale", "run out sale"],
    ["日本", "車"],
    ["!!", "??"],
    ["", "-"],
  ])("keeps %j and %j apart", (one, other) => {
    expect(sameWords(one, other)).toBe(false);
  });
});
