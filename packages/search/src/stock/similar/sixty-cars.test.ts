import { describe, expect, it } from "vitest";
import { policyDefaults } from "../../policy-defaults.ts";
import { bothEngines } from "../../testing/fixtures/both-engines.ts";
import { findSimilar } from "./find-similar.ts";
import { sixtyCars } from "../../testing/fixtures/sixty-cars.ts";

const { search, cars } = policyDefaults;
const groupOf = new Map(sixtyCars.map(({ car, group }) => [car.id, group]));
describe.each(bothEngines(sixtyCars.map(({ car }) => car)))(
  "similar cars of $name, of sixty that a person has put into groups of five",
  ({ engine }) => {
    const similarTo = (make: string, model: string, price: number) => {
      const found = sixtyCars.find(
        ({ car }) => car.make === make && car.model === model && car.price === price,
      );
      if (!found) throw new Error(`There is no ${make} ${model} for ${price}.`);
      return findSimilar({ engine, car: found.car, policy: search, cars });
    };

    it("are mostly those the person calls similar: 207 of 240, by groups of 20", async () => {
      const alike: Record<string, number> = {};
      for (const { car, group } of sixtyCars) {
        const found = await findSimilar({ engine, car, policy: search, cars });
        expect(found).toHaveLength(4);
        const right = found.filter((each) => groupOf.get(each.car.id) === group).length;
        alike[group] = (alike[group] ?? 0) + right;
      }
      // Of four coupes and vans each there are too few at the price; an electric sedan and SUV differ in their bodies.
      expect(alike).toEqual({
        "city car": 19,
        "small hatch": 20,
        "small SUV": 20,
        "family SUV": 20,
        "seven seats": 19,
        "off-road wagon": 17,
        "old ute": 19,
        "late ute": 19,
        "sports coupe": 14,
        electric: 8,
        "people mover": 12,
        motorcycle: 20,
      });
    });

    it("cost about as much, where there are such: none over $27,000 for a HiLux of $21,888", async () => {
      const prices = (await similarTo("Toyota", "HiLux", 21_888)).map(({ car }) => car.price ?? 0);
      expect(Math.max(...prices)).toBeLessThan(21_888 * 1.2);
    });

    it("differ from car to car, and are there for a Mustang", async () => {
      const mazda = (await similarTo("Mazda", "CX-5", 36_990)).map(({ car }) => car.id);
      const subaru = (await similarTo("Subaru", "Forester", 36_490)).map(({ car }) => car.id);
      expect(mazda).not.toEqual(subaru);
      expect(await similarTo("Ford", "Mustang", 59_990)).toHaveLength(4);
    });
  },
);
