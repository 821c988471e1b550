import { describe, expect, it } from "vitest";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import { meilisearchEngine } from "../engines/meilisearch/searching/meilisearch-engine.ts";
import { storedDocument } from "../engines/meilisearch/indexing/stored-record.ts";
import { placeOf } from "../engines/meilisearch/indexing/shared-index.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { ownRecord } from "../stock-index/stock-index.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { respondToMultiSearch } from "../testing/fixtures/respond-to-multi-search.ts";
import { whyRanked } from "./why-ranked.ts";

const CARS = [
  aCar({ id: "pinned", slug: "pinned", price: 90_000, odometer: 200_000, customRank: 9 }),
  aCar({ id: "bargain", slug: "bargain", price: 9_000, odometer: 20_000, photosCount: 12 }),
  aCar({ id: "usual", slug: "usual", price: 30_000, odometer: 60_000, photosCount: 4 }),
  aCar({ id: "sold", slug: "sold", status: { kind: "sold", soldAt: null } }),
];
const documents = CARS.map((car) => stringifyCar(car));

const ENGINES = [
  { name: "the embedded engine", engine: embeddedEngine(documents) },
  {
    name: "a Meilisearch server (a stand-in)",
    engine: meilisearchEngine({
      host: "http://meili.test",
      index: "cars",
      clock: () => 0,
      fetch: async (_url, init) => {
        const body: unknown = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
        const stored = documents.map((document) => storedDocument(ownRecord(document), placeOf(undefined)));
        return Response.json(await respondToMultiSearch(body, { documents: stored, settings: {} }));
      },
    }),
  },
];

describe.each(ENGINES)("whyRanked on $name", ({ engine }) => {
  const ask = (idOrSlug: string, bestMatch: boolean) =>
    whyRanked(
      {
        engine,
        scope: { kind: "all" },
        policy: { ...policyDefaults.search, bestMatch },
        cars: policyDefaults.cars,
        now: new Date("2026-11-21T00:00:00Z"),
      },
      idOrSlug,
    );

  it("says where a car stands by custom_rank, as the specification has it", async () => {
    expect(await ask("pinned", false)).toMatchObject({
      ranked: { place: 1, total: 3, by: { kind: "sort", sort: { key: "relevance" } }, before: null },
    });
  });

  it("says where it stands by the best match, with what it is made of and its neighbours", async () => {
    expect(await ask("usual", true)).toMatchObject({
      ranked: {
        place: 2,
        total: 3,
        by: { kind: "best_match", match: { parts: [{ fact: "price", value: 30_000 }, {}, {}, {}] } },
        before: { id: "bargain" },
        behind: { id: "pinned" },
      },
    });
  });

  it("says that a list does not have a car", async () => {
    expect(await ask("sold", true)).toEqual({ ok: true, ranked: null });
    expect(await ask("nothing", false)).toEqual({ ok: true, ranked: null });
  });
});
