import { leadPayload } from "@forecourt/leads";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { type Filled, FORMS, type FormPage, payloadOf } from "../support/form-answers.ts";
import { plainForm } from "../support/plain-form.ts";
import { ask, AU, deliveredMails, firstCar, NZ, storedLead, US } from "../support/site.ts";

const DEALERS = [
  { tenant: AU, market: "AU", location: "harbourside-mazda", offer: "7001" },
  { tenant: US, market: "US", location: "lone-star-auto-ranch", offer: "" },
  { tenant: NZ, market: "NZ", location: "", offer: "" },
] as const;

/** A car of the dealer's, by the id its own enquiry carries. */
async function someCar(request: APIRequestContext, tenant: string): Promise<string> {
  const car = await firstCar(request, tenant);
  return (await plainForm(request, tenant, car, "enquiry")).value("car_id") ?? "";
}

interface Expected {
  form: FormPage;
  tenant: string;
  car: string;
  offer: string;
  filled: Filled;
}

/** The one lead that holds the marker is the dealer's, has every answer, and was mailed once. */
async function expectLead(marker: string, { form, tenant, car, offer, filled }: Expected): Promise<void> {
  const { lead, tenant: owner } = storedLead(marker);
  expect(owner).toBe(tenant);
  const payload = leadPayload(lead, { yesNoFields: [] }).lead;
  expect(payload).toMatchObject({ ...payloadOf(filled), website_slug: tenant, form_completed: true });
  expect(payload["category"]).toContain(filled.get("category") ?? form.category);
  if (form.subcategory) expect(payload["subcategory"]).toBe(form.subcategory);
  if (form.path.includes("CAR")) expect(payload["car_id"]).toBe(car);
  if (form.path.includes("OFFER") && offer) expect(payload["offer_id"]).toBe(offer);
  await expect.poll(() => deliveredMails(marker).length, { timeout: 20_000 }).toBe(1);
}

for (const { tenant, market, location, offer } of DEALERS) {
  for (const form of FORMS) {
    test(`${form.path} of ${tenant} reaches the dealer, as a plain form and as a script sends it`, async ({
      request,
    }, info) => {
      test.skip(
        form.path.includes("LOCATION") && location === "",
        "this dealer's places have no page of their own",
      );
      const car = form.path.includes("CAR") ? await someCar(request, tenant) : "";
      const path = form.path.replace("CAR", car).replace("LOCATION", location).replace("OFFER", offer);
      const words = `${tenant} ${form.path.replaceAll(/\W+/g, " ").trim()} ${info.retry}`;

      const shopper = { market, marker: `plain ${words}` };
      const plain = await plainForm(request, tenant, path, form.id);
      const filled = plain.answer(shopper);
      const answer = await plain.send(shopper);
      expect(answer.status(), await answer.text()).toBe(303);
      expect(answer.headers()["location"]).toMatch(/^\/success\?category=/);
      expect(answer.headers()["location"]).not.toContain("Ada");
      await expectLead(shopper.marker, { form, tenant, car, offer, filled });

      const scripted = { market, marker: `script ${words}` };
      const page = await plainForm(request, tenant, path, form.id);
      const filledAgain = page.answer(scripted);
      const sent = await ask(request, tenant, "/api/leads", {
        method: "POST",
        data: { lead: { ...page.record(), opened_at: Date.now() - 60_000 } },
        headers: { "x-forwarded-for": scripted.marker },
      });
      expect(sent.status(), await sent.text()).toBe(201);
      await expectLead(scripted.marker, { form, tenant, car, offer, filled: filledAgain });
    });
  }
}
