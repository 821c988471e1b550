import { expect, test } from "@playwright/test";
import { ask, AU, US } from "../support/site.ts";

const FROM = (list: string, text: string): string =>
  `${list}/suggestions.html?${new URLSearchParams({ q: text }).toString()}`;
const LIST = "/search/new-used-and-demo-cars";

test("suggestions are the same HTML for everybody, which a browser keeps for a minute", async ({
  request,
}) => {
  const address = FROM(LIST, "toyota under 40k");
  const first = await ask(request, AU, address);
  expect(first.status()).toBe(200);
  const { etag = "", ...headers } = first.headers();
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, max-age=60",
    "x-robots-tag": "noindex",
  });
  expect(headers["set-cookie"]).toBeUndefined();
  const html = await first.text();
  expect(html).toMatch(/>Toyota, Up to \$40,000<\/span> <span[^>]*>\d+ cars</);
  // Another shopper, with cookies of the site and an older answer.
  const again = await ask(request, AU, address, { headers: { cookie: "fc-favourites=1.2; fc-session=x" } });
  expect([await again.text(), again.headers()["etag"]]).toEqual([html, etag]);
  const known = await ask(request, AU, address, { headers: { "if-none-match": etag } });
  expect([known.status(), known.headers()["etag"], (await known.body()).byteLength]).toEqual([304, etag, 0]);
});

test("each search that is suggested has as many cars as it says", async ({ request }) => {
  for (const [tenant, list, text] of [
    [AU, LIST, "red maz"],
    [US, LIST, "pickup under 60k"],
    [US, `/es${LIST}`, "ford f"],
  ] as const) {
    const html = await (await ask(request, tenant, FROM(list, text))).text();
    const found = [...html.matchAll(/href="([^"]+)" data-suggested=""[^]*?fc-number">(\d[\d,]*) (\p{L}+)/gu)];
    expect(found.length, text).toBeGreaterThan(0);
    for (const [, href = "", count = "", unit] of found) {
      expect(href).toMatch(new RegExp(`^${list}\\?`));
      const page = await (await ask(request, tenant, href.replaceAll("&amp;", "&"))).text();
      expect(page, `${text}: ${href}`).toContain(`>${count} ${unit}<`);
    }
  }
});

test("nothing typed is a failure, and a letter is no search", async ({ request }) => {
  for (const text of [
    "",
    "zzqx",
    '"><script>window.hacked=1</script>',
    "a=b&c",
    "\u0000",
    "𝕬 \u202E",
    "%00%0d",
  ]) {
    const response = await ask(request, AU, FROM(LIST, text));
    expect([response.status(), await response.text()], text).toEqual([
      200,
      expect.not.stringContaining("<script>"),
    ]);
  }
  expect((await ask(request, AU, FROM(LIST, "a".repeat(201)))).status()).toBe(400);
  expect((await ask(request, AU, FROM("/search/no-such-list", "a"))).status()).toBe(404);
});

test("one address is not answered without end", async ({ request }) => {
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const statuses = new Set<number>();
  for (let sent = 0; sent < 310 && !statuses.has(429); sent += 10) {
    const some = Array.from({ length: 10 }, () => ask(request, AU, FROM(LIST, "m"), { headers }));
    for (const response of await Promise.all(some)) statuses.add(response.status());
  }
  expect([...statuses]).toEqual([200, 429]);
  const refused = await ask(request, AU, FROM(LIST, "m"), { headers });
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  const other = { "x-forwarded-for": "203.0.113.78" };
  expect((await ask(request, AU, FROM(LIST, "m"), { headers: other })).status()).toBe(200);
});
