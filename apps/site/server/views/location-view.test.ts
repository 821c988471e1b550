import { join } from "node:path";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { expect, it, describe } from "vitest";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { locationView } from "./location-view.ts";

const directory = join(import.meta.dirname, "../../tenants");
const source = filesContentSource({ directory, now: () => new Date() });
const now = new Date("2026-11-21T09:00:00Z");

async function siteOf(slug: string): Promise<TenantSite> {
  const content = await source.tenant(slug);
  if (!content) throw new Error(`There is no demo dealer called ${slug}.`);
  return tenantSite(content, now);
}

describe("locationView", () => {
  it("offers each page once, contact first", async () => {
    const site = await siteOf("harbourside");
    const [first] = site.content.locations;
    if (!first) throw new Error("The demo dealer has places.");
    const { actions } = locationView(first, site);
    expect(actions[0]).toEqual({ label: "Contact", href: "/contact-us/harbourside-mazda", newTab: false });
    expect(new Set(actions.map(({ href }) => href)).size).toBe(actions.length);
  });

  it("says the coming holidays by their day, and dialled numbers without blanks", async () => {
    const site = await siteOf("harbourside");
    const view = site.content.locations.map((location) => locationView(location, site))[0];
    expect(view?.holidays[0]).toEqual({
      day: "Thu, 24 December 2026",
      name: "Christmas Eve",
      hours: "8:30am - 1:00pm",
    });
    expect(view?.phones).toEqual([{ text: "02 5550 1010", href: "tel:0255501010" }]);
  });
});
