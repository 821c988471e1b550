import { describe, expect, it } from "vitest";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { foundCar } from "./found-car.ts";

const SOLD_UNLESS_SAID = { missingStatus: "not_available" } as const;
const HERE_UNLESS_SAID = { missingStatus: "in_stock" } as const;

describe("foundCar", () => {
  it("reads a document that is handed out again once, and an equal one for itself", () => {
    const document = stringifyCar(aCar({ id: "7" }));
    const car = foundCar(document, SOLD_UNLESS_SAID);
    expect(car?.id).toBe("7");
    expect(foundCar(document, SOLD_UNLESS_SAID)).toBe(car);
    expect(foundCar({ ...document }, SOLD_UNLESS_SAID)).not.toBe(car);
    expect(foundCar({ ...document }, SOLD_UNLESS_SAID)).toEqual(car);
  });

  it("reads it anew for dealers who take a missing status in another way", () => {
    const { status: _, ...document } = { ...stringifyCar(aCar({})) };
    expect([
      foundCar(document, SOLD_UNLESS_SAID)?.status.kind,
      foundCar(document, HERE_UNLESS_SAID)?.status.kind,
      foundCar(document, SOLD_UNLESS_SAID)?.status.kind,
    ]).toEqual(["sold", "in_stock", "sold"]);
  });

  it("finds no car in a document without an id, however often it is handed out", () => {
    const document = { make: "Kia" };
    expect([foundCar(document, HERE_UNLESS_SAID), foundCar(document, HERE_UNLESS_SAID)]).toEqual([
      null,
      null,
    ]);
  });
});
