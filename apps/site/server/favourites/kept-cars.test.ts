import { aCar } from "@forecourt/search/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { carsOfIds, keepMarks, keepRemovedIds, keptMarks, removedIds } from "./kept-cars.ts";

vi.mock("next/headers", () => import("#server/testing/request-scope.ts"));

let world: TestSite;
beforeAll(async () => {
  world = await openTestSite();
  await world.stock("harbourside", [
    aCar({ id: "1", slug: "a" }),
    aCar({ id: "2", slug: "b", status: { kind: "sold", soldAt: null } }),
    aCar({ id: "3", slug: "c" }),
  ]);
});
afterAll(() => world.close());
beforeEach(() => beginRequest({}, "new"));

describe("keepMarks", () => {
  it("keeps the favourites in the browser for a year, where no script reads them", async () => {
    const marks = [
      { id: "7", price: 18_990 },
      { id: "8", price: null },
    ];
    await keepMarks(marks);
    expect(await keptMarks()).toEqual(marks);
    expect(cookiesSet().get("fc-favourites")).toMatchObject({ maxAge: 31_536_000, httpOnly: true });
    expect(await removedIds()).toEqual([]);
  });

  it("has none for a browser that kept none", async () => {
    expect(await keptMarks()).toEqual([]);
  });
});

describe("keepRemovedIds", () => {
  it("remembers what was taken out for a day, beside what is kept", async () => {
    await keepMarks([{ id: "7", price: null }]);
    await keepRemovedIds(["8", "9"]);
    expect(await removedIds()).toEqual(["8", "9"]);
    expect((await keptMarks()).map(({ id }) => id)).toEqual(["7"]);
    expect(cookiesSet().get("fc-favourites-removed")).toMatchObject({ maxAge: 86_400 });
  });

  it("forgets them at once when none is left", async () => {
    await keepRemovedIds(["8"]);
    await keepRemovedIds([]);
    expect(cookiesSet().get("fc-favourites-removed")).toMatchObject({ maxAge: 0 });
    expect(await removedIds()).toEqual([]);
  });
});

describe("carsOfIds", () => {
  it("finds the dealer's own cars, sold ones included, and no other dealer's", async () => {
    const site = await world.site("harbourside");
    const found = await carsOfIds(site, ["3", "none", "2"]);
    if (!found.ok) throw new Error("The stock did not answer.");
    expect(found.cars.map(({ car }) => car.id)).toEqual(["3", "2"]);
    const elsewhere = await carsOfIds(await world.site("gearshift"), ["3"]);
    expect(elsewhere).toMatchObject({ ok: true, cars: [] });
  });
});
