import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ILLUSTRATION_WIDTHS } from "./illustration-address.ts";
import { PHOTO_WIDTHS } from "./photo-address.ts";
import { widthsFor } from "./widths-for.ts";

describe("widthsFor", () => {
  it.each([
    [96, [64, 96, 128, 256]],
    [600, [384, 640, 1080]],
    [1280, [640, 1080, 1920]],
    [5000, [1920]],
  ])("names for a photograph of at most %d pixels %j", (drawn, widths) => {
    expect(widthsFor(drawn, PHOTO_WIDTHS)).toEqual(widths);
  });

  it("names the widest for a picture that is rendered wider than the one before, however near they are", () => {
    expect(widthsFor(1280, ILLUSTRATION_WIDTHS)).toEqual([768, 1080, 1280]);
    expect(widthsFor(1080, ILLUSTRATION_WIDTHS)).toEqual([768, 1080]);
  });

  it("names none narrower than the picture is drawn on every screen", () => {
    expect(widthsFor(240, ILLUSTRATION_WIDTHS)).toEqual([160, 320, 480]);
    expect(widthsFor(240, ILLUSTRATION_WIDTHS, 200)).toEqual([320, 480]);
    expect(widthsFor(240, ILLUSTRATION_WIDTHS, 160)).toEqual([160, 320, 480]);
  });

  it("serves photographs in the specification's widths alone", () => {
    const specified = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
    expect(PHOTO_WIDTHS.filter((width) => !specified.includes(width))).toEqual([]);
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
