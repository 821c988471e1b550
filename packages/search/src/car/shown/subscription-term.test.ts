import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describePrice } from "./price.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { inStoredPrices, termFactor, withTermFirst } from "./subscription-term.ts";

const terms = [
  { months: 1, percent: 0 },
  { months: 6, percent: -8 },
  { months: 12, percent: 14 },
];
const cars = { ...policyDefaults.cars, showSubscriptionPrice: true, subscriptionTerms: terms };

describe("withTermFirst", () => {
  it("puts the chosen term in front of the others, and leaves them as they are for any other", () => {
    expect(withTermFirst(cars, 12).subscriptionTerms.map(({ months }) => months)).toEqual([12, 1, 6]);
    for (const months of [1, 3, 0, null, Number.NaN]) expect(withTermFirst(cars, months)).toBe(cars);
  });

  it("makes its price the one that is shown", () => {
    const car = aCar({ subscriptionPrice: 200 });
    expect(describePrice(car, withTermFirst(cars, 12)).subscription?.amount).toBe(228);
  });
});

describe("inStoredPrices", () => {
  it("changes nothing for a site without terms, or of its own first", () => {
    const query = { ranges: { subscription_price: { max: 200 } } };
    expect(inStoredPrices(query, cars)).toBe(query);
    expect(inStoredPrices(query, {})).toBe(query);
    expect(termFactor({ subscriptionTerms: [] })).toBe(1);
  });

  it("finds a car exactly where the price that is shown of it is within the range", () => {
    const amount = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(amount, amount, amount, fc.constantFrom(1, 6, 12), (price, min, max, months) => {
        const chosen = withTermFirst(cars, months);
        const shown = describePrice(aCar({ subscriptionPrice: price }), chosen).subscription?.amount ?? 0;
        const { subscription_price: stored } = inStoredPrices(
          { ranges: { subscription_price: { min, max } } },
          chosen,
        ).ranges;
        expect(price >= stored.min && price <= stored.max).toBe(shown >= min && shown <= max);
      }),
      { numRuns: 2000 },
    );
  });
});
