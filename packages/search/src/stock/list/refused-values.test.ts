import { describe, expect, it } from "vitest";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { embeddedEngine } from "../../engines/embedded/embedded-engine.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { clearAll, clearFacet, isFiltered, setRefused } from "../../query/edit-stock-query.ts";
import { emptyQuery, type StockQuery } from "../../query/fields/stock-query.ts";
import { parseStockQuery } from "../../query/parse-stock-query.ts";
import { stringifyStockQuery } from "../../query/stringify-stock-query.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { searchStock } from "../search-stock.ts";

const engine = embeddedEngine(
  ["Red", "Blue", "Škoda Green", null].map((colour, at) =>
    stringifyCar(aCar({ id: `${at}`, slug: `${at}`, colour })),
  ),
);
const { search } = policyDefaults;

async function listOf(query: StockQuery) {
  const list = await searchStock({
    engine,
    query,
    scope: { kind: "all" },
    policy: search,
    cars: policyDefaults.cars,
    now: new Date("2026-11-21T00:00:00Z"),
  });
  if (!list.ok) throw new Error(list.detail);
  return list;
}

describe("values that are refused", () => {
  const notRed = setRefused(emptyQuery, "colour", ["Red", "red"]);

  it("leave out the cars that have them, in any case and with other accents, and none without a value", async () => {
    expect((await listOf(notRed)).cars.map(({ id }) => id)).toEqual(["1", "2", "3"]);
    expect((await listOf(setRefused(emptyQuery, "colour", ["skoda green"]))).total).toBe(3);
  });

  it("have a chip each, which takes them back", async () => {
    const { chips } = await listOf(setRefused(emptyQuery, "colour", ["Red", "Blue"]));
    expect(chips.map(({ facetLabel, label }) => [facetLabel, label])).toEqual([
      ["Colour", "Not Blue"],
      ["Colour", "Not Red"],
    ]);
    expect(chips[0]?.query).toEqual(notRed);
  });

  it("stand in the address, and go with their filter or with all of them", () => {
    expect(stringifyStockQuery(notRed, search)).toBe("not_colour=Red");
    expect(parseStockQuery(new URLSearchParams("not_color=Red&not_colour=red"), search)).toEqual(notRed);
    expect(isFiltered(notRed)).toBe(true);
    expect(clearFacet(notRed, "colour")).toEqual(emptyQuery);
    expect(clearAll(notRed)).toEqual(emptyQuery);
    expect(setRefused(notRed, "colour", [])).toEqual(emptyQuery);
  });
});
