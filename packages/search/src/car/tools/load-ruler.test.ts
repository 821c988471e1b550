import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadRuler } from "./load-ruler.ts";

const METRIC = { pallet: 1165, step: 1000 };

describe("loadRuler", () => {
  it("numbers the whole metres of a body, and stands its pallets two abreast from the front wall", () => {
    expect(loadRuler({ bodyLength: 2530, pallets: 3 }, METRIC)).toEqual({
      length: 2530,
      marks: [0, 1000, 2000],
      pallets: [
        { from: 0, side: 0 },
        { from: 0, side: 1 },
        { from: 1165, side: 0 },
      ],
    });
  });

  it("is nothing where the length is not known, and has no pallets where none are said", () => {
    expect(loadRuler({ bodyLength: undefined, pallets: 10 }, METRIC)).toBeNull();
    expect(loadRuler({ bodyLength: 4000, pallets: undefined }, METRIC)?.pallets).toEqual([]);
  });

  it("lets no pallet and no number stand out of the body", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 16_000 }), fc.nat(40), (bodyLength, pallets) => {
        const ruler = loadRuler({ bodyLength, pallets }, METRIC);
        for (const { from } of ruler?.pallets ?? [])
          expect(from + METRIC.pallet).toBeLessThanOrEqual(bodyLength);
        expect(ruler?.marks.at(-1)).toBeLessThanOrEqual(bodyLength);
        expect(ruler?.pallets.length).toBeLessThanOrEqual(pallets);
      }),
    );
  });
});
