import { aStoredLead } from "@forecourt/leads/testing";
import type { DashboardInstallation } from "@forecourt/tenant-config/dashboard";
import { dashboardDouble } from "@forecourt/tenant-config/dashboard-double";
import { aConfig } from "@forecourt/tenant-config/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dashboardDelivery } from "./dashboard-delivery.ts";

const PRODUCTION = { host: "127.0.0.1", user: "prod", password: "prod-secret" };
const STAGING = { host: "localhost", user: "stage", password: "stage-secret" };
const now = (): Date => new Date("2026-11-21T00:00:00Z");
const lead = aStoredLead();
const delivery = {
  key: lead.id,
  attempt: 1,
  revision: 1,
  remoteId: null,
  signal: new AbortController().signal,
};

describe("dashboardDelivery", () => {
  let double: Awaited<ReturnType<typeof dashboardDouble>>;
  beforeEach(async () => {
    double = await dashboardDouble({ websites: [], accounts: [PRODUCTION, STAGING] });
  });
  afterEach(() => double.close());

  const host = ({ host: name, user, password }: typeof PRODUCTION) => ({
    url: double.url.replace("127.0.0.1", name),
    credentials: { user, password },
  });
  const installation = (
    change: { staging?: null; production?: null } = {},
    secrets: Record<string, string> = {},
  ) => ({
    production: host(PRODUCTION),
    staging: host(STAGING),
    secret: (name: string) => secrets[name],
    ...change,
  });
  const sink = (
    dashboard: NonNullable<NonNullable<Parameters<typeof aConfig>[0]>["dashboard"]>,
    made: DashboardInstallation = installation(),
  ) => dashboardDelivery(aConfig({ dashboard }), made, { fetch, now });
  const seen = () => double.requests.map(({ host: name, path }) => [name.replace(/:\d+$/, ""), path]);

  it("writes a site's leads to production, and a staging site's to staging", async () => {
    expect(await sink({})?.deliver(lead, delivery)).toMatchObject({ ok: true });
    expect(await sink({ staging: true })?.deliver(lead, delivery)).toMatchObject({ ok: true });
    expect(seen()).toEqual([
      ["127.0.0.1", "/api/leads"],
      ["localhost", "/api/leads"],
    ]);
  });

  it("uses the credentials the site names, and the paths it sets", async () => {
    const own = {
      userSecret: "FORECOURT_SECRET_USER",
      passwordSecret: "FORECOURT_SECRET_PASSWORD",
      paths: { leads: "/api/v1/leads" },
    };
    const secrets = { FORECOURT_SECRET_USER: "prod", FORECOURT_SECRET_PASSWORD: "prod-secret" };
    expect(await sink(own, installation({}, secrets))?.deliver(lead, delivery)).toMatchObject({ ok: true });
    expect(seen()).toEqual([["127.0.0.1", "/api/v1/leads"]]);
    const wrong = { ...secrets, FORECOURT_SECRET_PASSWORD: "guess" };
    expect(await sink(own, installation({}, wrong))?.deliver(lead, delivery)).toEqual({
      ok: false,
      retry: true,
      problem: "HTTP 401",
    });
  });

  it("keeps a staging site's leads waiting where there is no staging platform, and sends none to production", async () => {
    const waiting = sink({ staging: true }, installation({ staging: null }));
    expect(waiting).toMatchObject({ name: "dashboard", files: "sent" });
    expect(await waiting?.deliver(lead, delivery)).toEqual({
      ok: false,
      retry: true,
      problem: "The site is a staging site, and no staging platform is configured.",
    });
    expect(seen()).toEqual([]);
  });

  it("keeps the leads of a site waiting whose secrets are not set, also where there is staging alone", async () => {
    const own = { staging: true, userSecret: "FORECOURT_SECRET_U", passwordSecret: "FORECOURT_SECRET_P" };
    const outcome = await sink(own, installation({ production: null }))?.deliver(lead, delivery);
    expect(outcome).toMatchObject({ ok: false, retry: true, problem: expect.stringContaining("SECRET_U") });
  });

  it("shows no credentials where the installation has none", async () => {
    const bare = { ...installation(), production: { ...host(PRODUCTION), credentials: null } };
    const named = sink({}, bare);
    expect(named?.name).toBe("dashboard");
    expect(await named?.deliver(lead, delivery)).toMatchObject({ ok: false, problem: "HTTP 401" });
    expect(double.requests.map(({ authorization }) => authorization)).toEqual([null]);
  });

  it("is absent where the installation has no platform at all", () => {
    expect(sink({}, installation({ staging: null, production: null }))).toBeNull();
    expect(sink({}, installation({ production: null }))).toBeNull();
  });
});
