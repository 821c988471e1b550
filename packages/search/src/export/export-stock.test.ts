import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Car } from "../car/model/car.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import type { AdvertPolicy } from "./advert.ts";
import type { AdvertBlocker, CatalogueName } from "./catalogue.ts";
import { catalogueOf, exportStock } from "./export-stock.ts";

const seller = { name: "Acme", address: "1 High Street, Austin, TX", namesPriceType: false, phone: null };
const site = {
  seller,
  carUrl: ({ slug }: Car) => `https://acme.example/cars/${slug}`,
  pictureUrl: (url: string) => new URL(url, "https://acme.example").href,
};
const VIN = "JTNVKJZN4NH446211";
const whole = (fields: Partial<Car> = {}): Car =>
  aCar({
    vin: VIN,
    year: 2022,
    price: 16_950.4,
    odometer: 18_572,
    condition: "used",
    reserved: false,
    images: [{ url: "/media/a.webp", thumbnailUrl: null }],
    ...fields,
  });

async function exported(
  name: CatalogueName,
  cars: readonly Car[],
  policy: AdvertPolicy = policyDefaults.cars,
) {
  const catalogue = catalogueOf(name);
  const skipped: AdvertBlocker[] = [];
  let text = "";
  const onSkipped = (_car: Car, blockers: readonly AdvertBlocker[]) => skipped.push(...blockers);
  for await (const line of exportStock({ cars, catalogue, policy, site, onSkipped })) text += line;
  const rows = parse<Record<string, string>>(text, { columns: true, delimiter: catalogue.separator });
  return { rows, skipped, text };
}

describe("exportStock", () => {
  it("writes Google's columns with price, distance and full addresses", async () => {
    const { rows } = await exported("google", [whole({ slug: "x", badge: "SE", certified: true })], {
      ...policyDefaults.cars,
      currency: "USD",
      distanceUnit: "mi",
    });
    expect(rows[0]).toMatchObject({
      vin: VIN,
      price: "16950 USD",
      mileage: "18572 mi",
      condition: "used",
      certified_pre_owned: "yes",
      trim: "SE",
      link: "https://acme.example/cars/x",
      image_link: "https://acme.example/media/a.webp",
      tracking_phone_number: "",
      vehicle_price_type: "",
    });
  });

  it.each(["meta", "tiktok"] as const)("writes %s's words for what a car is", async (name) => {
    const car = whole({
      body: "Dual Cab Ute",
      fuel: "Petrol",
      transmission: "CVT",
      drive: "Front Wheel Drive",
    });
    const { rows } = await exported(name, [car]);
    expect(rows[0]).toMatchObject({
      body_style: "TRUCK",
      fuel_type: "GASOLINE",
      transmission: "AUTOMATIC",
      drivetrain: "FWD",
      state_of_vehicle: "USED",
      "image[0].url": "https://acme.example/media/a.webp",
    });
    expect("vehicle_type" in (rows[0] ?? {})).toBe(name === "meta");
  });

  it("counts a demonstrator as used", async () => {
    const { rows } = await exported("google", [whole({ condition: "demo" })]);
    expect(rows[0]).toMatchObject({ condition: "used" });
  });

  it.each<[CatalogueName, Partial<Car>, AdvertBlocker]>([
    ["google", { price: null }, "no_price"],
    ["google", { vin: "SHORT" }, "no_vin"],
    ["google", { year: null }, "no_year"],
    ["google", { odometer: null }, "no_odometer"],
    ["meta", { images: [] }, "no_picture"],
    ["meta", { reserved: true }, "reserved"],
  ])("leaves a car out of %s that lacks %o", async (name, fields, blocker) => {
    const { rows, skipped } = await exported(name, [whole(fields)]);
    expect(rows).toEqual([]);
    expect(skipped).toEqual([blocker]);
  });

  it("names the kind of an Australian price, and none that a new car may not carry", async () => {
    seller.namesPriceType = true;
    const prices: Partial<Car>[] = [
      { priceType: "drive_away", condition: "new" },
      { priceType: "excluding_government_charges" },
      { priceType: "excluding_government_charges", condition: "new" },
    ];
    const { rows } = await exported("google", prices.map(whole));
    seller.namesPriceType = false;
    expect(rows.map((row) => row["vehicle_price_type"])).toEqual([
      "drive_away_price",
      "excluding_government_charges_price",
      "",
    ]);
  });

  it("gives back whatever a dealer wrote, on one line", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 60 }), async (words) => {
        const { rows, text } = await exported("meta", [whole({ comments: words })]);
        expect(text.split("\n")).toHaveLength(3);
        expect(rows[0]?.["description"]).toBe(words.replaceAll(/[\s\p{Cc}]+/gu, " ").trim());
      }),
    );
  });
});
