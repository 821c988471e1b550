import { describe, expect, it } from "vitest";
import { successPath } from "./success-path.ts";

describe("successPath", () => {
  it("names the category in lower case with hyphens", () => {
    expect(successPath({ category: "Sell My Car Enquiry" })).toBe("/success?category=sell-my-car-enquiry");
  });

  it("sends a careers enquiry to the general page", () => {
    expect(successPath({ category: "Careers Enquiry" })).toBe("/success?category=general-enquiry");
  });

  it.each([
    ["demo", "demo-vehicle-enquiry"],
    ["USED", "used-vehicle-enquiry"],
    [" Used ", "used-vehicle-enquiry"],
    ["new", "new-vehicle-enquiry"],
    ["rental", "new-vehicle-enquiry"],
    ["", "new-vehicle-enquiry"],
  ])("lets car_type %j decide", (carType, slug) => {
    const path = successPath({ category: "Finance Enquiry", pairs: [["car_type", carType]] });
    expect(new URL(path, "http://x").searchParams.get("category")).toBe(slug);
    expect(new URL(path, "http://x").searchParams.get("car_type")).toBe(carType);
  });

  it("lets the first of several car types count", () => {
    const pairs = [
      ["car_type", "used"],
      ["car_type", "demo"],
    ] as const;
    expect(successPath({ category: "General Enquiry", pairs })).toContain("category=used-vehicle-enquiry");
  });

  it("keeps the other pairs, escaped, and never a second category", () => {
    const pairs = [
      ["lead", "a&b=c"],
      ["category", "evil"],
    ] as const;
    expect(successPath({ category: "General Enquiry", pairs })).toBe(
      "/success?category=general-enquiry&lead=a%26b%3Dc",
    );
  });
});
