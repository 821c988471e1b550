import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventId, takenEventIds, unnumberedNames } from "./event-id.ts";
import { eventRecord, type VisitFacts } from "./event-record.ts";
import { EVENTS, isEventName, isLeadEvent } from "./event-table.ts";
import { formEvent } from "./form-event.ts";
import {
  type ConvertedLead,
  type LeadCar,
  type LeadForm,
  leadCar,
  leadEventName,
} from "./lead-event-name.ts";
import { parseSiteEvent } from "./parse-site-event.ts";
import { vehicleTracking } from "./vehicle-tracking.ts";

const names = Object.keys(EVENTS).filter(isEventName);
const car = { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 18990 };

describe("eventId", () => {
  it.each([
    ["new_vehicle_enquiry", 14],
    ["used_vehicle_enquiry", 15],
    ["new_test_drive", 17],
    ["form_submitted", 22],
    ["dealer_called", 25],
    ["favourite_added", 39],
    ["used_test_drive", 48],
    ["careers_enquiry", 51],
    ["text_us_opened", 54],
    ["chat_started", 55],
    ["chat_continued", 57],
    ["history_report_opened", 60],
  ] as const)("%s is %d", (name, id) => expect(eventId(name, {})).toBe(id));

  it("counts a form without a number of its own as the default form, until a tenant gives it one", () => {
    const forms = unnumberedNames.filter(isLeadEvent);
    expect(forms).toContain("general_enquiry");
    expect(forms).toContain("competition_entry");
    for (const name of forms) expect(eventId(name, {})).toBe(22);
    expect(eventId("general_enquiry", { general_enquiry: 7 })).toBe(7);
  });

  it("has no number for the others until a tenant gives one", () => {
    for (const name of unnumberedNames.filter((each) => !isLeadEvent(each)))
      expect(eventId(name, {})).toBeNull();
    expect(eventId("page_viewed", { page_viewed: 1 })).toBe(1);
  });

  it("lets no tenant give away 20, 21 or a fixed number", () => {
    const fixed = [14, 15, 17, 20, 21, 22, 25, 39, 48, 51, 54, 55, 57, 60];
    expect(takenEventIds.toSorted((a, b) => a - b)).toEqual(fixed);
    expect(unnumberedNames).not.toContain("favourite_added");
  });

  it("has room among its 61 numbers for every event, beside the two that are reserved", () => {
    expect(names.length + 2).toBe(61);
  });
});

describe("leadEventName", () => {
  const forms: readonly LeadForm[] = ["general", "new", "used", "request-photos", "similar", "fleet"];
  const cars: readonly LeadCar[] = ["none", "new", "demo", "used", "used_test_drive_only"];

  it.each([
    ["New Vehicle Enquiry", "none", "new_vehicle_enquiry"],
    ["New Vehicle Enquiry", "demo", "new_vehicle_enquiry"],
    // The car's own condition is stronger than the category's word.
    ["New Vehicle Enquiry", "used", "used_vehicle_enquiry"],
    ["Used Vehicle Enquiry", "none", "used_vehicle_enquiry"],
    ["Used Vehicle Enquiry", "demo", "new_vehicle_enquiry"],
    ["Used Vehicle Enquiry", "used_test_drive_only", "used_vehicle_enquiry"],
    ["Parts Enquiry", "used", "parts_enquiry"],
    ["Careers Enquiry", "none", "careers_enquiry"],
    ["General Enquiry", "new", "general_enquiry"],
  ] as const)("%s about %s is %s on a form that goes by its category", (category, about, name) => {
    for (const form of forms) expect(leadEventName({ form, category, car: about })).toBe(name);
  });

  it.each([
    ["none", "new_test_drive"],
    ["new", "new_test_drive"],
    ["demo", "new_test_drive"],
    ["used", "used_test_drive"],
    ["used_test_drive_only", "new_test_drive"],
  ] as const)("a test drive of %s is %s", (about, name) =>
    expect(leadEventName({ form: "test-drive", category: "Used Vehicle Enquiry", car: about })).toBe(name),
  );

  it.each([
    ["trade-in", "trade_in_enquiry"],
    ["sell-my-car", "sell_my_car_enquiry"],
    ["offer", "special_offer_enquiry"],
    ["book-service", "service_enquiry"],
    ["careers", "careers_enquiry"],
    ["finance", "finance_enquiry"],
  ] as const)("the form %s is %s whatever it is about", (form, name) => {
    for (const about of cars)
      expect(leadEventName({ form, category: "Used Vehicle Enquiry", car: about })).toBe(name);
  });

  it("takes what the product does not know for a general enquiry", () => {
    const unknown = { form: "general", category: "Boat Enquiry", car: "none" } as unknown as ConvertedLead;
    expect(leadEventName(unknown)).toBe("general_enquiry");
    expect(leadEventName({ ...unknown, category: "constructor" } as unknown as ConvertedLead)).toBe(
      "general_enquiry",
    );
    expect(leadEventName({ ...unknown, form: "toString" } as unknown as ConvertedLead)).toBe(
      "general_enquiry",
    );
  });

  it("asks of a tag that allows test drives alone only where the car is used", () => {
    expect(leadCar(null)).toBe("none");
    expect(leadCar({ condition: "new", testDriveOnly: true })).toBe("new");
    expect(leadCar({ condition: "used", testDriveOnly: true })).toBe("used_test_drive_only");
    expect(leadCar({ condition: "used", testDriveOnly: false })).toBe("used");
  });
});

