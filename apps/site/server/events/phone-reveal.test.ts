import { readFileSync } from "node:fs";
import { join } from "node:path";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it, vi } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { notifyOfReveal, revealPhone, waitToReveal } from "./phone-reveal.ts";

const world = await testSite();
const { location } = aCar();
await world.stock("harbourside", [
  aCar({ id: "9", slug: "kia-rio-9" }),
  aCar({ id: "10", slug: "no-phone", location: { ...location, phone: null } }),
]);

const reveal = async (dealer: string, car: string) =>
  revealPhone(world.wiring, (await world.site(dealer)).content, car);

describe("revealPhone", () => {
  it("gives the number of the tenant's own car, its dealership and its page", async () => {
    expect(await reveal("harbourside", "9")).toEqual({
      phone: "0733001234",
      path: "/cars/kia-rio-9",
      dealershipId: "7",
    });
  });

  it("gives none of a car without one, or of another tenant's car", async () => {
    expect(await reveal("harbourside", "10")).toBeNull();
    expect(await reveal("harbourside", "none")).toBeNull();
    expect(await reveal("gearshift", "9")).toBeNull();
  });
});

describe("waitToReveal", () => {
  it("lets one address ask sixty times in ten minutes, and counts each dealer and address by itself", async () => {
    for (let ask = 0; ask < 60; ask += 1)
      expect(await waitToReveal(world.wiring, "harbourside", "203.0.113.9")).toBeNull();
    const wait = await waitToReveal(world.wiring, "harbourside", "203.0.113.9");
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await waitToReveal(world.wiring, "gearshift", "203.0.113.9")).toBeNull();
    expect(await waitToReveal(world.wiring, "harbourside", null)).toBeNull();
  });

  it("counts what comes without an address as one", async () => {
    for (let ask = 0; ask < 60; ask += 1) await waitToReveal(world.wiring, "lonestar", null);
    expect(await waitToReveal(world.wiring, "lonestar", null)).not.toBeNull();
    expect(await waitToReveal(world.wiring, "lonestar", "203.0.113.10")).toBeNull();
    expect(await waitToReveal(world.wiring, "lonestar", "203.0.113.11")).toBeNull();
  });
});

describe("notifyOfReveal", () => {
  const reveal = { car_id: "9", dealership_id: "7", website_id: "9001" };

  it("keeps a reveal here where the tenant names no endpoint", async () => {
    const { content } = await world.site("harbourside");
    await notifyOfReveal(world.wiring, content, reveal);
    const log = readFileSync(join(world.wiring.dataDirectory, "reveals/2026-11-21.jsonl"), "utf8");
    expect(JSON.parse(log)).toEqual({ at: "2026-11-21T02:00:00.000Z", ...reveal });
  });

  it("posts it to the tenant's endpoint, and only logs that it could not", async () => {
    const { content } = await world.site("harbourside");
    const config = { ...content.tenant.config };
    config.analytics = { ...config.analytics, phoneRevealEndpoint: "https://calls.example/reveals" };
    const named = { ...content, tenant: { ...content.tenant, config } };
    const fetch = vi.spyOn(world.wiring, "tenantFetch").mockResolvedValueOnce(Response.json({}));
    const warn = vi.spyOn(world.wiring.log, "warn");
    const info = vi.spyOn(world.wiring.log, "info");
    await notifyOfReveal(world.wiring, named, reveal);
    expect(info.mock.calls).toEqual([[{ tenant: "harbourside", car: "9" }, "phone number revealed"]]);
    info.mockRestore();
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      "https://calls.example/reveals",
      expect.objectContaining({ body: JSON.stringify(reveal) }),
    );
    expect(warn).not.toHaveBeenCalled();
    fetch.mockResolvedValueOnce(new Response(null, { status: 500 }));
    await notifyOfReveal(world.wiring, named, reveal);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { tenant: "harbourside", car: "9" },
      "phone reveal could not be reported",
    );
    const failures = readFileSync(join(world.wiring.dataDirectory, "failures/2026-11-21.jsonl"), "utf8");
    expect(JSON.parse(failures.trim().split("\n").at(-1) ?? "")).toMatchObject({
      destination: "phone reveal endpoint",
      lost: 1,
    });
  });
});
