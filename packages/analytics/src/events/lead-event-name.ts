import type { LeadEventName } from "./site-event.ts";

/** The part of a lead that decides which conversion it is. Categories are wire names. */
export interface ConvertedLead {
  readonly category: string;
  readonly subcategory?: string | null;
  /** Condition of the car asked about, when there is one. */
  readonly condition?: "new" | "used" | "demo" | null;
  /** The car may be driven but not bought (its tag says so). */
  readonly testDriveOnly?: boolean;
}

const BY_CATEGORY: ReadonlyMap<string, LeadEventName> = new Map([
  ["new vehicle enquiry", "new_vehicle_enquiry"],
  // Demo cars use the new-car event.
  ["demo vehicle enquiry", "new_vehicle_enquiry"],
  ["used vehicle enquiry", "used_vehicle_enquiry"],
  ["general enquiry", "general_enquiry"],
  ["service enquiry", "service_enquiry"],
  ["parts enquiry", "parts_enquiry"],
  ["fleet enquiry", "fleet_enquiry"],
  ["finance enquiry", "finance_enquiry"],
  ["sell my car enquiry", "sell_my_car_enquiry"],
  ["trade-in enquiry", "trade_in_enquiry"],
  ["special offer enquiry", "special_offer_enquiry"],
  ["insurance enquiry", "insurance_enquiry"],
]);

type Rule = (lead: ConvertedLead, category: string, subcategory: string) => LeadEventName | null;

const careers: Rule = (_lead, category, subcategory) =>
  category === "careers enquiry" || subcategory === "career enquiry" ? "careers_enquiry" : null;

/** A used car that is test-drive-only is announced like a new one (event 17). */
const testDrive: Rule = (lead, category, subcategory) => {
  if (!subcategory.startsWith("test drive booking") && !category.startsWith("test drive")) return null;
  const used = lead.condition ? lead.condition === "used" : subcategory.endsWith(" used");
  return used && lead.testDriveOnly !== true ? "used_test_drive" : "new_test_drive";
};

const vehicle: Rule = (lead, category) => {
  if (!category.endsWith(" vehicle enquiry") || !lead.condition) return null;
  return lead.condition === "used" ? "used_vehicle_enquiry" : "new_vehicle_enquiry";
};

const byCategory: Rule = (_lead, category) => BY_CATEGORY.get(category) ?? null;

/** Strongest first: a careers lead travels as a general enquiry, so it must be looked for before. */
const RULES = [careers, testDrive, vehicle, byCategory];

/**
 * Which conversion an accepted lead is. What no rule knows is the catalogue's default form, 22.
 *
 * @example
 * leadEventName({ category: "General Enquiry", subcategory: "Career Enquiry" }) // "careers_enquiry"
 * leadEventName({ category: "Used Vehicle Enquiry", condition: "used" }) // "used_vehicle_enquiry"
 */
export function leadEventName(lead: ConvertedLead): LeadEventName {
  const category = lead.category.trim().toLowerCase();
  const subcategory = (lead.subcategory ?? "").trim().toLowerCase();
  for (const rule of RULES) {
    const name = rule(lead, category, subcategory);
    if (name) return name;
  }
  return "form_submitted";
}
