import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Car } from "../../car/model/car.ts";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { embeddedEngine } from "../../engines/embedded/embedded-engine.ts";
import type { SearchEngine } from "../../plan/search-engine.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { anyStock } from "../../testing/fixtures/any-car.arbitrary.ts";
import { findSimilar } from "./find-similar.ts";

const original = aCar({ id: "o", slug: "o", make: "Mazda", model: "CX-5", body: "SUV", price: 30_000 });
const { search, cars: policy } = policyDefaults;

/** A stock of such cars, named by their ids. */
const stockOf = (cars: readonly Partial<Car>[]): SearchEngine =>
  embeddedEngine(
    cars.map((car) => stringifyCar(aCar({ slug: car.id ?? "", body: "SUV", price: 30_000, ...car }))),
  );

const similarTo = (car: Car, cars: readonly Partial<Car>[], limit = 4) =>
  findSimilar({ engine: stockOf(cars), car, policy: search, cars: policy, limit });
const idsOf = async (car: Car, cars: readonly Partial<Car>[], limit?: number) =>
  (await similarTo(car, cars, limit)).map(({ car: { id } }) => id);

describe("findSimilar", () => {
  const others: readonly Partial<Car>[] = [
    { id: "dear", make: "Mazda", model: "CX-5", price: 60_000, customRank: 9 },
    { id: "just-inside", make: "Kia", model: "Sportage", price: 36_000 },
    { id: "just-outside", make: "Kia", model: "Sportage", price: 36_001 },
    { id: "another-body", make: "Kia", model: "Rio", body: "Hatch" },
    { id: "another-kind", itemType: "Motorcycle", body: null },
    { id: "sold", status: { kind: "sold", soldAt: null } },
    { id: "o" },
  ];

  it("puts a price within a fifth first, then the body, and another kind of vehicle last", async () => {
    expect(await similarTo(original, others, 9)).toMatchObject([
      { car: { id: "just-inside" }, likeness: "same body, similar price" },
      { car: { id: "another-body" }, likeness: "similar price" },
      { car: { id: "just-outside" }, likeness: "same body" },
      { car: { id: "dear" }, likeness: "same body" },
      { car: { id: "another-kind" }, likeness: "for sale too" },
    ]);
  });

  it("takes a body by the words of the filters where dealers word it in different ways", async () => {
    const ute = aCar({ id: "o", body: "Ute / Tray", simpleBody: "Ute", price: 30_000 });
    expect(
      await similarTo(ute, [{ id: "cab", body: "Dual Cab Utility", simpleBody: "Ute" }, { id: "suv" }]),
    ).toMatchObject([{ car: { id: "cab" }, likeness: "same body, similar price" }, { car: { id: "suv" } }]);
  });

  it("goes by what is known: by body and model without a price, by the weekly price of a rental", async () => {
    expect((await idsOf({ ...original, price: null }, others, 3)).toSorted()).toEqual([
      "dear",
      "just-inside",
      "just-outside",
    ]);
    const rental = { itemType: "Rental", price: null };
    expect(
      await idsOf(aCar({ ...rental, id: "o", body: "SUV", weeklyPrice: 300 }), [
        { ...rental, id: "far", weeklyPrice: 500 },
        { ...rental, id: "near", weeklyPrice: 350 },
        { id: "for-sale" },
      ]),
    ).toEqual(["near", "far", "for-sale"]);
  });

  it("prefers the same model, then a near year, fuel and odometer", async () => {
    const same = { make: "Mazda", model: "CX-5", year: 2021, fuel: "Diesel", odometer: 45_210 };
    expect(
      await idsOf(
        aCar({ ...original, ...same }),
        [
          { ...same, id: "make", make: "Kia", model: "Sportage" },
          { ...same, id: "fuel", fuel: "Petrol" },
          { ...same, id: "model", model: "CX-8" },
          { ...same, id: "alike" },
          { ...same, id: "year", year: 2019 },
        ],
        9,
      ),
    ).toEqual(["alike", "year", "fuel", "model", "make"]);
  });

  it("puts those that stand higher first where two are as much alike, then the newest", async () => {
    const cars = [
      { id: "old", createdAt: 1 },
      { id: "new", createdAt: 2 },
      { id: "high", createdAt: 1, customRank: 1 },
    ];
    expect(await idsOf(original, cars)).toEqual(["high", "new", "old"]);
    expect(await idsOf(original, cars, 1)).toEqual(["high"]);
  });

  it("puts reserved cars after all that are free, however alike", async () => {
    expect(
      await idsOf(original, [
        { id: "reserved", make: "Mazda", model: "CX-5", reserved: true, customRank: 9 },
        { id: "dear", make: "Mazda", model: "CX-5", price: 60_000 },
        { id: "alike", make: "Mazda", model: "CX-8" },
      ]),
    ).toEqual(["alike", "dear", "reserved"]);
  });

  it("finds the same model in a stock that has more cars of the price than are compared", async () => {
    const many = Array.from({ length: 300 }, (_, at) => ({ id: `kia-${at}`, make: "Kia", customRank: 5 }));
    const [first] = await idsOf(original, [...many, { id: "same", make: "Mazda", model: "CX-5" }]);
    expect(first).toBe("same");
  });

  it("asks one question where it brings enough, and no more than five", async () => {
    let asked = 0;
    const counted = (engine: SearchEngine): SearchEngine => ({
      run: (plan) => {
        asked++;
        return engine.run(plan);
      },
    });
    const questions = async (cars: readonly Partial<Car>[]) => {
      asked = 0;
      await findSimilar({ engine: counted(stockOf(cars)), car: original, policy: search, cars: policy });
      return asked;
    };
    expect(await questions(["1", "2", "3", "4"].map((id) => ({ id })))).toBe(1);
    expect(await questions([])).toBe(5);
  });

  it("finds none that no list of the site shows: outside its presets, or short of photos", async () => {
    const mazdas = { ...search, presetFilters: { make: ["Mazda"] } };
    const asked = { engine: stockOf(others), car: original, cars: policy };
    const found = await findSimilar({ ...asked, policy: mazdas });
    expect(found.map(({ car }) => car.id)).toEqual(["dear"]);
    expect(await findSimilar({ ...asked, policy: { ...mazdas, requireMinimumPhotos: 3 } })).toEqual([]);
  });

  it("finds none while the engine is away", async () => {
    const away: SearchEngine = {
      run: async () => ({ ok: false, problem: "unavailable", detail: "off", retryAfter: 1 }),
    };
    expect(await findSimilar({ engine: away, car: original, policy: search, cars: policy })).toEqual([]);
  });

  it("always finds some while any other car is for sale, and the same ones in whatever order they are stored", async () => {
    await fc.assert(
      fc.asyncProperty(anyStock, async (stock) => {
        const [car, ...rest] = stock;
        if (car === undefined) return;
        const others = rest.filter(
          ({ status, showOnDealerWebsite }) => status.kind !== "sold" && showOnDealerWebsite,
        );
        const found = await idsOf(car, stock);
        expect(found).toHaveLength(Math.min(4, others.length));
        expect(await idsOf(car, stock.toReversed())).toEqual(found);
      }),
      { numRuns: 60 },
    );
  });
});
