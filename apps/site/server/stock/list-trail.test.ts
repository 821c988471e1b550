import { join } from "node:path";
import { emptyQuery, setValues } from "@forecourt/search";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { aCar } from "@forecourt/search/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { hireOf, inTerm, listHref, parseTrail, trailEntries, trailWays } from "./list-trail.ts";

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
    expect(listHref("/search/rental-cars", "price=:200", hire, site)).toBe(
      `/search/rental-cars?price=:200&${HIRE}`,
    );
    expect(listHref("/search/rental-cars", "", hire, site)).toBe(`/search/rental-cars?${HIRE}`);
    expect(listHref("/search/rental-cars", "", null, site)).toBe("/search/rental-cars");
  });
});

describe("hireOf with extras", () => {
  it("keeps those the dealer has, also on the way to a car and its enquiry", () => {
    const params = new URLSearchParams(`${HIRE}&extra=Child+seat&extra=Yacht`);
    const hire = hireOf(params, rentals);
    expect(hire?.extras).toEqual(["Child seat"]);
    expect(listHref("/search/x", "", hire, rentals)).toBe(`/search/x?${HIRE}&extra=Child+seat`);
  });
});

describe("inTerm", () => {
  let dealer: TenantSite;
  beforeAll(async () => {
    dealer = await siteOf("flexidrive");
  });

  it("goes on from list to list and to the cars with the term that was chosen", () => {
    const chosen = inTerm(dealer, new URLSearchParams("term=12"));
    expect(listHref("/search/x", "make=Kia", null, chosen)).toBe("/search/x?make=Kia&term=12");
    const trail = { list: "used-cars", query: emptyQuery, at: 0 };
    expect(trailEntries(trail, null, chosen)).toContainEqual(["term", "12"]);
    expect(listHref("/search/x", "", null, inTerm(chosen, new URLSearchParams("term=1")))).toBe("/search/x");
  });

  it("is the dealer's own first for any other", () => {
    for (const text of ["", "term=", "term=5", "term=x", "term=1"])
      expect(inTerm(dealer, new URLSearchParams(text))).toBe(dealer);
  });
});

const beside = (slug: string, at: number) => `/cars/${slug}?list=used-cars&make=Kia&sort=price_low&at=${at}`;

describe("trailWays", () => {
  let world: TestSite;
  let dealer: TenantSite;
  beforeAll(async () => {
    world = await openTestSite();
    dealer = await world.site("harbourside");
    await world.stock(
      "harbourside",
      [1, 2, 3].map((n) => aCar({ id: `${n}`, slug: `car-${n}`, make: "Kia", price: n * 10_000 })),
    );
  });
  afterAll(() => world.close());

  const query = { ...setValues(emptyQuery, "make", ["Kia"]), sort: "price_low" as const };
  const trail = (at: number, list = "used-cars") => ({ list, query, at });
  const ways = (at: number, slug: string, of = dealer) =>
    trailWays(world.wiring, of, trail(at), { slug, hire: null });
  const back = "/search/used-cars?make=Kia&sort=price_low";

  it("lead back to the list, and to the cars before and after", async () => {
    expect(await ways(1, "car-2")).toEqual({ back, previous: beside("car-1", 0), next: beside("car-3", 2) });
  });

  it("end at both ends of the list", async () => {
    expect(await ways(0, "car-1")).toEqual({ back, previous: null, next: beside("car-2", 1) });
    expect(await ways(2, "car-3")).toEqual({ back, previous: beside("car-2", 1), next: null });
  });

  it("lead back to the page of the list that the car stands on", async () => {
    const search = { ...dealer.config.search, pageSize: 2 };
    const paged = { ...dealer, config: { ...dealer.config, search } };
    expect((await ways(1, "car-2", paged))?.back).toBe(back);
    expect((await ways(2, "car-3", paged))?.back).toBe("/search/used-cars?make=Kia&page=2&sort=price_low");
  });

  it("do not lead to the car itself where the stock has changed since", async () => {
    expect(await ways(2, "car-2")).toEqual({ back, previous: null, next: null });
  });

  it("are none from a list the site does not have, and only back while the search does not answer", async () => {
    expect(
      await trailWays(world.wiring, dealer, trail(1, "no-such-list"), { slug: "car-2", hire: null }),
    ).toBeNull();
    const { engine } = await world.wiring.stock("harbourside");
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    expect(await ways(1, "car-2")).toEqual({ back, previous: null, next: null });
    run.mockRestore();
  });
});
