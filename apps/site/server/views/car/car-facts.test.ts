import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { demoSite } from "#server/testing/demo-site.ts";
import { factGroups, furtherFacts, headFacts, keyFacts } from "./car-facts.ts";

const site = await demoSite();
const car = aCar({ id: "9", slug: "kia-rio-9", images: [] });
const NOTHING_KNOWN = {
  odometer: null,
  year: null,
  badge: null,
  series: null,
  body: null,
  transmission: null,
  simpleTransmission: null,
  drive: null,
  simpleDrive: null,
  fuel: null,
  engine: null,
  colour: null,
  seats: null,
  doors: null,
  stockNumber: null,
  vin: null,
};

describe("keyFacts", () => {
  it("are the six shoppers ask first, without those that are not known", () => {
    expect(keyFacts(car, site).map(({ value }) => value)).toEqual([
      "45,210 km",
      "Automatic",
      "Diesel",
      "4x4",
      "5",
      "2021",
    ]);
    expect(keyFacts(car, site).map(({ icon }) => icon)).toEqual([
      "gauge",
      "transmission",
      "fuel",
      "drive",
      "seat",
      "calendar",
    ]);
    const two = keyFacts(aCar({ ...NOTHING_KNOWN, odometer: 0, seats: 2 }), site);
    expect(two.map(({ value }) => value)).toEqual(["0 km", "2"]);
  });

  it("are none where only one is known", () => {
    expect(keyFacts(aCar({ ...NOTHING_KNOWN, odometer: 0 }), site)).toEqual([]);
  });
});

describe("the facts of a car", () => {
  const known = aCar({
    engine: "2.8 L",
    colour: "White",
    series: "GUN",
    simpleTransmission: "Auto",
    simpleDrive: "4WD",
  });

  it("have their own sign and word each, the simple names first", () => {
    expect(keyFacts(known, site)).toEqual([
      { icon: "gauge", label: "Odometer", value: "45,210 km", fact: "odometer" },
      { icon: "transmission", label: "Transmission", value: "Auto", fact: "transmission" },
      { icon: "fuel", label: "Fuel", value: "Diesel", fact: "fuel" },
      { icon: "drive", label: "Drive", value: "4WD", fact: "drive" },
      { icon: "seat", label: "Seats", value: "5", fact: "seats" },
      { icon: "calendar", label: "Year", value: "2021", fact: "year" },
    ]);
  });

  it("are called what the dealer's filters call them, each by its own filter", () => {
    const valueLabels = [
      { facet: "transmission", value: "Automatic", label: "Self-shifting" },
      { facet: "transmission", value: "Auto", label: "Self-shifting, simply" },
      { facet: "drive", value: "4x4", label: "All wheels" },
      { facet: "drive", value: "4WD", label: "All wheels, simply" },
      { facet: "body", value: "Ute", label: "Pickup" },
    ] as const;
    const named = { ...site, config: { ...site.config, search: { ...site.config.search, valueLabels } } };
    const [, gearbox, , drive] = keyFacts(known, named).map(({ value }) => value);
    expect([gearbox, drive]).toEqual(["Self-shifting, simply", "All wheels, simply"]);
    const plain = { ...known, simpleTransmission: null, simpleDrive: null };
    const [, whole, , driven] = keyFacts(plain, named).map(({ value }) => value);
    expect([whole, driven]).toEqual(["Self-shifting", "All wheels"]);
    const facts = factGroups(known, named).flatMap((group) => group.facts.map(({ value }) => value));
    expect(facts).toEqual(expect.arrayContaining(["Self-shifting", "All wheels", "Pickup"]));
  });

  it("stand in full in their groups", () => {
    expect(factGroups(known, site).map(({ facts }) => facts.map(({ value }) => value))).toEqual([
      ["Pre-owned", "2021", "45,210 km", "SR5", "GUN", "Ute", "White"],
      ["2.8 L", "Diesel", "Automatic", "4x4"],
      ["5", "4"],
      ["U131302", "MR0FZ29G001234567"],
    ]);
  });
});

describe("factGroups", () => {
  it("put together what belongs together, each fact once", () => {
    const groups = factGroups(aCar({ engine: "2.8 L", colour: "White" }), site);
    expect(groups.map(({ title }) => title)).toEqual(["Car", "Engine and drive", "Size", "Identity"]);
    const labels = groups.flatMap(({ facts }) => facts.map(({ label }) => label));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("leave out groups of which nothing is known", () => {
    expect(factGroups(aCar(NOTHING_KNOWN), site).map(({ facts }) => facts.length)).toEqual([1]);
  });
});

describe("headFacts", () => {
  it("are the year of the title and the badge below it", () => {
    expect(headFacts(car, site)).toEqual(["Year", "Badge"]);
    expect(headFacts(aCar({ badge: "++" }), site)).toEqual(["Year", "Badge"]);
    expect(headFacts(aCar(NOTHING_KNOWN), site)).toEqual([]);
  });

  it("are without the year where a car keeps its own name", () => {
    expect(headFacts(aCar({ make: "", model: "", name: "Demo of the month" }), site)).toEqual(["Badge"]);
  });
});

const labelsOf = (of: typeof car): string[] =>
  furtherFacts(of, site).flatMap(({ facts }) => facts.map(({ label }) => label));

describe("furtherFacts", () => {
  it("leave out what the heading and the key facts say", () => {
    expect(labelsOf(car)).toEqual(["Condition", "Body", "Colour", "Doors", "Stock number", "VIN"]);
  });

  it("say a key fact again where they know more of it", () => {
    const detailed = furtherFacts(
      { ...car, simpleTransmission: "Automatic", transmission: "8-speed DCT" },
      site,
    );
    expect(detailed.flatMap(({ facts }) => facts)).toContainEqual({
      label: "Transmission",
      value: "8-speed DCT",
    });
  });

  it("say a fact that would be the only key fact, which is none", () => {
    expect(labelsOf(aCar({ ...NOTHING_KNOWN, odometer: 0 }))).toEqual(["Condition", "Odometer"]);
  });

  it("say with the heading and the key facts together all that is known", () => {
    const all = factGroups(car, site).flatMap(({ facts }) => facts.map(({ label }) => label));
    const labels = [
      ...headFacts(car, site),
      ...keyFacts(car, site).map(({ label }) => label),
      ...labelsOf(car),
    ];
    expect(new Set(labels)).toEqual(new Set(all));
    expect(labels.filter((label) => label !== "Year")).toHaveLength(all.length - 1);
  });
});
