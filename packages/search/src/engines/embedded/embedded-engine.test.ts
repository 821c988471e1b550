import { describe, expect, it } from "vitest";
import type { SearchDocument } from "../../plan/search-engine.ts";
import type { SearchPlan } from "../../plan/search-plan.ts";
import { describeSearchEngine } from "../../testing/contracts/describe-search-engine.ts";
import { aPlan, compare, typed } from "../../testing/fixtures/a-plan.ts";
import { documentCache } from "./documents/document-cache.ts";
import { embeddedEngine } from "./embedded-engine.ts";
import type { EmbeddedSettings } from "./embedded-settings.ts";

describeSearchEngine("embedded", async (stock) => ({ engine: embeddedEngine(stock.documents, stock) }));

const fields = {
  searchable: ["name"],
  exactOnly: [],
  values: ["name"],
  numbers: ["price"],
  sortable: ["price"],
};
const stockOf = (size: number): SearchDocument[] =>
  Array.from({ length: size }, (_, at) => ({ id: at, name: `car${at}`, price: size - at }));

async function ask(
  stock: readonly SearchDocument[],
  main: Partial<SearchPlan["main"]> = {},
  settings: EmbeddedSettings = {},
) {
  const answer = await embeddedEngine(stock, { fields, ...settings }).run(aPlan(main));
  if (!answer.ok) throw new Error(answer.detail);
  return { ...answer, ids: answer.hits.map(({ document }) => document["id"]) };
}
const ofNames = { kind: "values", field: "name" } as const;
const valuesOf = async (stock: readonly SearchDocument[], settings?: EmbeddedSettings) => {
  const [facet] = (await ask(stock, { facets: [ofNames] }, settings)).facets;
  return facet?.kind === "values" ? facet.values.map(({ value }) => value) : [];
};

describe("the embedded engine's settings", () => {
  it("let paging reach so many cars, and all where nothing is set", async () => {
    const stock = stockOf(5);
    expect(await ask(stock)).toMatchObject({ total: 5, reachable: 5, ids: [0, 1, 2, 3, 4] });
    const three = { maxTotalHits: 3 };
    expect(await ask(stock, {}, three)).toMatchObject({ total: 5, reachable: 3, ids: [0, 1, 2] });
    expect(await ask(stock, { offset: 2, limit: 2 }, three)).toMatchObject({ ids: [2] });
    expect(await ask(stock, { offset: 3, limit: 2 }, three)).toMatchObject({ ids: [] });
    expect(await ask(stock, { offset: 9, limit: 2 }, three)).toMatchObject({ ids: [] });
    expect(await ask(stock, { limit: 0 })).toMatchObject({ total: 5, ids: [] });
  });

  it("let a facet have two thousand values, or as many as are set, the most frequent or the first", async () => {
    expect(await valuesOf(stockOf(2_001))).toHaveLength(2_000);
    const named = ["b", "a", "c", "b"].map((name, id) => ({ id, name }));
    expect(await valuesOf(named, { maxValuesPerFacet: 1 })).toEqual(["b"]);
    expect(await valuesOf(named, { maxValuesPerFacet: 1, facetOrder: "alpha" })).toEqual(["a"]);
    expect(await valuesOf(named, { maxValuesPerFacet: 3 })).toEqual(["a", "b", "c"]);
  });

  it("forgive a typo from five letters on and two from nine, none in digits, or as is set", async () => {
    const stock = ["mazda", "ford", "landcruiser", "12345"].map((name, id) => ({ id, name }));
    const found = async (text: string, settings?: EmbeddedSettings) =>
      (await ask(stock, { text: [{ kind: "word", text }] }, settings)).ids;
    expect(await found("mazba")).toEqual([0]);
    expect(await found("fort")).toEqual([]);
    expect(await found("landcruxxer")).toEqual([2]);
    expect(await found("12346")).toEqual([]);
    const eager = { typos: { oneTypo: 4, twoTypos: 5, numbers: true } };
    expect(await found("fort", eager)).toEqual([1]);
    expect(await found("mabba", eager)).toEqual([0]);
    expect(await found("12346", eager)).toEqual([3]);
  });

  it("keep documents as objects, or as many as are set", async () => {
    const plan = aPlan({ limit: 1 });
    const first = async (engine: ReturnType<typeof embeddedEngine>) => {
      const answer = await engine.run(plan);
      return answer.ok ? answer.hits[0]?.document : null;
    };
    const keeping = embeddedEngine(stockOf(3), { fields });
    expect(await first(keeping)).toBe(await first(keeping));
    const forgetting = embeddedEngine(stockOf(3), { fields, documentCache: documentCache(0) });
    expect(await first(forgetting)).not.toBe(await first(forgetting));
  });
});

describe("a page of the embedded engine", () => {
  it("has the wanted fields of each car alone, whatever is marked", async () => {
    const highlight = { fields: ["name"], open: "[", close: "]" };
    const { hits } = await ask(stockOf(1), { fields: ["id", "other"], text: typed("car0"), highlight });
    expect(hits).toEqual([{ document: { id: 0 }, formatted: { name: "[car0]" } }]);
    expect((await ask(stockOf(1), { fields: [] })).hits).toEqual([{ document: {}, formatted: null }]);
    expect((await ask(stockOf(1))).hits).toEqual([
      { document: { id: 0, name: "car0", price: 1 }, formatted: null },
    ]);
  });

  it.each([1, 4, 5, 20, 39, 40])("is the same in order for %i of forty cars, few or many", async (many) => {
    const sort = [{ field: "price", direction: "asc" }] as const;
    const filter = [compare("price", "<=", many)];
    const { total, ids } = await ask(stockOf(40), { filter, sort, offset: 1, limit: 3 });
    expect(total).toBe(many);
    expect(ids).toEqual([38, 37, 36].slice(0, Math.max(0, many - 1)));
  });
});
