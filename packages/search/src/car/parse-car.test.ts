import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCar } from "../testing/fixtures/a-car.ts";
import { parseCar } from "./parse-car.ts";
import { stringifyCar } from "./stringify-car.ts";

const wire = { id: 7, name: "2019 Mazda CX-5", make: "Mazda", model: "CX-5", status: "in_stock" };
const parse = (fields: Record<string, unknown>) => {
  const parsed = parseCar({ ...wire, ...fields });
  if (!parsed.ok) throw new Error(parsed.problem.reason);
  return parsed;
};

describe("parseCar", () => {
  it("folds status, sold and its date into one status; sold wins", () => {
    expect(parse({}).car.status).toEqual({ kind: "in_stock" });
    expect(parse({ sold: true, sold_date_timestamp: 1_760_000_000_000 }).car.status).toEqual({
      kind: "sold",
      soldAt: 1_760_000_000_000,
    });
    expect(parse({ status: "sold" }).car.status).toEqual({ kind: "sold", soldAt: null });
  });

  it("takes videos and a 360° view by their web addresses, and nothing else", () => {
    const videos = ["https://videos.example/1", "javascript:alert(1)", "https://videos.example/1", 7];
    expect(parse({ videos, spin_url: "https://spins.example/1" }).car).toMatchObject({
      videos: ["https://videos.example/1"],
      spinUrl: "https://spins.example/1",
    });
    expect(parse({ videos: "https://videos.example/2", spin_url: "data:text/html,x" }).car).toMatchObject({
      videos: ["https://videos.example/2"],
      spinUrl: null,
    });
  });

  it("gives an unpriced car no price, never 0", () => {
    for (const price of [0, -5, null, "", undefined, "POA"]) expect(parse({ price }).car.price).toBeNull();
    expect(parse({ price: "29990.0" }).car.price).toBe(29_990);
  });

  it.each([
    [1885, 1885],
    [1884, null],
    [2200, 2200],
    [2201, null],
    [2019.5, null],
  ])("reads the year %d as %s", (year, read) => expect(parse({ year }).car.year).toBe(read));

  it.each([
    ["true", true],
    ["YES", true],
    [1, true],
    ["1", true],
    ["false", false],
    ["no", false],
    [0, false],
    ["", true],
    [null, true],
    ["maybe", true],
  ])("reads reservable %j as %s", (reservable, read) => {
    expect(parse({ reservable }).car.reservable).toBe(read);
  });

  it.each([
    ["drive_away", "Driveaway", "drive away", "DAP", "drive-away-price"],
    ["excluding_government_charges", "EGC", "Excluding Government Charges"],
  ])("reads the price type %s in its spellings", (priceType, ...spellings) => {
    for (const price_type of [priceType, ...spellings]) {
      expect(parse({ price_type }).car.priceType).toBe(priceType);
    }
  });

  it("takes the arrival's timestamp before its text, and the text when there is no other", () => {
    const created_at = "2026-11-20T00:00:00Z";
    expect(parse({ created_at, created_at_timestamp: 1_760_000_000_000 }).car.createdAt).toBe(
      1_760_000_000_000,
    );
    expect(parse({ created_at }).car.createdAt).toBe(Date.UTC(2026, 10, 20));
    expect(parse({ created_at: "yesterday" }).car.createdAt).toBeNull();
  });

  it("says what it cleaned", () => {
    const { car, notes } = parse({ price: "POA", year: 19, car_type: "ex-lease", show_on_dealer_website: 1 });
    expect(car).toMatchObject({ year: null, condition: "used", showOnDealerWebsite: true });
    expect(notes.map((note) => note.field)).toEqual(expect.arrayContaining(["price", "year", "car_type"]));
  });

  it.each([
    ["no object", "car", "document"],
    ["no id", { name: "x" }, "id"],
    ["no name", { id: 1 }, "name"],
    ["an unknown status", { ...wire, status: "archived" }, "status"],
  ])("refuses a document with %s", (_, document, field) => {
    expect(parseCar(document)).toMatchObject({ ok: false, problem: { field } });
  });

  it("keeps a payment key inside", () => {
    const { car } = parse({
      payment_processors: [{ authorization_type: "till", authorization_key: "sk_1" }],
    });
    expect(car.paymentProcessors).toEqual([{ authorizationType: "till", hasKey: true }]);
    expect(JSON.stringify(stringifyCar(car))).not.toContain("sk_1");
  });

  it("refuses addresses that are scripts", () => {
    const { car } = parse({ file: "javascript:alert(1)", images: [{ image: { url: "data:text/html,x" } }] });
    expect(car).toMatchObject({ historyReportUrl: null, images: [] });
  });

  it("puts the primary photo first, once, with its thumbnail", () => {
    const { car } = parse({
      primary_image_url: "/b.jpg",
      images: [{ image: { url: "/a.jpg" } }, { image: { url: "/b.jpg" } }],
      thumbnails: ["/a-s.jpg", "/b-s.jpg"],
    });
    expect(car.images).toEqual([
      { url: "/b.jpg", thumbnailUrl: "/b-s.jpg" },
      { url: "/a.jpg", thumbnailUrl: "/a-s.jpg" },
    ]);
    expect(car.photosCount).toBe(2);
  });

  it("never throws, whatever comes in", () => {
    const field = fc.constantFrom(...Object.keys(stringifyCar(aCar())), "images", "thumbnails", "sold");
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(field, fc.jsonValue()).map((fields) => ({ ...wire, ...fields })),
    );
    fc.assert(
      fc.property(anything, (document) => {
        expect(parseCar(document)).toHaveProperty("ok");
      }),
    );
  });

  it.each([
    { has_checkout_payment_processor: { toString: "" } },
    { sold: { toString: null, valueOf: null } },
    { reserved: [{ toString: 1 }] },
  ])("reads %j, which cannot be made a text, as missing and notes it", (fields) => {
    const [field] = Object.keys(fields);
    expect(parseCar({ ...wire, car_type: "used", ...fields })).toMatchObject({
      ok: true,
      notes: [{ field, reason: "Neither true nor false; read as false." }],
    });
  });

  it("leaves out a moment that no calendar has, in whichever unit it counts", () => {
    const latest = 8_640_000_000_000_000;
    expect(parseCar({ ...wire, created_at_timestamp: latest })).toMatchObject({ car: { createdAt: latest } });
    for (const created_at_timestamp of [latest + 1, 1e300]) {
      const parsed = parseCar({ ...wire, car_type: "used", created_at_timestamp });
      expect(parsed).toMatchObject({ car: { createdAt: null }, notes: [{ field: "created_at_timestamp" }] });
      expect(parsed.ok && stringifyCar(parsed.car).created_at).toBeUndefined();
    }
  });

  it.each([
    [99_999_999_999, 99_999_999_999_000],
    [100_000_000_000, 100_000_000_000],
    [0, 0],
  ])("reads %d as seconds below 100,000,000,000, and as milliseconds from there", (moment, soldAt) => {
    expect(parseCar({ ...wire, sold: true, sold_date_timestamp: moment })).toMatchObject({
      car: { status: { soldAt } },
    });
  });
});

