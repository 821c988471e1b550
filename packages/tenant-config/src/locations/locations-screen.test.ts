import { describe, expect, it } from "vitest";
import { primaryLocation } from "./primary-location.ts";
import { searchLocations } from "./search-locations.ts";
import { groupLocations, locationGroupName } from "./group-locations.ts";
import { aLocation } from "../testing/a-location.ts";
import type { Location, LocationKind } from "./location.ts";
import { locationGroupJsonLd, type LocationJsonLdOptions } from "./location-json-ld.ts";

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
    expect(found("northside mazda")).toEqual([]);
    expect(found(`northside ${" ".repeat(190)}perth`)).toEqual(["Northside"]);
  });

  it("lists all where the site has no search box", () => {
    expect(searchLocations(locations, "perth", { locations: { searchBox: false } })).toHaveLength(2);
  });
});

describe("primaryLocation", () => {
  it("is the primary one, else the first", () => {
    expect(primaryLocation([aLocation("b"), aLocation("c", { primary: true })])?.name).toBe("c");
    expect(primaryLocation([aLocation("b"), aLocation("c")])?.name).toBe("b");
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

const open = (...times: [number, number][]) => ({
  kind: "open" as const,
  spans: times.map(([opens, closes]) => ({ opens, closes })),
});

const jsonLd = (location: Location, changes: Partial<typeof options> = {}) =>
  locationGroupJsonLd([location], { ...options, ...changes });

describe("locationGroupJsonLd", () => {
  it("tells name, place, hours with holidays, and the rating the page shows", () => {
    expect(jsonLd(aLocation("Northside"))).toMatchObject({
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

  it("is all that the page shows and no more", () => {
    const image = { url: "https://pictures.example/north.jpg", thumbnailUrl: null };
    const whole = aLocation("Northside", { image, rating: { average: 4.66, count: 87 }, week: [] });
    expect(jsonLd({ ...whole, specialHours: [] })).toEqual({
      "@context": "https://schema.org",
      "@type": "AutoDealer",
      "@id": `https://north.example.com/our-locations#${whole.slug}`,
      name: "Northside",
      url: "https://north.example.com/our-locations",
      image: "https://pictures.example/north.jpg",
      telephone: "07 3000 0000",
      hasMap: "https://maps.example.com/north",
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 High Street",
        addressLocality: "Chermside",
        addressRegion: "QLD",
        postalCode: "4032",
        addressCountry: "AU",
      },
      geo: { "@type": "GeoCoordinates", latitude: -27.38, longitude: 153.03 },
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4.7, reviewCount: 87, bestRating: 5 },
    });
  });

  it("leaves out what is not known, and addresses that only this site can follow", () => {
    const { address, contact } = aLocation("Northside");
    const bare = aLocation("Northside", {
      address: { ...address, street: null, latitude: null, mapUrl: "/map?to=https://a.example" },
      contact: { ...contact, phone: null, landlinePhone: null },
      image: { url: "/north.jpg?from=https://a.example", thumbnailUrl: null },
      rating: null,
    });
    const document = jsonLd(bare);
    for (const field of ["image", "telephone", "hasMap", "geo", "aggregateRating"])
      expect(document).not.toHaveProperty(field);
    expect(document?.address).not.toHaveProperty("streetAddress");
    const southless = aLocation("Northside", { address: { ...address, longitude: null, mapUrl: null } });
    expect(jsonLd(southless)).not.toHaveProperty("geo");
    expect(jsonLd(southless)).not.toHaveProperty("hasMap");
    const plain = { ...address, mapUrl: "http://maps.example/x" };
    const httpImage = { url: "http://pictures.example/x.jpg", thumbnailUrl: null };
    expect(jsonLd(aLocation("N", { address: plain, image: httpImage }))).toMatchObject({
      hasMap: "http://maps.example/x",
      image: "http://pictures.example/x.jpg",
    });
    const landline = { ...contact, phone: null, landlinePhone: "07 3000 0001" };
    expect(jsonLd(aLocation("N", { contact: landline }))?.telephone).toBe("07 3000 0001");
  });

  it("writes hours for machines: a break as two spans, a whole day to the minute before midnight", () => {
    const location = aLocation("N", {
      week: [
        { weekday: 1, hours: open([480, 720], [780, 1020]) },
        { weekday: 2, hours: open([0, 1440]) },
        { weekday: 3, hours: open([0, 720]) },
        { weekday: 4, hours: open([720, 1440]) },
        { weekday: 5, hours: { kind: "text", text: "By appointment" } },
        { weekday: 6, hours: { kind: "closed" } },
      ],
      specialHours: [
        { date: "2026-12-24", hours: open([480, 720]), name: null },
        { date: "2026-12-31", hours: { kind: "text", text: "Late" }, name: null },
      ],
    });
    const hours = jsonLd(location)?.openingHoursSpecification ?? [];
    expect(
      hours.map(({ dayOfWeek, validFrom, opens, closes }) => [dayOfWeek ?? validFrom, opens, closes]),
    ).toEqual([
      [["https://schema.org/Monday"], "08:00", "12:00"],
      [["https://schema.org/Monday"], "13:00", "17:00"],
      [["https://schema.org/Tuesday"], "00:00", "23:59"],
      [["https://schema.org/Wednesday"], "00:00", "12:00"],
      [["https://schema.org/Thursday"], "12:00", "00:00"],
      ["2026-12-24", "08:00", "12:00"],
    ]);
    for (const each of hours) expect(each["@type"]).toBe("OpeningHoursSpecification");
  });

  it("holds no phone number anywhere when the site masks it", () => {
    const text = JSON.stringify(jsonLd(aLocation("Northside"), { showPhone: false }));
    expect(text).not.toContain("3000");
    expect(text).not.toContain("telephone");
  });

  it("holds no rating that the page does not show", () => {
    const poor = aLocation("Northside", { rating: { average: 4, count: 9 } });
    expect(jsonLd(poor)).not.toHaveProperty("aggregateRating");
  });

  it("names a workshop and a parts counter for what they are, below the dealer", () => {
    const group = locationGroupJsonLd(
      [aLocation("N - Sales"), of("service", "N - Service"), of("parts", "N - Parts")],
      options,
    );
    expect(group?.department?.map((each) => each["@type"])).toEqual(["AutoRepair", "AutoPartsStore"]);
    expect(group?.department?.[0]).not.toHaveProperty("@context");
    expect(group).toMatchObject({ "@context": "https://schema.org", name: "N - Sales" });
    expect(locationGroupJsonLd([aLocation("N")], options)).not.toHaveProperty("department");
    expect(locationGroupJsonLd([], options)).toBeNull();
  });
});
