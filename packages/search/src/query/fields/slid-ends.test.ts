import { describe, expect, it } from "vitest";
import { emptyQuery } from "./stock-query.ts";
import { parseStockQuery } from "../parse-stock-query.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { slidEnds } from "./slid-ends.ts";
import { unreadAmounts } from "../unread-amounts.ts";

const DRAWN = "10000:20000:60000:80000";
const policy = policyDefaults.search;
const read = (search: string) => parseStockQuery(new URLSearchParams(search), policy).ranges;

describe("slidEnds", () => {
  it("leaves alone what was not moved", () => {
    expect(slidEnds({ low: "20000", high: "60000", rendered: DRAWN })).toEqual({});
  });

  it("gives the end that was moved, and null for one moved all the way out", () => {
    expect(slidEnds({ low: "10000", high: "50000", rendered: DRAWN })).toEqual({ min: null, max: 50_000 });
  });

  it.each(["", "1:2:3", "1:2:3:4:5", "a:b:c:d"])("knows nothing without %j", (drawn) => {
    expect(slidEnds({ low: "1", high: "2", rendered: drawn })).toEqual({});
  });
});

describe("a form with a slider and two fields", () => {
  it("takes the slider where it was moved, and the fields elsewhere", () => {
    expect(
      read(`price_min=20000&price_max=60000&price_low=20000&price_high=50000&price_slider=${DRAWN}`),
    ).toEqual({ price: { min: 20_000, max: 50_000 } });
    expect(
      read(`price_min=25000&price_max=60000&price_low=20000&price_high=60000&price_slider=${DRAWN}`),
    ).toEqual({ price: { min: 25_000, max: 60_000 } });
  });

  it("drops an end that the slider was moved out of", () => {
    expect(read(`price_min=20000&price_low=10000&price_high=60000&price_slider=${DRAWN}`)).toEqual(
      emptyQuery.ranges,
    );
  });

  it("sorts the handles that were moved past one another", () => {
    expect(read(`price_low=70000&price_high=30000&price_slider=${DRAWN}`)).toEqual({
      price: { min: 30_000, max: 70_000 },
    });
  });
});

describe("unreadAmounts", () => {
  it("names what was typed and is no amount, and nothing that is one or is empty", () => {
    const params = new URLSearchParams("price_max=cheap&price_min=30k&km_max=&min_year=-1&make=cheap");
    expect(unreadAmounts(params)).toEqual([
      { facet: "price", end: "max", text: "cheap" },
      { facet: "year", end: "min", text: "-1" },
    ]);
  });
});
