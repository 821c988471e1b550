import { describe, expect, it } from "vitest";
import { aLocation } from "../testing/a-location.ts";
import { type LocationCardPolicy, locationCard, openNowOf } from "./location-card.ts";
import { settingDefaults } from "../settings/setting-defaults.ts";
import type { LocationsSettings } from "../settings/sections/locations-settings.ts";

const now = new Date("2026-11-23T10:00:00+10:00");
const policy = (locations: Partial<LocationsSettings> = {}, serviceOnly = false): LocationCardPolicy => ({
  locations: { ...settingDefaults.locations, ...locations },
  reviews: { minimumAverage: 4 },
  site: { serviceOnly, dealershipWebsites: [] },
});
const northside = aLocation("Northside", { dealerLicenceNumber: "4567" });
const card = (given: LocationCardPolicy, location = northside) => locationCard(location, given, now);

describe("locationCard", () => {
  it("says everything a card shows", () => {
    expect(card(policy())).toMatchObject({
      address: { text: "1 High Street, Chermside, QLD 4032", url: "https://maps.example.com/north" },
      phones: ["07 3000 0000"],
      hours: [{ label: "Mon-Wed" }],
      holidays: [{ name: "Christmas Day", text: "Closed" }],
      dealerLicence: "DL#4567",
      rating: { kind: "shown", averageText: "4.7" },
      buttons: [{ kind: "contact" }, { kind: "directions" }],
    });
  });

  it("sends a service-only dealer's shoppers to book a service", () => {
    expect(card(policy({}, true)).buttons[0]).toEqual({ kind: "book_service" });
  });

  it("adds the group's form buttons, in its order", () => {
    expect(card(policy({ formButtons: ["parts", "enquiry"] })).buttons.slice(-2)).toEqual([
      { kind: "form", form: "parts" },
      { kind: "form", form: "enquiry" },
    ]);
  });

  it("lists full hours and fewer holidays when asked", () => {
    expect(card(policy({ fullHours: true })).hours).toHaveLength(3);
    expect(card(policy({ holidayDays: 0 })).holidays).toEqual([]);
  });

  it.each([
    ["map", "map"],
    ["image", "image"],
    ["none", "none"],
  ] as const)("shows a %s where the site wants one", (picture, kind) => {
    const pictured = { ...northside, image: { url: "/north.jpg", thumbnailUrl: null } };
    expect(card(policy({ picture }), pictured).picture.kind).toBe(kind);
  });

  it("lets picture and map stand in for each other, and shows neither without both", () => {
    expect(card(policy({ picture: "image" })).picture.kind).toBe("map");
    const nowhere = { ...northside, address: { ...northside.address, latitude: null, longitude: null } };
    expect(card(policy(), nowhere).picture).toEqual({ kind: "none" });
  });

  it("shows a map of a place by its id alone, with all that a map needs", () => {
    const address = { ...northside.address, placeId: "p", latitude: null, longitude: null };
    expect(card(policy(), { ...northside, address }).picture).toEqual({
      kind: "map",
      placeId: "p",
      latitude: null,
      longitude: null,
      url: "https://maps.example.com/north",
    });
    const pictured = { ...northside, image: { url: "/n.jpg", thumbnailUrl: "/s.jpg" } };
    expect(card(policy({ picture: "image" }), pictured).picture).toEqual({
      kind: "image",
      url: "/n.jpg",
      thumbnailUrl: "/s.jpg",
    });
  });

  it("draws no button and no number that leads nowhere, and a link to the place's own site", () => {
    const { address, contact } = northside;
    const bare = {
      ...northside,
      address: { ...address, mapUrl: null },
      contact: { ...contact, phone: null, websiteUrl: "https://n.example" },
      dealerLicenceNumber: null,
      repairerLicenceNumber: "MVR1",
      rating: null,
    };
    expect(card(policy(), bare)).toMatchObject({
      address: { url: null },
      phones: [],
      dealerLicence: null,
      repairerLicence: "MVR1",
      rating: { kind: "hidden", reason: "none" },
    });
    expect(card(policy(), bare).buttons).toEqual([
      { kind: "contact" },
      { kind: "website", url: "https://n.example" },
    ]);
  });

  it("leads to the website of its dealership where it has none of its own", () => {
    const dealershipWebsites = [
      { name: "North", slug: "north", make: null, url: "https://north.example", logoUrl: null },
    ];
    const site = { ...policy().site, dealershipWebsites };
    const at = (slug: string, websiteUrl: string | null = null) => {
      const place = {
        ...northside,
        dealership: { id: null, slug },
        contact: { ...northside.contact, websiteUrl },
      };
      return card({ ...policy(), site }, place).buttons.find(({ kind }) => kind === "website");
    };
    expect(at("north")).toEqual({ kind: "website", url: "https://north.example" });
    expect(at("north", "https://own.example")).toEqual({ kind: "website", url: "https://own.example" });
    expect(at("south")).toBeUndefined();
  });

  it.each([
    ["MVRL 49123", "49123"],
    ["mvrl#49123", "49123"],
    ["49123", "49123"],
    ["MVRLX1", "MVRLX1"],
    ["MVRL", "MVRL"],
  ])("writes the mark of the licence %s once", (repairerLicenceNumber, number) => {
    expect(card(policy(), { ...northside, repairerLicenceNumber }).repairerLicence).toBe(number);
    expect(card(policy(), { ...northside, dealerLicenceNumber: "DL# 77" }).dealerLicence).toBe("DL#77");
  });

  it("names a number once that is both phone and landline", () => {
    const contact = { ...northside.contact, landlinePhone: "07 3000 0000" };
    expect(card(policy(), { ...northside, contact }).phones).toHaveLength(1);
  });
});

describe("openNowOf", () => {
  it("is unknown on a site that does not show it", () => {
    expect(openNowOf(northside, policy(), now).kind).toBe("open");
    expect(openNowOf(northside, policy({ showOpenNow: false }), now).kind).toBe("unknown");
  });
});
