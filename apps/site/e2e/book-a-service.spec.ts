import { expect, type Page, test } from "./touched-pages.ts";
import { enter } from "./by-keyboard.ts";
import { fillAndSend } from "./fill-form.ts";
import { at, openedEarlier, storedLead } from "./site.ts";

/** A dealer with one workshop among other places, whose bookings have a page of their own. */
const WORKSHOP = "wander";

/** From the card of the workshop to the sent booking. */
async function book(page: Page, marker: string, byKeyboard: boolean): Promise<void> {
  await openedEarlier(page);
  await page.goto(at(WORKSHOP, "/our-locations"));
  const way = page.locator("main").getByRole("link", { name: "Book a Service" });
  if (byKeyboard) await enter(page, way);
  else await way.first().click();
  await expect(page).toHaveURL(/\/book-a-service-smithfield/);
  const filled = await fillAndSend(page, "book-service", { market: "AU", marker });
  await expect(page).toHaveURL(/\/success\?category=service-enquiry/);
  const { lead, tenant } = storedLead(marker);
  expect(tenant).toBe(WORKSHOP);
  expect(lead).toMatchObject({
    category: "Service Enquiry",
    subcategory: "Service Booking",
    location: { name: "Wander & Co Smithfield - Service" },
    appointment: { kind: "service", date: filled.get("Service Booking Date") },
    tradeIn: { make: filled.get("Trade-in Make") },
  });
}

test("a shopper books a service at a workshop, and its desk knows the day and the vehicle", async ({
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
