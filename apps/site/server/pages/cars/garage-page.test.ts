import { aCar } from "@forecourt/search/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepInBrowser } from "#server/favourites/kept-cars.ts";
import { beginRequest } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import { countedStock } from "../stock/counted-stock.ts";
import { garagePage } from "./garage-page.ts";

const world = await testSite();
const site = await world.site("harbourside");
const sold = { status: { kind: "sold" as const, soldAt: Date.UTC(2026, 10, 20) } };
await world.stock("harbourside", [
  aCar({ id: "1", slug: "a", make: "Kia", price: 30_000 }),
  aCar({ id: "2", slug: "b", make: "Kia", price: 20_000, ...sold }),
  ...["3", "4", "5"].map((id) => aCar({ id, slug: `s${id}`, make: "Kia", condition: "new" })),
  ...["6", "7", "8", "9"].map((id) => aCar({ id, slug: `s${id}`, make: "Kia", ...sold })),
]);
beforeEach(() => beginRequest({}, "new"));

/** Keeps cars in this browser, the first kept first. */
const keep = (...kept: (readonly [id: string, price: number | null, at?: number])[]) =>
  keepInBrowser(
    kept.map(([id, price, at], index) => ({
      kind: "kept" as const,
      id,
      price,
      at: at ?? index + 1,
      name: "",
      slug: `car-${id}`,
      make: "",
      model: "",
      imageUrl: null,
    })),
  );
const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;

describe("garagePage", () => {
  it("shows the favourites as they are now, the last kept first, each with what it cost then", async () => {
    await keep(["1", 33_000], ["gone", null], ["2", null]);
    const { ok, cars } = await garagePage(world.wiring, site);
    expect(ok).toBe(true);
    expect(cars).toMatchObject([
      { kind: "found", car: { id: "2" }, before: null },
      { kind: "gone", entry: { id: "gone" } },
      { kind: "found", car: { id: "1" }, before: 33_000, like: [] },
    ]);
  });

  it("knows which cars were sold already when they were kept", async () => {
    await keep(["2", null], ["6", null, Date.UTC(2026, 10, 21)]);
    const { cars } = await garagePage(world.wiring, site);
    expect(cars).toMatchObject([
      { car: { id: "6" }, wasSold: true },
      { car: { id: "2" }, wasSold: false },
    ]);
  });

  it("puts two others beside each sold car, for the first four of them", async () => {
    await keep(...["2", "6", "7", "8", "9"].map((id) => [id, null] as const));
    const { cars } = await garagePage(world.wiring, site);
    const others = cars.map((each) => (each.kind === "found" ? each.like.length : null));
    expect(others.filter((count) => count === 2)).toHaveLength(4);
    expect(others.filter((count) => count === 0)).toHaveLength(1);
  });

  it("searches the stock once, and for cars like a sold one only where there is one", async () => {
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run");
    await keep(["1", null], ["3", null]);
    await garagePage(world.wiring, site);
    expect(run).toHaveBeenCalledOnce();
    await keep(["1", null], ["2", null]);
    await garagePage(world.wiring, site);
    // Once more, and a few times for what is like the sold car: the question is widened until there are enough.
    expect(run.mock.calls.length - 1).toBeGreaterThan(1);
    expect(run.mock.calls.length - 1).toBeLessThanOrEqual(6);
    run.mockRestore();
  });

  it("is empty and says so while the stock does not answer, with the forms that were begun", async () => {
    await keep(["1", null]);
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    const page = await garagePage(world.wiring, site);
    run.mockRestore();
    expect([page.ok, page.cars]).toEqual([false, []]);
    expect(page.forms).toEqual((await garagePage(world.wiring, site)).forms);
  });

  it("names the forms of several steps that have a page of the site's own", async () => {
    const { forms } = await garagePage(world.wiring, site);
    expect(forms).toContainEqual({ form: "finance", title: expect.any(String) as string, href: "/finance" });
    expect(forms.map(({ form }) => form)).not.toContain("general");
    const formSettings = { ...site.config.forms, offered: ["general" as const] };
    expect(
      (await garagePage(world.wiring, { ...site, config: { ...site.config, forms: formSettings } })).forms,
    ).toEqual([]);
  });
});

const count = (path: string, query = "") =>
  countedStock(world.wiring, site, path, new URLSearchParams(query));

describe("countedStock", () => {
  it("counts the cars of a list by its query, whatever page of it is asked for", async () => {
    const all = await count("/search/new-used-and-demo-cars");
    expect(all).toEqual({ total: 9, text: "Show 9 cars" });
    expect(await count("/search/new-cars")).toMatchObject({ total: 3 });
    expect(await count("/search/new-used-and-demo-cars", "price=:20000&page=3")).toMatchObject({ total: 1 });
    expect(await count("/search/new-used-and-demo-cars", "make=Mazda")).toMatchObject({ total: 0 });
  });

  it("counts nothing of a page that is no list, and says when the stock does not answer", async () => {
    for (const path of ["/contact", "/search/no-such-list", "/no-such-page"])
      expect(await count(path)).toBe("missing");
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    expect(await count("/search/used-cars")).toBe("unavailable");
    run.mockRestore();
  });
});
