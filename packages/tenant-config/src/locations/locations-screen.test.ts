import { describe, expect, it } from "vitest";
import { primaryLocation } from "./primary-location.ts";
import { searchLocations } from "./search-locations.ts";
import { groupLocations, locationGroupName } from "./group-locations.ts";
import { aLocation } from "../testing/a-location.ts";
import type { Location, LocationKind } from "./location.ts";
import { locationGroupJsonLd, locationJsonLd, type LocationJsonLdOptions } from "./location-json-ld.ts";

const of = (kind: LocationKind, name: string, changes: Partial<Location> = {}) =>
  aLocation(name, { kind, ...changes });

describe("groupLocations", () => {
  it("stands the departments of one place on one card, in tabs by kind", () => {
    const groups = groupLocations([
      of("parts", "Northside - Parts"),
      of("sales", "Southside"),
      of("service", "Northside - service"),
      of("sales", "Northside - Sales"),
    ]);
    expect(groups.map(({ name, tabs }) => [name, tabs.map(({ kind }) => kind)])).toEqual([
      ["Northside", ["sales", "service", "parts"]],
      ["Southside", ["sales"]],
    ]);
  });

  it("leaves hidden locations out", () => {
    expect(groupLocations([aLocation("Northside", { visible: false })])).toEqual([]);
  });

  it("takes one suffix off a name, not two", () => {
    expect(locationGroupName(" Northside - Sales - Service ")).toBe("Northside - Sales");
    expect(locationGroupName("Parts - R - Us")).toBe("Parts - R - Us");
  });
});

describe("searchLocations", () => {
  const locations = [aLocation("Northside"), aLocation("Southside", { manufacturers: ["Mazda"] })];
  const found = (query: string) =>
    searchLocations(locations, query, { locations: { searchBox: true } }).map(({ name }) => name);

  it("finds by every word of name, address or make, whatever accents and case", () => {
    expect(found("skoda CHERMSIDE")).toEqual(["Northside"]);
    expect(found("4032")).toEqual(["Northside", "Southside"]);
    expect(found("  ")).toHaveLength(2);
    expect(found("perth")).toEqual([]);
  });

  it("lists all where the site has no search box", () => {
    expect(searchLocations(locations, "perth", { locations: { searchBox: false } })).toHaveLength(2);
  });
});

describe("primaryLocation", () => {
  it("is the primary one, else the first that shows", () => {
    const hidden = aLocation("a", { visible: false });
    expect(primaryLocation([hidden, aLocation("b"), aLocation("c", { primary: true })])?.name).toBe("c");
    expect(primaryLocation([hidden, aLocation("b")])?.name).toBe("b");
    expect(primaryLocation([])).toBeNull();
  });
});

const options: LocationJsonLdOptions = {
  url: "https://north.example.com/our-locations",
  country: "AU",
  showPhone: true,
  reviews: { minimumAverage: 4 },
  now: new Date("2026-11-21T00:00:00Z"),
};

describe("locationJsonLd", () => {
  it("tells name, place, hours with holidays, and the rating the page shows", () => {
    expect(locationJsonLd(aLocation("Northside"), options)).toMatchObject({
      "@type": "AutoDealer",
      telephone: "07 3000 0000",
      address: { streetAddress: "1 High Street", addressRegion: "QLD", addressCountry: "AU" },
      openingHoursSpecification: [
        {
          dayOfWeek: [
            "https://schema.org/Monday",
            "https://schema.org/Tuesday",
            "https://schema.org/Wednesday",
          ],
          opens: "08:30",
          closes: "17:00",
        },
        { validFrom: "2026-12-25", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" },
      ],
      aggregateRating: { ratingValue: 4.7, reviewCount: 87 },
    });
  });

  it("holds no phone number anywhere when the site masks it", () => {
    const text = JSON.stringify(locationJsonLd(aLocation("Northside"), { ...options, showPhone: false }));
    expect(text).not.toContain("3000");
    expect(text).not.toContain("telephone");
  });

  it("holds no rating that the page does not show", () => {
    const poor = aLocation("Northside", { rating: { average: 4, count: 9 } });
    expect(locationJsonLd(poor, options)).not.toHaveProperty("aggregateRating");
  });

  it("names a workshop and a parts counter for what they are, below the dealer", () => {
    const group = locationGroupJsonLd(
      [aLocation("N - Sales"), of("service", "N - Service"), of("parts", "N - Parts")],
      options,
    );
    expect(group?.department?.map((each) => each["@type"])).toEqual(["AutoRepair", "AutoPartsStore"]);
    expect(group?.department?.[0]).not.toHaveProperty("@context");
    expect(locationGroupJsonLd([], options)).toBeNull();
  });
});
