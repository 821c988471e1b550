import { describe, expect, it } from "vitest";
import type { CarsPolicy } from "../car/model/cars-policy.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { bothEngines } from "../testing/fixtures/both-engines.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { whyListed } from "./why-listed.ts";

const DAY = 86_400_000;
const now = new Date("2026-11-21T00:00:00Z");
const CARS = [
  aCar({
    id: "listed",
    condition: "used",
    dealership: { ...aCar().dealership, slug: "north" },
    photosCount: 9,
  }),
  aCar({ id: "hidden", showOnDealerWebsite: false, photosCount: 9 }),
  aCar({ id: "bare", photosCount: 1 }),
  aCar({ id: "sold", status: { kind: "sold", soldAt: now.getTime() - 3 * DAY }, photosCount: 9 }),
  aCar({ id: "kia", make: "Kia", photosCount: 9 }),
];
const days = (includeSoldCarsDays: number) => ({ ...policyDefaults.cars, includeSoldCarsDays });

describe.each(bothEngines(CARS))("whyListed on $name", ({ engine }) => {
  const search = {
    ...policyDefaults.search,
    paths: [
      { path: "all-cars", title: "All", scope: { kind: "all" } as const },
      { path: "new-cars", title: "New", scope: { kind: "conditions", conditions: ["new"] } as const },
    ],
    dealerships: [{ slug: "north", name: "North" }],
    requireMinimumPhotos: 3,
  };
  const ask = (id: string, policy: Partial<typeof search> = {}, cars: CarsPolicy = policyDefaults.cars) =>
    whyListed({ engine, policy: { ...search, ...policy }, cars, now }, id);
  const obstacles = async (...asked: Parameters<typeof ask>) => {
    const found = await ask(...asked);
    return found.ok ? found.listed?.obstacles : found;
  };

  it("names the lists that a car fits, and nothing that keeps it out", async () => {
    const found = await ask("listed");
    expect(found).toMatchObject({ ok: true, listed: { car: { id: "listed" }, obstacles: [] } });
    expect(found.ok && found.listed?.lists).toEqual([
      { path: "all-cars", title: "All", fits: true },
      { path: "new-cars", title: "New", fits: false },
      { path: "north", title: "North", fits: true },
    ]);
  });

  it("says what keeps a car out of every list", async () => {
    expect(await obstacles("hidden")).toEqual(["not_shown"]);
    expect(await obstacles("bare")).toEqual(["too_few_photos"]);
    expect(await obstacles("bare", { requireMinimumPhotos: 1 })).toEqual([]);
    expect(await obstacles("listed", { presetFilters: { make: ["Kia"] } })).toEqual(["outside_presets"]);
    expect(await obstacles("kia", { presetFilters: { make: ["Kia"] } })).toEqual([]);
    expect(await obstacles("bare", { presetFilters: { make: ["Kia"] } })).toEqual([
      "outside_presets",
      "too_few_photos",
    ]);
  });

  it("lets a sold car stay in the lists for as many days as the site does", async () => {
    expect(await obstacles("sold", {}, days(4))).toEqual([]);
    expect(await obstacles("sold", {}, days(2))).toEqual(["not_available"]);
  });

  it("has nothing of a car that is not in the stock", async () => {
    expect(await ask("unknown")).toEqual({ ok: true, listed: null });
  });
});

it("passes on that the engine is away", async () => {
  const away = { ok: false, problem: "unavailable", detail: "Gone.", retryAfter: 5 } as const;
  const engine = { run: async () => away };
  const { search: policy, cars } = policyDefaults;
  expect(await whyListed({ engine, policy, cars, now }, "listed")).toEqual(away);
});
