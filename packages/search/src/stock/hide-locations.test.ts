import { describe, expect, it } from "vitest";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import type { SearchDocument } from "../plan/search-engine.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { emptyQuery } from "../query/fields/stock-query.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { hideLocations } from "./hide-locations.ts";
import { searchStock } from "./search-stock.ts";

const yard = { id: "483", slug: "storage", name: "Storage yard" };
const at = (location: object) => aCar({ location: { ...aCar().location, ...location } });
const names = (location: object) => ({
  id: null,
  slug: null,
  name: null,
  phone: "02 5550 7030",
  ...location,
});
const bySame = [
  ["id", { id: "483", name: "Old name of the yard" }],
  ["slug", { slug: "storage", name: "Old name of the yard" }],
  ["name, whatever its case", { name: "STORAGE Yard" }],
] as const;

const found = (car: ReturnType<typeof aCar>, phone?: string | null) => foundIn(stringifyCar(car), phone);

const foundIn = async (document: SearchDocument, phone: string | null = "02 5550 7000") => {
  const engine = hideLocations(embeddedEngine([document]), async () => ({ hidden: [yard], phone }));
  const result = await searchStock({
    engine,
    query: emptyQuery,
    scope: { kind: "all" },
    policy: { ...policyDefaults.search, filters: ["location"], highlight: "all" },
    cars: policyDefaults.cars,
    now: new Date("2026-11-21T00:00:00Z"),
  });
  if (!result.ok) throw new Error("The engine is away.");
  return result;
};
const locationOf = async (location: object, phone?: string | null) =>
  (await found(at(names(location)), phone)).cars[0]?.location;

describe("hideLocations", () => {
  it.each(bySame)("takes name, slug and phone from a car at a location hidden by %s", async (_, location) => {
    expect(await locationOf(location)).toEqual({
      id: "483",
      name: null,
      slug: null,
      phone: "02 5550 7000",
      distributionLocations: [],
    });
  });

  it("leaves the car without a phone where the dealer has none", async () => {
    expect((await locationOf({ id: "483" }, null))?.phone).toBeNull();
  });

  it("names the shown location where such a car is also listed", async () => {
    expect(await locationOf({ id: "483", distributionLocations: ["Storage yard", "North"] })).toMatchObject({
      id: "483",
      name: "North",
      distributionLocations: [],
    });
  });

  it("takes the name from a car that is only listed at the hidden location, and nothing else", async () => {
    const north = { id: "1", slug: "north", name: "North", distributionLocations: ["storage yard", "South"] };
    expect(await locationOf(north)).toEqual({
      ...north,
      phone: "02 5550 7030",
      distributionLocations: ["South"],
    });
  });

  it("leaves the first of several names the car's own, where its document has no other", async () => {
    const north = at(names({ id: "1", distributionLocations: ["South", "Storage yard"] }));
    const document = { ...stringifyCar(north), location_name: ["North", "Storage yard"] };
    expect((await foundIn(document)).cars[0]?.location).toMatchObject({
      name: "North",
      distributionLocations: ["South"],
    });
  });

  it("leaves other cars as they are", async () => {
    const north = { id: "1", slug: "north", name: "North", phone: null, distributionLocations: ["South"] };
    expect(await locationOf(north)).toEqual(north);
    const nowhere = { id: null, slug: null, name: null, phone: null, distributionLocations: [] };
    expect(await locationOf(nowhere)).toEqual(nowhere);
  });

  it("counts no such location in a filter, and the car in all others", async () => {
    const listed = at(names({ id: "483", name: "Storage yard", distributionLocations: ["North"] }));
    const { facets, total } = await found(listed);
    const filter = facets.find(({ facet }) => facet === "location_name");
    expect(total).toBe(1);
    expect(filter?.kind === "values" && filter.values.map(({ value }) => value)).toEqual(["North"]);
  });

  it("gives no marked copy of the name", async () => {
    const document = stringifyCar(at(names({ name: "Storage yard" })));
    const formatted = { ...document, location_name: "<em>Storage</em> yard" };
    const answer = { ok: true, total: 1, reachable: 1, facets: [], counts: [] } as const;
    const engine = { run: async () => ({ ...answer, hits: [{ document, formatted }] }) };
    const shown = hideLocations(engine, async () => ({ hidden: [yard], phone: null }));
    const main = { text: [], matching: "all", filter: [], sort: [], order: "relevance" } as const;
    const page = { offset: 0, limit: 1, facets: [], fields: "all", highlight: null } as const;
    const given = await shown.run({ main: { ...main, ...page }, counts: [] });
    expect(JSON.stringify(given)).not.toMatch(/storage|7030/i);
  });
});
