import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { isRental, isSubscription } from "./car-kind.ts";

describe("isSubscription", () => {
  it("holds for a car that the feed calls so, whatever it costs", () => {
    expect(isSubscription(aCar({ itemType: "Car Subscription", price: 20_000 }))).toBe(true);
    expect(isSubscription(aCar({ categories: ["SUVs", "SUBSCRIPTION"], price: 20_000 }))).toBe(true);
  });

  it.each([
    [true, null, 300],
    [false, 20_000, 300],
    [false, 20_000, null],
    [false, null, null],
  ])("is %j for the price %j and the weekly price %j", (holds, price, subscriptionPrice) => {
    expect(isSubscription(aCar({ price, subscriptionPrice }))).toBe(holds);
  });
});

describe("isRental", () => {
  it("holds at a rental location, or for a car that the feed calls so", () => {
    expect(isRental(aCar({ itemType: null, categories: [] }), false)).toBe(false);
    expect(isRental(aCar(), true)).toBe(true);
    expect(isRental(aCar({ categories: ["Weekend Rentals"] }), false)).toBe(true);
    expect(isRental(aCar({ itemType: "RENTAL" }), false)).toBe(true);
  });
});
