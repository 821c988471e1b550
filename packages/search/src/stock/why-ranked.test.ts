import { describe, expect, it } from "vitest";
import { policyDefaults } from "../policy-defaults.ts";
import { bothEngines } from "../testing/fixtures/both-engines.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { whyRanked } from "./why-ranked.ts";

const CARS = [
  aCar({ id: "pinned", slug: "pinned", price: 90_000, odometer: 200_000, customRank: 9 }),
  aCar({ id: "bargain", slug: "bargain", price: 9_000, odometer: 20_000, photosCount: 12 }),
  aCar({ id: "usual", slug: "usual", price: 30_000, odometer: 60_000, photosCount: 4 }),
  aCar({ id: "sold", slug: "sold", status: { kind: "sold", soldAt: null } }),
];
describe.each(bothEngines(CARS))("whyRanked on $name", ({ engine }) => {
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
