import { leadPayload } from "@forecourt/leads";
import { type APIRequestContext, expect, test } from "../support/touched-pages.ts";
import { fillAndSend, fillShown } from "../support/fill-form.ts";
import { FORMS, payloadOf } from "../support/form-answers.ts";
import {
  ask,
  at,
  AU,
  deliveredMails,
  expectNoSidewaysScroll,
  firstCar,
  FULL,
  openedEarlier,
  storedLead,
  US,
} from "../support/site.ts";

/**
 * What a browser adds to a form: a script that checks and sends it, steps, dates, a car, an offer; `finance-in-steps.spec.ts`
 * walks the longest. Every other form is the same machinery with other fields, filled in over HTTP (`every-form.spec.ts`).
 */
const IN_A_BROWSER = [
  "/contact",
  "/trade-in",
  "/book-test-drive?car_id=CAR",
  "/offer-enquiry?offer_id=OFFER",
];
const WITHOUT_A_SCRIPT = ["/contact"];

/** A car of the dealer's, by the id its own enquiry carries. */
async function someCar(request: APIRequestContext, tenant: string): Promise<string> {
  const page = await (await ask(request, tenant, await firstCar(request, tenant))).text();
  return /name="car_id"[^>]* value="([^"]+)"/.exec(page)?.[1] ?? "";
}

for (const { tenant, market, location, offer } of [
  { tenant: AU, market: "AU" as const, location: "harbourside-mazda", offer: "7001" },
  { tenant: US, market: "US" as const, location: "lone-star-auto-ranch", offer: "" },
].filter(({ tenant }) => FULL || tenant === AU)) {
  for (const { id, path, category, subcategory } of FORMS.filter(
    (form) => FULL || IN_A_BROWSER.includes(form.path),
  )) {
    test(`${path} of ${tenant} reaches the dealer as it was filled in`, async ({ page, request }, info) => {
      const script = info.project.name !== "no-javascript";
      test.skip(!FULL && !script && !WITHOUT_A_SCRIPT.includes(path), "pnpm check:full walks it");
      await openedEarlier(page);
      const marker = `${tenant} ${path.replaceAll(/\W+/g, " ")} ${info.project.name} ${info.retry}`;
      const carId = path.includes("CAR") ? await someCar(request, tenant) : "";
      const place = path.replace("CAR", carId).replace("LOCATION", location).replace("OFFER", offer);
      // Each shopper has an address of their own; many leads from one are kept back for a person to look at.
      await page.setExtraHTTPHeaders({ "x-forwarded-for": marker });
      await page.goto(at(tenant, place));
      await expectNoSidewaysScroll(page);
      const filled = await fillAndSend(page, id, { market, marker });
      await expect(page).toHaveURL(/\/success\?category=/);
      expect(page.url()).not.toContain("Ada");

      const { lead, tenant: owner } = storedLead(marker);
      expect(owner).toBe(tenant);
      const payload = leadPayload(lead, { yesNoFields: [] }).lead;
      expect(payload).toMatchObject({ ...payloadOf(filled), website_slug: tenant, form_completed: true });
      expect(payload["category"]).toContain(filled.get("category") ?? category);
      if (subcategory) expect(payload["subcategory"]).toBe(subcategory);
      if (path.includes("CAR")) expect(payload["car_id"]).toBe(carId);
      if (path.includes("OFFER") && offer) expect(payload["offer_id"]).toBe(offer);
      await expect.poll(() => deliveredMails(marker).length, { timeout: 20_000 }).toBe(1);
    });
  }
}

test("without JavaScript a form of several steps comes back whole, with its mistake named, and is sent again", async ({
  page,
  javaScriptEnabled,
}, info) => {
  test.skip(javaScriptEnabled ?? true, "with JavaScript every step is checked by itself");
  const marker = `one page ${info.project.name} ${info.retry}`;
  await page.setExtraHTTPHeaders({ "x-forwarded-for": marker });
  await page.goto(at(AU, "/finance?vehiclePriceBudget=29990"));
  const form = page.locator("form#finance");
  await fillShown(form, new Map(), { market: "AU", marker });
  await form.getByLabel("Email", { exact: true }).fill("not an address");
  await form.locator("button[type=submit]:visible").click();
  // Without a fragment: it would keep the focus from the first wrong field.
  await expect(page).toHaveURL(/\/finance$/);
  await expect(page.locator("main [role=alert]")).toContainText("Email: invalid email address");
  await expect(form.getByLabel("Yearly income before tax")).toHaveValue("90000");
  await expect(form.getByRole("radio", { name: "Full time" })).toBeChecked();
  await form.getByLabel("Email", { exact: true }).fill("ada@example.com");
  await form.locator("button[type=submit]:visible").click();
  await expect(page).toHaveURL(/\/success\?category=finance-enquiry/);
  expect(storedLead(marker).lead.stage).toEqual({ kind: "complete", step: 3, skipped: [] });
});
