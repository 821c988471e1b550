import { describe, expect, it } from "vitest";
import { eventId, takenEventIds, unnumberedNames } from "./event-catalogue.ts";
import { eventRecord } from "./event-record.ts";
import { formEvent } from "./form-event.ts";
import { leadEventName } from "./lead-event-name.ts";
import type { VisitFacts } from "./site-event.ts";
import { vehicleTracking } from "./vehicle-tracking.ts";

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
  ])("%s is %d", (name, id) => expect(eventId(name, {})).toBe(id));

  it("counts a form without a number of its own as the default form, until a tenant gives it one", () => {
    const forms = unnumberedNames.filter((name) => name.endsWith("_enquiry"));
    expect(forms).toContain("general_enquiry");
    for (const name of forms) expect(eventId(name, {})).toBe(22);
    expect(eventId("general_enquiry", { general_enquiry: 7 })).toBe(7);
  });

  it("has no number for the others until a tenant gives one", () => {
    for (const name of unnumberedNames.filter((each) => !each.endsWith("_enquiry")))
      expect(eventId(name, {})).toBeNull();
    expect(eventId("page_viewed", { page_viewed: 1 })).toBe(1);
    expect(eventId("form_left", {})).toBeNull();
  });

  it("lets no tenant give away 20, 21 or a fixed number", () => {
    const fixed = [14, 15, 17, 20, 21, 22, 25, 39, 48, 51, 54, 55, 57, 60];
    expect(takenEventIds.toSorted((a, b) => a - b)).toEqual(fixed);
  });

  it("lets a tenant number only what has no fixed number", () => {
    expect(unnumberedNames).toContain("page_viewed");
    expect(unnumberedNames).not.toContain("favourite_added");
  });
});

describe("leadEventName", () => {
  it.each([
    [{ category: "New Vehicle Enquiry", condition: "new" }, "new_vehicle_enquiry"],
    [{ category: "New Vehicle Enquiry", condition: "demo" }, "new_vehicle_enquiry"],
    [{ category: "Used Vehicle Enquiry" }, "used_vehicle_enquiry"],
    [{ category: "General Enquiry" }, "general_enquiry"],
    [{ category: "Careers Enquiry" }, "careers_enquiry"],
    [{ category: "General Enquiry", subcategory: "Career Enquiry" }, "careers_enquiry"],
    [{ category: "New Vehicle Enquiry", subcategory: "Test Drive Booking New" }, "new_test_drive"],
    [{ category: "Used Vehicle Enquiry", subcategory: "Test Drive Booking Used" }, "used_test_drive"],
    [
      {
        category: "Used Vehicle Enquiry",
        subcategory: "Test Drive Booking Used",
        condition: "used",
        testDriveOnly: true,
      },
      "new_test_drive",
    ],
    [{ category: "Demo Vehicle Enquiry" }, "new_vehicle_enquiry"],
    [{ category: "Service Enquiry" }, "service_enquiry"],
    [{ category: "Parts Enquiry" }, "parts_enquiry"],
    [{ category: "Fleet Enquiry" }, "fleet_enquiry"],
    [{ category: "Finance Enquiry" }, "finance_enquiry"],
    [{ category: "Sell My Car Enquiry" }, "sell_my_car_enquiry"],
    [{ category: "Trade-In Enquiry" }, "trade_in_enquiry"],
    [{ category: "Special Offer Enquiry" }, "special_offer_enquiry"],
    [{ category: "Insurance Enquiry" }, "insurance_enquiry"],
    // The car's own condition is stronger than the category's word.
    [{ category: "New Vehicle Enquiry", condition: "used" }, "used_vehicle_enquiry"],
    [{ category: "Used Vehicle Enquiry", condition: "demo" }, "new_vehicle_enquiry"],
    [{ category: "Certified Vehicle Enquiry", condition: "used" }, "used_vehicle_enquiry"],
    [{ category: "Certified Vehicle Enquiry", condition: null }, "form_submitted"],
    [{ category: "Finance Enquiry", condition: "used" }, "finance_enquiry"],
    [{ category: " Parts Enquiry ", subcategory: null }, "parts_enquiry"],
    [{ category: "Test Drive" }, "new_test_drive"],
    [{ category: "Test Drive", condition: "used" }, "used_test_drive"],
    [{ category: "Latest Drive", condition: "used" }, "form_submitted"],
    [{ category: "General Enquiry", subcategory: " Test Drive Booking Used " }, "used_test_drive"],
    // Here, too, the condition is stronger than the word.
    [
      { category: "General Enquiry", subcategory: "Test Drive Booking Used", condition: "new" },
      "new_test_drive",
    ],
    [
      { category: "General Enquiry", subcategory: "Test Drive Booking New", condition: "used" },
      "used_test_drive",
    ],
    [{ category: "General Enquiry", subcategory: " Career Enquiry " }, "careers_enquiry"],
    [{ category: "Something Else" }, "form_submitted"],
    [{ category: "constructor" }, "form_submitted"],
  ] as const)("%j is %s", (lead, name) => expect(leadEventName(lead)).toBe(name));
});

describe("eventRecord", () => {
  const visit: VisitFacts = {
    websiteSlug: "a-site",
    websiteId: "7",
    url: "https://dealer.example/",
    anonId: "a",
    sessionId: "s",
    browser: "Firefox",
    os: "Linux",
  };
  const policy = { eventNumbers: {}, vehicleContentType: "product", currency: "AUD" } as const;

  it("carries the lead of a conversion", () => {
    const lead = { name: "used_vehicle_enquiry", leadId: "lead-4", car: null } as const;
    expect(eventRecord(lead, visit, policy)).toMatchObject({ category: 15, lead_id: "lead-4" });
  });

  it("names a dealership only where the event knows one", () => {
    const call = { name: "dealer_called", car: null } as const;
    const named = eventRecord({ ...call, dealershipId: "3" }, visit, policy);
    expect(named?.event_properties["dealership_id"]).toBe("3");
    const facts = { event_name: "dealer_called", website_id: "7", browser: "Firefox", os: "Linux" };
    expect(eventRecord({ ...call, dealershipId: null }, visit, policy)?.event_properties).toEqual(facts);
  });

  it("is none for an event without a number", () => {
    expect(eventRecord({ name: "page_viewed" }, visit, policy)).toBeNull();
    const numbered = { ...policy, eventNumbers: { page_viewed: 1 } };
    expect(eventRecord({ name: "page_viewed" }, visit, numbered)?.category).toBe(1);
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
  const car = { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 18990 };
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
