import { describe, expect, it, vi } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { listSites } from "./list-sites.ts";

const world = await testSite();

describe("listSites", () => {
  it("says of each dealer that is there who it is, where and in how many places", async () => {
    const { content } = world.wiring;
    const slugs = vi.spyOn(content, "slugs").mockResolvedValue(["harbourside", "gone"]);
    const { site } = (await world.site("harbourside")).config;
    const { locations } = (await world.site("harbourside")).content;
    expect(await listSites(world.wiring)).toEqual([
      {
        slug: "harbourside",
        name: "Harbourside Motor Group",
        about: site.tagline,
        market: "AU",
        template: site.template,
        locations: locations.length,
      },
    ]);
    slugs.mockRestore();
  });
});
