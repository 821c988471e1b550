import { resolve } from "node:path";
import { dashboardContentSource } from "@forecourt/tenant-config/dashboard";
import { dashboardDouble } from "@forecourt/tenant-config/dashboard-double";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { describe, expect, it } from "vitest";
import { doubledSites } from "./doubled-sites.ts";
import { parseBehaviour } from "./parse-behaviour.ts";

const directory = resolve(import.meta.dirname, "../../tenants");
const now = new Date("2026-11-21T00:00:00Z");

describe("doubledSites", () => {
  it("lets every demo site be served from the double as from its folder", async () => {
    const base = filesContentSource({ directory, now: () => new Date("2100-01-01T00:00:00Z") });
    const double = await dashboardDouble(await doubledSites(directory, now));
    const host = { url: double.url, credentials: null };
    const source = dashboardContentSource({
      installation: { production: host, staging: host, secret: (name) => name },
      base,
      fetch,
      now: () => now.getTime(),
    });
    for (const slug of await base.slugs()) {
      const own = await base.tenant(slug);
      const answered = await source.tenant(slug);
      if (own === false || answered === false) throw new Error(`${slug} is not served`);
      expect(answered.locations).toEqual(own.locations);
      expect(answered.models.map(({ slug: model }) => model)).toEqual(
        own.models.map(({ slug: model }) => model),
      );
      expect(answered.offers).toEqual(own.offers);
      expect(answered.reviews).toEqual(own.reviews);
    }
    await double.close();
  });
});

describe("parseBehaviour", () => {
  it.each([
    ["slow 300", { kind: "slow", milliseconds: 300 }],
    [" Status 500 ", { kind: "status", status: 500 }],
    ["hang", { kind: "hang" }],
    ["happy", null],
  ])("reads %j", (line, behaviour) => {
    expect(parseBehaviour(line)).toEqual(behaviour);
  });
});
