import { carTitle } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { demoContent } from "#server/testing/demo-content.ts";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { formAbout, formAnswer } from "./form-about.ts";

// A Monday at ten in the morning, in Sydney.
const site = tenantSite(await demoContent("harbourside"), new Date("2026-11-23T10:00:00+11:00"));
const answering = (answerMinutes: number | null): TenantSite => ({
  ...site,
  config: { ...site.config, forms: { ...site.config.forms, answerMinutes } },
});
const nothing = { car: null, location: null };
const who = (minutes: number): string => formAnswer(answering(minutes), nothing).who;

describe("formAnswer", () => {
  it("names the dealer, its number and its hours as long as no place is known", () => {
    expect(formAnswer(answering(null), nothing)).toMatchObject({
      who: "Harbourside Motor Group answers.",
      open: { isOpen: true },
      phone: { text: "02 5550 1000", href: "tel:0255501000" },
    });
    const night = { ...answering(null), now: new Date("2026-11-23T23:00:00+11:00") };
    expect(formAnswer(night, nothing).open).toMatchObject({ isOpen: false });
  });

  it("promises no minutes while it is closed", () => {
    const night = { ...answering(20), now: new Date("2026-11-23T23:00:00+11:00") };
    expect(formAnswer(night, nothing).who).toBe("Harbourside Motor Group answers when it is open again.");
  });

  it("says how soon, in minutes or whole hours", () => {
    expect([who(1), who(20), who(60), who(120), who(90)]).toEqual([
      "Harbourside Motor Group answers, usually within 1 minute.",
      "Harbourside Motor Group answers, usually within 20 minutes.",
      "Harbourside Motor Group answers, usually within 1 hour.",
      "Harbourside Motor Group answers, usually within 2 hours.",
      "Harbourside Motor Group answers, usually within 90 minutes.",
    ]);
  });

  it("names the place a form belongs to, with its own number", () => {
    const [, location = null] = site.content.locations;
    const { who, phone } = formAnswer(answering(null), { car: null, location });
    expect(who).toBe(`${location?.name} answers.`);
    expect(phone?.text).toBe(location?.contact.phone ?? location?.contact.landlinePhone);
  });

  it("says nothing of hours where no place is known, or its hours are not", () => {
    const places = (change: object) => ({
      ...site,
      content: {
        ...site.content,
        locations: site.content.locations.map((place) => ({ ...place, ...change })),
      },
    });
    expect(formAnswer(places({ week: [] }), nothing).open).toBeNull();
    expect(formAnswer({ ...site, content: { ...site.content, locations: [] } }, nothing).open).toBeNull();
  });

  it("keeps a car's number to who asks for it, where numbers are masked", () => {
    const car = aCar();
    expect(formAnswer(site, { car, location: null }).phone).toBeNull();
    const open = { ...site, config: { ...site.config, cars: { ...site.config.cars, maskPhones: false } } };
    expect(formAnswer(open, { car, location: null }).phone).not.toBeNull();
  });
});

describe("formAbout", () => {
  it("shows the car's name with its badge, its price and where it stands", () => {
    const car = aCar({ badge: "Touring", price: 17_990 });
    const { title, price, place } = formAbout(car, site);
    expect(title.endsWith(" Touring")).toBe(true);
    expect(formAbout(aCar({ badge: null }), site).title).toBe(
      carTitle(aCar({ badge: null }), site.config.cars),
    );
    expect(price).toMatchObject({ text: "$17,990" });
    expect(place).not.toBeNull();
  });
});
