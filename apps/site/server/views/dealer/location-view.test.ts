import { join } from "node:path";
import { filesContentSource } from "@forecourt/tenant-config/files";
import type { Location } from "@forecourt/tenant-config/locations";
import { aLocation } from "@forecourt/tenant-config/testing";
import { describe, expect, it } from "vitest";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { locationView } from "./location-view.ts";

const directory = join(import.meta.dirname, "../../../tenants");
const source = filesContentSource({ directory, now: () => new Date() });
const now = new Date("2026-11-21T09:00:00Z");

async function siteOf(slug: string): Promise<TenantSite> {
  const content = await source.tenant(slug);
  if (!content) throw new Error(`There is no demo dealer called ${slug}.`);
  return tenantSite(content, now);
}

const spot = (latitude: number, longitude: number) => ({ ...aLocation("Spot").address, latitude, longitude });

describe("locationView", () => {
  it("offers each button once, contact first", async () => {
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
    expect(new Set(actions.map(({ label }) => label)).size).toBe(actions.length);
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

  it("says how far the dealer's next place of its kind is, in the market's measure, and of none that is far away", async () => {
    const near = async (slug: string, ...others: readonly object[]) => {
      const site = await siteOf(slug);
      const here = aLocation("Here", { id: "1", address: spot(0, 0) });
      const locations = [
        here,
        ...others.map((each, at) => aLocation(`Place ${at}`, { id: `p${at}`, ...each })),
      ];
      return locationView(here, { ...site, content: { ...site.content, locations } }).near;
    };
    const far = { address: spot(1, 0) };
    const closer = { address: spot(0.05, 0) };
    expect(await near("harbourside", far, closer)).toBe("5.6 km from Place 1 as the crow flies");
    expect(await near("lonestar", far)).toBe("69 mi from Place 0 as the crow flies");
    expect(await near("harbourside", { address: spot(5, 0) })).toBeNull();
    expect(await near("harbourside", { ...closer, kind: "service" })).toBeNull();
    expect(await near("harbourside")).toBeNull();
  });

  it("says what holiday a place is closed for", async () => {
    const site = await siteOf("harbourside");
    const [first] = site.content.locations;
    if (!first) throw new Error("The demo dealer has places.");
    const special = [{ date: "2026-11-21", hours: { kind: "closed" as const }, name: "Show Day" }];
    expect(locationView({ ...first, specialHours: special }, site).open?.text).toMatch(
      /^Closed.* · Show Day$/,
    );
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

const withConfig = (site: TenantSite, section: keyof TenantSite["config"], change: object): TenantSite => ({
  ...site,
  config: { ...site.config, [section]: { ...(site.config[section] as object), ...change } },
});
const withLocations = (site: TenantSite, ...locations: Location[]): TenantSite => ({
  ...site,
  locations,
  content: { ...site.content, locations },
});
const yard = aLocation("Yard - Sales", {
  id: "1",
  contact: { ...aLocation("Yard").contact, websiteUrl: "https://yard.example/" },
});
const actionsOf = (site: TenantSite, place = yard) => locationView(place, site).actions;
const labelsOf = (...given: Parameters<typeof actionsOf>) => actionsOf(...given).map(({ label }) => label);

const site = withLocations(await siteOf("harbourside"), yard);
/** The buttons of a workshop's site whose settings name these forms. */
const buttons = (...formButtons: string[]) =>
  labelsOf(withConfig(withConfig(site, "locations", { formButtons }), "site", { serviceOnly: true }));
/** Where a service at the yard is booked beside these other places. */
const booked = (...places: Location[]) =>
  actionsOf(withLocations(site, yard, ...places)).find(({ label }) => label === "Book a Service")?.href;

describe("the buttons of a place", () => {
  it("lead to the way there and to its own website in a new tab", () => {
    expect(actionsOf(site)).toEqual([
      { label: "Contact", href: "/contact-us/yard", newTab: false, opens: "contact-1" },
      { label: "Get Directions", href: "https://maps.example.com/north", newTab: true },
      { label: "Visit Website", href: "https://yard.example/", newTab: true },
      { label: "Book a Service", href: "/service?location=1", newTab: false },
      { label: "Parts Enquiry", href: "/vehicle-parts-and-accessories?location=1", newTab: false },
    ]);
  });

  it("are those the settings name, in their words", () => {
    expect(buttons()).toEqual(["Book a Service", "Get Directions", "Visit Website"]);
    expect(buttons("contact")[3]).toBe("Contact Us");
    expect(buttons("enquiry")[3]).toBe("Send Enquiry");
  });

  it("are all drawn that the settings name, also where contact leads to the same form", () => {
    const named = withConfig(site, "locations", { formButtons: ["contact", "enquiry"] });
    expect(labelsOf(named)).toEqual([
      "Contact",
      "Get Directions",
      "Visit Website",
      "Contact Us",
      "Send Enquiry",
    ]);
    expect(actionsOf(named).filter(({ opens }) => opens === "contact-1")).toHaveLength(3);
  });

  it("lead to the general form where the place has no page, and to none where the site has none", () => {
    const formless = withConfig(site, "forms", { offered: ["general"] });
    expect(actionsOf(formless)[0]).toEqual({ label: "Contact", href: "/contact", newTab: false });
    expect(labelsOf(withConfig(site, "forms", { offered: [] }))).toEqual(["Get Directions", "Visit Website"]);
  });

  it("lead to another site in a new tab, and to it as it is", () => {
    const elsewhere = withConfig(site, "links", { serviceBooking: "https://book.example/yard" });
    expect(actionsOf(elsewhere)).toContainEqual({
      label: "Book a Service",
      href: "https://book.example/yard",
      newTab: true,
    });
  });

  it("name the place to a booking form by its name, which knows no ids", async () => {
    const offered = [...site.config.forms.offered.filter((form) => form !== "service"), "book-service"];
    const booking = withConfig(site, "forms", { offered });
    expect(actionsOf(booking)).toContainEqual({
      label: "Book a Service",
      href: "/service?Service+Location=Yard+-+Sales",
      newTab: false,
    });
  });

  it("lead to a page of the site's own where services are booked there", () => {
    const page = withConfig(site, "links", { serviceBooking: "/contact" });
    expect(actionsOf(page)).toContainEqual({ label: "Book a Service", href: "/contact", newTab: false });
  });

  it("ask the department of the same place, and no department where only another place has one", () => {
    const service = aLocation("Yard - Service", { id: "2", kind: "service" });
    const other = aLocation("Other - Service", { id: "3", kind: "service" });
    expect(booked(other, service)).toBe("/service?location=2");
    expect(booked(other)).toBe("/service");
  });
});

describe("what a place's card says", () => {
  it("names its licences where it has them", () => {
    const licensed = { ...yard, dealerLicenceNumber: "4567", repairerLicenceNumber: "89" };
    expect(locationView(licensed, site).licences).toEqual(["DL#4567", "MVRL 89"]);
    expect(locationView(yard, site).licences).toEqual([]);
  });

  it("shows its rating while that is good enough", () => {
    const strict = withConfig(site, "reviews", { minimumAverage: 4 });
    expect(locationView(yard, strict).rating).toMatchObject({
      text: "4.7 · 87 reviews",
      stars: { label: "4.7 out of 5" },
    });
    const poor = { ...yard, rating: { average: 4, count: 2 } };
    expect(locationView(poor, strict).rating).toBeNull();
  });

  it("says whether it is open and its hours, and nothing where the site does not show it", () => {
    // Saturday evening in Brisbane; the place is open from Monday to Wednesday.
    expect(locationView(yard, site).open).toMatchObject({ isOpen: false });
    const monday = { ...site, now: new Date("2026-11-23T00:00:00Z") };
    expect(locationView(yard, monday).open).toMatchObject({ isOpen: true });
    expect(locationView(yard, withConfig(site, "locations", { showOpenNow: false })).open).toBeNull();
    expect(locationView(yard, site).hours).toEqual([{ days: "Mon-Wed", hours: "8:30am - 5:00pm" }]);
  });

  it("shows the place's own picture, and none where it has none or the site shows none", () => {
    const pictured = { ...yard, image: { url: "https://cdn.example/yard.jpg", thumbnailUrl: null } };
    expect(locationView(pictured, site)).toMatchObject({
      picture: { src: "https://cdn.example/yard.jpg", alt: "Yard - Sales" },
    });
    expect(locationView(yard, site).picture).toBeNull();
    const none = withConfig(site, "locations", { picture: "none" });
    expect(locationView(pictured, none)).toMatchObject({ picture: null });
  });

  it("says its address with the way there, and no mail where it has none", () => {
    expect(locationView(yard, site)).toMatchObject({
      id: "1",
      name: "Yard - Sales",
      address: { text: "1 High Street, Chermside, QLD 4032", href: "https://maps.example.com/north" },
      email: null,
      holidaysTitle: "Holiday hours: Yard - Sales",
    });
  });
});
