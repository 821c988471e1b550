import type { StockValue } from "@forecourt/search";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { demoSite } from "#server/testing/demo-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { bodyDoors, conditionDoors, dealershipDoors } from "./home-doors.ts";

const site = await demoSite();
const counted = (value: string, count: number, label = value): StockValue => ({
  value,
  label,
  count,
  selected: false,
});

describe("bodyDoors", () => {
  it("lead to the cars of each body, with its picture and price where there are some", () => {
    const page = {
      bodies: [counted("SUV", 4), counted("Dual Cab", 2)],
      bodyPictures: ["/media/suv.webp", null],
      bodyPrices: ["from $50 per day"],
      leading: null,
    };
    expect(bodyDoors(site, page)).toEqual([
      {
        href: "/search/new-used-and-demo-cars?body=SUV",
        label: "SUV",
        count: 4,
        image: "/media/suv.webp",
        outline: "suv",
        note: "from $50 per day",
      },
      {
        href: "/search/new-used-and-demo-cars?body=Dual+Cab",
        label: "Dual Cab",
        count: 2,
        image: null,
        outline: "ute",
        note: null,
      },
    ]);
  });

  it("have the line drawing of the site's own kind of vehicle", () => {
    const page = {
      bodies: [counted("Electric", 2)],
      bodyPictures: [null],
      bodyPrices: [],
      leading: aCar({ itemType: "Motorcycle" }),
    };
    expect(bodyDoors(site, page).map(({ outline }) => outline)).toEqual(["motorcycle"]);
  });
});

describe("conditionDoors", () => {
  it("lead to the lists of the conditions that have cars, as the site names them", () => {
    expect(conditionDoors(site, [counted("Used", 9, "Pre-owned"), counted("new", 3, "New")])).toEqual([
      { href: "/search/used-cars", label: "Pre-owned", count: 9 },
      { href: "/search/new-cars", label: "New", count: 3 },
    ]);
    expect(conditionDoors(site, [])).toEqual([]);
  });
});

const openNow = (change: (place: TenantSite["content"]["locations"][number]) => object = () => ({})) =>
  dealershipDoors(
    {
      ...site,
      content: {
        ...site.content,
        locations: site.content.locations.map((place) => ({ ...place, ...change(place) })),
      },
    },
    [],
  ).map(({ note }) => note);

describe("dealershipDoors", () => {
  const [mazda, toyota, used] = ["Harbourside Mazda", "Harbourside Toyota", "Harbourside Pre-owned"];

  it("lead to the list of each, with how many cars it has and whether its first place is open", () => {
    const doors = dealershipDoors(site, [counted(toyota ?? "", 5)]);
    expect(doors.map(({ href, label, count }) => [href, label, count])).toEqual([
      ["/search/harbourside-mazda", mazda, null],
      ["/search/harbourside-toyota", toyota, 5],
      ["/search/harbourside-used", used, null],
    ]);
    for (const { note } of doors) expect(note).toMatch(/^Open until /);
  });

  it("go by the place of the dealership itself, and not by one that is hidden", () => {
    const closed = { week: [] };
    expect(openNow((place) => (place.dealership.slug === "harbourside-mazda" ? closed : {}))).toEqual([
      null,
      expect.stringMatching(/^Open/),
      expect.stringMatching(/^Open/),
    ]);
    expect(openNow((place) => (place.dealership.slug === "harbourside-toyota" ? closed : {}))).toEqual([
      expect.stringMatching(/^Open/),
      null,
      expect.stringMatching(/^Open/),
    ]);
  });

  it("say nothing of a dealership without a place, or one whose hours are not known", () => {
    expect(openNow(() => ({ dealership: { id: null, slug: null } }))).toEqual([null, null, null]);
    expect(openNow(() => ({ week: [] }))).toEqual([null, null, null]);
  });
});
