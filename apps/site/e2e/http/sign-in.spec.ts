import { expect, test } from "@playwright/test";
import { type Answer, codeFor, linkFor, type Shopper, shopperAt } from "../support/shopper-client.ts";
import { AU, NZ, US } from "../support/site.ts";

const CHALLENGE = "fc-sign-in";
let shoppers = 0;
/** An address no other test writes to. */
const newAddress = (): string => `shopper-${process.pid}-${(shoppers += 1)}@shoppers.example`;
const kept = (id: string, at = 1_000): object => ({
  id,
  slug: `car-${id}`,
  name: "A car",
  make: "Kia",
  model: "Rio",
  primary_image_url: null,
  price: 20_000,
  at,
});

/** Signs a browser in with the code it was mailed. */
async function signIn(tenant: string, email: string, shopper = shopperAt(tenant)): Promise<Shopper> {
  await shopper.post("/api/auth/code", { json: { email } });
  const done = await shopper.post("/api/auth/session", { json: { code: codeFor(email) } });
  expect(done.status, done.text).toBe(200);
  return shopper;
}
const userOf = async (shopper: Shopper): Promise<unknown> =>
  ((await shopper.get("/api/auth")).json as { user: unknown }).user;
const idsOf = ({ json }: Answer): string[] =>
  (json as { watchlist: { id: string }[] }).watchlist.map(({ id }) => id);

test("a plain form leads to the code's field, and a mail's link to a page that signs nobody in by itself", async () => {
  const email = newAddress();
  const shopper = shopperAt(AU);
  const asked = await shopper.post("/api/auth/code", { form: { email, redirect: "/contact" } });
  expect((await shopper.get(asked.location ?? "")).text).toContain('name="code"');
  const done = await shopper.post("/api/auth/session", { form: { code: codeFor(email) } });
  expect([done.status, done.location]).toEqual([303, "/contact"]);

  // Programs that read mail only follow links: the button alone opens a session.
  await shopper.post("/api/auth/code", { form: { email } });
  const other = shopperAt(AU);
  const page = await other.get(`/sign-in?link=${linkFor(email, "link")}`);
  expect(page.text).toContain(email);
  expect(page.headers["cache-control"]).toContain("no-store");
  expect(await userOf(other)).toBeNull();
});

test("who is signed out everywhere is told so on the other device, and is a stranger on this one", async () => {
  const email = newAddress();
  const [phone, laptop] = [await signIn(AU, email), await signIn(AU, email)];
  const copied = shopperAt(AU, new Map(phone.cookies));
  await phone.post("/api/auth/sign-out", { form: { everywhere: "yes" } });
  for (const device of [phone, laptop, copied]) expect(await userOf(device)).toBeNull();
  const garage = (await laptop.get("/my-garage")).text;
  expect(garage).toContain("Nothing is lost: sign in again");
  expect(garage).not.toContain("Nothing saved yet");
  expect((await phone.get("/my-garage")).text).toContain("Nothing saved yet");
});

