import type { Car } from "../model/car.ts";
import { describe, expect, it } from "vitest";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { carJsonLd } from "./car-json-ld.ts";
import { carBadge, carTitle } from "./car-title.ts";
import { formatDistance } from "./distance.ts";
import { manufacturerName } from "./manufacturer.ts";
import { hireTotal } from "./hire-total.ts";
import { describePrice } from "./price.ts";
import { searchKeywords } from "../wire/stringify-car.ts";
import { policyDefaults } from "../../policy-defaults.ts";

const US = {
  ...policyDefaults.cars,
  locale: "en-US",
  currency: "USD",
  distanceUnit: "mi",
  noPriceText: "Inquire for price.",
} as const;
const NZ = { ...policyDefaults.cars, locale: "en-NZ", currency: "NZD" };

const typeText = (priceType: "drive_away" | "excluding_government_charges" | null) =>
  describePrice(aCar({ priceType }), policyDefaults.cars);

describe("carBadge", () => {
  it("is a line of its own, but for marks alone, which belong to the heading", () => {
    const monster = aCar({ year: 2026, make: "Ducati", model: "Monster", badge: "+" });
    expect(carBadge(monster)).toBeNull();
    expect(carTitle(monster, policyDefaults.cars)).toBe("2026 Ducati Monster +");
    const plain = aCar({ year: 2021, make: "Mazda", model: "CX-5", badge: "Akera +" });
    expect([carTitle(plain, policyDefaults.cars), carBadge(plain)]).toEqual(["2021 Mazda CX-5", "Akera +"]);
    expect(carBadge(aCar({ badge: null }))).toBeNull();
  });
});

describe("describePrice of what is let", () => {
  const forLet = aCar({ price: null, weeklyPrice: 289, subscriptionPrice: 155 });
  const shown = { ...policyDefaults.cars, showWeeklyPrice: true, showSubscriptionPrice: true };

  it("says a weekly price as it is, by the day, or for the days asked for", () => {
    const byDay = { ...shown, weeklyPriceAs: "day" as const };
    expect(describePrice(forLet, shown, { days: 4 }).weekly?.longText).toBe("$289 per week");
    expect(describePrice(forLet, byDay).weekly?.longText).toBe("$42 per day");
    expect(describePrice(forLet, byDay, { days: 1 }).weekly).toMatchObject({
      longText: "$42 for 1 day",
      note: "$42 per day",
    });
    expect(describePrice(forLet, byDay, { days: 4 }).weekly).toMatchObject({
      longText: "$168 for 4 days",
      amount: 168,
    });
  });

  it("is the total with the extras that were chosen and that the site has", () => {
    const seat = { name: "Child seat", price: 8, per: "day", most: 40 } as const;
    const byDay = { ...shown, weeklyPriceAs: "day" as const, hireExtras: [seat] };
    const priceWith = (...extras: string[]) => describePrice(forLet, byDay, { days: 4, extras }).weekly;
    expect(priceWith("Child seat")).toMatchObject({
      longText: "$200 for 4 days with extras",
      amount: hireTotal({ weekly: 289, days: 4, extras: [seat] }).total,
      note: "$42 per day",
    });
    expect(priceWith("Bull bar")?.longText).toBe("$168 for 4 days");
    expect(priceWith()?.longText).toBe("$168 for 4 days");
  });

  it("says what a subscription is paid by, and for each term what it costs", () => {
    expect(describePrice(forLet, shown).subscription?.longText).toBe("$155 subscription");
    const terms = [
      { months: 1, percent: 0 },
      { months: 12, percent: -10 },
    ];
    const { subscription } = describePrice(forLet, {
      ...shown,
      subscriptionPer: "week",
      subscriptionTerms: terms,
    });
    expect(subscription?.longText).toBe("$155 per week");
    expect(subscription?.terms).toEqual([
      { months: 1, longText: "$155 per week" },
      { months: 12, longText: "$140 per week" },
    ]);
  });

  it("shows neither on a site that shows none, and none of nothing", () => {
    const hidden = {
      ...shown,
      showWeeklyPrice: false,
      showSubscriptionPrice: false,
      weeklyPriceAs: "day" as const,
    };
    expect(describePrice(forLet, hidden, { days: 4 })).toMatchObject({ weekly: null, subscription: null });
    const none = aCar({ price: null, weeklyPrice: 0, subscriptionPrice: null });
    expect(describePrice(none, { ...shown, weeklyPriceAs: "day" }, { days: 4 })).toMatchObject({
      weekly: null,
      subscription: null,
    });
  });
});

