import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";

let world: TestSite;
beforeAll(async () => {
  world = await openTestSite();
});
afterAll(() => world.close());

describe("hostedSites", () => {
  it("is the site of a host of its own or below the platform's, the platform itself, or unknown", async () => {
    const { siteOfHost } = world.wiring;
    const tenant = { kind: "tenant", slug: "harbourside" };
    expect(await siteOfHost("www.harbourside.example")).toEqual(tenant);
    expect(await siteOfHost("Harbourside.localhost:3000")).toEqual(tenant);
    expect(await siteOfHost("localhost")).toEqual({ kind: "directory" });
    for (const host of ["evil.example", "", null])
      expect(await siteOfHost(host)).toEqual({ kind: "unknown", reason: expect.any(String) });
  });

  it("knows a new dealer two seconds later, and asks for all of them no more often", async () => {
    const { content, siteOfHost } = world.wiring;
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
    expect(await siteOfHost("gearshift.localhost")).toEqual({
      kind: "tenant",
      slug: "gearshift",
    });
    clock.mockRestore();
    slugs.mockRestore();
  });
});
