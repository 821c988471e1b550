import type { Location } from "../locations/location.ts";

/** A fictional location with everything filled in. Give what should differ. */
export const aLocation = (name: string, changes: Partial<Location> = {}): Location => ({
  id: name,
  name,
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
  position: 1,
  primary: false,
  kind: "sales",
  subtypes: [],
  dealership: { id: null, slug: null },
  manufacturers: ["Škoda"],
  address: {
    street: "1 High Street",
    city: "Chermside",
    state: "QLD",
    postcode: "4032",
    full: "1 High Street, Chermside, QLD 4032",
    latitude: -27.38,
    longitude: 153.03,
    placeId: null,
    mapUrl: "https://maps.example.com/north",
  },
  contact: {
    phone: "07 3000 0000",
    landlinePhone: null,
    email: null,
    websiteUrl: null,
    facebookUrl: null,
    instagramUrl: null,
  },
  week: [1, 2, 3].map((weekday) => ({
    weekday: weekday === 1 ? 1 : weekday === 2 ? 2 : 3,
    hours: { kind: "open", spans: [{ opens: 510, closes: 1020 }] },
  })),
  specialHours: [{ date: "2026-12-25", hours: { kind: "closed" }, name: "Christmas Day" }],
  timeZone: "Australia/Brisbane",
  rating: { average: 4.66, count: 87 },
  dealerLicenceNumber: null,
  repairerLicenceNumber: null,
  image: null,
  ...changes,
});
