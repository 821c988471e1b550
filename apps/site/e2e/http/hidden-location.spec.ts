import { type APIRequestContext, expect, test } from "@playwright/test";
import type { Location } from "@forecourt/tenant-config/locations";
import { demoDealers, productPaths } from "../support/product-paths.ts";
import { shopperAt } from "../support/shopper-client.ts";
import { ask, storedLead } from "../support/site.ts";

/** A demo dealer with a yard that shoppers may not read of, where some of its cars stand. */
const DEALER = "bluegum-mazda";

async function hiddenYard(): Promise<Location> {
  const content = await demoDealers.tenant(DEALER);
  const [yard] = content ? content.hiddenLocations : [];
  if (!yard) throw new Error(`${DEALER} hides no location.`);
  return yard;
}

/** Whatever of the yard stands in a response: its name, its slug, its street, its phone however it is grouped. */
function traces(yard: Location, body: string): string[] {
  const digits = body.replaceAll(/[\s()+.-]|&nbsp;/g, "");
  const phone = (yard.contact.phone ?? "").replaceAll(/\D/g, "").slice(-8);
  const texts = [yard.name, yard.slug, encodeURIComponent(yard.name), yard.address.street ?? ""];
  return [
    ...texts.filter((text) => body.toLowerCase().includes(text.toLowerCase())),
    ...(digits.includes(phone) ? [phone] : []),
    ...(new RegExp(`name="(?:page_)?location"[^>]*value="${yard.id}"`).test(body) ? ["its id"] : []),
  ];
}

async function carPaths(request: APIRequestContext): Promise<string[]> {
  const map = await (await ask(request, DEALER, "/sitemaps/cars-1.xml")).text();
  return [...map.matchAll(/<loc>https?:\/\/[^/<]+(\/cars\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
}

/** The address and id of a car that stands at the hidden yard: its page has no part about its place, or tells of it. */
async function carAtYard(request: APIRequestContext): Promise<{ path: string; id: string; html: string }> {
  const { name } = await hiddenYard();
  for (const path of await carPaths(request)) {
    const html = await (await ask(request, DEALER, path)).text();
    const id = /name="car_id"[^>]*value="([^"]+)"/.exec(html)?.[1];
    const isThere = !html.includes('id="vehicle-map"') || html.includes(name);
    if (id !== undefined && isThere) return { path, id, html };
  }
  throw new Error(`No car of ${DEALER} stands at its hidden yard.`);
}

test("no page, form, filter, file or call tells shoppers of a hidden location", async ({ request }) => {
  test.slow();
  const yard = await hiddenYard();
  const content = await demoDealers.tenant(DEALER);
  if (!content) throw new Error(`There is no demo dealer called ${DEALER}.`);
  const cars = await carPaths(request);
  expect(cars.length).toBeGreaterThan(20);
  const { path: car, id } = await carAtYard(request);
  const list = "/search/new-used-and-demo-cars";
  const paths = [
    ...productPaths(content).map(([path]) => path),
    ...cars.flatMap((path) => [path, `${path}/enquire`]),
    ...[
      "/finance",
      "/book-test-drive",
      "/contact",
      "/request-photos",
      "/cars/trade-in",
      "/finance-calculator",
    ].map((path) => `${path}?car_id=${id}`),
    `${car}/checkout`,
    `${list}?page=2`,
    `${list}?location=${encodeURIComponent(yard.name)}`,
    `${list}?q=yard`,
    `${list}?ask=${encodeURIComponent("a car at the yard")}`,
    `/api/stock-count${list}`,
    `/compare?cars=${id}`,
    "/my-garage",
    "/api/auth",
    "/blog/rss.xml",
  ];
  const found: string[] = [];
  for (const path of paths) {
    const response = await ask(request, DEALER, path);
    expect(response.status(), path).toBeLessThan(500);
    for (const trace of traces(yard, await response.text())) found.push(`${path}: ${trace}`);
  }
  expect(found).toEqual([]);
  expect((await ask(request, DEALER, `/contact-us/${yard.slug}`)).status()).toBe(404);
  expect((await ask(request, DEALER, `/contact-us/blue-gum-storage-yard`)).status()).toBe(404);
  expect((await ask(request, DEALER, `/api/map/${yard.id}`)).status()).toBe(404);
});

test("an address that filters by a hidden location leads to the list without it", async ({ request }) => {
  const yard = await hiddenYard();
  const list = "/search/new-used-and-demo-cars";
  const response = await ask(
    request,
    DEALER,
    `${list}?location=${encodeURIComponent(yard.name)}&make=Mazda`,
    {
      maxRedirects: 0,
    },
  );
  expect([response.status(), response.headers()["location"]]).toEqual([308, `${list}?make=Mazda`]);
});

test("a lead for a car at a hidden location reaches that location, and its shopper reads of the dealer", async ({
  request,
}) => {
  const yard = await hiddenYard();
  const { path, id, html } = await carAtYard(request);
  const shopper = shopperAt(DEALER);
  const marker = `hidden yard ${Date.now()}`;
  const sent = await shopper.post("/api/leads", {
    form: {
      form: "used",
      car_id: id,
      first_name: "Ada",
      last_name: "Lovelace",
      postcode: "2617",
      email: "ada@example.com",
      phone: "0412 345 678",
      message: marker,
      opened_at: String(Date.now() - 60_000),
      idempotency_key: `yard-${Date.now()}`,
      url: `${path}/enquire`,
    },
  });
  expect(sent.status, sent.text).toBe(303);
  expect(storedLead(marker).lead.location).toEqual({ id: yard.id, name: yard.name });
  const success = await shopper.get(sent.location ?? "");
  expect(success.status).toBe(200);
  expect(success.text).toContain(path);
  expect(traces(yard, success.text)).toEqual([]);
  const dealership = /"dealership_id":"([^"]*)"/.exec(html)?.[1];
  const content = await demoDealers.tenant(DEALER);
  const site = content ? content.tenant.config.site : null;
  const revealed = await shopper.post("/api/events/phone-reveal", {
    json: {
      car_id: id,
      dealership_id: dealership ?? site?.dealerships[0]?.id ?? site?.dealershipId ?? "",
      website_id: site?.id,
    },
  });
  expect([revealed.status, revealed.json]).toEqual([200, { phone: site?.phone }]);
});
