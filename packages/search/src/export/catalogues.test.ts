import { describe, expect, it } from "vitest";
import type { Car } from "../car/model/car.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { advertOf, type AdvertSite } from "./advert.ts";
import { type CatalogueName, isVin } from "./catalogue.ts";
import { CATALOGUES, catalogueOf } from "./export-stock.ts";

const site: AdvertSite = {
  seller: { name: "Acme", address: "1 High Street", namesPriceType: true, phone: "02 5550 1000" },
  carUrl: ({ slug }) => `https://acme.example/cars/${slug}`,
  pictureUrl: (url) => new URL(url, "https://acme.example").href,
};
const policy = policyDefaults.cars;
const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `/p/${at}.jpg`, thumbnailUrl: null }));
const advert = (fields: Partial<Car> = {}, at = site) => advertOf(aCar(fields), policy, at);

/** One cell of a car's row in a catalogue. */
function cell(name: CatalogueName, column: string, fields: Partial<Car> = {}, at = site): string | undefined {
  return catalogueOf(name).columns.find(([known]) => known === column)?.[1](advert(fields, at));
}
const blockers = (name: CatalogueName, fields: Partial<Car>) => catalogueOf(name).blockers(advert(fields));

describe("advertOf", () => {
  it("is titled with the badge, and described by the dealer's words, else by what is known", () => {
    expect(advert({ badge: "SR5", comments: null })).toMatchObject({
      title: "2021 Toyota HiLux SR5",
      description: "2021 Toyota HiLux SR5, Ute, Automatic, Diesel, White",
    });
    const bare = { badge: null, body: null, transmission: null, fuel: null, colour: null };
    expect(advert(bare)).toMatchObject({
      title: "2021 Toyota HiLux",
      description: "2021 Toyota HiLux",
    });
    expect(advert({ comments: " One\n two \t" }).description).toBe("One two");
    expect(advert({ comments: "x".repeat(5001) }).description).toHaveLength(5000);
  });

  it("shows twenty pictures by their whole addresses", () => {
    const { pictures } = advert({ images: photos(21) });
    expect([pictures.length, pictures[0]]).toEqual([20, "https://acme.example/p/0.jpg"]);
  });

  it.each([
    [16_950.5, "16951 AUD"],
    [0.4, "0 AUD"],
    [0, ""],
    [-1, ""],
    [null, ""],
  ])("prices %j as %j", (price, text) => expect(advert({ price }).price).toBe(text));

  it.each([
    ["new", "new"],
    ["demo", "used"],
    ["used", "used"],
  ] as const)("calls a %s car %s", (condition, called) =>
    expect(advert({ condition }).condition).toBe(called),
  );
});

describe("isVin", () => {
  it.each([
    ["JTNVKJZN4NH446211", true],
    ["jtnvkjzn4nh446211", true],
    ["JTNVKJZN4NH44621", false],
    ["JTNVKJZN4NH4462110", false],
    ["XJTNVKJZN4NH446211", false],
    ["JTNVKJZN4NH44621I", false],
    ["JTNVKJZN4NH44621O", false],
    ["JTNVKJZN4NH44621Q", false],
    [null, false],
  ])("of %j is %j", (vin, is) => expect(isVin(vin)).toBe(is));
});

describe("Google's catalogue", () => {
  it.each<[string, Partial<Car>, string]>([
    ["id", { stockNumber: "U1" }, "U1"],
    ["id", { stockNumber: null, id: "7" }, "7"],
    ["vin", { vin: null }, ""],
    ["store_code", {}, "70"],
    ["store_code", { location: { ...aCar().location, id: null } }, ""],
    ["dealership_name", {}, "Riverside Toyota"],
    ["dealership_name", { dealership: { ...aCar().dealership, name: null } }, "Acme"],
    ["dealership_address", {}, "1 High Street"],
    ["tracking_phone_number", {}, "02 5550 1000"],
    ["image_link", { images: [] }, ""],
    ["image_link", { images: photos(3) }, "https://acme.example/p/0.jpg"],
    [
      "additional_image_link",
      { images: photos(3) },
      "https://acme.example/p/1.jpg,https://acme.example/p/2.jpg",
    ],
    ["date_in_stock", { createdAt: 0 }, "1970-01-01T00:00:00.000Z"],
    ["date_in_stock", { createdAt: null }, ""],
    ["certified_pre_owned", { certified: true }, "yes"],
    ["certified_pre_owned", { certified: false }, "no"],
    ["model", {}, "HiLux"],
    ["trim", { badge: null }, ""],
    ["year", {}, "2021"],
    ["year", { year: null }, ""],
    ["mileage", {}, "45210 km"],
    ["mileage", { odometer: null }, ""],
    ["exterior_color", {}, "White"],
    ["exterior_color", { colour: null }, ""],
    ["body_style", { body: "Dual Cab / Ute " }, "dual_cab_ute"],
    ["body_style", { body: " (4x4) " }, "4x4"],
    ["body_style", { body: null }, ""],
    ["engine", { engine: "2.8 L" }, "2.8 L"],
    ["engine", { engine: null }, ""],
    ["vehicle_price_type", { priceType: null }, ""],
  ])("says as %s of %o: %j", (column, fields, text) => expect(cell("google", column, fields)).toBe(text));

  it("names no kind of price in another market", () => {
    const other = { ...site, seller: { ...site.seller, namesPriceType: false } };
    expect(cell("google", "vehicle_price_type", { priceType: "drive_away" }, other)).toBe("");
  });

  it("wants a whole VIN and an odometer, but no picture", () => {
    expect(blockers("google", { vin: null, images: [] })).toEqual(["no_vin"]);
    expect(blockers("google", { odometer: null, condition: "new" })).toEqual([]);
    expect(blockers("google", { odometer: null, condition: "demo" })).toEqual(["no_odometer"]);
    expect(blockers("google", { price: null, year: null, reserved: true })).toEqual([
      "no_price",
      "no_year",
      "reserved",
    ]);
  });
});