const text = fc.string({ minLength: 1, unit: "grapheme" }).map((value) => `x${value}`.trim());
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const url = fc.webUrl().filter((value) => /^https?:\/\/[^\s"<>]+$/.test(value));

const car = fc
  .record({
    id: text,
    slug: text,
    name: text,
    make: text,
    model: text,
    badge: orNull(text),
    year: orNull(fc.integer({ min: 1900, max: 2100 })),
    condition: fc.constantFrom("new" as const, "used" as const, "demo" as const),
    price: orNull(fc.integer({ min: 1, max: 2_000_000 })),
    weeklyPrice: orNull(fc.integer({ min: 1, max: 5000 })),
    odometer: orNull(fc.nat()),
    status: fc.oneof(
      fc.constant({ kind: "in_stock" as const }),
      fc.constant({ kind: "coming_soon" as const }),
      fc.record({ kind: fc.constant("sold" as const), soldAt: orNull(fc.integer({ min: 1e11, max: 2e12 })) }),
    ),
    features: fc.uniqueArray(text),
    location: fc.record({
      id: orNull(text),
      name: text,
      slug: orNull(text),
      phone: orNull(text),
      distributionLocations: fc.constantFrom([], ["a place"], ["a place", "another"]),
    }),
    images: fc.uniqueArray(fc.record({ url, thumbnailUrl: orNull(url) }), {
      selector: (image) => image.url,
      maxLength: 4,
    }),
  })
  .map((fields) => aCar({ ...fields, photosCount: fields.images.length }));

describe("stringifyCar", () => {
  it("is read back by parseCar to an equal car", () => {
    fc.assert(
      fc.property(car, (original) => {
        const parsed = parseCar(JSON.parse(JSON.stringify(stringifyCar(original))));
        expect(parsed).toMatchObject({ ok: true, notes: [] });
        expect(parsed.ok && parsed.car).toEqual(original);
      }),
    );
  });

  it("adds the fields an index counts by", () => {
    expect(stringifyCar(aCar({ price: 27_990, weeklyPrice: 1200 }))).toMatchObject({
      make_model: "Toyota HiLux",
      price_range: "20000-30000",
      weekly_price_range: "1000+",
      search_keywords: "hilux sr 5",
    });
  });

  it.each([
    [1, "0-10000"],
    [9_999, "0-10000"],
    [10_000, "10000-20000"],
    [99_999, "90000-100000"],
    [100_000, "100000+"],
    [2_000_000, "100000+"],
  ])("bands a price of %d as %s", (price, band) => {
    expect(stringifyCar(aCar({ price })).price_range).toBe(band);
  });

  it.each([
    [99, "0-100"],
    [100, "100-200"],
    [999, "900-1000"],
    [1_000, "1000+"],
  ])("bands a weekly price of %d as %s", (weeklyPrice, band) => {
    expect(stringifyCar(aCar({ weeklyPrice })).weekly_price_range).toBe(band);
  });

  it("bands no price that there is not", () => {
    const { price_range, weekly_price_range } = stringifyCar(aCar({ price: null, weeklyPrice: null }));
    expect([price_range, weekly_price_range]).toEqual([undefined, undefined]);
  });

  it("lists a car at every place it is distributed to", () => {
    const location = { ...aCar().location, distributionLocations: ["Northside"] };
    expect(stringifyCar(aCar({ location })).location_name).toEqual(["Riverside", "Northside"]);
  });
});
