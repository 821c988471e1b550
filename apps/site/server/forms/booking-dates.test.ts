import { aCar } from "@forecourt/search/testing";
import type { Location } from "@forecourt/tenant-config/locations";
import { aLocation } from "@forecourt/tenant-config/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { bookingDates } from "./booking-dates.ts";

/** What the platform was asked for: the kind of booking, and the dealership. */
let asked: string[];
const world = await testSite();
const site = await world.site("harbourside");
beforeEach(() => {
  asked = [];
  vi.spyOn(world.wiring, "bookings").mockImplementation(async (_content, kind, dealership) => {
    asked.push(`${kind} ${dealership}`);
    return [
      { date: "2026-11-20", times: ["09:30"], location: null },
      { date: "2026-11-23", times: ["09:30"], location: null },
      { date: "2026-11-24", times: [], location: "Workshop" },
      { date: "2026-11-25", times: [], location: "Yard" },
    ];
  });
});

const at = (id: string | null) => ({ id, slug: null });
const withLocations = (...locations: readonly Location[]): TenantSite => ({
  ...site,
  content: { ...site.content, locations },
});
const workshop = aLocation("Workshop", { kind: "service", dealership: at("301") });
const yard = aLocation("Yard", { dealership: at("302"), primary: true });
const nothing = { car: null, location: null };
type Question = Parameters<typeof bookingDates> extends [unknown, ...infer Asked] ? Asked : never;
const values = async (...question: Question) =>
  (await bookingDates(world.wiring, ...question)).map(({ value }) => value);
/** The dealership that is asked for its days; "none" where it is not known who will be visited. */
const askedOf = async (...question: Question): Promise<string> => {
  await bookingDates(world.wiring, ...question);
  return asked.join(", ") || "none";
};

describe("bookingDates", () => {
  it("are those of the car's dealership for a test drive, from today on, at the car's place", async () => {
    const car = aCar({ location: { ...aCar().location, name: "Yard" } });
    expect(await values(withLocations(yard), "test-drive", { car, location: null })).toEqual([
      "2026-11-23 09:30",
      "2026-11-25",
    ]);
    expect(asked).toEqual(["appointment 7"]);
  });

  it("are those of the place the page belongs to, at that place", async () => {
    const place = { car: null, location: workshop };
    expect(await values(withLocations(workshop, yard), "book-service", place)).toEqual([
      "2026-11-23 09:30",
      "2026-11-24",
    ]);
    expect(asked).toEqual(["service 301"]);
  });

  it("are those of the only service desk, for a service alone", async () => {
    const places = withLocations(workshop, yard);
    for (const form of ["book-service", "service"] as const) {
      expect(await askedOf(places, form, nothing)).toBe("service 301");
      asked = [];
    }
    expect(await askedOf(places, "test-drive", nothing)).toBe("none");
  });

  it("are those of every desk where there are several, each under its name", async () => {
    const other = aLocation("Other", { kind: "service", dealership: at("303") });
    const dates = await bookingDates(
      world.wiring,
      withLocations(workshop, other, yard),
      "book-service",
      nothing,
    );
    expect(dates.map(({ value, group }) => [group, value])).toEqual([
      ["Workshop", "2026-11-23 09:30"],
      ["Workshop", "2026-11-24"],
      ["Other", "2026-11-23 09:30"],
    ]);
    expect(asked).toEqual(["service 301", "service 303"]);
    asked = [];
    const placed = { car: null, location: other };
    expect(await askedOf(withLocations(workshop, other, yard), "book-service", placed)).toBe("service 303");
  });

  it("are those of the only dealership, and every place's where it is not known which is visited", async () => {
    const sister = aLocation("Sister", { dealership: at("302") });
    const nobodys = aLocation("Office", { dealership: at(null) });
    expect(await values(withLocations(yard, sister, nobodys), "test-drive", nothing)).toEqual([
      "2026-11-23 09:30",
      "2026-11-24",
      "2026-11-25",
    ]);
    expect(asked).toEqual(["appointment 302"]);
  });

  it("are none of a dealership nobody knows, and none for a form that books nothing", async () => {
    expect(await values(withLocations(aLocation("Office")), "test-drive", nothing)).toEqual([]);
    expect(await values(withLocations(yard), "general", nothing)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("begin with today by the clock of the place, else of the primary one, else by the world's", async () => {
    // Noon of Saturday in Brisbane is still Friday in Honolulu.
    const friday = "2026-11-20 09:30";
    const hawaii = { ...yard, timeZone: "Pacific/Honolulu" };
    expect(await values(withLocations(hawaii), "test-drive", nothing)).toContain(friday);
    expect(await values(withLocations(yard), "test-drive", { car: null, location: hawaii })).toContain(
      friday,
    );
    expect(await values(withLocations(yard), "test-drive", nothing)).not.toContain(friday);
    expect(await values(withLocations(), "test-drive", { car: aCar(), location: null })).not.toContain(
      friday,
    );
  });
});
