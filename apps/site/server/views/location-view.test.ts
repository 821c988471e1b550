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
    expect(actions[0]).toEqual({
      label: "Contact",
      href: "/contact-us/harbourside-mazda",
      newTab: false,
      opens: `contact-${first.id}`,
    });
    expect(new Set(actions.map(({ href }) => href)).size).toBe(actions.length);
  });

  it("asks the place's own workshop when a service is booked from its card", async () => {
    const site = await siteOf("harbourside");
    const counter = site.content.locations.find(({ kind }) => kind === "parts");
    const workshop = site.content.locations.find(({ kind }) => kind === "service");
    if (!counter || !workshop) throw new Error("The demo dealer has a parts counter and a workshop.");
    const hrefs = locationView(counter, site).actions.map(({ href }) => href);
    expect(hrefs).toContain(`/service?location=${workshop.id}`);
    expect(hrefs).toContain(`/vehicle-parts-and-accessories?location=${counter.id}`);
  });

  it("draws a map where a place has coordinates and no picture", async () => {
    const site = await siteOf("harbourside");
    const [first] = site.content.locations;
    if (!first) throw new Error("The demo dealer has places.");
    const bare = { ...first, image: null, address: { ...first.address, latitude: -32.9, longitude: 151.7 } };
    expect(locationView(bare, site)).toMatchObject({ picture: null, map: { latitude: -32.9 } });
    const hidden = {
      ...site,
      config: { ...site.config, locations: { ...site.config.locations, picture: "none" as const } },
    };
    expect(locationView(bare, hidden)).toMatchObject({ picture: null, map: null });
  });

  it("is written to by its contact form, and by mail where the site has none", async () => {
    const site = await siteOf("harbourside");
    const [first] = site.content.locations;
    if (!first) throw new Error("The demo dealer has places.");
    const place = { ...first, contact: { ...first.contact, email: "yard@acme.example" } };
    expect(locationView(place, site).email).toMatchObject({ opens: `contact-${first.id}` });
    const formless = { ...site, config: { ...site.config, forms: { ...site.config.forms, offered: [] } } };
    expect(locationView(place, formless).email).toEqual({
      label: "Email us",
      href: "mailto:yard@acme.example",
    });
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
