import { join } from "node:path";
import { emptyQuery, setValues } from "@forecourt/search";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { beforeAll, describe, expect, it } from "vitest";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { hireOf, listHref, parseTrail, trailEntries } from "./list-trail.ts";

const now = new Date("2026-11-21T09:00:00Z");
const source = filesContentSource({ directory: join(import.meta.dirname, "../../tenants"), now: () => now });
const siteOf = async (tenant: string): Promise<TenantSite> => {
  const content = await source.tenant(tenant);
  if (!content) throw new Error(`There is no demo dealer ${tenant}.`);
  return tenantSite(content, now);
};
const HIRE = "pickup=2026-11-24&return=2026-11-28";

let site: TenantSite;
let rentals: TenantSite;
beforeAll(async () => {
  site = await siteOf("harbourside");
  rentals = await siteOf("gearshift");
});

describe("a trail", () => {
  it("is read as it was written, filters, order and place included", () => {
    const query = { ...setValues(emptyQuery, "make", ["Mazda", "Kia"]), sort: "price_low" as const };
    const trail = { list: "used-cars", query, at: 107 };
    expect(parseTrail(new URLSearchParams(trailEntries(trail, null, site)), site)).toEqual(trail);
  });

  it("leaves the page of the list to the place in it", () => {
    const query = { ...emptyQuery, page: 3 };
    expect(trailEntries({ list: "used-cars", query, at: 300 }, null, site)).toEqual([
      ["list", "used-cars"],
      ["at", "300"],
    ]);
  });

  it.each([
    "",
    "list=used-cars",
    "at=3",
    "list=no-such-list&at=3",
    "list=used-cars&at=-1",
    "list=used-cars&at=1e9",
  ])("is none in ?%s", (query) => {
    expect(parseTrail(new URLSearchParams(query), site)).toBeNull();
  });
});

describe("hireOf", () => {
  it("reads days where cars are let for days, and nowhere else", () => {
    const params = new URLSearchParams(HIRE);
    expect(hireOf(params, rentals)?.days).toBe(4);
    expect(hireOf(params, site)).toBeNull();
  });
});

describe("listHref", () => {
  it("keeps the query as it is spelt and adds the days", () => {
    const hire = hireOf(new URLSearchParams(HIRE), rentals);
    expect(listHref("/search/rental-cars", "price=:200", hire)).toBe(
      `/search/rental-cars?price=:200&${HIRE}`,
    );
    expect(listHref("/search/rental-cars", "", hire)).toBe(`/search/rental-cars?${HIRE}`);
    expect(listHref("/search/rental-cars", "", null)).toBe("/search/rental-cars");
  });
});
