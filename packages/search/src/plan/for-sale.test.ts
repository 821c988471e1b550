import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Car } from "../car/model/car.ts";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { aPlan } from "../testing/fixtures/a-plan.ts";
import { anyStock } from "../testing/fixtures/any-car.arbitrary.ts";
import { carsForSale, type ForSalePolicy, forSaleFilters } from "./for-sale.ts";

async function forSale(documents: readonly object[], policy: ForSalePolicy): Promise<string[]> {
  const records = documents.map((document) => ({ document: { ...document } }));
  const ids: string[] = [];
  for await (const { id } of carsForSale(records, policy)) ids.push(id);
  return ids;
}

const anyPolicy: fc.Arbitrary<ForSalePolicy> = fc.record({
  cars: fc.record({ missingStatus: fc.constantFrom("in_stock" as const, "not_available" as const) }),
  search: fc.record({
    presetFilters: fc.record(
      {
        make: fc.constantFrom(["Škoda"], ["SKODA", " mazda"], ['Land "Rover"'], ['""']),
        colour: fc.constantFrom(["red"], ["Pearl White"]),
      },
      { requiredKeys: [] },
    ),
    requireMinimumPhotos: fc.nat(3),
  }),
});

describe("carsForSale", () => {
  const shown: Partial<Car> = { make: "Škoda", photosCount: 1, status: { kind: "in_stock" } };

  it("gives what is available, shown, with enough photos and within the site's presets", async () => {
    const cars: Partial<Car>[] = [
      { ...shown, id: "a" },
      { ...shown, id: "soon", status: { kind: "coming_soon" } },
      { ...shown, id: "reserved", reserved: true },
      { ...shown, id: "unaccented", make: "Skoda" },
      { ...shown, id: "sold", status: { kind: "sold", soldAt: null } },
      { ...shown, id: "hidden", showOnDealerWebsite: false },
      { ...shown, id: "bare", photosCount: 0, images: [] },
      { ...shown, id: "other", make: "Mazda" },
    ];
    const policy = {
      cars: { missingStatus: "not_available" },
      search: { presetFilters: { make: ["ŠKODA"] }, requireMinimumPhotos: 1 },
    } as const;
    const documents = cars.map((fields) => stringifyCar(aCar(fields)));
    expect(await forSale(documents, policy)).toEqual(["a", "soon", "reserved", "unaccented"]);
  });

  it("leaves a car out that is marked sold, also where a car without a status is in stock", async () => {
    const policy = {
      cars: { missingStatus: "in_stock" },
      search: { presetFilters: {}, requireMinimumPhotos: 0 },
    } as const;
    const { status: _, ...sold } = stringifyCar(aCar({ id: "gone", status: { kind: "sold", soldAt: null } }));
    const { status: __, ...here } = stringifyCar(aCar({ id: "here", status: { kind: "in_stock" } }));
    const answer = await embeddedEngine([sold, here]).run(aPlan({ filter: forSaleFilters(policy) }));
    expect(answer.ok && answer.hits.map(({ document }) => document["id"])).toEqual(["here"]);
    expect(await forSale([sold, here], policy)).toEqual(["here"]);
  });

  it("gives exactly the cars that a search with its filters finds", async () => {
    await fc.assert(
      fc.asyncProperty(anyStock, fc.nat(4), anyPolicy, async (cars, every, policy) => {
        const documents = cars.map((car, at) => {
          const { status, ...rest } = stringifyCar(car);
          return at % 5 === every ? rest : { ...rest, status };
        });
        const answer = await embeddedEngine(documents).run(aPlan({ filter: forSaleFilters(policy) }));
        const found = answer.ok ? answer.hits.map(({ document }) => String(document["id"])) : [];
        expect((await forSale(documents, policy)).toSorted()).toEqual(found.toSorted());
      }),
    );
  });
});
