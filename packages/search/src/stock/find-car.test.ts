import { describe, expect, it } from "vitest";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import type { SearchResult, SearchEngine } from "../plan/search-engine.ts";
import type { SearchPlan } from "../plan/search-plan.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { findCar, findCarById, findCarsByField } from "./find-car.ts";

const DAY = 86_400_000;
const now = new Date("2026-11-21T00:00:30Z");
const minute = now.getTime() - 30_000;
const cars = { ...policyDefaults.cars, includeSoldCarsDays: 3 };
const soldAt = (at: number | null) => ({ kind: "sold", soldAt: at }) as const;

const engine = embeddedEngine(
  [
    aCar({ id: "a", slug: "mazda-a" }),
    aCar({ id: "A", slug: "Mazda-A" }),
    aCar({ id: "edge", slug: "edge", status: soldAt(minute - 3 * DAY) }),
    aCar({ id: "past", slug: "past", status: soldAt(minute - 3 * DAY - 1) }),
    aCar({ id: "hidden", slug: "hidden", showOnDealerWebsite: false }),
    aCar({ id: "kia", slug: "kia", make: "Kia" }),
  ].map(stringifyCar),
);
const site = { engine, cars, policy: { presetFilters: {} }, now };

const answering = (answer: SearchResult): SearchEngine => ({ run: async () => answer });

describe("findCar and findCarById", () => {
  it("find a car by what it is called, exactly as spelt", async () => {
    expect(await findCar({ ...site, slug: "mazda-a" })).toMatchObject({ kind: "found", car: { id: "a" } });
    expect(await findCar({ ...site, slug: "Mazda-A" })).toMatchObject({ kind: "found", car: { id: "A" } });
    expect(await findCarById({ ...site, id: "A" })).toMatchObject({
      kind: "found",
      car: { slug: "Mazda-A" },
    });
    expect(await findCarById({ ...site, id: "mazda-a" })).toEqual({ kind: "missing" });
    expect(await findCar({ ...site, slug: "MAZDA-A" })).toEqual({ kind: "missing" });
    expect(await findCar({ ...site, slug: "hidden" })).toEqual({ kind: "missing" });
  });

  it("know a car that was sold too long ago, by the minute that has begun", async () => {
    expect((await findCar({ ...site, slug: "edge" })).kind).toBe("found");
    expect(await findCar({ ...site, slug: "past" })).toMatchObject({ kind: "gone", car: { id: "past" } });
  });

  it("keep to the site's presets", async () => {
    const policy = { presetFilters: { make: ["Kia"] } };
    expect((await findCar({ ...site, policy, slug: "kia" })).kind).toBe("found");
    expect((await findCar({ ...site, policy, slug: "mazda-a" })).kind).toBe("missing");
  });

  it("say that the engine is away, and when it makes sense to ask again", async () => {
    const away = answering({ ok: false, problem: "unavailable", detail: "off", retryAfter: 7 });
    expect(await findCar({ ...site, engine: away, slug: "kia" })).toEqual({
      kind: "unavailable",
      detail: "off",
      retryAfter: 7,
    });
    const refusing = answering({ ok: false, problem: "invalid", part: "filter", detail: "no slug" });
    expect(await findCarById({ ...site, engine: refusing, id: "kia" })).toEqual({
      kind: "unavailable",
      detail: "no slug",
      retryAfter: null,
    });
  });

  it("pass over a document that is no car", async () => {
    const hits = [{ document: { slug: "x" }, formatted: null }];
    const odd = answering({ ok: true, hits, total: 1, reachable: 1, facets: [], counts: [] });
    expect(await findCar({ ...site, engine: odd, slug: "x" })).toEqual({ kind: "missing" });
  });
});

describe("findCarsByField", () => {
  it("asks for shown cars of these values, and for some more of other spellings", async () => {
    const plans: SearchPlan[] = [];
    const watched: SearchEngine = {
      run: (plan) => {
        plans.push(plan);
        return engine.run(plan);
      },
    };
    const found = await findCarsByField({ ...site, engine: watched }, "id", ["a", "kia"]);
    expect(found.ok && found.cars.map(({ id }) => id)).toEqual(["a", "kia"]);
    expect(plans).toEqual([
      {
        main: {
          text: [],
          matching: "all",
          filter: [
            { kind: "oneOf", field: "id", values: ["a", "kia"] },
            { kind: "oneOf", field: "show_on_dealer_website", values: [true] },
          ],
          sort: [],
          order: "relevance",
          offset: 0,
          limit: 12,
          facets: [],
          fields: "all",
          highlight: null,
        },
        counts: [],
      },
    ]);
  });
});
