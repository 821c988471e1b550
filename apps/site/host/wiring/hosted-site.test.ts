import type { HostedSite } from "@forecourt/tenant-config";
import { describe, expect, it, vi } from "vitest";
import { hostedSites } from "./hosted-site.ts";
import { testSite } from "#server/testing/test-site.ts";

const world = await testSite();

async function claiming(slug: string, change: object): Promise<HostedSite> {
  return { ...(await world.site(slug)).config.site, ...change };
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

  it("knows a new dealer two seconds later, and looks for one no more often", async () => {
    const sites = vi.fn(async (): Promise<HostedSite[]> => [{ slug: "north", id: "1", hosts: [] }]);
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const find = hostedSites({ sites }, ["localhost"]);
    expect(await find("south.localhost")).toMatchObject({ kind: "unknown" });
    sites.mockResolvedValue([
      { slug: "north", id: "1", hosts: [] },
      { slug: "south", id: "2", hosts: [] },
    ]);
    clock.mockReturnValue(1_999);
    expect(await find("south.localhost")).toMatchObject({ kind: "unknown" });
    expect(sites).toHaveBeenCalledOnce();
    clock.mockReturnValue(2_000);
    expect(await find("south.localhost")).toEqual({ kind: "tenant", slug: "south" });
    clock.mockRestore();
  });

  it("responds at once to hosts that are known while it looks for changes, and looks once for all requests that wait", async () => {
    const { promise, resolve } = Promise.withResolvers<HostedSite[]>();
    const north = [{ slug: "north", id: "1", hosts: [] }];
    const sites = vi.fn(async (): Promise<HostedSite[]> => north);
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const find = hostedSites({ sites }, ["localhost"]);
    await find("north.localhost");
    sites.mockReturnValue(promise);
    clock.mockReturnValue(2_000);
    expect(await find("north.localhost")).toEqual({ kind: "tenant", slug: "north" });
    expect(await find("north.localhost")).toEqual({ kind: "tenant", slug: "north" });
    const unknown = find("south.localhost");
    resolve([{ slug: "south", id: "2", hosts: [] }]);
    expect(await unknown).toEqual({ kind: "tenant", slug: "south" });
    expect(sites).toHaveBeenCalledTimes(2);
    expect(await find("north.localhost")).toMatchObject({ kind: "unknown" });
    clock.mockRestore();
  });

  it("builds no table of ten thousand dealers while none of them changed", async () => {
    const all = Array.from({ length: 10_000 }, (_, at) => ({
      slug: `d${at}`,
      id: `${at}`,
      hosts: [`d${at}.example`],
    }));
    let reads = 0;
    const counted = new Proxy(all, { get: (list, key) => ((reads += 1), Reflect.get(list, key) as unknown) });
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const find = hostedSites({ sites: async () => counted }, ["localhost"]);
    expect(await find("www.d9999.example")).toEqual({ kind: "tenant", slug: "d9999" });
    reads = 0;
    for (const later of [2_000, 4_000, 6_000]) {
      clock.mockReturnValue(later);
      expect(await find("nobody.example")).toMatchObject({ kind: "unknown" });
    }
    expect(reads).toBeLessThan(10);
    clock.mockRestore();
  });

  it("lets of two dealers that claim one host or one id the one go on that was served, at a start none", async () => {
    const clock = vi.spyOn(performance, "now");
    const first = await claiming("harbourside", {});
    const { id, hosts } = first;
    for (const [claim, host] of [
      [{ hosts }, "www.harbourside.example"],
      [{ id }, "harbourside.localhost"],
    ] as const) {
      const second = await claiming("gearshift", claim);
      let both = false;
      const content = { sites: async () => (both ? [first, second] : [first]) };
      clock.mockReturnValue(0);
      const told: string[] = [];
      const running = hostedSites(content, ["localhost"], (conflicts) =>
        told.push(...conflicts.map(({ kind }) => kind)),
      );
      expect(await running(host)).toMatchObject({ slug: "harbourside" });
      both = true;
      for (const later of [2_000, 4_000]) {
        clock.mockReturnValue(later);
        await running("nobody.example");
        expect(await running(host)).toMatchObject({ slug: "harbourside" });
      }
      expect(new Set(told).size).toBe(1);
      expect(await hostedSites(content, ["localhost"])(host)).toMatchObject({ kind: "unknown" });
    }
    clock.mockRestore();
  });
});
