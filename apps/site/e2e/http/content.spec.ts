import { type APIRequestContext, expect, test } from "@playwright/test";
import { AU, ask, NZ } from "../support/site.ts";

/** The structured data of a page, by its type. */
async function dataOf(request: APIRequestContext, tenant: string, path: string) {
  const page = await ask(request, tenant, path);
  expect(page.status()).toBe(200);
  const html = await page.text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.map(([, json = ""]): unknown => JSON.parse(json));
}

test("what a page shows of a model, an offer, a post and the reviews stands in its structured data", async ({
  request,
}) => {
  expect(await dataOf(request, AU, "/mazda-cx-5")).toContainEqual(
    expect.objectContaining({ "@type": "Car", name: "Mazda CX-5", bodyType: "SUV" }),
  );
  expect(await dataOf(request, AU, "/offers/toyota/7002")).toContainEqual(
    expect.objectContaining({ "@type": "Offer", url: "https://www.harbourside.example/offers/toyota/7002" }),
  );
  expect(await dataOf(request, AU, "/blog/towing-with-a-ute")).toContainEqual(
    expect.objectContaining({ "@type": "BlogPosting", author: { "@type": "Person", name: "Mel Ferris" } }),
  );
  const [reviews] = await dataOf(request, AU, "/reviews");
  expect(reviews).toMatchObject({ aggregateRating: { ratingValue: 4.6, reviewCount: 999 } });
});

test("the posts are a feed, found from their pages and at either of its addresses", async ({ request }) => {
  const list = await (await ask(request, AU, "/blog")).text();
  expect(list).toContain('type="application/rss+xml" href="https://www.harbourside.example/blog/rss.xml"');
  const feed = await ask(request, AU, "/blog/rss.xml");
  expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(await feed.text()).toContain("<link>https://www.harbourside.example/blog/towing-with-a-ute</link>");
  const moved = await ask(request, AU, "/news/rss.xml", { maxRedirects: 0 });
  expect([moved.status(), moved.headers()["location"]]).toEqual([
    308,
    expect.stringMatching(/\/blog\/rss\.xml$/),
  ]);
});

test("models are listed by body, and a manufacturer's own site leaves its name out of offers' addresses", async ({
  request,
}) => {
  const utes = await (await ask(request, AU, "/models?body=dual-cab-ute")).text();
  const names = [...utes.matchAll(/<article class="fc-model-tile">.*?<h2>([^<]+)/gs)].map(([, name]) => name);
  expect(names).toEqual(["BT-50", "HiLux"]);
  const offers = await (await ask(request, NZ, "/special-offers")).text();
  const [, offer = ""] = /href="(\/offers\/[^"]+)"/.exec(offers) ?? [];
  expect(offer).toMatch(/^\/offers\/[^/]+$/);
  expect((await ask(request, NZ, offer)).status()).toBe(200);
  expect((await ask(request, "tidewater-yard", "/models")).status()).toBe(404);
});
