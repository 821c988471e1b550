import { type APIRequestContext, expect, test } from "@playwright/test";
import { finishPage } from "../../host/documents/transform/finish-page.ts";
import { LIST_PART, PART_HEADER } from "../../host/documents/request/part-header.ts";
import { ask, AU } from "../support/site.ts";

/** Lists that search engines do not list, by dealer: values, ranges, orders, pages, keywords, nothing found, hostile words. */
const LISTS: readonly (readonly [tenant: string, path: string, ...queries: string[]])[] = [
  [
    AU,
    "/search/new-used-and-demo-cars",
    "body=SUV&make=Kia",
    "body=SUV&body=Ute&fuel=Diesel",
    "price=10000%3A40000&year=2019%3A2024",
    "body=SUV&make=Toyota&page=2",
    "body=SUV&make=Toyota&sort=price_low",
    "q=red",
    "q=zzzzzz",
    "q=%3C%2Fmain%3E%3Cscript%3E%24%26",
    "price_max=plenty",
  ],
  ["tidewater-yard", "/search/used-cars", "body=SUV&make=Kia", "make=Mazda&make=Toyota"],
  ["redline", "/search/new-used-and-demo-cars", "make=Honda&make=Yamaha", "q=tour"],
  ["longhaul", "/search/new-used-and-demo-cars", "make=Hino&make=Isuzu", "q=tray"],
  ["wander", "/search/new-used-and-demo-cars", "make=Avida&make=Jayco", "q=van"],
  ["lonestar", "/search/new-used-and-demo-cars", "make=Ford&make=Toyota", "q=truck"],
  ["lonestar", "/es/search/new-used-and-demo-cars", "make=Ford&make=Toyota", "q=truck"],
  ["gearshift", "/search/new-used-and-demo-cars", "body=SUV&body=Van", "q=van"],
  ["kowhai", "/search/new-used-and-demo-cars", "make=Mazda&make=Toyota", "q=skoda"],
  ["flexidrive", "/search/new-used-and-demo-cars", "body=SUV&fuel=Electric", "q=tesla"],
];

/** A page without the names of its data, which is that of the page its frame was cut from, and of the script that fetches it. */
const withoutData = (html: string): string =>
  html.replace(/\/_pages\/start-[\w-]+\.js/, "start").replace(/\/_pages\/[\w-]{20,}\.js\?of=[^ "]*/, "data");

/** What two texts have from their first difference on, so that a failure shows little of two long pages. */
function differing(one: string, other: string): readonly string[] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one === other ? [] : [one.slice(at - 60, at + 120), other.slice(at - 60, at + 120)];
}

/** A page as the framework renders it: this cookie makes it one shopper's. It is finished here as the site finishes pages. */
async function renderedPage(request: APIRequestContext, tenant: string, path: string): Promise<string> {
  const response = await ask(request, tenant, path, { headers: { cookie: "fc-draft=seen" } });
  expect(response.status(), path).toBe(200);
  const policy = response.headers()["content-security-policy"] ?? "";
  return finishPage(await response.text(), policy, path)?.html ?? "";
}

/** The same list alone, as a script requests it. */
const listAlone = (request: APIRequestContext, tenant: string, path: string) =>
  ask(request, tenant, path, { headers: { [PART_HEADER]: LIST_PART } });

for (const [tenant, path, ...queries] of LISTS)
  test(`lists of ${tenant}${path} in their frame are byte for byte what the framework renders`, async ({
    request,
  }) => {
    let joined = 0;
    // A minute that ends meanwhile has a frame of its own.
    for (const query of [queries[0], ...queries, ...queries]) {
      const address = `${path}?${query}`;
      const response = await ask(request, tenant, address);
      expect(response.status(), address).toBe(200);
      if (response.headers()["etag"] === undefined) continue;
      joined += 1;
      const page = await response.text();
      const rendered = await renderedPage(request, tenant, address);
      expect(differing(withoutData(page), withoutData(rendered)), address).toEqual([]);
      const alone = await listAlone(request, tenant, address);
      expect(alone.headers()[PART_HEADER], address).toBe(LIST_PART);
      const text = await alone.text();
      const list = text.slice(text.indexOf('<div class="fc-static"'), -"</div></main>".length);
      expect(page.includes(list), `the page of ${address} has the list that is sent alone`).toBe(true);
    }
    expect(joined).toBeGreaterThan(queries.length);
  });

test("a list alone is revalidated by its own tag, and no cache takes it for the page", async ({
  request,
}) => {
  const path = "/search/new-used-and-demo-cars?body=SUV&make=Mazda";
  const alone = await listAlone(request, AU, path);
  const { etag = "", vary = "", "cache-control": caching } = alone.headers();
  expect(vary.toLowerCase()).toContain(PART_HEADER);
  expect(caching).toBe("private, no-cache");
  const again = await ask(request, AU, path, {
    headers: { [PART_HEADER]: LIST_PART, "if-none-match": etag },
  });
  expect(again.status()).toBe(304);
  const page = await ask(request, AU, path, { headers: { "if-none-match": etag } });
  expect(page.status()).toBe(200);
  expect(page.headers()["vary"]?.toLowerCase()).toContain(PART_HEADER);
  expect(await page.text()).toContain("<!DOCTYPE html>");
});

test("only a list is sent alone: every other page, and a list in other words, is sent whole", async ({
  request,
}) => {
  for (const path of ["/", "/contact", "/search/new-used-and-demo-cars?ask=a+red+ute"]) {
    const response = await listAlone(request, AU, path);
    expect(response.headers()[PART_HEADER], path).toBeUndefined();
    expect(await response.text(), path).toContain("<!DOCTYPE html>");
  }
  const other = await ask(request, AU, "/search/new-used-and-demo-cars?make=Kia&body=SUV", {
    headers: { [PART_HEADER]: LIST_PART },
    maxRedirects: 0,
  });
  expect(other.status()).toBe(308);
});
