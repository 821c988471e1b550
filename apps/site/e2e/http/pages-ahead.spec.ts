import { expect, test } from "@playwright/test";
import { ask, AU, firstCar, LIST } from "../support/site.ts";

const RULES = "/speculation-rules.json";
const AHEAD = { "sec-purpose": "prefetch", "sec-fetch-mode": "navigate" };

test("every page names the rules of what may be prepared, cached or not, and no other file does", async ({
  request,
}) => {
  const car = await firstCar(request, AU, LIST);
  const pages = [
    "/",
    LIST,
    `${LIST}?body=SUV&colour=Red`,
    car,
    `${car}?list=used-cars&at=1`,
    "/contact",
    "/my-garage",
  ];
  for (const path of [...pages, ...pages])
    expect((await ask(request, AU, path)).headers()["speculation-rules"], path).toBe(`"${RULES}"`);
  const { etag = "" } = (await ask(request, AU, "/")).headers();
  const unchanged = await ask(request, AU, "/", { headers: { "if-none-match": etag } });
  for (const path of ["/robots.txt", "/api/auth", "/media/icon.svg", RULES])
    expect((await ask(request, AU, path)).headers()["speculation-rules"], path).toBeUndefined();
  expect([200, 304]).toContain(unchanged.status());
});

test("the rules are stored by browsers, and empty for a shopper who saves data", async ({ request }) => {
  const rules = await ask(request, AU, RULES);
  expect(rules.headers()).toMatchObject({
    "content-type": "application/speculationrules+json",
    "cache-control": "public, max-age=3600",
    vary: expect.stringContaining("Save-Data"),
  });
  expect(Object.keys((await rules.json()) as object)).toEqual(["prefetch", "prerender"]);
  const saving = await ask(request, AU, RULES, { headers: { "save-data": "on" } });
  expect(await saving.json()).toEqual({});
});

test("what a browser requests before it is opened is refused where it is one shopper's, or a call", async ({
  request,
}) => {
  const car = await firstCar(request, AU, LIST);
  const status = async (path: string, headers: Record<string, string> = AHEAD): Promise<number> =>
    (await ask(request, AU, path, { headers, maxRedirects: 0 })).status();
  for (const path of ["/", LIST, car, `${car}?list=used-cars&at=1`, "/cars"])
    expect([200, 307, 308], path).toContain(await status(path));
  for (const path of [
    "/my-garage",
    "/compare",
    "/success",
    "/privacy-choices",
    "/sign-in",
    "/my-alerts",
    "/api/alerts/unsubscribe?token=x",
    "/api/reservations/return?id=x",
    "/api/auth/export",
  ]) {
    const plain = await status(path, {});
    if (plain !== 404 || path.startsWith("/api/")) expect(await status(path), path).toBe(503);
  }
});
