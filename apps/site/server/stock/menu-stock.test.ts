import { stringifyCar } from "@forecourt/search/car";
import { embeddedEngine } from "@forecourt/search/embedded";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { demoSite } from "#server/testing/demo-site.ts";
import { emptyLists } from "./empty-lists.ts";
import type { StockParts } from "./stock.ts";

const site = await demoSite();

/** A stock of these cars that counts how often it is asked for; null is one whose search is away. */
function stockOf(cars: Parameters<typeof aCar>[0][] | null) {
  const asked = { times: 0, minute: 0 };
  const engine =
    cars === null
      ? { run: async () => ({ ok: false, problem: "unavailable", detail: "away", retryAfter: null }) }
      : embeddedEngine(cars.map((car) => stringifyCar(aCar(car))));
  const wiring = {
    stock: async () => {
      asked.times += 1;
      return { engine };
    },
    now: () => new Date(Date.UTC(2026, 10, 21) + asked.minute * 60_000),
  } as unknown as StockParts;
  return { wiring, asked };
}

describe("emptyLists", () => {
  it("names the lists without a car, and never the main one", async () => {
    const { wiring } = stockOf([{ id: "1", condition: "used" }]);
    const empty = await emptyLists(wiring, site);
    expect([...empty]).toEqual(expect.arrayContaining(["new-cars", "demo-cars"]));
    expect(empty.has("used-cars")).toBe(false);
    const none = await emptyLists(stockOf([]).wiring, site);
    expect([none.has("used-cars"), none.has("new-used-and-demo-cars")]).toEqual([true, false]);
  });

  it("names none while the search does not answer", async () => {
    expect([...(await emptyLists(stockOf(null).wiring, site))]).toEqual([]);
  });

  it("asks once a minute", async () => {
    const { wiring, asked } = stockOf([{ id: "1", condition: "used" }]);
    await Promise.all([emptyLists(wiring, site), emptyLists(wiring, site)]);
    const { times } = asked;
    await emptyLists(wiring, site);
    expect(asked.times).toBe(times);
    asked.minute = 1;
    await emptyLists(wiring, site);
    expect(asked.times).toBe(times * 2);
  });
});
