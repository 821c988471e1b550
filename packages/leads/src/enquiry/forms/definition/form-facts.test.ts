import { describe, expect, it } from "vitest";
import { sampleMarket } from "../../../testing/sample-market.ts";
import { sampleFacts } from "../../../testing/sample-facts.ts";
import { formFacts } from "./form-facts.ts";

describe("formFacts", () => {
  const { words, places, dealerships } = sampleFacts;
  const tenant = { market: sampleMarket, words, places, dealerships } as const;
  const [, service] = places;

  it("are the dealer's alone on a page about nothing", () => {
    expect(formFacts(tenant, { car: null, place: null })).toEqual(tenant);
  });

  it("name the place and the car a page is about, the open positions and the extras of a hire", () => {
    const positions = ["Technician"];
    const extras = [{ value: "Child seat", label: "Child seat" }];
    expect(
      formFacts(
        { ...tenant, positions, extras },
        { car: { condition: "demo", dealership: { slug: "north" } }, place: service ?? null },
      ),
    ).toEqual({
      ...tenant,
      positions,
      extras,
      placeName: "South Service",
      placeKind: "service",
      carCondition: "demo",
      carDealership: "north",
    });
  });
});
