import { describe, expect, it } from "vitest";
import { humanVerifier } from "#server/leads/human-verification.ts";
import { beginRequest } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { visitSetting } from "./visit-setting.ts";

const world = await testSite({ FORECOURT_SECRET_FLEXIDRIVE_HUMANS: "secret" });
const site = await world.site("flexidrive");

const withIntegrations = (change: object): TenantSite => ({
  ...site,
  config: { ...site.config, integrations: { ...site.config.integrations, ...change } },
});
/** What may check that a shopper is a person, in the browser and on the server. */
const verified = async (of: TenantSite) => [
  (await visitSetting(world.wiring, of)).services.some(({ purpose }) => purpose === "verification"),
  humanVerifier(of.config, world.wiring) !== null,
];

describe("visitSetting", () => {
  it("says who the site is, what it counts and how its numbers are dialled", async () => {
    const { config } = site;
    expect(await visitSetting(world.wiring, site)).toMatchObject({
      websiteSlug: "flexidrive",
      websiteId: config.site.id,
      websiteName: config.site.name,
      journey: config.journey,
      analytics: {
        numberedEvents: config.analytics.numberedEvents,
        eventNumbers: config.analytics.eventNumbers,
        vehicleContentType: config.analytics.vehicleContentType,
        currency: "AUD",
        traceEvents: config.analytics.traceEvents,
        measureSpeed: config.analytics.measureSpeed,
      },
      consentRule: config.analytics.thirdPartyConsent,
      callingCode: "61",
      console: false,
    });
    expect((await visitSetting(world.wiring, await world.site("lonestar"))).callingCode).toBe("1");
    expect((await visitSetting(world.wiring, await world.site("kowhai"))).callingCode).toBe("64");
  });

  it("shows what is counted in the console while the site is developed, and nowhere else", async () => {
    const { env } = world.wiring;
    Object.assign(world.wiring, { env: { ...env, FORECOURT_ENV: "development" } });
    expect((await visitSetting(world.wiring, site)).console).toBe(true);
    Object.assign(world.wiring, { env });
  });

  it("names the services that have a script, and what the shopper has answered about them", async () => {
    const { services, consent } = await visitSetting(world.wiring, site);
    expect(services.length).toBeGreaterThan(1);
    for (const { script } of services) expect(script).toMatch(/^https:/);
    beginRequest({ "sec-gpc": "1" }, "new");
    expect((await visitSetting(world.wiring, site)).consent).not.toEqual(consent);
    beginRequest({}, "new");
  });

  it("asks whether a shopper is a person only where the dealer's key, its secret's name and the secret are there", async () => {
    expect(await verified(site)).toEqual([true, true]);
    for (const change of [
      { humanVerificationSiteKey: null },
      { humanVerificationSecret: null },
      { humanVerificationSecret: "FORECOURT_SECRET_NONE" },
    ])
      expect(await verified(withIntegrations(change))).toEqual([false, false]);
    const { services } = await visitSetting(world.wiring, site);
    const { services: others } = await visitSetting(
      world.wiring,
      withIntegrations({ humanVerificationSecret: null }),
    );
    expect(others).toEqual(services.filter(({ purpose }) => purpose !== "verification"));
  });
});
