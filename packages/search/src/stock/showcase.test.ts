import { describe, expect, it } from "vitest";
import type { Car } from "../car/model/car.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { showcase } from "./showcase.ts";

const images = [{ url: "https://cdn.example/a.jpg", thumbnailUrl: null }];
const cars = (...each: Partial<Car>[]): Car[] =>
  each.map((fields, at) => aCar({ id: `${at}`, images: [], ...fields }));
const leading = (...each: Partial<Car>[]) => showcase(cars(...each)).leading?.id;

describe("showcase", () => {
  it("leads with a car that has a picture and a price, else with a picture, else with the first", () => {
    expect(leading({}, { images, price: null }, { images })).toBe("2");
    expect(leading({}, { images, price: null }, {})).toBe("1");
    expect(leading({}, {})).toBe("0");
    expect(leading()).toBeUndefined();
  });

  it("leads with the chosen car, one of the others or not, and shows it once", () => {
    const [first, second] = cars({ images }, {});
    const latest = first && second ? [first, second] : [];
    expect(showcase(latest, second)).toEqual({ leading: second, others: [first] });
    const elsewhere = aCar({ id: "elsewhere" });
    expect(showcase(latest, elsewhere)).toEqual({ leading: elsewhere, others: latest });
  });

  it("shows cars that are sold, reserved or without any price last", () => {
    const { others } = showcase(
      cars(
        { id: "lead", images },
        { id: "reserved", reserved: true },
        { id: "sold", status: { kind: "sold", soldAt: 0 } },
        { id: "bare", price: null },
        { id: "weekly", price: null, weeklyPrice: 100 },
        { id: "monthly", price: null, subscriptionPrice: 100 },
        { id: "priced" },
      ),
    );
    const order = ["weekly", "monthly", "priced", "reserved", "sold", "bare"];
    expect(others.map(({ id }) => id)).toEqual(order);
  });
});
