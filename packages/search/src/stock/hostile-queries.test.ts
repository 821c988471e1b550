import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import { facetRows } from "../query/fields/facets.ts";
import { parseStockQuery } from "../query/parse-stock-query.ts";
import { spellsCanonically, stringifyStockQuery } from "../query/stringify-stock-query.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { findCar } from "./find-car.ts";
import { searchStock } from "./search-stock.ts";
import { policyDefaults } from "../policy-defaults.ts";

const shared = process.env["FORECOURT_SHARED"] ?? "";
const corpora = [
  join(shared, "data/blns/blns.json"),
  join(shared, "data/xss-payloads/payloads.txt"),
] as const;
const absent = corpora.filter((file) => !existsSync(file));

const naughty = (): string[] => [
  ...z.array(z.string()).parse(JSON.parse(readFileSync(corpora[0], "utf8"))),
  ...readFileSync(corpora[1], "utf8").split("\n"),
];

const engine = embeddedEngine([stringifyCar(aCar())]);
const site = {
  policy: policyDefaults.search,
  cars: policyDefaults.cars,
  now: new Date("2026-11-21T00:00:00Z"),
};
const names = ["q", "page", "sort", "price_min", ...facetRows.map((row) => row.facet)];

const paramsOf = (text: string) => new URLSearchParams(names.map((name): [string, string] => [name, text]));
const why = absent.length > 0 ? ` (skipped: no ${absent.join()})` : "";

describe("hostile text", () => {
  it.skipIf(absent.length > 0)(`has one canonical spelling in every parameter${why}`, () => {
    for (const text of naughty()) {
      const spelt = stringifyStockQuery(parseStockQuery(paramsOf(text), site.policy), site.policy);
      const params = new URLSearchParams(spelt);
      expect(spellsCanonically(params, parseStockQuery(params, site.policy), site.policy)).toBe(true);
      expect(spelt).toMatch(/^[\w.!~*'()%:,+&=-]*$/);
    }
  });

  it.skipIf(absent.length > 0)(`is searched for like any other text${why}`, async () => {
    // Half a second's worth; the site's own tests send every one of them.
    for (const text of naughty().filter((_, index) => index % 10 === 0)) {
      const query = parseStockQuery(paramsOf(text), site.policy);
      expect(await searchStock({ engine, query, scope: { kind: "all" }, ...site })).toHaveProperty(
        "ok",
        true,
      );
      expect((await findCar({ engine, slug: text, ...site })).kind).toBe("missing");
    }
  });
});
