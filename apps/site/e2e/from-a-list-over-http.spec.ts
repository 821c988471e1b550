import { type APIRequestContext, expect, test } from "@playwright/test";
import { AU, ask } from "./site.ts";

const RENTALS = "gearshift";

async function html(request: APIRequestContext, tenant: string, path: string): Promise<string> {
  const answer = await ask(request, tenant, path);
  expect(answer.status()).toBe(200);
  return (await answer.text()).replaceAll("&amp;", "&");
}
const linkTo = (page: string, way: string): string | undefined =>
  new RegExp(`<a[^>]*data-way="${way}"[^>]*href="([^"]+)"`).exec(page)?.[1] ??
  new RegExp(`<a[^>]*href="([^"]+)"[^>]*data-way="${way}"`).exec(page)?.[1];
const carsOf = (page: string): string[] =>
  [...page.matchAll(/<h2 class="fc-car-card__title"><a href="([^"]+)"/g)].map(([, href = ""]) => href);

/** A day so many from today, as an address has it. */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a car opened from a filtered list knows the cars beside it and the way back, without a script", async ({
  request,
}) => {
  const [first = "", second = "", third = ""] = carsOf(
    await html(request, AU, "/search/used-cars?make=Mazda"),
  );
  expect(second).toContain("?list=used-cars&make=Mazda&at=1");
  const page = await html(request, AU, second);
  expect(linkTo(page, "previous")).toBe(first);
  expect(linkTo(page, "next")).toBe(third);
  expect(page).toContain('href="/search/used-cars?make=Mazda"');
  expect(linkTo(await html(request, AU, first), "previous")).toBeUndefined();
  // The car's one address is without the list.
  expect(page).toContain(`rel="canonical" href="https://www.harbourside.example${second.split("?")[0]}"`);
});

test("a search button says how many cars its choices lead to, in the page's language", async ({
  request,
}) => {
  const list = await html(request, AU, "/search/used-cars?make=Mazda");
  const total = Number(/aria-live="polite">(\d+) /.exec(list)?.[1]);
  const counted = await ask(request, AU, "/api/stock-count/search/used-cars?make=Mazda");
  expect(await counted.json()).toEqual({ total, text: `Show ${total} cars` });
  const inSpanish = await ask(request, "lonestar", "/api/stock-count/es/search/new-used-and-demo-cars");
  expect(((await inSpanish.json()) as { text: string }).text).toMatch(/^Ver \d+ autos$/);
  expect((await ask(request, AU, "/api/stock-count/contact")).status()).toBe(404);
});

test("days of a hire are kept from the list to the enquiry, and priced on the way", async ({ request }) => {
  const days = `pickup=${day(3)}&return=${day(7)}`;
  const list = await html(request, RENTALS, `/search/rental-cars?${days}`);
  expect(list).toMatch(/\$\d+ for 4 days/);
  const [car = ""] = carsOf(list);
  expect(car).toContain(days);
  const page = await html(request, RENTALS, car);
  expect(page).toMatch(/\$\d+ for 4 days/);
  const enquiry = await html(request, RENTALS, `${car.split("?")[0]}/enquire?${days}`);
  expect(enquiry).toContain(`value="${day(3)}"`);
  expect(enquiry).toContain(`value="${day(7)}"`);
  expect(await html(request, RENTALS, "/search/rental-cars")).toMatch(/\$\d+ per day/);
});
