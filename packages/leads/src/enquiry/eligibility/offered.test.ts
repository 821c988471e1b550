import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { type Blocker, describeBlocker } from "./blocker.ts";
import { isRentalPlace } from "./car-kind.ts";
import { financeQuery } from "./finance-query.ts";
import { financeTestDriveBlockers, formBlockers } from "./offered.ts";
import { tradeInBlockers } from "./trade-in.ts";

describe("tradeInBlockers", () => {
  it.each<[Blocker[], Parameters<typeof aCar>[0]]>([
    [[], {}],
    [[], { status: { kind: "coming_soon" } }],
    [["sold"], { status: { kind: "sold", soldAt: 1 } }],
    [["reserved"], { reserved: true }],
    [["rental"], { itemType: "Rental" }],
    [["subscription"], { price: null, subscriptionPrice: 300 }],
    [["subscription"], { categories: ["Subscription cars"] }],
  ])("finds %j", (found, changes) => {
    expect(tradeInBlockers(aCar(changes), { enabled: true })).toEqual(found);
  });

  it("is off when the tenant says so, and at a rental location", () => {
    expect(tradeInBlockers(aCar(), { enabled: false }, { rentalPlace: true })).toEqual([
      "trade_in_off",
      "rental",
    ]);
  });
});

describe("formBlockers", () => {
  it("offers test drives and finance of available cars that are no rentals", () => {
    expect(formBlockers("test-drive", aCar(), { offered: ["test-drive"] })).toEqual([]);
    expect(formBlockers("finance", aCar(), { offered: ["test-drive"] })).toEqual(["form_off"]);
    expect(
      formBlockers("finance", aCar({ itemType: "rental", status: { kind: "sold", soldAt: 1 } }), {
        offered: ["finance"],
      }),
    ).toEqual(["sold", "rental"]);
  });
});

describe("financeTestDriveBlockers", () => {
  const policy = { priceAbove: 200 };
  it("asks more of a car only on autograb sites", () => {
    const car = aCar({ status: { kind: "coming_soon" }, reserved: true, price: 200 });
    expect(financeTestDriveBlockers(car, policy, { autograb: false, currency: "AUD" })).toEqual([]);
    expect(financeTestDriveBlockers(car, policy, { autograb: true, currency: "AUD" })).toEqual([
      "not_in_stock",
      "reserved",
      "price_too_low",
    ]);
    const sold = aCar({ status: { kind: "sold", soldAt: 1 }, price: null });
    expect(financeTestDriveBlockers(sold, policy, { autograb: true, currency: "AUD" })).toEqual([
      "sold",
      "price_too_low",
    ]);
    expect(financeTestDriveBlockers(aCar(), policy, { autograb: true, currency: "AUD" })).toEqual([]);
  });
});

describe("financeQuery", () => {
  it("fills in the form for the car, in a fixed order", () => {
    expect(`${financeQuery(aCar())}`).toBe(
      "preferredDealership=riverside-toyota&vehiclePriceBudget=52990&car_id=1&car_type=used&vin=MR0FZ29G001234567",
    );
  });

  it.each([
    [29_999.4, "29999"],
    [29_999.5, "30000"],
  ])("names a price of %d as the page shows it, in whole dollars", (price, shown) => {
    expect(financeQuery(aCar({ price })).get("vehiclePriceBudget")).toBe(shown);
  });

  it("leaves out what is not known", () => {
    const car = aCar({ price: null, vin: null, dealership: { id: null, slug: null, name: null } });
    expect(`${financeQuery(car)}`).toBe("car_id=1&car_type=used");
  });
});

describe("isRentalPlace and describeBlocker", () => {
  it("finds the word in any subtype", () => {
    expect([isRentalPlace([]), isRentalPlace(["buying"]), isRentalPlace(["Truck Rental"])]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("has a sentence for support staff", () => {
    expect(describeBlocker("reserved")).toBe("The car is reserved.");
  });
});
