import { join } from "node:path";
import { aCar } from "@forecourt/search/testing";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { describe, expect, it } from "vitest";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { hireOf } from "#server/stock/list-trail.ts";
import { listCards, moreFromDealer } from "./list-card.ts";

const now = new Date("2026-11-21T00:00:00Z");
const source = filesContentSource({
  directory: join(import.meta.dirname, "../../../tenants"),
  now: () => now,
});
const siteOf = async (tenant: string): Promise<TenantSite> => {
  const content = await source.tenant(tenant);
  if (!content) throw new Error(`There is no demo dealer ${tenant}.`);
  return tenantSite(content, now);
};
const ofDealer = (slug: string) => aCar({ dealership: { ...aCar().dealership, slug } });

const several = await siteOf("harbourside");
const single = await siteOf("tidewater-yard");

describe("moreFromDealer", () => {
  it("leads to the list of the car's dealership", () => {
    expect(moreFromDealer(ofDealer("harbourside-mazda"), several)).toEqual({
      href: "/search/harbourside-mazda",
      label: "See more from this dealer",
      about: "Harbourside Mazda",
    });
  });

  it("is nothing for an unknown dealership, and on a site of one", () => {
    expect(moreFromDealer(ofDealer("elsewhere"), several)).toBeNull();
    expect(moreFromDealer(ofDealer("tidewater-yard"), single)).toBeNull();
  });
});

describe("listCards", () => {
  it("makes a car's tile once a minute for all lists that show it alike, and anew for any other", () => {
    const car = ofDealer("harbourside-mazda");
    const tile = (site: TenantSite = several, path: string | null = "used-cars") =>
      listCards([car], site, path === null ? null : { path }).cars[0];
    const first = tile();
    expect(tile()).toBe(first);
    expect(tile(several, "new-cars")).toBe(first);
    expect(tile({ ...several, now: new Date("2026-11-21T00:00:59Z") })).toBe(first);
    for (const other of [
      { ...several, now: new Date("2026-11-21T00:01:00Z") },
      { ...several, config: { ...several.config } },
      { ...several, illustrate: () => "/drawn.webp" },
      { ...several, prefix: "/es" },
      { ...several, content: { ...several.content } },
    ]) {
      expect(tile()).not.toBe(tile(other));
    }
    expect(tile()).not.toBe(tile(several, null));
    expect(listCards([ofDealer("harbourside-mazda")], several, { path: "used-cars" }).cars[0]).not.toBe(
      tile(),
    );
  });

  it("leads on to a comparison from a stock list alone", () => {
    const cars = [ofDealer("harbourside-mazda")];
    const [listed] = listCards(cars, several, { path: "used-cars" }).cars;
    expect(listed).toMatchObject({ compare: { id: "1" } });
    const [elsewhere] = listCards(cars, several).cars;
    expect(elsewhere).toMatchObject({ compare: null });
    const stockList = { ...several.config.stockList, compare: false };
    const plain = { ...several, config: { ...several.config, stockList } };
    expect(listCards(cars, plain, { path: "used-cars" }).cars[0]?.compare).toBeNull();
  });

  it("carries the days a car is wanted for, and what it costs for them", async () => {
    const rentals = await siteOf("gearshift");
    const hire = hireOf(new URLSearchParams("pickup=2026-11-24&return=2026-11-28"), rentals);
    const cars = [aCar({ slug: "a-van", price: null, weeklyPrice: 700 })];
    const [days] = listCards(cars, rentals, { path: "rental-cars", hire }).cars;
    const [undated] = listCards(cars, rentals, { path: "rental-cars" }).cars;
    expect(days?.href).toBe(`${undated?.href}?pickup=2026-11-24&return=2026-11-28`);
    expect(JSON.stringify(days)).toContain("4 days");
    expect(JSON.stringify(undated)).not.toContain("4 days");
  });

  it("shows repayments with their warning once where the settings ask for them, and none elsewhere", () => {
    const cars = [aCar({ price: 30_000 }), aCar({ id: "2", price: null })];
    const list = { path: "used-cars" };
    const shown = listCards(cars, several, list);
    expect(shown.cars.map(({ repayment }) => repayment?.repayment !== undefined)).toEqual([true, false]);
    expect(shown.warning).toContain("comparison rate");
    const none = listCards(cars, single, list);
    expect([none.cars[0]?.repayment, none.warning]).toEqual([null, null]);
  });
});
