import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceBetween } from "./distance-between.ts";

const at = (latitude: number | null, longitude: number | null) => ({ latitude, longitude });
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distanceBetween", () => {
  it("is a degree of the meridian for a degree of latitude, and half the earth at most", () => {
    expect(distanceBetween(at(0, 0), at(1, 0))).toBeCloseTo(111.19, 1);
    expect(distanceBetween(at(0, 0), at(0, 180))).toBeCloseTo(20_015, 0);
  });

  it("is the short way across the date line", () => {
    expect(distanceBetween(at(-17, 179.5), at(-17, -179.5))).toBeCloseTo(106.3, 0);
  });

  it("is not known of a place that does not say where it is", () => {
    expect(distanceBetween(at(null, 1), at(1, 1))).toBeNull();
    expect(distanceBetween(at(1, 1), at(1, null))).toBeNull();
  });

  it("is the same there and back, and none to itself", () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(distanceBetween(one, other)).toBeCloseTo(distanceBetween(other, one) ?? -1, 6);
        expect(distanceBetween(one, one)).toBe(0);
      }),
    );
  });
});
