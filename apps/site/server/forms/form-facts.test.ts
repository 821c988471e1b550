import { aCar } from "@forecourt/search/testing";
import { aLocation } from "@forecourt/tenant-config/testing";
import { describe, expect, it } from "vitest";
import { demoContent } from "#server/testing/demo-content.ts";
import { formFacts, placesOf } from "./form-facts.ts";

const content = await demoContent("harbourside");
const place = aLocation("Yard", { id: "9", kind: "used", dealership: { id: "1", slug: "yard" } });

describe("placesOf", () => {
  it("are the places that shoppers may read of, each with its dealership, its state and what it does", () => {
    const hidden = { ...place, id: "10" };
    expect(placesOf({ ...content, locations: [place], hiddenLocations: [hidden] })).toEqual([
      { id: "9", name: "Yard", dealershipSlug: "yard", state: "QLD", kind: "used" },
    ]);
  });
});

describe("formFacts", () => {
  it("know the market, the places and the dealerships of a site", () => {
    const facts = formFacts({ config: content.tenant.config, content }, { car: null, location: null });
    expect(facts.market).toBe(content.tenant.config.rules);
    expect(facts.places.map(({ id }) => id)).toEqual(["401", "402", "403", "404", "405"]);
    expect(facts.dealerships[0]).toEqual({ slug: "harbourside-mazda", name: "Harbourside Mazda" });
    expect(facts.dates).toEqual([]);
    expect(facts).not.toHaveProperty("placeName");
    expect(facts).not.toHaveProperty("carCondition");
  });

  it("know the car and the place a form stands beside, and the dates the dealer offers", () => {
    const dates = [{ value: "2026-11-23", label: "Mon 23 Nov" }];
    expect(
      formFacts(
        { config: content.tenant.config, content },
        { car: aCar({ condition: "demo" }), location: place, dates },
      ),
    ).toMatchObject({
      carCondition: "demo",
      placeName: "Yard",
      placeKind: "used",
      dates,
    });
  });
});
