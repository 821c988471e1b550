import { aCar, aPlan } from "@forecourt/search/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testSite } from "#server/testing/test-site.ts";

const DEALER = "harbourside";
const world = await testSite();
await world.stock(DEALER, [aCar({ id: "1", slug: "one" }), aCar({ id: "2", slug: "two" })]);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Which cars of the dealer's stock are shown as reserved. */
async function reserved(): Promise<unknown[]> {
  const { engine } = await world.wiring.stock(DEALER);
  const found = await engine.run(aPlan({ fields: ["id", "reserved"], limit: 2 }));
  if (!found.ok) throw new Error("The stock gave no cars.");
  expect(found.hits).toHaveLength(2);
  return found.hits.flatMap(({ document }) => (document["reserved"] === true ? [document["id"]] : []));
}

describe("a dealer's stock", () => {
  it("shows the cars as reserved that are reserved on the site", async () => {
    expect(await reserved()).toEqual([]);
    const asked = vi.spyOn(world.wiring.reservations, "reservedCars").mockResolvedValue(["2"]);
    expect(await reserved()).toEqual(["2"]);
    expect(asked).toHaveBeenCalledWith(DEALER);
  });

  it("is shown as the feed says while the reservations cannot be read", async () => {
    vi.spyOn(world.wiring.reservations, "reservedCars").mockRejectedValue(new Error("away"));
    expect(await reserved()).toEqual([]);
  });
});