test("cars kept without a script go to the account at sign-in and after, and leave the browser at sign-out", async () => {
  const email = newAddress();
  const list = (await shopperAt(AU).get("/search/used-cars")).text;
  const [one = "", two = "", three = ""] = [
    ...new Set([...list.matchAll(/form="fc-hearts" value="([^"]+)"/g)].map(([, id]) => id ?? "")),
  ];
  expect(three).not.toBe("");
  const phone = shopperAt(AU);
  await phone.post("/api/favourites", { form: { car_id: one, favourite: "yes" } });
  await signIn(AU, email, phone);
  const laptop = shopperAt(AU);
  await laptop.post("/api/favourites", { form: { car_id: two, favourite: "yes" } });
  await signIn(AU, email, laptop);
  expect(idsOf(await phone.get("/api/auth")).toSorted()).toEqual([one, two].toSorted());
  expect((await laptop.get("/my-garage")).text).toContain(`Signed in as ${email}`);
  await laptop.post("/api/favourites", { form: { car_id: three, favourite: "yes" } });
  await laptop.post("/api/favourites", { form: { car_id: one, favourite: "no" } });
  expect((await phone.get("/api/auth")).json).toMatchObject({
    watchlist: expect.arrayContaining([
      expect.objectContaining({ id: two }),
      expect.objectContaining({ id: three }),
      expect.objectContaining({ id: one, removed: true }),
    ]),
  });
  await laptop.post("/api/auth/sign-out", { form: {} });
  expect([...laptop.cookies.keys()]).toEqual([]);
});

test("a site without sign-in has none of its routes", async () => {
  const stranger = shopperAt(NZ);
  for (const path of ["/api/auth", "/api/auth/export", "/sign-in"])
    expect((await stranger.get(path)).status, path).toBe(404);
  for (const path of ["code", "session", "sign-out", "erase"])
    expect((await stranger.post(`/api/auth/${path}`, { form: { email: "a@b.example" } })).status, path).toBe(
      404,
    );
});

test("enumeration: a known and an unknown address get the same answer, and both get a mail", async () => {
  const [known, unknown] = [newAddress(), newAddress()];
  await signIn(AU, known);
  const answers = await Promise.all(
    [known, unknown].map(async (email) => {
      const { status, json, headers } = await shopperAt(AU).post("/api/auth/code", { json: { email } });
      const { date: _, "set-cookie": cookies = [], ...others } = headers;
      return JSON.stringify([status, json, Object.keys(others), cookies.length]).replaceAll(email, "ADDRESS");
    }),
  );
  expect(answers[0]).toBe(answers[1]);
  for (const email of [known, unknown]) expect(codeFor(email)).toMatch(/^\d{6}$/);
});

test("CSRF: another site signs no one in or out, changes no list and erases nothing", async () => {
  const email = newAddress();
  const shopper = await signIn(AU, email);
  const foreign: readonly Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: `http://${AU}.localhost` },
  ];
  const calls = [
    ["/api/auth/code", { email }],
    ["/api/auth/session", { code: "123456" }],
    ["/api/auth/sign-out", { everywhere: "yes" }],
    ["/api/auth/erase", { confirm: "yes" }],
    ["/api/alerts", { list: "used-cars", frequency: "instant" }],
    ["/api/alerts/change", { id: "a".repeat(22), end: "yes" }],
  ] as const;
  for (const headers of foreign)
    for (const [path, form] of calls)
      expect((await shopper.post(path, { form, headers })).status, path).toBe(403);
  expect(
    (await shopper.put("/api/auth", { json: { watchlist: [] }, headers: { "sec-fetch-site": "cross-site" } }))
      .status,
  ).toBe(403);
  expect(await userOf(shopper)).toEqual({ email });
});

test("cookies: read by no script, sent along from no other site, and kept for the one host over HTTPS", async () => {
  const email = newAddress();
  const shopper = shopperAt(AU);
  const begun = await shopper.post("/api/auth/code", { json: { email } });
  const done = await shopper.post("/api/auth/session", { json: { code: codeFor(email) } });
  const cookies = [...begun.cookies, ...done.cookies];
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=lax/i);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).not.toMatch(/domain=/i);
  }
  const host = { host: "harbourside.example", "x-forwarded-proto": "https" };
  const there = await shopper.post("/api/auth/code", { json: { email: newAddress() }, headers: host });
  const [challenge = ""] = there.cookies;
  expect(challenge).toMatch(/^__Host-fc-sign-in=[^;]+;/);
  expect(challenge).toMatch(/; Secure/i);
});

