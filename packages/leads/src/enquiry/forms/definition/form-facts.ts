import type { FieldOption } from "../fields/field-definition.ts";
import type { FormMarket } from "./form-market.ts";
import type { FormMessages } from "../messages/form-messages.ts";

/** A dealer's place as a form offers it. */
export interface FormPlace {
  id: string;
  name: string;
  dealershipSlug: string | null;
  /** State for local phone numbers and as the preselected state, for example `qld`. */
  state: string | null;
  kind: "sales" | "used" | "service" | "parts";
}

/** What a form may know about the tenant and the page when it is rendered; all of it plain data. */
export interface FormFacts {
  market: FormMarket;
  /** The texts of the language the form is read in. */
  words: FormMessages;
  /** Visible locations in the tenant's order. */
  places: readonly FormPlace[];
  dealerships: readonly { slug: string; name: string }[];
  /** Title of a form that belongs to one place: its name. */
  placeName?: string;
  /** And what that place does: a service or parts desk gets its own kind of enquiry. */
  placeKind?: FormPlace["kind"];
  /** Condition of the car that the form is about. */
  carCondition?: "new" | "used" | "demo";
  /** Slug of the dealership it belongs to. */
  carDealership?: string;
  /** Titles of the dealer's open positions. */
  positions?: readonly string[];
  /** What may be had with a vehicle on hire. */
  extras?: readonly FieldOption[];
  /** Test-drive or service choices from the dashboard; without any, the form has a date field. */
  dates?: readonly FieldOption[];
  /** The next days the visited place is open, offered beside the calendar where the dashboard lists no dates. */
  days?: readonly FieldOption[];
  /** The coming days on which it is closed. */
  closedOn?: readonly string[];
  /** Where the visited place is and when it is open, in one line. */
  visitNote?: string;
}

/** What a form knows of its tenant, and of the car or place it stands beside. */
export const formFacts = (
  {
    market,
    words,
    places,
    dealerships,
    positions,
    extras,
  }: Pick<FormFacts, "market" | "words" | "places" | "dealerships" | "positions" | "extras">,
  {
    car,
    place,
  }: {
    car: { condition: "new" | "used" | "demo"; dealership: { slug: string | null } } | null;
    place: FormPlace | null;
  },
): FormFacts => ({
  market,
  words,
  places,
  dealerships,
  ...(positions ? { positions } : {}),
  ...(extras ? { extras } : {}),
  ...(place ? { placeName: place.name, placeKind: place.kind } : {}),
  ...(car ? { carCondition: car.condition } : {}),
  ...(car?.dealership.slug ? { carDealership: car.dealership.slug } : {}),
});
