/**
 * Every event the numbered endpoint knows by name, with its number where the platform fixes one.
 * `null` means "a tenant file may number it"; until then an enquiry counts as the default form, and any other event
 * goes to every destination except the numbered one.
 */
const CATALOGUE = [
  { name: "page_viewed", id: null },
  { name: "new_vehicle_enquiry", id: 14 },
  { name: "used_vehicle_enquiry", id: 15 },
  { name: "special_offer_enquiry", id: null },
  { name: "new_test_drive", id: 17 },
  { name: "used_test_drive", id: 48 },
  { name: "trade_in_enquiry", id: null },
  { name: "fleet_enquiry", id: null },
  { name: "service_enquiry", id: null },
  { name: "parts_enquiry", id: null },
  { name: "general_enquiry", id: null },
  { name: "finance_enquiry", id: null },
  { name: "insurance_enquiry", id: null },
  { name: "competition_entry", id: null },
  { name: "sell_my_car_enquiry", id: null },
  { name: "car_reserved", id: null },
  { name: "survey_answered", id: null },
  { name: "careers_enquiry", id: 51 },
  { name: "document_requested", id: null },
  { name: "form_submitted", id: 22 },
  { name: "dealer_called", id: 25 },
  { name: "calculator_used", id: null },
  { name: "stock_searched", id: null },
  { name: "signed_in", id: null },
  { name: "favourite_added", id: 39 },
  { name: "text_us_opened", id: 54 },
  { name: "chat_started", id: 55 },
  { name: "chat_continued", id: 57 },
  { name: "directions_opened", id: null },
  { name: "finance_quoted", id: null },
  { name: "pdf_printed", id: null },
  { name: "history_report_opened", id: 60 },
] as const;

/** Any event with a place in the numbered endpoint's catalogue. */
export type CatalogueName = (typeof CATALOGUE)[number]["name"];

/** The names without a fixed number; only these may be numbered by a tenant. */
export type UnnumberedName = Extract<(typeof CATALOGUE)[number], { id: null }>["name"];

/** Numbers a tenant file has given to events without a fixed number. */
export type EventNumbers = Readonly<Partial<Record<UnnumberedName, number>>>;

const isUnnumbered = (
  row: (typeof CATALOGUE)[number],
): row is Extract<(typeof CATALOGUE)[number], { id: null }> => row.id === null;

/** The names a tenant may number, in catalogue order. */
export const unnumberedNames: readonly UnnumberedName[] = CATALOGUE.filter(isUnnumbered).map(
  (row) => row.name,
);

/**
 * Numbers no tenant may give: the fixed ones, and 20 and 21, which the platform reserves.
 */
export const takenEventIds: readonly number[] = [
  20,
  21,
  ...CATALOGUE.flatMap((row) => (row.id === null ? [] : [row.id])),
];

/** The number of every accepted form without a number of its own. */
const DEFAULT_FORM_ID = 22;
const isLead = (name: string): boolean => name.endsWith("_enquiry");

/**
 * The number the events endpoint knows an event by, or `null` when it has none. An accepted form without a number
 * of its own counts as the default form, 22; no other number is made up.
 *
 * @example
 * eventId("favourite_added", {}) // 39
 * eventId("general_enquiry", {}) // 22
 * eventId("page_viewed", {}) // null
 * eventId("page_viewed", { page_viewed: 1 }) // 1
 */
export function eventId(name: string, numbers: EventNumbers): number | null {
  const row = CATALOGUE.find((entry) => entry.name === name);
  if (!row) return null;
  return row.id ?? numbers[row.name] ?? (isLead(row.name) ? DEFAULT_FORM_ID : null);
}
