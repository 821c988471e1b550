import type { TradingLocation } from "./hours/open/open-state.ts";

/** What a location does for shoppers. The wire's empty `location_type` has become "sales". */
export type LocationKind = "sales" | "used" | "service" | "parts";

/** In the order the tabs of the locations screen stand. */
export const LOCATION_KINDS: readonly LocationKind[] = ["sales", "used", "service", "parts"];

/** Where a location is. Absent parts are null; `full` is always something a person can read. */
export interface LocationAddress {
  street: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  full: string;
  latitude: number | null;
  longitude: number | null;
  /** The map provider's id of the place. */
  placeId: string | null;
  /** The page that shows it on a map; opened in a new tab. */
  mapUrl: string | null;
}

/** Where a location can be reached. Numbers are as the dealer wrote them; masking is `@forecourt/leads/phone`'s. */
export interface LocationContact {
  phone: string | null;
  landlinePhone: string | null;
  email: string | null;
  websiteUrl: string | null;
  facebookUrl: string | null;
  instagramUrl: string | null;
}

/** One place of a dealer that a shopper can drive to. Plain JSON; absent is null. */
export interface Location extends TradingLocation {
  id: string;
  name: string;
  slug: string;
  /** Order among the tenant's locations, lowest first. */
  position: number;
  /** The one that takes leads which name no location. */
  primary: boolean;
  kind: LocationKind;
  /** Free sub-kinds, lower case: "buying", "rental". */
  subtypes: readonly string[];
  dealership: { id: string | null; slug: string | null };
  manufacturers: readonly string[];
  address: LocationAddress;
  contact: LocationContact;
  rating: { average: number; count: number } | null;
  /** Shown as "DL#…". */
  dealerLicenceNumber: string | null;
  /** Motor vehicle repairer's licence. */
  repairerLicenceNumber: string | null;
  image: { url: string; thumbnailUrl: string | null } | null;
  /** What a visitor should know of it, a line each: its service bays, where its desk is. */
  notes: readonly string[];
}
