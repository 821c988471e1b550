import type { TrackedCar } from "./tracked-car.ts";

/** What a field of an event may hold. No kind holds an answer of a shopper, so no event names a person. */
export interface FieldValues {
  text: string;
  "text?": string | null;
  number: number;
  car: TrackedCar;
  "car?": TrackedCar | null;
  cars: readonly TrackedCar[];
  texts: readonly string[];
}

/** Where a form stands and what it is about. */
const FORM = { form: "text" } as const;
const STEP = { form: "text", step: "text" } as const;
const LEAD = { leadId: "text", form: "text?", car: "car?" } as const;

/**
 * Every kind of event, with the number the platform fixes for it and what it carries. The endpoint numbers events
 * from 1 to 61; a `null` may be given a number in a tenant's file, and none is made up here. 20 and 21 are reserved.
 */
export const EVENTS = {
  page_viewed: { id: null, fields: { page: "text" } },
  stock_list_viewed: { id: null, fields: { list: "text", results: "number", cars: "cars" } },
  car_viewed: { id: null, fields: { car: "car" } },
  model_viewed: { id: null, fields: { model: "text" } },
  offer_viewed: { id: null, fields: { offer: "text" } },
  /** Keywords may name a person, so an event says only whether there were some. */
  stock_searched: { id: null, fields: { list: "text", results: "number" } },
  /** Names of the filters, never their values. */
  stock_filtered: { id: null, fields: { list: "text", results: "number", filters: "texts" } },
  stock_sorted: { id: null, fields: { list: "text", sort: "text" } },
  stock_paged: { id: null, fields: { list: "text", number: "number" } },
  car_chosen: { id: null, fields: { car: "car" } },
  gallery_opened: { id: null, fields: { car: "car?" } },
  page_shared: { id: null, fields: { car: "car?" } },
  pdf_printed: { id: null, fields: { car: "car?" } },
  favourite_added: { id: 39, fields: { car: "car" } },
  favourite_removed: { id: null, fields: { car: "car" } },
  phone_revealed: { id: null, fields: { dealershipId: "text?", car: "car?" } },
  dealer_called: { id: 25, fields: { dealershipId: "text?", car: "car?" } },
  mail_opened: { id: null, fields: { car: "car?" } },
  whatsapp_opened: { id: null, fields: { car: "car?" } },
  directions_opened: { id: null, fields: { place: "text?", car: "car?" } },
  text_us_opened: { id: 54, fields: { car: "car?" } },
  chat_opened: { id: null, fields: { car: "car?" } },
  chat_started: { id: 55, fields: { car: "car?" } },
  chat_continued: { id: 57, fields: { car: "car?" } },
  assistant_opened: { id: null, fields: { car: "car?" } },
  history_report_opened: { id: 60, fields: { car: "car" } },
  offer_chosen: { id: null, fields: { offer: "text" } },
  calculator_used: { id: null, fields: { car: "car?" } },
  finance_quoted: { id: null, fields: { car: "car?" } },
  vehicle_looked_up: { id: null, fields: FORM },
  prompt_shown: { id: null, fields: { prompt: "text" } },
  consent_answered: { id: null, fields: { answer: "text" } },
  experiment_shown: { id: null, fields: { experiment: "text", version: "text" } },
  signed_in: { id: null, fields: {} },
  checkout_started: { id: null, fields: { car: "car" } },
  form_shown: { id: null, fields: { form: "text", car: "car?" } },
  form_step_shown: { id: null, fields: STEP },
  form_error_shown: { id: null, fields: { ...STEP, field: "text" } },
  form_left: { id: null, fields: STEP },
  form_failed: { id: null, fields: { form: "text", error: "text" } },
  new_vehicle_enquiry: { id: 14, fields: LEAD },
  used_vehicle_enquiry: { id: 15, fields: LEAD },
  special_offer_enquiry: { id: null, fields: LEAD },
  new_test_drive: { id: 17, fields: LEAD },
  used_test_drive: { id: 48, fields: LEAD },
  trade_in_enquiry: { id: null, fields: LEAD },
  fleet_enquiry: { id: null, fields: LEAD },
  service_enquiry: { id: null, fields: LEAD },
  parts_enquiry: { id: null, fields: LEAD },
  general_enquiry: { id: null, fields: LEAD },
  finance_enquiry: { id: null, fields: LEAD },
  insurance_enquiry: { id: null, fields: LEAD },
  competition_entry: { id: null, fields: LEAD },
  sell_my_car_enquiry: { id: null, fields: LEAD },
  car_reserved: { id: null, fields: LEAD },
  survey_answered: { id: null, fields: LEAD },
  careers_enquiry: { id: 51, fields: LEAD },
  document_requested: { id: null, fields: LEAD },
  form_submitted: { id: 22, fields: LEAD },
} as const satisfies Record<
  string,
  { readonly id: number | null; readonly fields: Readonly<Record<string, keyof FieldValues>> }
>;

type Table = typeof EVENTS;

/** The name of an event. */
export type EventName = keyof Table;

/** The names without a fixed number; only these may be numbered by a tenant. */
export type UnnumberedName = {
  [Name in EventName]: Table[Name]["id"] extends null ? Name : never;
}[EventName];

/** Numbers a tenant file has given to events without a fixed number. */
export type EventNumbers = Readonly<Partial<Record<UnnumberedName, number>>>;

type Carried<Fields> = {
  readonly [Field in keyof Fields]: Fields[Field] extends keyof FieldValues
    ? FieldValues[Fields[Field]]
    : never;
};

/** Every event of the site. An event says what happened, never which destination gets it. */
export type SiteEvent = {
  [Name in EventName]: { readonly name: Name } & Carried<Table[Name]["fields"]>;
}[EventName];

/** A lead was accepted: the conversion. */
export type LeadAccepted = Extract<SiteEvent, { readonly leadId: string }>;

/** Names of the events that mean "a lead was accepted". */
export type LeadEventName = LeadAccepted["name"];

/** Whether a text names an event. */
export const isEventName = (name: string): name is EventName => Object.hasOwn(EVENTS, name);

/**
 * Whether an event is an accepted lead.
 *
 * @example
 * isLeadEvent("parts_enquiry") // true
 */
export const isLeadEvent = (name: EventName): name is LeadEventName => "leadId" in EVENTS[name].fields;
