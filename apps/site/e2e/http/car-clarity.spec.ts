import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { AU, ask, DATA } from "../support/site.ts";

const lead = (key: string) => ({
  form: "general",
  idempotency_key: key,
  first_name: "Ada",
  last_name: "Shopper",
  email: "ada@example.com",
  phone: "0491 570 156",
  postcode: "7000",
  message: "What would I pay a month?",
  category: "General Enquiry",
  terms_conditions: true,
});

test("the alternate destination takes a lead for its own sink alone, where a dealer has one", async ({
  request,
}, info) => {
  const post = (tenant: string) =>
    ask(request, tenant, "/api/carClarityCustomer", {
      method: "POST",
      data: { lead: lead(`clarity-${info.retry}`) },
    });
  expect((await post(AU)).status()).toBe(404);
  const answer = await post("tidewater-yard");
  const body: unknown = await answer.json();
  expect(answer.status(), JSON.stringify(body)).toBe(201);
  const id = typeof body === "object" && body !== null && "id" in body ? String(body.id) : "";
  const database = new DatabaseSync(join(DATA, "leads.sqlite"), { readOnly: true });
  const rows = database.prepare("SELECT sink FROM lead_deliveries WHERE lead_id = ?").all(id);
  database.close();
  expect(rows.map(({ sink }) => sink)).toEqual(["car-clarity"]);
});
