import type { LeadEventName } from "./event-table.ts";

/** The car a lead is about, as far as the event depends on it. */
export type LeadCar = "none" | "new" | "demo" | "used" | "used_test_drive_only";

/** The forms that events tell apart. */
export type LeadForm =
  | "general"
  | "service"
  | "parts"
  | "new"
  | "used"
  | "fleet"
  | "finance"
  | "careers"
  | "sell-my-car"
  | "trade-in"
  | "test-drive"
  | "request-photos"
  | "location-contact"
  | "book-service"
  | "offer"
  | "similar";

/** What a lead is filed under before it is sent, as the wire writes it. */
export type EnquiryCategory =
  | "General Enquiry"
  | "Service Enquiry"
  | "Parts Enquiry"
  | "New Vehicle Enquiry"
  | "Used Vehicle Enquiry"
  | "Fleet Enquiry"
  | "Finance Enquiry"
  | "Careers Enquiry"
  | "Sell My Car Enquiry";

type ByCar = Readonly<Record<LeadCar, LeadEventName>>;

const whatever = (name: LeadEventName): ByCar => ({
  none: name,
  new: name,
  demo: name,
  used: name,
  used_test_drive_only: name,
});

/** The car's own condition is stronger than the category's word; demo cars count as new ones. */
const vehicle = (withoutCar: LeadEventName): ByCar => ({
  none: withoutCar,
  new: "new_vehicle_enquiry",
  demo: "new_vehicle_enquiry",
  used: "used_vehicle_enquiry",
  used_test_drive_only: "used_vehicle_enquiry",
});

/** A used car that is test-drive-only counts as a new one's test drive. */
const testDrive: ByCar = {
  none: "new_test_drive",
  new: "new_test_drive",
  demo: "new_test_drive",
  used: "used_test_drive",
  used_test_drive_only: "new_test_drive",
};

const BY_CATEGORY: Readonly<Record<EnquiryCategory, ByCar>> = {
  "General Enquiry": whatever("general_enquiry"),
  "Service Enquiry": whatever("service_enquiry"),
  "Parts Enquiry": whatever("parts_enquiry"),
  "New Vehicle Enquiry": vehicle("new_vehicle_enquiry"),
  "Used Vehicle Enquiry": vehicle("used_vehicle_enquiry"),
  "Fleet Enquiry": whatever("fleet_enquiry"),
  "Finance Enquiry": whatever("finance_enquiry"),
  "Careers Enquiry": whatever("careers_enquiry"),
  "Sell My Car Enquiry": whatever("sell_my_car_enquiry"),
};

/** Forms that are one event whatever they are filed under; `null` goes by category and car. */
const BY_FORM: Readonly<Record<LeadForm, ByCar | null>> = {
  general: null,
  service: null,
  parts: null,
  new: null,
  used: null,
  fleet: null,
  finance: whatever("finance_enquiry"),
  careers: whatever("careers_enquiry"),
  "sell-my-car": whatever("sell_my_car_enquiry"),
  "trade-in": whatever("trade_in_enquiry"),
  "test-drive": testDrive,
  "request-photos": null,
  "location-contact": null,
  "book-service": whatever("service_enquiry"),
  offer: whatever("special_offer_enquiry"),
  similar: null,
};

/** What decides which conversion an accepted lead is. */
export interface ConvertedLead {
  readonly form: LeadForm;
  /** As it was chosen: careers leads travel as general enquiries, and must be looked at before. */
  readonly category: EnquiryCategory;
  readonly car: LeadCar;
}

/**
 * Which conversion an accepted lead is: form, then category and car. A form or a category that is added to the product
 * does not compile until it has its row here; one that the product does not know, as a stored event may name it, is a
 * general enquiry.
 *
 * @example
 * leadEventName({ form: "general", category: "Parts Enquiry", car: "none" }) // "parts_enquiry"
 * leadEventName({ form: "test-drive", category: "Used Vehicle Enquiry", car: "used" }) // "used_test_drive"
 */
export const leadEventName = ({ form, category, car }: ConvertedLead): LeadEventName =>
  rowOf(BY_FORM, form)?.[car] ?? rowOf(BY_CATEGORY, category)?.[car] ?? "general_enquiry";

/** Names come from outside: "constructor" is no row of a table. */
const rowOf = (table: Readonly<Record<string, ByCar | null>>, name: string): ByCar | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

/**
 * The car of a lead, by its condition and whether its tag says that it may be driven only.
 *
 * @example
 * leadCar({ condition: "used", testDriveOnly: true }) // "used_test_drive_only"
 */
export function leadCar(
  car: { readonly condition: "new" | "used" | "demo"; readonly testDriveOnly: boolean } | null,
): LeadCar {
  if (!car) return "none";
  return car.condition === "used" && car.testDriveOnly ? "used_test_drive_only" : car.condition;
}
