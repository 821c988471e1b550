/** The forms that have a page of their own, and what a filled-in form must become. A car's enquiry has its own journey. */
export interface FormPage {
  id: string;
  /** CAR, LOCATION and OFFER stand for what a dealer has. */
  path: string;
  category: string;
  subcategory?: string;
}

export const FORMS: readonly FormPage[] = [
  { id: "general", path: "/contact", category: "General Enquiry" },
  { id: "service", path: "/service", category: "Service Enquiry" },
  { id: "parts", path: "/vehicle-parts-and-accessories", category: "Parts Enquiry" },
  { id: "parts", path: "/parts-enquiry", category: "Parts Enquiry" },
  { id: "fleet", path: "/fleet", category: "Fleet Enquiry" },
  { id: "careers", path: "/careers", category: "General Enquiry", subcategory: "Career Enquiry" },
  { id: "finance", path: "/finance", category: "Finance Enquiry" },
  { id: "sell-my-car", path: "/sell-my-car", category: "Sell My Car Enquiry" },
  { id: "trade-in", path: "/trade-in", category: "Sell My Car Enquiry" },
  { id: "test-drive", path: "/book-test-drive?car_id=CAR", category: "Vehicle Enquiry" },
  { id: "request-photos", path: "/request-photos?car_id=CAR", category: "Vehicle Enquiry" },
  { id: "similar", path: "/find-me-something-similar?car_id=CAR", category: "Vehicle Enquiry" },
  { id: "book-service", path: "/book-a-service", category: "Service Enquiry" },
  { id: "location-contact", path: "/contact-us/LOCATION", category: "General Enquiry" },
  { id: "offer", path: "/offer-enquiry?offer_id=OFFER", category: "Vehicle Enquiry" },
];

/** What was put into a form, by field name: what the lead must hold. */
export type Filled = Map<string, string | boolean>;

/** How a shopper answers: by the market's rules, with a text by which the lead is found again. */
export interface Shopper {
  market: "AU" | "NZ" | "US";
  marker: string;
}

const LOCAL = {
  AU: { phone: "0491 570 156", postcode: "2300", state: "NSW" },
  NZ: { phone: "021 123 4567", postcode: "6011", state: "Wellington" },
  US: { phone: "212 555 0123", postcode: "78757", state: "TX" },
};

/** An answer a person could give to a field. Anything not named here gets a sentence of its own. */
export function answerTo(name: string, { market, marker }: Shopper): string {
  const known = new Map([
    ["name", "Ada Shopper"],
    ["first_name", "Ada"],
    ["middle_name", "May"],
    ["last_name", "Shopper"],
    ["email", `${marker.replaceAll(/\W+/g, "-")}@example.com`],
    ["phone", LOCAL[market].phone],
    ["postcode", LOCAL[market].postcode],
    ["state", LOCAL[market].state],
    ["message", marker],
    ["vehiclePriceBudget", "25,000"],
    ["deposit", "5000"],
    ["balloon", "1000"],
    ["Driver Age", "34"],
    ["income", "90000"],
    ["day", "7"],
    ["month", "3"],
    ["year", "1985"],
    ["Rego", "ABC123"],
    ["Trade-in Year", "2019"],
    ["Trade-in Odometer", "45000"],
    ["Trade-in VIN", "JM0KF4W2A10123456"],
  ]);
  return known.get(name) ?? `My ${name}`;
}

/** What a filled-in form is called in the payload, where an answer does not go by its field's name. */
export function payloadOf(filled: Filled): Record<string, unknown> {
  const rows = [...filled].flatMap(([name, value]): [string, unknown][] => {
    switch (name) {
      case "preferredDealership":
        return [["dealership_slug", value]];
      case "location":
        return [["location_id", value]];
      case "Service Location":
        return [["location", value]];
      case "Test Drive Booking Date":
      case "Service Booking Date":
        return [["dateTime", { [name]: value }]];
      case "additional_services":
        return [[name, [value]]];
      case "vehiclePriceBudget":
        // An amount may be typed with its commas; the lead has the number.
        return [[name, String(value).replaceAll(",", "")]];
      case "category":
        return [];
      default:
        return [[name, value]];
    }
  });
  return Object.fromEntries(rows);
}