describe("describePrice", () => {
  it.each([
    [policyDefaults.cars, 29_990.4, "$29,990"],
    [policyDefaults.cars, 1_249_990, "$1,249,990"],
    [NZ, 8_000, "$8,000"],
    [US, 199.5, "$200"],
  ])("writes whole money with thousands separators and the market's sign", (policy, price, text) => {
    expect(describePrice(aCar({ price }), policy)).toMatchObject({
      kind: "price",
      text,
      currency: policy.currency,
    });
  });

  it.each([null, 0, -1])("asks to enquire for a price of %s, in the site's words", (price) => {
    expect(describePrice(aCar({ price }), US)).toMatchObject({ kind: "enquire", text: "Inquire for price." });
  });

  it("says what the price includes, when the feed does", () => {
    expect(typeText("drive_away")).toMatchObject({ typeText: "Drive away" });
    expect(typeText("excluding_government_charges")).toMatchObject({ typeText: "Excl. gov. charges" });
    expect(typeText(null)).toMatchObject({ typeText: null });
  });

  it("shows weekly and subscription prices where the car has them and the site wants them", () => {
    const car = aCar({ price: null, weeklyPrice: 199, subscriptionPrice: 390 });
    expect(describePrice(car, policyDefaults.cars)).toMatchObject({
      weekly: { text: "$199", longText: "$199 per week" },
      subscription: { amount: 390 },
    });
    expect(describePrice(car, { ...policyDefaults.cars, showWeeklyPrice: false }).weekly).toBeNull();
    expect(
      describePrice(car, { ...policyDefaults.cars, showSubscriptionPrice: false }).subscription,
    ).toBeNull();
    expect(describePrice(aCar({ weeklyPrice: 0, subscriptionPrice: -1 }), policyDefaults.cars)).toMatchObject(
      {
        weekly: null,
        subscription: null,
      },
    );
    expect(describePrice(aCar({ weeklyPrice: 199.5 }), policyDefaults.cars).weekly?.amount).toBe(200);
  });
});

describe("names of a car", () => {
  it("correct manufacturers in what is shown, whatever the feed's case", () => {
    expect(manufacturerName("SKODA", policyDefaults.cars)).toBe("Škoda");
    expect(manufacturerName("Chery NZ", policyDefaults.cars)).toBe("Chery");
    expect(manufacturerName("Mazda", policyDefaults.cars)).toBe("Mazda");
  });

  it("make the title of year, make and model, or of the name when those are missing", () => {
    expect(carTitle(aCar({ year: null, make: "skoda", model: "Kodiaq" }), policyDefaults.cars)).toBe(
      "Škoda Kodiaq",
    );
    expect(carTitle(aCar({ make: "", name: "Box trailer" }), policyDefaults.cars)).toBe("Box trailer");
  });

  it("count distances in the site's unit without converting them", () => {
    expect(formatDistance(45_210, policyDefaults.cars)).toBe("45,210 km");
    expect(formatDistance(45_210, US)).toBe("45,210 mi");
  });
});

