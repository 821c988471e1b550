import { describe, expect, it } from "vitest";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { findCarsById } from "./find-cars-by-id.ts";

const now = new Date("2026-11-21T00:00:00Z");
const DAY_MS = 86_400_000;
const soldDaysAgo = (id: string, days: number) =>
  aCar({ id, status: { kind: "sold", soldAt: now.getTime() - days * DAY_MS } });
const engine = embeddedEngine(
  [
    aCar({ id: "a", make: "Kia" }),
    aCar({ id: "b", make: "Mazda" }),
    soldDaysAgo("justSold", 1),
    soldDaysAgo("longSold", 30),
    aCar({ id: "hidden", showOnDealerWebsite: false }),
  ].map(stringifyCar),
);
const find = async (ids: readonly string[], presets: Record<string, string[]> = {}) => {
  const answer = await findCarsById({
    engine,
    ids,
    cars: policyDefaults.cars,
    policy: { presetFilters: presets },
    now,
  });
  if (!answer.ok) throw new Error(answer.detail);
  return answer.cars.map(({ car, listed }) => `${car.id} ${listed ? "listed" : "not listed"}`);
};

describe("findCarsById", () => {
  it("answers in the order asked for, sold cars included", async () => {
    expect(await find(["longSold", "b", "justSold", "a"])).toEqual([
      "longSold not listed",
      "b listed",
      "justSold listed",
      "a listed",
    ]);
  });

  it("leaves out what is hidden, unknown or outside the site's presets", async () => {
    expect(await find(["hidden", "nope", "a"])).toEqual(["a listed"]);
    expect(await find(["a", "b"], { make: ["Kia"] })).toEqual(["a listed"]);
  });

  it("asks nothing for no ids, and reports an engine that is away", async () => {
    const away = {
      engine: { run: () => Promise.reject(new Error("asked")) },
      cars: policyDefaults.cars,
      policy: policyDefaults.search,
      now,
    };
    expect(await findCarsById({ ...away, ids: [] })).toEqual({ ok: true, cars: [] });
    const down = { ok: false, problem: "unavailable", detail: "down", retryAfter: 5 } as const;
    const engineDown = { run: () => Promise.resolve(down) };
    expect(await findCarsById({ ...away, engine: engineDown, ids: ["a"] })).toEqual({
      ok: false,
      detail: "down",
    });
  });
});
