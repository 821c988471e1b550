import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { siteOfHost } from "./hosted-site.ts";
import { listSites } from "./list-sites.ts";

let world: TestSite;
beforeAll(async () => {
  world = await openTestSite();
});
afterAll(() => world.close());

describe("siteOfHost", () => {
  it("is the site of a host of its own or below the platform's, the platform itself, or unknown", async () => {
    const tenant = { kind: "tenant", slug: "harbourside" };
    expect(await siteOfHost("www.harbourside.example")).toEqual(tenant);
    expect(await siteOfHost("Harbourside.localhost:3000")).toEqual(tenant);
    expect(await siteOfHost("localhost")).toEqual({ kind: "directory" });
    for (const host of ["evil.example", "", null])
      expect(await siteOfHost(host)).toEqual({ kind: "unknown", reason: expect.any(String) });
  });

  it("knows a new dealer two seconds later, and asks for all of them no more often", async () => {
    const { content } = world.wiring;
    let now = 1_000_000;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    const slugs = vi.spyOn(content, "slugs").mockResolvedValue(["harbourside", "gone"]);
    await siteOfHost("gearshift.localhost");
    now += 2_000;
    slugs.mockClear();
    expect(await siteOfHost("gearshift.localhost")).toMatchObject({ kind: "unknown" });
    slugs.mockResolvedValue(["harbourside", "gearshift"]);
    now += 1_999;
    expect(await siteOfHost("gearshift.localhost")).toMatchObject({ kind: "unknown" });
    expect(slugs).toHaveBeenCalledOnce();
    now += 1;
    expect(await siteOfHost("gearshift.localhost")).toEqual({ kind: "tenant", slug: "gearshift" });
    clock.mockRestore();
    slugs.mockRestore();
  });
});

describe("listSites", () => {
  it("says of each dealer that is there who it is, where and in how many visible places", async () => {
    const { content } = world.wiring;
    const slugs = vi.spyOn(content, "slugs").mockResolvedValue(["harbourside", "gone"]);
    const { site } = (await world.site("harbourside")).config;
    const { locations } = (await world.site("harbourside")).content;
    expect(await listSites()).toEqual([
      {
        slug: "harbourside",
        name: "Harbourside Motor Group",
        about: site.tagline,
        market: "AU",
        template: site.template,
        locations: locations.filter(({ visible }) => visible).length,
      },
    ]);
    slugs.mockRestore();
  });
});
