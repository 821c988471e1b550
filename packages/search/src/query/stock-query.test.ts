import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStockQuery } from "../testing/fixtures/a-stock-query.ts";
import {
  clearAll,
  clearFacet,
  goToPage,
  setKeywords,
  setSort,
  setValues,
  toggleValue,
} from "./edit-stock-query.ts";
import { parseStockQuery } from "./parse-stock-query.ts";
import { emptyQuery } from "./fields/stock-query.ts";
import { spellsCanonically, stringifyStockQuery } from "./stringify-stock-query.ts";
import { anyParams, anyQuery } from "./stock-query.arbitrary.ts";
import { policyDefaults } from "../policy-defaults.ts";

const parse = (text: string) => parseStockQuery(new URLSearchParams(text), policyDefaults.search);
const print = (text: string) => stringifyStockQuery(parse(text), policyDefaults.search);

const canonical = (text: string) =>
  spellsCanonically(new URLSearchParams(text), parse(text), policyDefaults.search);

describe("parseStockQuery and stringifyStockQuery", () => {
  it.each(["30,000", "$30000", "30k", "30 000"])("reads %s, typed into a form without a script", (typed) => {
    expect(parse(`price_max=${encodeURIComponent(typed)}`).ranges).toEqual({ price: { max: 30_000 } });
  });

  it("are inverses for every query", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(parse(stringifyStockQuery(query, policyDefaults.search))).toEqual(query);
      }),
    );
  });

  it("have one canonical spelling, whatever comes in", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const printed = stringifyStockQuery(
          parseStockQuery(params, policyDefaults.search),
          policyDefaults.search,
        );
        expect(print(printed)).toBe(printed);
        expect(canonical(printed)).toBe(true);
      }),
    );
  });

  it.each([
    ["make=Mazda&make=Audi&make=mazda", "make=Audi&make=Mazda"],
    ["body=SUV&make=&colour=+", "body=SUV"],
    ["price_min=20000&price_max=", "price=20000:"],
    ["min_price=9&odometer_max=50000", "km=:50000&price=9:"],
    ["price=30000:20000", "price=20000:30000"],
    ["price=abc:20000", "price=:20000"],
    ["price=a:b", ""],
    ["price=-5:1e9", ""],
    ["year=2019", "year=2019:2019"],
    ["color=Red&fuelType=Petrol&features=Sunroof", "colour=Red&filtered_features=Sunroof&fuel=Petrol"],
    ["make[]=Kia", "make=Kia"],
    ["keywords=++land+++cruiser+", "q=land+cruiser"],
    ["sort=price:asc", "sort=price_low"],
    ["sort=relevance", ""],
    ["sort=cheapest", ""],
    ["page=1", ""],
    ["page=2", "page=2"],
    ["page=+3", ""],
    ["page=1234567", ""],
    ["page=123456", "page=123456"],
    ["page=0", ""],
    ["page=01", ""],
    ["page=02", "page=2"],
    ["price=0:0", "price=0:0"],
    ["price=1.2345:", "price=1.2345:"],
    ["price=1.23456:", ""],
    ["price=999999999999:", "price=999999999999:"],
    ["price=1234567890123:", ""],
    ["page=2&page=5", "page=2"],
    ["q=&q=ute", "q=ute"],
    ["q=ute&q=suv", "q=ute"],
    ["price=5:&price=9:", "price=5:"],
    ["price=:5&price_min=9", "price=:5"],
    ["sort=&sort=latest", "sort=latest"],
    ["sort=kms_low&sort=latest", "sort=kms_low"],
    ["page=-2", ""],
    ["page=2.5", ""],
    ['make="Mazda"', "make=Mazda"],
    ['make="""', "make=%22%22"],
    ["utm_source=x&gclid=y", ""],
    ["make=Rock+%26+Roll", "make=Rock+%26+Roll"],
  ])("understand %s as %s", (foreign, canonical) => expect(print(foreign)).toBe(canonical));

  it("take a framework's plain object as well", () => {
    const params = { make: ["Mazda", "Audi"], price_max: "30000", page: "3", other: undefined };
    expect(parseStockQuery(params, policyDefaults.search)).toEqual(
      aStockQuery({ values: { make: ["Audi", "Mazda"] }, ranges: { price: { max: 30_000 } }, page: 2 }),
    );
  });

  it("are read up to 300 values, of 200 characters each, and 100 of one filter", () => {
    const values = Array.from({ length: 299 }, (_, at): [string, string] => ["x", String(at)]);
    const late = new URLSearchParams([...values, ["make", "Kia"], ["body", "SUV"]]);
    expect(parseStockQuery(late, policyDefaults.search).values).toEqual({ make: ["Kia"] });
    expect(parse(`make=${"a".repeat(201)}`).values.make).toEqual(["a".repeat(200)]);
    expect(parse(`q=${"a".repeat(201)}`).keywords).toBe("a".repeat(200));
    const makes = new URLSearchParams(
      Array.from({ length: 101 }, (_, at): [string, string] => ["make", `m${at}`]),
    );
    expect(parseStockQuery(makes, policyDefaults.search).values.make).toHaveLength(100);
  });

  it("never put a name from outside on an object", () => {
    const query = parse("__proto__=x&constructor=y&make=__proto__&toString=1");
    expect(query).toEqual({ ...emptyQuery, values: { make: ["__proto__"] } });
  });

  it("leave out the site's own default order", () => {
    const policy = { ...policyDefaults.search, defaultSort: "price_low" as const };
    expect(stringifyStockQuery(aStockQuery({ sort: "price_low" }), policy)).toBe("");
    expect(stringifyStockQuery(aStockQuery({ sort: "relevance" }), policy)).toBe("sort=relevance");
  });
});

describe("spellsCanonically", () => {
  it("accepts the canonical spelling beside anybody else's parameters", () => {
    expect(canonical("utm_source=mail&make=Mazda&price=:30000&gclid=1")).toBe(true);
    expect(canonical("")).toBe(true);
  });

  it.each(["price_min=&price_max=30000", "make=Mazda&body=SUV", "make=", "make=Mazda&make=Mazda", "page=1"])(
    "asks to redirect %s",
    (text) => expect(canonical(text)).toBe(false),
  );
});

describe("edits of a query", () => {
  const query = aStockQuery({ keywords: "tow bar", values: { make: ["Mazda"] }, sort: "latest", page: 4 });

  it("return to page 1", () => {
    for (const edited of [
      toggleValue(query, "body", "SUV"),
      clearFacet(query, "make"),
      setKeywords(query, "x"),
      setSort(query, null),
      clearAll(query),
    ]) {
      expect(edited.page).toBe(0);
    }
  });

  it("pick and drop a value, whatever its case", () => {
    const both = toggleValue(query, "make", "Audi");
    expect(both.values).toEqual({ make: ["Audi", "Mazda"] });
    expect(toggleValue(both, "make", "MAZDA").values).toEqual({ make: ["Audi"] });
    expect(toggleValue(query, "make", "Mazda").values).toEqual({});
    expect(toggleValue(aStockQuery({ values: { make: ["Škoda"] } }), "make", "skoda").values).toEqual({});
    expect(setValues(query, "make", ["Škoda", "SKODA"]).values).toEqual({ make: ["Škoda"] });
  });

  it("clear filters and keywords together, and keep the order", () => {
    expect(clearAll(query)).toEqual(aStockQuery({ sort: "latest" }));
  });

  it("never go before the first page", () => expect(goToPage(query, -3).page).toBe(0));
});
