import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import { type DashboardDouble, dashboardDouble } from "../testing/dashboard-double.ts";
import { dashboardCalls } from "./dashboard-calls.ts";
import { type DashboardInstallation, resolveDashboard } from "./resolve-dashboard.ts";

const production = { url: "https://live.example/", credentials: { user: "live", password: "1" } };
const staging = { url: "https://staging.example/api//", credentials: { user: "trial", password: "2" } };
const secrets = new Map([
  ["FORECOURT_SECRET_ACME_USER", "acme"],
  ["FORECOURT_SECRET_ACME_PASSWORD", "3"],
]);
const secret = (name: string) => secrets.get(name);
const installation: DashboardInstallation = { production, staging, secret };
const own = { userSecret: "FORECOURT_SECRET_ACME_USER", passwordSecret: "FORECOURT_SECRET_ACME_PASSWORD" };

describe("resolveDashboard", () => {
  it("gives the installation's platform with its credentials, and the site's own times and paths", () => {
    const config = aConfig({
      dashboard: { timeoutMs: 500, retries: 0, paths: { lead: "/v1/leads/{lead_id}" } },
    });
    expect(resolveDashboard(config, installation)).toMatchObject({
      ok: true,
      dashboard: {
        url: "https://live.example",
        credentials: { user: "live" },
        timeoutMs: 500,
        retries: 0,
        paths: { leads: "/api/leads", lead: "/v1/leads/{lead_id}" },
      },
    });
  });

  it("gives a staging site the staging platform, without slashes at its end", () => {
    expect(resolveDashboard(aConfig({ dashboard: { staging: true } }), installation)).toMatchObject({
      dashboard: { url: "https://staging.example/api", credentials: { user: "trial" } },
    });
  });

  it("never sends a staging site to production", () => {
    const config = aConfig({ dashboard: { staging: true } });
    expect(resolveDashboard(config, { ...installation, staging: null })).toMatchObject({
      ok: false,
      reason: "no_staging_platform",
      message: "The site is a staging site, and no staging platform is configured.",
    });
  });

  it("never sends a live site to staging", () => {
    expect(resolveDashboard(aConfig(), { ...installation, production: null })).toMatchObject({
      ok: false,
      reason: "no_platform",
      message: "Only a staging platform is configured, and the site is no staging site.",
    });
  });

  it("says of an installation without any platform that it has none, to a staging site as well", () => {
    for (const stage of [false, true]) {
      const config = aConfig({ dashboard: { staging: stage } });
      expect(resolveDashboard(config, { production: null, staging: null, secret })).toEqual({
        ok: false,
        reason: "no_platform",
        message: "This installation has no dealer platform.",
      });
    }
  });

  it("prefers the credentials the site names, on either platform", () => {
    for (const stage of [false, true]) {
      const config = aConfig({ dashboard: { staging: stage, ...own } });
      expect(resolveDashboard(config, installation)).toMatchObject({
        dashboard: { credentials: { user: "acme", password: "3" } },
      });
    }
  });

  it("never lends the installation's credentials to a site whose own are not set", () => {
    const config = aConfig({ dashboard: own });
    expect(resolveDashboard(config, { ...installation, secret: () => "" })).toEqual({
      ok: false,
      reason: "missing_secrets",
      message: "The environment does not set FORECOURT_SECRET_ACME_USER and FORECOURT_SECRET_ACME_PASSWORD.",
    });
    const half = (name: string) => (name === own.userSecret ? "acme" : undefined);
    expect(resolveDashboard(config, { ...installation, secret: half })).toMatchObject({
      message: "The environment does not set FORECOURT_SECRET_ACME_PASSWORD.",
    });
    const other = (name: string) => (name === own.passwordSecret ? "3" : undefined);
    expect(resolveDashboard(config, { ...installation, secret: other })).toMatchObject({
      message: "The environment does not set FORECOURT_SECRET_ACME_USER.",
    });
  });

  it("refuses a user without a password in a tenant's file", () => {
    expect(() => aConfig({ dashboard: { userSecret: own.userSecret } })).toThrow(/belong together/);
  });
});

describe("a call to the resolved dashboard", () => {
  let double: DashboardDouble;
  beforeEach(async () => {
    double = await dashboardDouble({
      websites: [{ id: "7", session: { locations: [] } }],
      accounts: [
        { host: "127.0.0.1", user: "live", password: "1" },
        { host: "localhost", user: "trial", password: "2" },
      ],
    });
  });
  afterEach(() => double.close());

  const session = (config = aConfig(), credentials = staging.credentials) => {
    const resolution = resolveDashboard(config, {
      production: { url: double.url, credentials: production.credentials },
      staging: { url: double.url.replace("127.0.0.1", "localhost"), credentials },
      secret,
    });
    if (!resolution.ok) throw new Error(resolution.message);
    const calls = dashboardCalls({
      fetch,
      now: () => Date.UTC(2026, 10, 21),
      sleep: () => Promise.resolve(),
    });
    return calls.websiteSession(resolution.dashboard, "7");
  };

  it("is taken from a live and from a staging site, each on its own host with its own credentials", async () => {
    expect(await session()).toEqual({ locations: [] });
    expect(await session(aConfig({ dashboard: { staging: true } }))).toEqual({ locations: [] });
    expect(double.requests.map(({ host }) => host.split(":")[0])).toEqual(["127.0.0.1", "localhost"]);
  });

  it("is refused with the other platform's credentials", async () => {
    expect(await session(aConfig({ dashboard: { staging: true } }), production.credentials)).toBe(false);
  });
});
