import { describe, expect, it, vi } from "vitest";
import { hostedSites } from "./hosted-site.ts";
import { testSite } from "#server/testing/test-site.ts";

const world = await testSite();

async function claiming(slug: string, change: object) {
  const { content } = await world.site(slug);
  const config = { ...content.tenant.config, site: { ...content.tenant.config.site, ...change } };
  return { ...content, tenant: { ...content.tenant, config } };
}

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

  it("lets of two dealers that claim one host or one id the one go on that was served, at a start none", async () => {
    const clock = vi.spyOn(performance, "now");
    const first = await claiming("harbourside", {});
    const { id, hosts } = first.tenant.config.site;
    for (const [claim, host] of [
      [{ hosts }, "www.harbourside.example"],
      [{ id }, "harbourside.localhost"],
    ] as const) {
      const second = await claiming("gearshift", claim);
      let both = false;
      const content = {
        slugs: async () => (both ? ["harbourside", "gearshift"] : ["harbourside"]),
        tenant: async (slug: string) => (slug === "harbourside" ? first : second),
      };
      clock.mockReturnValue(0);
      const told: string[] = [];
      const running = hostedSites(content, ["localhost"], (conflicts) =>
        told.push(...conflicts.map(({ kind }) => kind)),
      );
      expect(await running(host)).toMatchObject({ slug: "harbourside" });
      both = true;
      for (const later of [2_000, 4_000]) {
        clock.mockReturnValue(later);
        expect(await running(host)).toMatchObject({ slug: "harbourside" });
      }
      expect(new Set(told).size).toBe(1);
      expect(await hostedSites(content, ["localhost"])(host)).toMatchObject({ kind: "unknown" });
    }
    clock.mockRestore();
  });
});
