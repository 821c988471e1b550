import { describe, expect, it } from "vitest";
import { policySchemas } from "./policy.ts";
import { policyDefaults } from "./policy-defaults.ts";

const analytics = (change: object) =>
  policySchemas.analytics.safeParse({ ...policyDefaults.analytics, ...change });

describe("policySchemas", () => {
  it("fills an unset section with defaults that pass its own rules", () => {
    for (const section of ["analytics", "journey"] as const) {
      expect(policySchemas[section].parse(undefined)).toEqual(policyDefaults[section]);
      expect(policySchemas[section].parse(policyDefaults[section])).toEqual(policyDefaults[section]);
    }
  });

  it("refuses a misspelt setting", () => {
    expect(analytics({ vehicleContenttype: "vehicle" }).success).toBe(false);
    expect(policySchemas.journey.safeParse({ ...policyDefaults.journey, maxPages: 3 }).success).toBe(false);
  });

  it("lets a tenant number an unnumbered event, with a free number", () => {
    expect(analytics({ eventNumbers: { page_viewed: 1 } }).success).toBe(true);
    expect(analytics({ eventNumbers: { page_viewed: 61 } }).success).toBe(true);
  });

  it.each([14, 20, 21, 39, 60, 0, 62, 1.5])("refuses %d as a tenant's own number", (id) => {
    expect(analytics({ eventNumbers: { page_viewed: id } }).success).toBe(false);
  });

  it("refuses one number for two events, and a new number for a numbered event", () => {
    expect(analytics({ eventNumbers: { page_viewed: 1, pdf_printed: 1 } }).success).toBe(false);
    expect(analytics({ eventNumbers: { favourite_added: 1 } }).success).toBe(false);
  });

  it("refuses an endpoint that is not a web address", () => {
    expect(analytics({ eventsEndpoint: "https://events.example.com/in" }).success).toBe(true);
    expect(analytics({ eventsEndpoint: "javascript:alert(1)" }).success).toBe(false);
  });

  it("describes every setting in words", () => {
    for (const schema of Object.values(policySchemas))
      for (const field of Object.values(schema.unwrap().shape)) expect(field.description).toMatch(/\w+ \w+/);
  });
});
