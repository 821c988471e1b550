import { aCar } from "@forecourt/search/testing";
import type { Location } from "@forecourt/tenant-config/locations";
import { aLocation } from "@forecourt/tenant-config/testing";
import { describe, expect, it } from "vitest";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { testSite } from "#server/testing/test-site.ts";
import { bookingAddress, visitFacts } from "./open-days.ts";

const world = await testSite();
// Nine on a Monday morning in Brisbane.
const site = { ...(await world.site("harbourside")), now: new Date("2026-11-22T23:00:00Z") };

const at = (...locations: readonly Location[]): TenantSite => ({
  ...site,
  content: { ...site.content, locations },
});
/** A place that is open on one day of the week alone, so that its days tell it from others. */
const openOn = (name: string, weekday: 1 | 2 | 3, changes: Partial<Location> = {}): Location =>
  aLocation(name, {
    id: name,
    timeZone: "Australia/Brisbane",
    week: [{ weekday, hours: { kind: "open", spans: [{ opens: 480, closes: 1020 }] } }],
    ...changes,
  });
const monday = openOn("Monday yard", 1);
const tuesday = openOn("Tuesday yard", 2);
const workshop = openOn("Workshop", 3, { kind: "service" });
const nothing = { car: null, location: null };
const openDays = (...asked: Parameters<typeof visitFacts>) => visitFacts(...asked).days ?? [];
const firstDay = (...asked: Parameters<typeof visitFacts>) => openDays(...asked)[0]?.label ?? "none";

describe("the days of visitFacts", () => {
  it("are those of the page's place, before those of the car's", () => {
    const car = aCar({ location: { ...aCar().location, id: "Tuesday yard" } });
    const places = at(monday, tuesday);
    expect(firstDay(places, "test-drive", { car, location: null })).toBe("Tomorrow");
    expect(firstDay(places, "test-drive", { car, location: monday })).toBe("Today");
  });

  it("are those of the only place of the form's kind", () => {
    expect(firstDay(at(monday, workshop), "test-drive", nothing)).toBe("Today");
    for (const form of ["book-service", "service"] as const)
      expect(firstDay(at(monday, workshop), form, nothing)).toBe("Wed 25 Nov");
  });

  it("are the days that all places have in common where it is not known which is visited", () => {
    const both = openOn("Both", 1, { week: [...monday.week, ...tuesday.week] });
    expect(firstDay(at(tuesday, both), "test-drive", nothing)).toBe("Tomorrow");
    expect(openDays(at(both), "test-drive", nothing)).toHaveLength(4);
    expect(firstDay(at(monday, tuesday), "test-drive", nothing)).toBe("none");
  });

  it("are the next four, however many there are", () => {
    const [span] = monday.week;
    if (!span) throw new Error("The yard is open on Mondays.");
    const week = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({ ...span, weekday }));
    expect(openDays(at(openOn("Daily", 1, { week })), "test-drive", nothing)).toHaveLength(4);
  });

  it("are those of every place where the dealer has none of the form's kind", () => {
    expect(firstDay(at(monday), "service", nothing)).toBe("Today");
  });

  it("are none for a form that asks for no day, and where there is no place", () => {
    expect(openDays(at(monday), "general", nothing)).toEqual([]);
    expect(openDays(at(), "test-drive", nothing)).toEqual([]);
  });
});

const closedOn = (...places: readonly Location[]) => visitFacts(at(...places), "service", nothing).closedOn;

describe("visitFacts", () => {
  it("knows the coming days on which every place that may be visited is closed", () => {
    const tuesdayWorkshop = openOn("Other", 2, { kind: "service" });
    expect(closedOn(workshop)?.slice(0, 3)).toEqual(["2026-11-23", "2026-11-24", "2026-11-26"]);
    expect(closedOn(workshop, tuesdayWorkshop)?.slice(0, 2)).toEqual(["2026-11-23", "2026-11-26"]);
    expect(closedOn(openOn("Any day", 1, { kind: "service", week: [] }))).toEqual([]);
  });

  it("says where one comes to and when it is open, where there is one such place", () => {
    expect(visitFacts(at(workshop), "service", nothing).visitNote).toMatch(
      /^Workshop, .*\. Open Wed 8:00am - 5:00pm\.$/,
    );
    const other = openOn("Other", 2, { kind: "service" });
    expect(visitFacts(at(workshop, other), "service", nothing)).not.toHaveProperty("visitNote");
    expect(visitFacts(at({ ...workshop, week: [] }), "service", nothing)).not.toHaveProperty("visitNote");
  });

  it("says nothing for a form that asks for no day", () => {
    expect(visitFacts(at(monday), "general", nothing)).toEqual({});
  });
});

const booked = (links: object, offered = site.config.forms.offered) =>
  bookingAddress({
    ...site,
    config: {
      ...site.config,
      links: { ...site.config.links, ...links },
      forms: { ...site.config.forms, offered },
    },
  });

describe("bookingAddress", () => {
  it("leads to a form that asks for a day, or to the dealer's own booking site", () => {
    expect(booked({ serviceBooking: "/service" })).toBe("/service");
    expect(booked({ serviceBooking: "/book-a-service" })).toBe("/book-a-service");
    expect(booked({ serviceBooking: "https://book.example/" })).toBe("https://book.example/");
  });

  it("leads to a test drive where services are booked on a page without days, and nowhere without either", () => {
    expect(booked({ serviceBooking: "/contact" })).toBe("/book-test-drive");
    expect(booked({}, ["general"])).toBeNull();
  });
});