describe("carJsonLd", () => {
  const seller = { name: "Riverside", url: "https://dealer.example/", phone: "0733001234" };
  const context = { url: "https://dealer.example/cars/x", seller };

  it("states the price that is shown, and no offer without one", () => {
    expect(carJsonLd(aCar({ price: 29_990.4 }), policyDefaults.cars, context)).toMatchObject({
      "@type": "Car",
      offers: { price: 29_990, priceCurrency: "AUD", availability: "https://schema.org/InStock" },
      mileageFromOdometer: { unitCode: "KMT" },
    });
    expect(carJsonLd(aCar({ price: 29_990.5 }), policyDefaults.cars, context)).toMatchObject({
      offers: { price: 29_991 },
    });
    expect(carJsonLd(aCar({ price: null }), policyDefaults.cars, context)).not.toHaveProperty("offers");
  });

  it("states every fact that is known, by schema.org's names", () => {
    const car = aCar({ images: [{ url: "/a.jpg", thumbnailUrl: null }], engine: "2.8L", reserved: false });
    expect(carJsonLd(car, { ...policyDefaults.cars, maskPhones: false }, context)).toEqual({
      "@context": "https://schema.org",
      "@type": "Car",
      name: "2021 Toyota HiLux",
      url: "https://dealer.example/cars/x",
      image: ["/a.jpg"],
      brand: { "@type": "Brand", name: "Toyota" },
      model: "HiLux",
      vehicleModelDate: "2021",
      vehicleConfiguration: "SR5",
      vehicleIdentificationNumber: "MR0FZ29G001234567",
      sku: "U131302",
      itemCondition: "https://schema.org/UsedCondition",
      mileageFromOdometer: { "@type": "QuantitativeValue", value: 45_210, unitCode: "KMT" },
      bodyType: "Ute",
      vehicleTransmission: "Automatic",
      driveWheelConfiguration: "4x4",
      vehicleEngine: { "@type": "EngineSpecification", fuelType: "Diesel", name: "2.8L" },
      color: "White",
      numberOfDoors: 4,
      vehicleSeatingCapacity: 5,
      offers: {
        "@type": "Offer",
        price: 52_990,
        priceCurrency: "AUD",
        availability: "https://schema.org/InStock",
        url: "https://dealer.example/cars/x",
        seller: {
          "@type": "AutoDealer",
          name: "Riverside",
          url: "https://dealer.example/",
          telephone: "0733001234",
        },
      },
    });
  });

  it("states nothing that is not known", () => {
    const facts = { year: null, odometer: null, fuel: null, badge: null, price: 0 };
    const document = carJsonLd(aCar(facts), policyDefaults.cars, { ...context, seller: null });
    for (const field of ["image", "vehicleModelDate", "mileageFromOdometer", "vehicleEngine", "offers"])
      expect(document).not.toHaveProperty(field);
    expect(
      carJsonLd(aCar({ fuel: null, engine: "2.8L" }), policyDefaults.cars, context)["vehicleEngine"],
    ).toEqual({
      "@type": "EngineSpecification",
      name: "2.8L",
    });
  });

  it.each([
    [{ status: { kind: "sold", soldAt: null } }, "SoldOut"],
    [{ status: { kind: "coming_soon" } }, "PreOrder"],
    [{ status: { kind: "coming_soon" }, reserved: true }, "SoldOut"],
    [{ status: { kind: "in_stock" } }, "InStock"],
  ] as const)("says whether %j can be had", (fields, availability) => {
    expect(carJsonLd(aCar(fields), policyDefaults.cars, { ...context, seller: null })).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
    expect(carJsonLd(aCar({ condition: "new" }), policyDefaults.cars, context)).toMatchObject({
      itemCondition: "https://schema.org/NewCondition",
    });
  });

  it("never names a phone that the page masks", () => {
    expect(JSON.stringify(carJsonLd(aCar(), policyDefaults.cars, context))).not.toContain("0733001234");
    const open = { ...policyDefaults.cars, maskPhones: false };
    expect(JSON.stringify(carJsonLd(aCar(), open, context))).toContain("0733001234");
  });

  it("counts a demonstrator as used and a reserved car as gone", () => {
    expect(carJsonLd(aCar({ condition: "demo", reserved: true }), US, context)).toMatchObject({
      itemCondition: "https://schema.org/UsedCondition",
      offers: { availability: "https://schema.org/SoldOut" },
      mileageFromOdometer: { unitCode: "SMI" },
    });
  });
});

describe("describePrice of a stored car without its keys", () => {
  it("says no price, and no second price either", () => {
    const { price: _price, weeklyPrice: _weekly, subscriptionPrice: _subscription, ...bare } = aCar();
    const shown = { ...policyDefaults.cars, showWeeklyPrice: true, showSubscriptionPrice: true };
    expect(describePrice(bare as Car, shown)).toEqual({
      kind: "enquire",
      text: "Enquire for price.",
      weekly: null,
      subscription: null,
    });
  });
});

describe("searchKeywords", () => {
  it.each([
    [["HiLux SR5 Double Cab"], "hilux sr 5"],
    [["HiLux"], "hilux"],
    [["CX-5"], "cx5"],
    [["Mazda3"], "mazda 3"],
    [["Santa Fe", "i30"], "santafe"],
    [["Toyota", null], null],
    [["Grand Cherokee L"], "grandcherokeel"],
    [["Grand Cherokee Trail Hawk"], null],
    [["X5", "i30", "4x4"], null],
    [["Mazda3 GT", "mazda3"], "mazda3gt mazda 3"],
    [["RX8i"], null],
    [["2MAZDA3"], null],
  ])("gives the other spellings of %s", (names, keywords) => expect(searchKeywords(names)).toBe(keywords));
});