test("isolation: one address at two dealers is two people, and nothing of one works at the other", async () => {
  const email = newAddress();
  const [north, south] = [await signIn(AU, email), await signIn(US, email)];
  await north.put("/api/auth", { json: { watchlist: [kept("north-car")] } });
  expect(idsOf(await south.get("/api/auth"))).toEqual([]);
  // A third sign-in under way at the first dealer, and an alert there.
  const asking = shopperAt(AU);
  const lee = newAddress();
  await asking.post("/api/auth/code", { json: { email: lee } });
  const [code, link] = [codeFor(lee), linkFor(lee, "link")];
  const stranger = newAddress();
  await shopperAt(AU).post("/api/alerts", { json: { list: "used-cars", query: "", email: stranger } });
  const confirm = linkFor(stranger, "confirm");
  const saved = await north.post("/api/alerts", { json: { list: "used-cars", query: "make=Kia" } });
  expect(saved.status).toBe(201);
  const attempts: readonly (readonly [what: string, attempt: () => Promise<boolean>])[] = [
    ["the session's cookie", async () => (await userOf(shopperAt(US, north.cookies))) !== null],
    [
      "the session's cookie, to write a list",
      async () =>
        (await shopperAt(US, north.cookies).put("/api/auth", { json: { watchlist: [] } })).status !== 401,
    ],
    [
      "the session's cookie, to export",
      async () => (await shopperAt(US, north.cookies).get("/api/auth/export")).status !== 401,
    ],
    [
      "the session's cookie, to erase",
      async () =>
        (await shopperAt(US, north.cookies).post("/api/auth/erase", { json: { confirm: "yes" } })).status !==
        401,
    ],
    [
      "the code, with its cookie",
      async () =>
        (await shopperAt(US, asking.cookies).post("/api/auth/session", { json: { code } })).status === 200,
    ],
    [
      "the link",
      async () => (await shopperAt(US).post("/api/auth/session", { json: { link } })).status === 200,
    ],
    ["the link's page", async () => (await shopperAt(US).get(`/sign-in?link=${link}`)).text.includes(lee)],
    [
      "an alert's link",
      async () => (await shopperAt(US).post("/api/alerts/confirm", { json: { confirm } })).status === 200,
    ],
    [
      "an alert's page",
      async () => (await shopperAt(US).get(`/my-alerts?confirm=${confirm}`)).text.includes('name="confirm"'),
    ],
  ];
  for (const [what, attempt] of attempts) expect(await attempt(), what).toBe(false);
  // All of it still works where it belongs.
  expect(await userOf(north)).toEqual({ email });
  expect(asking.cookies.has(CHALLENGE)).toBe(true);
  expect((await asking.post("/api/auth/session", { json: { code } })).status).toBe(200);
  expect((await shopperAt(AU).post("/api/alerts/confirm", { json: { confirm } })).status).toBe(200);
  await north.post("/api/auth/sign-out", { json: { everywhere: "yes" } });
  expect(await userOf(south)).toEqual({ email });
});

test("a stranger's mails lead to the alert, and one click of a mail program, which is another site's, ends it", async () => {
  const email = newAddress();
  const stranger = shopperAt(AU);
  await stranger.post("/api/alerts", { json: { list: "used-cars", query: "make=Mazda", email } });
  const confirm = linkFor(email, "confirm");
  expect((await stranger.get(`/my-alerts?confirm=${confirm}`)).text).toContain("Mazda");
  await stranger.post("/api/alerts/confirm", { form: { confirm } });
  // Asked again, the mail of an address that is known leads to what it has already.
  await shopperAt(AU).post("/api/alerts", { json: { list: "used-cars", query: "make=Mazda", email } });
  const token = linkFor(email, "token");
  const page = async () => (await stranger.get(`/my-alerts?token=${token}`)).text;
  expect(await page()).toMatch(/Mazda[^]*name="id"/);
  const click = await shopperAt(AU).post(`/api/alerts/unsubscribe?token=${token}`, {
    form: { "List-Unsubscribe": "One-Click" },
    headers: { "sec-fetch-site": "cross-site", origin: "https://mail.example" },
  });
  expect(click.status).toBe(200);
  expect(await page()).not.toContain('name="id"');
});