describe("Meta's catalogue", () => {
  it.each<[string, string | null]>([
    ["Convertible", "CONVERTIBLE"],
    ["Cabriolet", "CONVERTIBLE"],
    ["Roadster", "CONVERTIBLE"],
    ["Coupé", "COUPE"],
    ["Hatchback", "HATCHBACK"],
    ["People Mover", "MINIVAN"],
    ["Minivan", "MINIVAN"],
    ["MPV", "MINIVAN"],
    ["Ute", "TRUCK"],
    ["Pickup", "TRUCK"],
    ["Light Truck", "TRUCK"],
    ["Cab Chassis", "TRUCK"],
    ["SUV", "SUV"],
    ["Sedan", "SEDAN"],
    ["Saloon", "SEDAN"],
    ["Wagon", "WAGON"],
    ["Estate", "WAGON"],
    ["Van", "VAN"],
    ["Vantage", "OTHER"],
    ["Bus", "OTHER"],
  ])("calls the body %s %s", (body, word) => expect(cell("meta", "body_style", { body })).toBe(word));

  it.each<[string, string]>([
    ["Plug-in Hybrid Electric", "HYBRID"],
    ["Electric", "ELECTRIC"],
    ["Diesel", "DIESEL"],
    ["Petrol", "GASOLINE"],
    ["Gasoline", "GASOLINE"],
    ["Premium Unleaded", "GASOLINE"],
    ["LPG", "OTHER"],
  ])("calls the fuel %s %s", (fuel, word) => expect(cell("meta", "fuel_type", { fuel })).toBe(word));

  it.each<[string, string]>([
    ["Manual", "MANUAL"],
    ["Automated Manual", "MANUAL"],
    ["Automatic", "AUTOMATIC"],
    ["CVT", "AUTOMATIC"],
    ["Dual clutch", "AUTOMATIC"],
    ["DCT", "AUTOMATIC"],
    ["Reduction gear", "OTHER"],
  ])("calls the gearbox %s %s", (transmission, word) =>
    expect(cell("meta", "transmission", { transmission })).toBe(word),
  );

  it.each<[string, string]>([
    ["4x4", "4X4"],
    ["4WD", "4X4"],
    ["Four wheel drive", "4X4"],
    ["AWD", "AWD"],
    ["All wheel drive", "AWD"],
    ["FWD", "FWD"],
    ["Front wheel drive", "FWD"],
    ["RWD", "RWD"],
    ["Rear wheel drive", "RWD"],
    ["4x2", "OTHER"],
  ])("calls the drive %s %s", (drive, word) => expect(cell("meta", "drivetrain", { drive })).toBe(word));

  it.each<[string, Partial<Car>, string]>([
    ["body_style", { body: null }, ""],
    ["vehicle_id", { stockNumber: null, id: "7" }, "7"],
    ["vehicle_id", { stockNumber: "U1" }, "U1"],
    ["mileage.value", { odometer: null }, "0"],
    ["mileage.value", {}, "45210"],
    ["mileage.unit", {}, "KM"],
    ["image[0].url", { images: photos(12) }, "https://acme.example/p/0.jpg"],
    ["image[9].url", { images: photos(12) }, "https://acme.example/p/9.jpg"],
    ["image[9].url", { images: photos(9) }, ""],
    ["state_of_vehicle", { condition: "new", certified: true }, "NEW"],
    ["state_of_vehicle", { condition: "used", certified: true }, "CPO"],
    ["state_of_vehicle", { condition: "used" }, "USED"],
    ["trim", { badge: null }, ""],
    ["exterior_color", { colour: null }, ""],
    ["vin", { vin: null }, ""],
    ["availability", {}, "available"],
    ["vehicle_type", {}, "car_truck"],
    ["dealer_id", {}, "7"],
    ["dealer_id", { dealership: { ...aCar().dealership, id: null } }, ""],
    ["dealer_name", { dealership: { ...aCar().dealership, name: null } }, "Acme"],
    ["dealer_phone", {}, "02 5550 1000"],
    ["address", {}, "1 High Street"],
  ])("says as %s of %o: %j", (column, fields, text) => expect(cell("meta", column, fields)).toBe(text));

  it("has ten pictures and no eleventh, wants one, and needs no VIN", () => {
    const columns = catalogueOf("meta").columns.filter(([name]) => name.startsWith("image["));
    expect(columns).toHaveLength(10);
    expect(blockers("meta", { images: [], vin: null })).toEqual(["no_picture"]);
    expect(blockers("meta", { images: photos(1), vin: null })).toEqual([]);
  });

  it("prints nothing where a site masks its phone", () => {
    const masked = { ...site, seller: { ...site.seller, phone: null } };
    expect(cell("meta", "dealer_phone", {}, masked)).toBe("");
    expect(cell("google", "tracking_phone_number", {}, masked)).toBe("");
  });
});

describe("catalogueOf", () => {
  it("knows three, each by its own file", () => {
    expect(CATALOGUES.map(({ name, fileName, contentType }) => [name, fileName, contentType])).toEqual([
      ["google", "google.tsv", "text/tab-separated-values; charset=utf-8"],
      ["meta", "meta.csv", "text/csv; charset=utf-8"],
      ["tiktok", "tiktok.csv", "text/csv; charset=utf-8"],
    ]);
    expect(() => catalogueOf("bing" as CatalogueName)).toThrow(
      'There is no catalogue "bing"; there are google, meta and tiktok.',
    );
  });
});
