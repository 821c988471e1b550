import type { Car } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { tenantSite, type TenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { carCardView, carHeart, compareBox } from "./car-card.ts";
import { trackedCar } from "./tracked-car.ts";

const site = tenantSite(await demoContent("harbourside"), new Date("2026-11-21T02:00:00Z"));
const car = aCar({ id: "9", slug: "rio-9", engine: "2.8 L", seats: 1 });

/** As a feed sends it that says no more. */
const plain = aCar({ id: "9", slug: "kia-rio-9", images: [] });

type Facts = TenantSite["config"]["stockList"]["cardFacts"];
const ALL: Facts = [
  ...(["colour", "seats", "engine", "drive", "body"] as const),
  ...(["condition", "odometer", "transmission", "fuel"] as const),
];
const factsOf = (of: Car, cardFacts: Facts = ALL) =>
  carCardView(of, { ...site, config: { ...site.config, stockList: { ...site.config.stockList, cardFacts } } })
    .facts;

describe("the facts of a card", () => {
  it("are those the dealer chose, in the dealer's order and words", () => {
    expect(factsOf(car)).toEqual([
      "White",
      "1 seat",
      "2.8 L",
      "4x4",
      "Ute",
      "Pre-owned",
      "45,210 km",
      "Automatic",
      "Diesel",
    ]);
    expect(factsOf(aCar({ ...car, seats: 5, simpleDrive: "4WD" }), ["seats", "drive", "seats"])).toEqual([
      "5 seats",
      "4WD",
    ]);
  });

  it("leave out what is not known", () => {
    const unknown = { transmission: null, fuel: null, drive: null, colour: null };
    const bare = aCar({ ...car, ...unknown, odometer: null, engine: null, seats: null, body: null });
    expect(factsOf(bare)).toEqual(["Pre-owned"]);
  });

  it("leave out the one gear of an electric car", () => {
    const gear = { transmission: "Reduction Gear" };
    expect(factsOf(aCar({ ...car, ...gear, fuel: "Electric" }))).not.toContain("Reduction Gear");
    expect(factsOf(aCar({ ...car, ...gear, fuel: "Petrol" }))).toContain("Reduction Gear");
  });
});

describe("carCardView", () => {
  it("leads to the car with where it was found", () => {
    const { href } = carCardView(car, site, {
      query: [
        ["list", "used-cars"],
        ["at", "3"],
      ],
    });
    expect(href).toBe("/cars/rio-9?list=used-cars&at=3");
  });

  it("says what a car costs for the days it is wanted", () => {
    const cars = { ...site.config.cars, showWeeklyPrice: true, weeklyPriceAs: "day" as const };
    const rentals = { ...site, config: { ...site.config, cars } };
    const weekly = aCar({ price: null, weeklyPrice: 350 });
    expect(carCardView(weekly, rentals).price.weekly?.longText).toBe("$50 per day");
    expect(carCardView(weekly, rentals, { hire: { days: 3 } }).price.weekly?.longText).toBe(
      "$150 for 3 days",
    );
  });

  it("shows what is known of a car, and nothing in place of what is not", () => {
    const view = carCardView(plain, site);
    expect(view).toMatchObject({
      href: "/cars/kia-rio-9",
      badge: "SR5",
      place: "Riverside, QLD",
      image: null,
    });
    expect(view.facts).toEqual(["45,210 km", "Automatic", "Diesel"]);
    const bare = aCar({
      odometer: null,
      transmission: null,
      fuel: null,
      engine: null,
      seats: null,
      state: null,
      location: { ...plain.location, name: null },
      dealership: { ...plain.dealership, name: null },
    });
    expect(carCardView(bare, site)).toMatchObject({ facts: [], place: null });
  });

  it("names the dealership where the place has no name, and the state alone where neither has", () => {
    const location = { ...plain.location, name: null };
    expect(carCardView(aCar({ location }), site).place).toBe("Riverside Toyota, QLD");
    const dealership = { ...plain.dealership, name: null };
    expect(carCardView(aCar({ location, dealership }), site).place).toBe("QLD");
  });

  it("draws the first photograph with an illustration to fall back on, or the illustration alone", () => {
    const drawn: TenantSite = { ...site, illustrate: () => "/media/drawn/ute.webp" };
    const images = [
      { url: "https://cdn.example/a.jpg", thumbnailUrl: null },
      { url: "https://cdn.example/b.jpg", thumbnailUrl: null },
    ];
    const title = carCardView(plain, site).title;
    expect(carCardView(aCar({ images }), drawn).image).toEqual({
      src: "https://cdn.example/a.jpg",
      alt: title,
      fallback: "/media/drawn/ute.webp",
      label: { text: "Illustration", whenFallenBack: true },
    });
    expect(carCardView(plain, drawn).image).toEqual({
      src: "/media/drawn/ute.webp",
      alt: title,
      fallback: null,
      label: { text: "Illustration" },
    });
    expect(carCardView(aCar({ images }), site).image).toMatchObject({ fallback: null, label: null });
  });
});

describe("carHeart and compareBox", () => {
  it("name the car for a screen reader, and keep what a list of favourites shows", () => {
    const { name, make, model } = car;
    expect(carHeart(car, site)).toEqual({
      car: { id: "9", slug: "rio-9", name, make, model, price: 52_990 },
      label: expect.stringContaining("HiLux"),
    });
    expect(compareBox(car, site)).toEqual({
      id: "9",
      label: expect.stringContaining("HiLux"),
    });
  });
});

describe("trackedCar", () => {
  it("is what an event says of a car, and no more", () => {
    expect(trackedCar(car)).toEqual({ id: "9", slug: "rio-9", name: car.name, price: 52_990 });
  });
});