describe("eventRecord", () => {
  const visit: VisitFacts = {
    websiteSlug: "a-site",
    websiteId: "7",
    url: "https://dealer.example/",
    page: "car",
    anonId: "a",
    sessionId: "s",
    browser: "Firefox",
    os: "Linux",
  };
  const policy = { eventNumbers: {}, vehicleContentType: "product", currency: "AUD" } as const;
  const numbered = { ...policy, eventNumbers: { page_viewed: 1, stock_list_viewed: 2, form_failed: 3 } };

  it("carries the lead of a conversion", () => {
    const event = { name: "used_vehicle_enquiry", leadId: "lead-4", form: "used", car: null } as const;
    const record = eventRecord({ id: "e", event, visit }, policy);
    expect(record).toMatchObject({ category: 15, lead_id: "lead-4", event_properties: { form: "used" } });
  });

  it("names a dealership only where the event knows one", () => {
    const [named, unnamed] = ["3", null].map((dealershipId) =>
      eventRecord({ id: "e", event: { name: "dealer_called", car: null, dealershipId }, visit }, policy),
    );
    expect(named?.event_properties["dealership_id"]).toBe("3");
    const facts = {
      event_name: "dealer_called",
      event_id: "e",
      website_id: "7",
      browser: "Firefox",
      os: "Linux",
    };
    expect(unnamed?.event_properties).toStrictEqual(facts);
  });

  it("tells the cars of a list by their ids, and an error as the endpoint names it", () => {
    const list = { name: "stock_list_viewed", list: "used-cars", results: 2, cars: [car] } as const;
    expect(eventRecord({ id: "e", event: list, visit }, numbered)?.event_properties).toMatchObject({
      list: "used-cars",
      results: 2,
      car_ids: ["9"],
    });
    const failed = { name: "form_failed", form: "general", error: "unavailable" } as const;
    expect(eventRecord({ id: "e", event: failed, visit }, numbered)?.error_message).toBe("unavailable");
  });

  it("is none for an event without a number", () => {
    const event = { name: "page_viewed", page: "home" } as const;
    expect(eventRecord({ id: "e", event, visit }, policy)).toBeNull();
    expect(eventRecord({ id: "e", event, visit }, numbered)?.category).toBe(1);
  });
});

describe("parseSiteEvent", () => {
  it.each([
    { name: "page_viewed", page: "home" },
    { name: "car_viewed", car },
    { name: "dealer_called", dealershipId: null, car: null },
    { name: "stock_list_viewed", list: "used-cars", results: 3, cars: [car, { ...car, price: null }] },
    { name: "stock_filtered", list: "used-cars", results: 0, filters: ["make"] },
    { name: "signed_in" },
  ])("reads $name as it was written", (event) => {
    expect(parseSiteEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
  });

  it.each([
    null,
    "page_viewed",
    [],
    { name: "constructor" },
    { name: "page_viewed" },
    { name: "page_viewed", page: 4 },
    { name: "page_viewed", page: "x".repeat(201) },
    { name: "car_viewed", car: null },
    { name: "car_viewed", car: { ...car, price: "4" } },
    { name: "stock_list_viewed", list: "a", results: Number.NaN, cars: [] },
  ])("takes %j for none", (value) => expect(parseSiteEvent(value)).toBeNull());

  it("leaves out what the event does not carry, and survives anything", () => {
    const event = { name: "page_viewed", page: "home", email: "kim@shopper.example" };
    expect(parseSiteEvent(event)).toEqual({ name: "page_viewed", page: "home" });
    fc.assert(fc.property(fc.anything(), (value) => void parseSiteEvent(value)));
  });
});

describe("formEvent", () => {
  it.each([
    [
      { type: "stepShown", step: "contact" },
      { name: "form_step_shown", form: "finance", step: "contact" },
    ],
    [
      { type: "left", step: "contact" },
      { name: "form_left", form: "finance", step: "contact" },
    ],
    [
      { type: "errorShown", step: "contact", field: "email" },
      { name: "form_error_shown", form: "finance", step: "contact", field: "email" },
    ],
  ] as const)("%j is %j", (report, event) => expect(formEvent("finance", report)).toEqual(event));
});

describe("vehicleTracking", () => {
  const policy = { vehicleContentType: "product", currency: "AUD" } as const;

  it("carries the car under the wire names", () => {
    expect(vehicleTracking(car, policy)).toEqual({
      content_ids: ["9"],
      content_name: "Kia Rio",
      content_type: "product",
      quantity: 1,
      currency: "AUD",
      value: 18990,
    });
  });

  it("has no value for a car without a price", () => {
    expect(vehicleTracking({ ...car, price: null }, policy)).not.toHaveProperty("value");
  });
});
