import { aCar } from "@forecourt/search/testing";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { testSite, type TestSite } from "./test-site.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A dealer's site with cars as its pages meet them: ten on offer, two sold, three that say where they stand. */
export interface StockedSite {
  world: TestSite;
  site: TenantSite;
  /** In milliseconds. */
  now: number;
}

/** Opens the site, for all tests of a file. */
export async function openStockedSite(): Promise<StockedSite> {
  const world = await testSite();
  const site = await world.site("harbourside");
  const now = site.now.getTime();
  const { location } = aCar();
  const cars = Array.from({ length: 10 }, (_, n) =>
    aCar({
      id: `n${n}`,
      slug: `car-${n}`,
      make: n < 6 ? "Kia" : "Mazda",
      body: "SUV",
      createdAt: now - n * DAY,
    }),
  );
  await world.stock("harbourside", [
    ...cars,
    aCar({
      id: "s1",
      slug: "just-sold",
      status: { kind: "sold", soldAt: now - 3 * DAY },
      createdAt: now - 90 * DAY,
    }),
    aCar({
      id: "s2",
      slug: "long-sold",
      status: { kind: "sold", soldAt: now - 3 * DAY - 1 },
      createdAt: now - 90 * DAY,
    }),
    aCar({ id: "p1", slug: "placed", location: { ...location, id: "401" }, createdAt: now - 91 * DAY }),
    aCar({
      id: "p2",
      slug: "placed-by-name",
      location: { ...location, id: null, slug: "harbourside-mazda-sales" },
      createdAt: now - 92 * DAY,
    }),
    aCar({
      id: "p3",
      slug: "placed-nowhere",
      location: { ...location, id: null, slug: null },
      createdAt: now - 93 * DAY,
    }),
  ]);
  return { world, site, now };
}
