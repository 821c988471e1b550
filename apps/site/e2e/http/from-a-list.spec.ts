import { type APIRequestContext, expect, test } from "@playwright/test";
import { AU, ask } from "../support/site.ts";

const RENTALS = "gearshift";

async function html(request: APIRequestContext, tenant: string, path: string): Promise<string> {
  const answer = await ask(request, tenant, path);
  expect(answer.status()).toBe(200);
  return (await answer.text()).replaceAll("&amp;", "&");
}
const linkTo = (page: string, way: string): string | undefined =>
  new RegExp(`<a[^>]*data-way="${way}"[^>]*href="([^"]+)"`).exec(page)?.[1] ??
  new RegExp(`<a[^>]*href="([^"]+)"[^>]*data-way="${way}"`).exec(page)?.[1];
const from = (at: number): string => `?list=used-cars&make=Mazda&at=${at}`;
const carsOf = (page: string): string[] =>
  [...page.matchAll(/<h2><a href="([^"]+)"/g)].map(([, href = ""]) => href);

/** A day so many from today, as an address has it. */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a car opened from a filtered list knows the cars beside it and the way back, and has one address", async ({
  request,
}) => {
  const list = await html(request, AU, "/search/used-cars?make=Mazda");
  const [first = "", second = "", third = ""] = carsOf(list);
  // Search engines and caches see each car once.
  expect([first, second, third].join()).not.toContain("?");
  expect(list).toContain('data-trail="list=used-cars&make=Mazda&at=0"');
  const page = await html(request, AU, second + from(1));
  expect(linkTo(page, "previous")).toBe(first + from(0));
  expect(linkTo(page, "next")).toBe(third + from(2));
  expect(page).toContain('href="/search/used-cars?make=Mazda"');
  expect(linkTo(await html(request, AU, first + from(0)), "previous")).toBeUndefined();
  expect(linkTo(await html(request, AU, second), "next")).toBeUndefined();
  expect(page).toContain(`rel="canonical" href="https://www.harbourside.example${second}"`);
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
