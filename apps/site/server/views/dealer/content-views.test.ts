import { aCar } from "@forecourt/search/testing";
import { wording } from "@forecourt/tenant-config";
import { aLocation } from "@forecourt/tenant-config/testing";
import { describe, expect, it } from "vitest";
import { tenantSite, type TenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { dealerDate } from "./dealer-date.ts";
import { locationOfCar } from "#server/stock/location-of-car.ts";
import { modelMenuView } from "./model-menu-view.ts";
import { reviewView, starsView } from "./review-view.ts";

const now = new Date("2026-11-21T02:00:00Z");
const site = tenantSite(await demoContent("harbourside"), now);
const withLocations = (...locations: ReturnType<typeof aLocation>[]): TenantSite => ({
  ...site,
  content: { ...site.content, locations },
});

describe("dealerDate", () => {
  it("is the day by the calendar of the dealer's primary place, else by the world's", () => {
    const lateOnFriday = Date.UTC(2026, 10, 20, 15);
    expect(dealerDate(lateOnFriday, site)?.machine).toBe("2026-11-21");
    expect(dealerDate(lateOnFriday, withLocations())?.machine).toBe("2026-11-20");
    expect(dealerDate(null, site)).toBeNull();
  });

  it("says a day to come as it is", () => {
    const christmas = Date.UTC(2026, 11, 25);
    expect(dealerDate(christmas, site)).toMatchObject({
      machine: "2026-12-25",
      inWords: "25 December 2026",
    });
  });
});

describe("starsView", () => {
  it("says the rating in the market's numbers", () => {
    expect(starsView(4.7, site)).toEqual({ full: 4, partial: 0.7, label: "4.7 out of 5" });
  });
});

describe("reviewView", () => {
  const review = {
    id: "1",
    customerName: "Kim",
    rating: 5,
    reviewedAt: Date.UTC(2026, 7, 5),
    text: "Good and fair",
    reply: null,
  };

  it("shows who wrote it, when and what, and the dealer's answer if there is one", () => {
    const { stars, ...view } = reviewView(review, site);
    expect(view).toEqual({
      name: "Kim",
      date: { ago: "3 months ago", inWords: "5 August 2026", machine: "2026-08-05" },
      text: "Good and fair",
      reply: null,
    });
    expect(stars.full).toBe(4);
    const answered = { ...review, reply: { text: "Thank you", repliedAt: Date.UTC(2026, 7, 6) } };
    expect(reviewView(answered, site).reply).toMatchObject({
      from: "Reply from Harbourside Motor Group",
      date: { inWords: "6 August 2026" },
      text: "Thank you",
    });
  });
});

describe("modelMenuView", () => {
  const menu = {
    opens: "click",
    tabs: [
      {
        label: "SUVs",
        slug: "suvs",
        models: [{ name: "CX-5", href: "/models/cx-5", external: false, imageUrl: "/a.png" }],
      },
    ],
    contact: "/contact",
    stock: "/stock",
    all: "/models",
  } as const;

  it("shows tabs of tiles, and the ways beside them", () => {
    const { models: words } = wording(site.config);
    expect(modelMenuView(menu, wording(site.config), "light")).toEqual({
      opens: "click",
      tabs: [
        {
          label: "SUVs",
          slug: "suvs",
          models: [{ name: "CX-5", href: "/models/cx-5", external: false, image: "/a.png" }],
        },
      ],
      ways: [
        { label: words.contact, href: "/contact" },
        { label: words.stock, href: "/stock" },
      ],
      all: { label: words.all, href: "/models" },
    });
    const formless = modelMenuView({ ...menu, contact: null }, wording(site.config), "light");
    expect(formless.ways.map(({ href }) => href)).toEqual(["/stock"]);
  });
});

describe("locationOfCar", () => {
  it("goes by the place's id, else by its slug, and takes two unknown slugs for no match", () => {
    const { location } = aCar();
    const yard = aLocation("Yard", { id: "1", slug: "yard" });
    const shed = aLocation("Shed", { id: "2", slug: "shed" });
    const placed = (id: string | null, slug: string | null) =>
      locationOfCar(aCar({ location: { ...location, id, slug } }), withLocations(yard, shed))?.name ?? null;
    expect(placed("2", "elsewhere")).toBe("Shed");
    expect(placed("9", "shed")).toBe("Shed");
    expect(placed("9", null)).toBeNull();
    expect(placed(null, "elsewhere")).toBeNull();
  });
});
