import { describe, expect, it } from "vitest";
import { DRAWN_BODIES, DRAWN_VARIANTS } from "../drawn-car.ts";
import { boundsOf } from "../studio/camera.ts";
import { buildInterior, buildModel } from "./build-model.ts";

/** Length, width and height that a reader would believe, in metres. */
const SIZES = new Map<string, readonly [length: number, width: number, height: number]>([
  ["sedan", [4.9, 2.2, 1.5]],
  ["hatch", [4.3, 2.2, 1.5]],
  ["suv", [4.6, 2.3, 1.85]],
  ["ute", [5.35, 2.3, 1.9]],
  ["wagon", [4.9, 2.2, 1.55]],
  ["coupe", [4.5, 2.3, 1.35]],
  ["convertible", [4.5, 2.3, 1.35]],
  ["van", [5.2, 2.4, 2.0]],
  ["truck", [7.3, 2.7, 3.1]],
  ["motorcycle", [2.2, 0.95, 1.35]],
  ["motorhome", [6.7, 2.5, 3.1]],
  ["caravan", [6.8, 2.6, 2.75]],
]);

describe.each(DRAWN_BODIES)("a %s", (body) => {
  it.each(DRAWN_VARIANTS)(
    "has believable measures, stands on the floor and is whole (design %d)",
    (variant) => {
      const parts = buildModel(body, variant);
      const { min, max } = boundsOf(parts);
      const [length = 0, width = 0, height = 0] = SIZES.get(body) ?? [];
      expect(Math.abs(max[0] - min[0] - length)).toBeLessThan(0.35);
      expect(Math.abs(max[1] - min[1] - width)).toBeLessThan(0.35);
      expect(Math.abs(max[2] - min[2] - height)).toBeLessThan(0.45);
      expect(Math.abs(min[2])).toBeLessThan(0.03);
      for (const { positions, normals, indices } of parts) {
        expect(positions.every(Number.isFinite)).toBe(true);
        expect(normals.every(Number.isFinite)).toBe(true);
        expect(indices.every((index) => index < positions.length / 3)).toBe(true);
      }
    },
  );

  it("has something to see inside", () => {
    expect(buildInterior(body, 1).length).toBeGreaterThan(15);
  });
});
