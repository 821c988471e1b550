import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ILLUSTRATION_WIDTHS } from "./illustration-address.ts";
import { PHOTO_WIDTHS } from "./photo-address.ts";
import { widthsFor } from "./widths-for.ts";

describe("widthsFor", () => {
  it.each([
    [96, [160, 320]],
    [600, [320, 480, 768, 1080]],
    [1280, [768, 1080, 1920]],
    [5000, [1920]],
  ])("names for a photograph of at most %d pixels %j", (drawn, widths) => {
    expect(widthsFor(drawn, PHOTO_WIDTHS)).toEqual(widths);
  });

  it("names none narrower than the picture is drawn on every screen", () => {
    expect(widthsFor(240, ILLUSTRATION_WIDTHS)).toEqual([160, 320, 480]);
    expect(widthsFor(240, ILLUSTRATION_WIDTHS, 200)).toEqual([320, 480]);
    expect(widthsFor(240, ILLUSTRATION_WIDTHS, 160)).toEqual([160, 320, 480]);
  });

  it("names at most five, rising, one of them nearly as wide as it is drawn where there is one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }),
        fc.constantFrom(PHOTO_WIDTHS, ILLUSTRATION_WIDTHS),
        (drawn, served) => {
          const named = widthsFor(drawn, served);
          expect(named.length).toBeLessThanOrEqual(5);
          expect(named).toEqual(named.toSorted((one, other) => one - other));
          const widest = Math.max(...served);
          expect(named.some((width) => width * 1.3 >= Math.min(drawn, widest))).toBe(true);
        },
      ),
    );
  });
});
