import type { LeadCategory } from "./category.ts";
import type { ConsentEvidence } from "./consent-evidence.ts";
import type { VisitKind } from "./visit-kinds.ts";

/** Who asks. Every text is trimmed; what was not answered is `null`, never an empty text. */
export interface LeadPerson {
  /** Full name; the first name where no full name was given. */
  name: string | null;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  email: string | null;
  /** As the shopper typed it, trimmed; a local number has its area code where one is known. */
  phone: string | null;
  /** The same number for machines, for example `+61400000000`. */
  phoneE164: string | null;
  postcode: string | null;
  state: string | null;
}

/** The car of the enquiry, taken from stock on the server; nothing here comes from the browser but the id. */
export interface LeadCar {
  id: string;
  slug: string;
  name: string;
  make: string;
  model: string;
  badge: string | null;
  year: number | null;
  condition: "new" | "used" | "demo";
  status: "in_stock" | "coming_soon" | "sold";
  price: number | null;
  odometer: number | null;
  stockNumber: string | null;
  vin: string | null;
}

/** The model of an enquiry about no car in stock: one the dealer presents, or one as the shopper wrote it. */
export interface LeadModel {
  /** Null for the shopper's own words. */
  id: string | null;
  name: string;
  make: string | null;
}

/** The shopper's own vehicle: offered for trade or sale or, on a service lead, brought to the workshop. */
export interface LeadTradeIn {
  rego: string | null;
  regoState: string | null;
  year: string | null;
  make: string | null;
  model: string | null;
  badge: string | null;
  odometer: string | null;
  colour: string | null;
  vin: string | null;
}

/** When the shopper would like to come: a date or one of the choices offered. */
export interface LeadAppointment {
  kind: VisitKind | "service";
  /** As chosen, for example `2026-11-24` or `Tue 24 Nov, 10:30 am`. */
  date: string;
}

/** An answer that has no place of its own above: the wire and the dealer get it under its field's name. */
export interface LeadAnswer {
  /** Field name, which is also the wire name. */
  name: string;
  /** The question as the shopper read it. */
  label: string;
  value: string | boolean | readonly string[];
}

/**
 * How far the shopper got. `step` counts from 0; a one-step form is complete at step 0.
 * Skipped steps are the indexes the shopper jumped over.
 */
export type LeadStage =
  | { kind: "incomplete"; step: number; skipped: readonly number[] }
  | { kind: "complete"; step: number; skipped: readonly number[] };

/**
 * One enquiry, as Forecourt understands it: plain JSON that any store can keep and any sink
 * can print. Its wire form is `leadPayload(lead)`.
 */
export interface Lead {
  /** Which form it came from, for example `used` or `trade-in`. */
  form: string;
  /** The tenant's slug. */
  tenant: string;
  category: LeadCategory;
  subcategory: string | null;
  /** Set for a category that always counts as the same analytics event (careers: 51). */
  eventId: number | null;
  dealership: { slug: string; name: string } | null;
  location: { id: string; name: string } | null;
  /** One sentence for support: which desk the lead went to, and why. */
  routing: string;
  person: LeadPerson;
  message: string | null;
  car: LeadCar | null;
  /** Leads stored before enquiries could be about a model have none. */
  model?: LeadModel | null;
  /** Slug of the car's or model's make, or of the tenant's only manufacturer. */
  manufacturerSlug: string | null;
  tradeIn: LeadTradeIn | null;
  appointment: LeadAppointment | null;
  offer: { id: string; name: string } | null;
  answers: readonly LeadAnswer[];
  /** `null` when the form has no such box. */
  optIn: boolean | null;
  termsAccepted: boolean | null;
  consent: readonly ConsentEvidence[];
  /** Address of the page the form stood on; `id` is the dashboard's page id. */
  page: { url: string | null; id: string | null };
  userAgent: string | null;
  /** Where the shopper has been: the newest pages, and the tracked query of the first one. */
  journey: { pages: readonly string[]; query: readonly { name: string; value: string }[] };
  stage: LeadStage;
  hasFiles: boolean;
  autogaugeEnabled: boolean;
  /** Sent from the fixed test number: stored, marked, never delivered. */
  test: boolean;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** W3C `traceparent` of the request that brought it, where that is known; deliveries belong to the same trace. */
  trace?: string;
}
