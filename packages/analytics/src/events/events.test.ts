import { describe, expect, it } from "vitest";
import { eventId, takenEventIds, unnumberedNames } from "./event-catalogue.ts";
import { leadEventName } from "./lead-event-name.ts";
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

  it("never gives away 20 and 21", () => expect(takenEventIds).toEqual(expect.arrayContaining([20, 21])));
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
    [{ category: "Something Else" }, "form_submitted"],
    [{ category: "constructor" }, "form_submitted"],
  ] as const)("%j is %s", (lead, name) => expect(leadEventName(lead)).toBe(name));
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
