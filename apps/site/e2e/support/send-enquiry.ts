import { expect } from "@playwright/test";
import { shopperAt } from "./shopper-client.ts";
import { AU, NZ } from "./site.ts";

/** Sends an enquiry from `key`@example.com to a dealer, with the key as its message, and returns the lead's id. */
export async function sendEnquiry(tenant: string, key: string): Promise<string> {
  const { json, status, text } = await shopperAt(tenant).post("/api/leads", {
    json: {
      form: "general",
      idempotency_key: key,
      first_name: "Ada",
      last_name: "Lovelace",
      email: `${key}@example.com`,
      phone: tenant === NZ ? "021 123 4567" : "0412 345 678",
      postcode: tenant === NZ ? "6011" : "2300",
      message: key,
      category: "General Enquiry",
      terms_conditions: true,
      ...(tenant === AU ? { dealership_slug: "harbourside-mazda" } : {}),
    },
  });
  expect(status, text).toBe(201);
  return (json as { id: string }).id;
}
