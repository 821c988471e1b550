import { stringifyCar } from "@forecourt/search/car";
import { embeddedEngine } from "@forecourt/search/embedded";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { demoSite } from "#server/testing/demo-site.ts";
import { menuStock } from "./menu-stock.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

const site = await demoSite();

/** A stock of these cars that counts how often it is asked for; null is one whose search is away. */
function stockOf(cars: Parameters<typeof aCar>[0][] | null) {
  const asked = { times: 0, minute: 0, version: "1" };
  const engine =
    cars === null
      ? { run: async () => ({ ok: false, problem: "unavailable", detail: "away", retryAfter: null }) }
      : embeddedEngine(cars.map((car) => stringifyCar(aCar(car))));
  const wiring = {
    stock: async () => {
      return {
        get engine() {
          asked.times += 1;
          return engine;
        },
        version: () => asked.version,
      };
    },
    now: () => new Date(Date.UTC(2026, 10, 21) + asked.minute * 60_000),
  } as unknown as Pick<Wiring, "stock" | "now">;
  return { wiring, asked };
}

describe("menuStock", () => {
  it("names the lists without a car", async () => {
    const { wiring } = stockOf([{ id: "1", condition: "used" }]);
    const { emptyLists: empty } = await menuStock(wiring, site);
    expect([...empty]).toEqual(expect.arrayContaining(["new-cars", "demo-cars"]));
    expect(empty.has("used-cars")).toBe(false);
    const { emptyLists: none } = await menuStock(stockOf([]).wiring, site);
    expect([none.has("used-cars"), none.has("new-used-and-demo-cars")]).toEqual([true, true]);
  });

  it("names none while the search does not answer", async () => {
    const away = await menuStock(stockOf(null).wiring, site);
    expect([[...away.emptyLists], away.bodies]).toEqual([[], []]);
  });

  it("counts the bodies of the main list, where there is a choice of them", async () => {
    const suv = { body: "SUV" };
    const cars = [suv, suv, { body: "Ute" }].map((car, at) => ({ ...car, id: String(at) }));
    expect((await menuStock(stockOf(cars).wiring, site)).bodies).toEqual([
      { value: "SUV", count: 2 },
      { value: "Ute", count: 1 },
    ]);
    expect((await menuStock(stockOf(cars.slice(0, 2)).wiring, site)).bodies).toEqual([]);
  });

  it("asks again once the stock has changed", async () => {
    const { wiring, asked } = stockOf([{ id: "1", condition: "used" }]);
    await menuStock(wiring, site);
    const { times } = asked;
    asked.version = "2";
    await menuStock(wiring, site);
    expect(asked.times).toBe(times * 2);
  });

  it("asks once a minute", async () => {
    const { wiring, asked } = stockOf([{ id: "1", condition: "used" }]);
    await Promise.all([menuStock(wiring, site), menuStock(wiring, site)]);
    const { times } = asked;
    await menuStock(wiring, site);
    expect(asked.times).toBe(times);
    asked.minute = 1;
    await menuStock(wiring, site);
    expect(asked.times).toBe(times * 2);
  });
});
