import { expect, type Page, test } from "../support/touched-pages.ts";
import { enter } from "../support/by-keyboard.ts";
import { fillAndSend } from "../support/fill-form.ts";
import { at, openedEarlier, storedLead } from "../support/site.ts";

/** A dealer whose places each have 'Book a Service', and the second of its places. */
const DEALER = "tidewater-yard";
const PLACE = "Tidewater Yard Cowra";

/** From the card of a place to the sent booking. */
async function book(page: Page, marker: string, byKeyboard: boolean): Promise<void> {
  await openedEarlier(page);
  await page.goto(at(DEALER, "/our-locations"));
  const card = page.getByRole("region", { name: PLACE, exact: true });
  const way = card.getByRole("link", { name: "Book a Service" });
  if (byKeyboard) await enter(page, way);
  else await way.click();
  await expect(page.getByRole("heading", { name: `Book a service · ${PLACE}` })).toBeVisible();
  const filled = await fillAndSend(page, "book-service", { market: "AU", marker });
  await expect(page).toHaveURL(/\/success\?category=service-enquiry/);
  const { lead, tenant } = storedLead(marker);
  expect(tenant).toBe(DEALER);
  expect(lead).toMatchObject({
    category: "Service Enquiry",
    subcategory: "Service Booking",
    location: { name: PLACE },
    appointment: { kind: "service", date: filled.get("Service Booking Date") },
    tradeIn: { make: filled.get("Trade-in Make") },
  });
}

test("a shopper books a service at one of the places, and its desk knows the day and the vehicle", async ({
  page,
}, info) => {
  await book(page, `service ${info.project.name} ${info.retry}`, info.project.name === "desktop");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a service is booked by a plain form", async ({ page }, info) => {
    test.skip(info.project.name === "desktop", "a plain form is the same there");
    await book(page, `plain service ${info.retry}`, false);
  });
});
