import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLongerThan } from "./text-length.ts";

const FAMILY = "👨‍👩‍👧‍👦";

const marks = (count: number) => `a${"\u0301".repeat(count - 1)}`;

describe("isLongerThan", () => {
  it("counts what a reader sees, up to the limit and not beyond", () => {
    expect(isLongerThan("Zoë", 3)).toBe(false);
    expect(isLongerThan("Zoë!", 3)).toBe(true);
    expect(isLongerThan(FAMILY.repeat(3), 3)).toBe(false);
    expect(isLongerThan(FAMILY.repeat(4), 3)).toBe(true);
  });

  it("counts no text that is 32 times as long as its limit, whatever stands in it", () => {
    expect(isLongerThan(marks(64), 2)).toBe(false);
    expect(isLongerThan(marks(65), 2)).toBe(true);
  });

  it("agrees with the number of letters where each is one character", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,30}$/), fc.nat(30), (text, limit) => {
        expect(isLongerThan(text, limit)).toBe(text.length > limit);
      }),
    );
  });
});
