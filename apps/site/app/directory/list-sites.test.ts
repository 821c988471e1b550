import { describe, expect, it, vi } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { listSites, shownBySettings } from "./list-sites.ts";

const world = await testSite();

describe("listSites", () => {
  it("says of each dealer that is there who it is, where and in how many places", async () => {
    const { content } = world.wiring;
    const slugs = vi.spyOn(content, "slugs").mockResolvedValue(["harbourside", "gone"]);
    const { config } = await world.site("harbourside");
    const { site, market } = config;
    const { locations } = (await world.site("harbourside")).content;
    expect(await listSites(world.wiring)).toEqual([
      {
        slug: "harbourside",
        name: "Harbourside Motor Group",
        about: site.tagline,
        market: "AU",
        template: site.template,
        locations: locations.length,
        accent: config.theme.accent,
        locales: [market.locale, ...site.otherLocales],
        shows: shownBySettings(config),
      },
    ]);
    slugs.mockRestore();
  });
});

describe("shownBySettings", () => {
  it("names what is on, and nothing that is off", async () => {
    const { reserve, alerts, stockList } = (await world.site("harbourside")).config;
    const as = (isOn: boolean, compare: boolean) =>
      shownBySettings({
        reserve: { ...reserve, payments: isOn },
        alerts: { ...alerts, enabled: isOn },
        stockList: { ...stockList, compare },
      });
    expect(as(false, false)).toEqual([]);
    expect(as(false, true)).toEqual(["Compare cars"]);
    expect(as(true, false)).toEqual(["Reserve with a deposit", "Alerts by e-mail"]);
  });
});
