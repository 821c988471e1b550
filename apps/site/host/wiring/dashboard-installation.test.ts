import { describe, expect, it } from "vitest";
import { dashboardInstallation } from "./dashboard-installation.ts";
import { readEnvironment } from "./env.ts";

const installed = (environment: Record<string, string>) =>
  dashboardInstallation(readEnvironment(environment));

describe("dashboardInstallation", () => {
  it("names no dealer platform where the environment names none", () => {
    expect(installed({})).toMatchObject({ production: null, staging: null });
  });

  it("asks with a user and a password only where there are both", () => {
    const urls = { DASHBOARD_URL: "https://a.example", DASHBOARD_STAGING_URL: "https://b.example" };
    const credentials = { user: "site", password: "word" };
    expect(installed({ ...urls, DASHBOARD_USER: "site", DASHBOARD_PASSWORD: "word" })).toMatchObject({
      production: { url: "https://a.example", credentials },
      staging: { url: "https://b.example", credentials },
    });
    for (const half of [{ DASHBOARD_USER: "site" }, { DASHBOARD_PASSWORD: "word" }])
      expect(installed({ ...urls, ...half }).production).toMatchObject({ credentials: null });
  });

  it("finds a dealer's own secret by its name", () => {
    const { secret } = installed({ FORECOURT_SECRET_NORTH: "a secret" });
    expect([secret("FORECOURT_SECRET_NORTH"), secret("FORECOURT_SECRET_SOUTH")]).toEqual([
      "a secret",
      undefined,
    ]);
  });
});
