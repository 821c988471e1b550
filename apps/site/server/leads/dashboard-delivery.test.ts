import { aStoredLead } from "@forecourt/leads/testing";
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
    made = installation(),
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
    const outcome = await sink({ staging: true }, installation({ staging: null }))?.deliver(lead, delivery);
    expect(outcome).toMatchObject({ ok: false, retry: true });
    expect(seen()).toEqual([]);
  });

  it("is absent where the installation has no platform at all", () => {
    expect(sink({}, installation({ staging: null, production: null }))).toBeNull();
  });
});
