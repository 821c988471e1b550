import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCar } from "../../testing/fixtures/a-car.ts";
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

  it("reads every field of a document into the car, and writes it back", () => {
    const document = {
      ...wire,
      slug: "mazda-cx-5-7",
      badge: "Akera",
      series: "KF",
      year: "2019",
      car_type: "Demo",
      item_type: "Car",
      categories: ["SUV", "Family", "SUV"],
      km: 0,
      price: 29_990,
      price_type: "egc",
      weekly_price: "199",
      subscription_price: 390,
      vin: "JM0KFAKE000000001",
      stocknum: "U7",
      reserved: "yes",
      reservable: false,
      certified: 1,
      tag: " Price Drop ",
      created_at_timestamp: 1_760_000_000_000,
      custom_rank: 3,
      file: "https://reports.example/7",
      comments: "One owner",
      filtered_features: ["Tow bar"],
      features: ["not these"],
      location: {
        name: "Riverside",
        slug: "riverside",
        phone: "0733001234",
        distribution_locations: ["Northside"],
      },
      location_name: ["Riverside", "Westside"],
      location_id: 70,
      dealership_id: 7,
      dealership_slug: "riverside-mazda",
      dealership_name: "Riverside Mazda",
      city: "Brisbane",
      state: "QLD",
      photos_count: 12,
      images: [
        "/a.jpg",
        { image: { url: "/b.jpg", thumb: "/b-s.jpg" } },
        { image: { url: "/c.jpg", thumb: { url: "/c-s.jpg" } } },
      ],
      thumbnails: ["/a-s.jpg", "/not-this.jpg"],
      videos: ["https://videos.example/1"],
      spin_url: "https://spins.example/1",
      colour: "Red",
      body: "Wagon",
      fuel: "Petrol",
      drive: "AWD",
      transmission: "6-speed",
      simple_fuel: "Hybrid",
      simple_body: "SUV",
      simple_drive: "4x4",
      simple_transmission: "Automatic",
      engine: "2.5L",
      seats: 5,
      doors: 0,
      gvm: "2600",
      lams: "no",
      plug: " Type 2 ",
      has_checkout_payment_processor: true,
      payment_processors: [
        { authorization_type: "till", has_key: true },
        { authorization_type: "stripe" },
        { authorization_key: "sk_1" },
        "stripe",
      ],
      show_on_dealer_website: true,
      carsales_seller_identifier: "S-1",
    };
    const { car, notes } = parse(document);
    expect(notes).toEqual([]);
    expect(car).toEqual({
      id: "7",
      slug: "mazda-cx-5-7",
      name: "2019 Mazda CX-5",
      make: "Mazda",
      model: "CX-5",
      badge: "Akera",
      series: "KF",
      year: 2019,
      condition: "demo",
      itemType: "Car",
      categories: ["SUV", "Family"],
      odometer: 0,
      price: 29_990,
      priceType: "excluding_government_charges",
      weeklyPrice: 199,
      subscriptionPrice: 390,
      vin: "JM0KFAKE000000001",
      stockNumber: "U7",
      status: { kind: "in_stock" },
      reserved: true,
      reservable: false,
      certified: true,
      tag: "Price Drop",
      createdAt: 1_760_000_000_000,
      customRank: 3,
      historyReportUrl: "https://reports.example/7",
      comments: "One owner",
      features: ["Tow bar"],
      location: {
        id: "70",
        name: "Riverside",
        slug: "riverside",
        phone: "0733001234",
        distributionLocations: ["Northside", "Westside"],
      },
      dealership: { id: "7", slug: "riverside-mazda", name: "Riverside Mazda" },
      city: "Brisbane",
      state: "QLD",
      images: [
        { url: "/a.jpg", thumbnailUrl: "/a-s.jpg" },
        { url: "/b.jpg", thumbnailUrl: "/b-s.jpg" },
        { url: "/c.jpg", thumbnailUrl: "/c-s.jpg" },
      ],
      photosCount: 12,
      videos: ["https://videos.example/1"],
      spinUrl: "https://spins.example/1",
      colour: "Red",
      body: "Wagon",
      fuel: "Petrol",
      drive: "AWD",
      transmission: "6-speed",
      simpleFuel: "Hybrid",
      simpleBody: "SUV",
      simpleDrive: "4x4",
      simpleTransmission: "Automatic",
      engine: "2.5L",
      seats: 5,
      doors: 0,
      facts: { gvm: 2600, lams: false, plug: "Type 2" },
      hasCheckoutPaymentProcessor: true,
      paymentProcessors: [
        { authorizationType: "till", hasKey: true },
        { authorizationType: "stripe", hasKey: false },
      ],
      showOnDealerWebsite: true,
      sellerIdentifier: "S-1",
    });
    expect(parseCar(JSON.parse(JSON.stringify(stringifyCar(car))))).toEqual({ ok: true, car, notes: [] });
  });

  it("takes a document with an id and a name alone for a used car that is neither shown nor available", () => {
    const parsed = parseCar({ id: " 8 ", name: "Box trailer" });
    expect(parsed).toMatchObject({
      ok: true,
      car: {
        id: "8",
        slug: "8",
        make: "",
        model: "",
        condition: "used",
        status: { kind: "sold", soldAt: null },
        customRank: 0,
        photosCount: 0,
        reservable: true,
        certified: false,
        hasCheckoutPaymentProcessor: false,
        showOnDealerWebsite: false,
        features: [],
        paymentProcessors: [],
        location: { name: null, distributionLocations: [] },
      },
      notes: [
        { field: "status", reason: "Missing; read as not available." },
        { field: "car_type", reason: "Missing; read as used." },
      ],
    });
  });

  it("takes a car without a status for in stock where the site's feed never sends one", () => {
    const missing = { ...wire, status: undefined, car_type: "new" };
    expect(parseCar(missing, { missingStatus: "in_stock" })).toMatchObject({
      car: { status: { kind: "in_stock" } },
      notes: [],
    });
    expect(parseCar({ ...missing, sold: true })).toMatchObject({
      car: { status: { kind: "sold" } },
      notes: [],
    });
    expect(parseCar({ ...missing, status: "SOLD" })).toMatchObject({ notes: [] });
    expect(parseCar({ ...missing, status: "Coming_Soon" })).toMatchObject({
      car: { status: { kind: "coming_soon" } },
    });
  });

  it.each([
    [{ name: null, year: 2019 }, "2019 Mazda CX-5"],
    [{ name: "", model: "" }, "Mazda"],
    [{ name: " ", make: null }, "CX-5"],
  ])("names a car without a name by its year, make and model: %j", (fields, name) => {
    expect(parse(fields).car.name).toBe(name);
  });

  it.each([
    [{ car_type: "ex-lease" }, "car_type", '"ex-lease" is unknown; read as used.'],
    [{ created_at: "yesterday" }, "created_at", "Not a date; left out."],
    [{ price_type: "cash" }, "price_type", "Unknown price type; left out."],
    [{ price: "POA" }, "price", "Not a number; left out."],
    [{ price: " " }, "price", "Not a number; left out."],
    [{ price: -5 }, "price", "-5 makes no sense here; left out."],
    [{ km: -1 }, "km", "-1 makes no sense here; left out."],
    [{ seats: 4.5 }, "seats", "4.5 makes no sense here; left out."],
    [{ doors: -1 }, "doors", "-1 makes no sense here; left out."],
    [{ badge: ["a"] }, "badge", "Expected text, found a list; left out."],
    [{ badge: {} }, "badge", "Expected text, found object; left out."],
    [
      { sold_date_timestamp: 1_760_000_000, sold: true },
      "sold_date_timestamp",
      "Read as seconds, not milliseconds.",
    ],
    [{ file: "/a b" }, "file", "Not a web address; left out."],
    [{ file: "//evil.example" }, "file", "Not a web address; left out."],
    [{ file: "see https://a.example" }, "file", "Not a web address; left out."],
    [{ file: "see /a" }, "file", "Not a web address; left out."],
    [{ file: 'https://a.example/"x' }, "file", "Not a web address; left out."],
    [{ file: "https://" }, "file", "Not a web address; left out."],
  ])("notes what it cleaned of %j", (fields, field, reason) => {
    expect(parse({ car_type: "used", ...fields }).notes).toEqual([{ field, reason }]);
  });

  it.each(["HTTPS://a.example/b", "/a/b?c=d", "http://a.example"])("takes %j for an address", (file) => {
    expect(parse({ file }).car.historyReportUrl).toBe(file);
  });

  it("takes one text for a list of one, and features from the older field where the newer is not there", () => {
    expect(parse({ categories: "SUV", features: ["Tow bar", 7, ""] }).car).toMatchObject({
      categories: ["SUV"],
      features: ["Tow bar", "7"],
    });
    expect(parse({ features: ["a"], filtered_features: [] }).car.features).toEqual([]);
  });

  it("says what it cleaned", () => {
    const { car, notes } = parse({ price: "POA", year: 19, car_type: "ex-lease", show_on_dealer_website: 1 });
    expect(car).toMatchObject({ year: null, condition: "used", showOnDealerWebsite: true });
    expect(notes.map((note) => note.field)).toEqual(expect.arrayContaining(["price", "year", "car_type"]));
  });

  it.each([
    ["no object", "car", "document", "Not a JSON object."],
    ["no id", { name: "x" }, "id", "A car needs an id."],
    ["no name", { id: 1 }, "name", "A car needs a name, or a make and a model."],
    [
      "an unknown status",
      { ...wire, status: "archived" },
      "status",
      "Neither in_stock, coming_soon nor sold.",
    ],
  ])("refuses a document with %s", (_, document, field, reason) => {
    expect(parseCar(document)).toEqual({ ok: false, problem: { field, reason } });
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

  it("adds a primary photo that is not among the others, and shows none twice", () => {
    const { car } = parse({
      primary_image_url: "/p.jpg",
      images: ["/a.jpg", "/a.jpg", 7, "/b.jpg"],
      thumbnails: "x",
    });
    expect(car.images).toEqual([
      { url: "/p.jpg", thumbnailUrl: null },
      { url: "/a.jpg", thumbnailUrl: null },
      { url: "/b.jpg", thumbnailUrl: null },
    ]);
    expect(parse({ primary_image_url: "/p.jpg", images: "/a.jpg" }).car.images).toEqual([
      { url: "/p.jpg", thumbnailUrl: null },
    ]);
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
