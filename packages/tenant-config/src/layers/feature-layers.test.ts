import { describe, expect, it } from "vitest";
import { withDerivedSettings } from "./derived-settings.ts";
import { featureLayers, unmatchedFeatures } from "./feature-layers.ts";

const feature = (sites: unknown, settings: object = {}) => ({ description: "x", sites, settings });

const NORTH = { slug: "north", dealerships: ["412", "north-motors"], manufacturer: ["skoda", "Škoda"] };

const wrong = (value: unknown) => featureLayers({ file: "f.json", value }, NORTH);

describe("featureLayers", () => {
  it("gives the features that are on for a site, in the order of the file, each by its name", () => {
    const value = {
      late: feature("all", { cars: { newArrivalDays: 1 } }),
      other: feature(["south"]),
      early: feature(["south", "north"]),
    };
    const file = { file: "presets/features.json", value };
    for (let round = 0; round < 2; round += 1) {
      expect(featureLayers(file, NORTH)).toEqual({
        layers: [
          {
            kind: "feature",
            name: "late",
            file: "presets/features.json#late",
            value: { cars: { newArrivalDays: 1 } },
          },
          { kind: "feature", name: "early", file: "presets/features.json#early", value: {} },
        ],
        problems: [],
      });
    }
  });

  it.each([
    ["its slug", "north", true],
    ["the id of a dealership", "412", true],
    ["the slug of a dealership", "north-motors", true],
    ["its manufacturer, without case and accents", "SKODA", true],
    ["part of a slug", "nor", false],
    ["another manufacturer", "Mazda", false],
  ])("knows a site by %s", (_, name, isOn) => {
    const value = { one: feature([name]) };
    expect(featureLayers({ file: "f.json", value }, NORTH).layers).toHaveLength(isOn ? 1 : 0);
    expect(unmatchedFeatures({ file: "f.json", value }, [NORTH])).toEqual(
      isOn ? [] : [{ feature: "one", name }],
    );
  });

  it("has none without a file, and says what is wrong with one", () => {
    expect(featureLayers(undefined, NORTH)).toEqual({ layers: [], problems: [] });
    expect(wrong(null)).toEqual({
      layers: [],
      problems: [{ file: "f.json", path: "", message: "must be an object, not null" }],
    });
    expect(wrong("x").problems).toMatchObject([{ message: 'must be an object, not "x"' }]);
    expect(wrong({ early: { ...feature("all"), description: 7 } }).problems).toEqual([
      { file: "f.json", path: "early.description", message: "must be a text, not 7" },
    ]);
    expect(wrong({ early: feature("some") }).problems).toMatchObject([{ path: "early.sites" }]);
  });
});

describe("withDerivedSettings", () => {
  it.each([
    [{ market: { currency: "NZD" } }, { cars: { currency: "NZD" }, analytics: { currency: "NZD" } }],
    [{ market: { locale: "en-NZ" } }, { cars: { locale: "en-NZ" } }],
    [{ market: { distanceUnit: "mi" } }, { cars: { distanceUnit: "mi" } }],
    [
      { market: { currency: "NZD" }, analytics: null },
      { cars: { currency: "NZD" }, analytics: null },
    ],
    [
      { market: { currency: "NZD" }, analytics: { currency: null } },
      { cars: { currency: "NZD" }, analytics: { currency: null } },
    ],
    [
      { site: { dealerships: [{ slug: "a", name: "A", phone: "1" }] } },
      { search: { dealerships: [{ slug: "a", name: "A" }] } },
    ],
    [{ site: { dealerships: null } }, { search: { dealerships: null } }],
    [{ cars: { newArrivalDays: 1 } }, {}],
  ])("adds to %j what follows from it", (values, added) => {
    expect(withDerivedSettings(values)).toEqual({ ...values, ...added });
  });

  it("keeps the other settings of the section it adds to", () => {
    const values = { market: { locale: "en-NZ" }, cars: { newArrivalDays: 1 } };
    expect(withDerivedSettings(values)["cars"]).toEqual({ newArrivalDays: 1, locale: "en-NZ" });
    expect(values.cars).toEqual({ newArrivalDays: 1 });
  });
});
