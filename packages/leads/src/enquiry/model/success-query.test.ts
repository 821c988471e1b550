import { describe, expect, it } from "vitest";
import { successQuery } from "./success-query.ts";

describe("successQuery", () => {
  it("names the category in lower case with hyphens", () => {
    expect(`${successQuery({ category: "Sell My Car Enquiry" })}`).toBe("category=sell-my-car-enquiry");
  });

  it("sends a careers enquiry to the general page", () => {
    expect(`${successQuery({ category: "Careers Enquiry" })}`).toBe("category=general-enquiry");
  });

  it.each([
    ["demo", "demo-vehicle-enquiry"],
    ["USED", "used-vehicle-enquiry"],
    [" Used ", "used-vehicle-enquiry"],
    ["new", "new-vehicle-enquiry"],
    ["rental", "new-vehicle-enquiry"],
    ["", "new-vehicle-enquiry"],
  ])("lets car_type %j decide", (carType, slug) => {
    const query = successQuery({ category: "Finance Enquiry", pairs: [["car_type", carType]] });
    expect(query.get("category")).toBe(slug);
    expect(query.get("car_type")).toBe(carType);
  });

  it("lets the first of several car types count", () => {
    const pairs = [
      ["car_type", "used"],
      ["car_type", "demo"],
    ] as const;
    expect(successQuery({ category: "General Enquiry", pairs }).get("category")).toBe("used-vehicle-enquiry");
  });

  it("keeps the other pairs, escaped, and never a second category", () => {
    const pairs = [
      ["lead", "a&b=c"],
      ["category", "evil"],
    ] as const;
    expect(`${successQuery({ category: "General Enquiry", pairs })}`).toBe(
      "category=general-enquiry&lead=a%26b%3Dc",
    );
  });
});
