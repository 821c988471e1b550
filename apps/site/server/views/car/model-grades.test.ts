import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { demoSite } from "#server/testing/demo-site.ts";
import { modelGrades } from "./model-grades.ts";

const site = await demoSite();
const enyaq = (id: string, badge: string, price: number | null, colour: string) =>
  aCar({ id, slug: `enyaq-${id}`, make: "Škoda", model: "Enyaq", badge, price, colour });
const shown = enyaq("1", "85", 71_990, "Arctic White");

describe("modelGrades", () => {
  it("names each grade once with its lowest price, the cheapest first, and links all but the shown one", () => {
    const others = [
      enyaq("2", "85", 69_990, "Race Blue"),
      enyaq("3", "60", 59_990, "Race Blue"),
      enyaq("4", "RS", null, "Race Blue"),
    ];
    expect(modelGrades(shown, [shown, ...others], site)).toMatchObject({
      grades: [
        { name: "60", price: "From $59,990", href: expect.stringMatching(/enyaq-3$/) },
        { name: "85", price: "From $69,990", href: null },
        { name: "RS", price: null, href: expect.stringMatching(/enyaq-4$/) },
      ],
      colours: [
        { name: "Arctic White", family: "white", href: null },
        { name: "Race Blue", family: "blue", href: expect.stringMatching(/enyaq-2$/) },
      ],
    });
  });

  it("is nothing for the only car of its model", () => {
    expect(modelGrades(shown, [shown], site)).toBeNull();
    expect(modelGrades(shown, [], site)).toBeNull();
  });
});
