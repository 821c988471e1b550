import { expect, test } from "@playwright/test";
import { type Answer, codeFor, linkFor, mailTo, type Shopper, shopperAt } from "../support/shopper-client.ts";
import { AU, NZ, US } from "../support/site.ts";

const SESSION = "fc-session";
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

test("a shopper finds the union of two devices' cars behind one address, and signs out of both", async () => {
  const email = newAddress();
  const phone = await signIn(AU, email);
  expect(idsOf(await phone.put("/api/auth", { json: { watchlist: [kept("1"), kept("2", 2_000)] } }))).toEqual(
    ["1", "2"],
  );
  const laptop = await signIn(AU, email);
  const union = await laptop.put("/api/auth", {
    json: { watchlist: [kept("3", 3_000), { id: "1", removed: true, at: 4_000 }] },
  });
  expect(union.json).toMatchObject({
    user: { email },
    watchlist: [{ id: "2" }, { id: "3" }, { id: "1", removed: true }],
  });
  const answer = await phone.get("/api/auth");
  expect(answer.json).toEqual(union.json);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const out = await phone.post("/api/auth/sign-out", { form: { everywhere: "yes" } });
  expect([out.status, out.location]).toEqual([303, "/"]);
  for (const device of [phone, laptop]) {
    expect((await device.get("/api/auth")).json).toEqual({ user: null, watchlist: [] });
    expect((await device.put("/api/auth", { json: { watchlist: [] } })).status).toBe(401);
  }
  // The other device is told what has happened; the one that signed out is a stranger.
  const garage = (await laptop.get("/my-garage")).text;
  expect(garage).toContain("Nothing is lost: sign in again");
  expect(garage).not.toContain("Nothing saved yet");
  expect((await phone.get("/my-garage")).text).toContain("Nothing saved yet");
});

test("signing in works by plain forms, with the code or with the button behind the link", async () => {
  const email = newAddress();
  const shopper = shopperAt(AU);
  const asked = await shopper.post("/api/auth/code", {
    form: { email, redirect: "/search/used-cars?make=Mazda", type: "favourites" },
  });
  expect(asked.status).toBe(303);
  expect(asked.location).toContain("/sign-in?step=code&type=favourites&redirect=");
  expect((await shopper.get(asked.location ?? "")).text).toContain('name="code"');
  const done = await shopper.post("/api/auth/session", { form: { code: codeFor(email) } });
  expect([done.status, done.location]).toEqual([303, "/search/used-cars?make=Mazda"]);
  expect(await userOf(shopper)).toEqual({ email });

  // The link works on another device, by the button alone: programs that read mail only follow links.
  await shopper.post("/api/auth/code", { form: { email } });
  const link = linkFor(email, "link");
  const other = shopperAt(AU);
  const page = await other.get(`/sign-in?link=${link}`);
  expect(page.text).toContain(email);
  expect(page.headers["cache-control"]).toContain("no-store");
  expect(await userOf(other)).toBeNull();
  expect((await other.post("/api/auth/session", { form: { link } })).status).toBe(303);
  expect(await userOf(other)).toEqual({ email });
  expect((await shopperAt(AU).post("/api/auth/session", { form: { link } })).location).toBe(
    "/sign-in?problem=over",
  );
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

test("fixation: a session that a browser brought is never the one that is opened", async () => {
  const planted = `${"a".repeat(22)}.${"b".repeat(43)}`;
  const email = newAddress();
  const victim = await signIn(AU, email, shopperAt(AU, new Map([[SESSION, planted]])));
  expect(victim.cookies.get(SESSION)).not.toBe(planted);
  expect(await userOf(shopperAt(AU, new Map([[SESSION, planted]])))).toBeNull();
  // An attacker's own session, planted in the victim's browser, ends when the victim signs in.
  const attacker = await signIn(AU, newAddress());
  const own = new Map([[SESSION, attacker.cookies.get(SESSION) ?? ""]]);
  await signIn(AU, newAddress(), shopperAt(AU, own));
  expect(await userOf(attacker)).toBeNull();
});

test("replay: a code and a link open one session, and a cookie none after signing out", async () => {
  const email = newAddress();
  const shopper = shopperAt(AU);
  await shopper.post("/api/auth/code", { json: { email } });
  const challenge = new Map(shopper.cookies);
  const [code, link] = [codeFor(email), linkFor(email, "link")];
  expect((await shopper.post("/api/auth/session", { json: { code } })).status).toBe(200);
  const again = await shopperAt(AU, challenge).post("/api/auth/session", { json: { code } });
  expect([again.status, again.json]).toMatchObject([422, { over: true }]);
  expect((await shopperAt(AU).post("/api/auth/session", { json: { link } })).status).toBe(422);
  const copied = new Map(shopper.cookies);
  await shopper.post("/api/auth/sign-out", { json: {} });
  expect(await userOf(shopperAt(AU, copied))).toBeNull();
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

test("brute force: five tries of a code, ten codes an hour of an address, twenty of a browser's address", async () => {
  const email = newAddress();
  const thief = shopperAt(AU);
  await thief.post("/api/auth/code", { json: { email } });
  const code = codeFor(email);
  const wrong = code === "000000" ? "000001" : "000000";
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await thief.post("/api/auth/session", { json: { code: wrong } });
    expect(answer.json).toMatchObject({ over: false });
  }
  expect((await thief.post("/api/auth/session", { json: { code } })).json).toMatchObject({ over: true });
  // From as many addresses as there are asks: the bound is the mailbox's.
  const statuses: number[] = [];
  for (let asks = 0; asks < 11; asks += 1)
    statuses.push((await shopperAt(AU).post("/api/auth/code", { json: { email } })).status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(9);
  expect(statuses.at(-1)).toBe(429);
  const flood = shopperAt(AU);
  let refused = 0;
  for (let asks = 0; asks < 22; asks += 1)
    if ((await flood.post("/api/auth/code", { json: { email: newAddress() } })).status === 429) refused += 1;
  expect(refused).toBe(2);
});

test("open redirect: whatever is asked for, a shopper stays on the dealer's site", async () => {
  const targets = [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "\\\\evil.example",
    "/\t/evil.example",
    "/%09/evil.example",
    "javascript:alert(1)",
    "/..//evil.example",
    "/.//evil.example",
    "@evil.example",
    "/sign-in\r\nlocation: https://evil.example",
    "/no-such-page-here",
    " /my-garage",
  ];
  for (const redirect of targets) {
    const email = newAddress();
    const shopper = shopperAt(AU);
    await shopper.post("/api/auth/code", { form: { email, redirect } });
    const done = await shopper.post("/api/auth/session", { form: { code: codeFor(email) } });
    expect([done.status, done.location], redirect).toEqual([303, "/my-garage"]);
  }
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

test("a shopper takes their data along, and has it erased", async () => {
  const email = newAddress();
  const shopper = await signIn(AU, email);
  await shopper.put("/api/auth", { json: { watchlist: [kept("7")] } });
  await shopper.post("/api/alerts", { json: { list: "used-cars", query: "make=Kia", frequency: "weekly" } });
  const file = await shopper.get("/api/auth/export");
  expect(file.headers["content-disposition"]).toContain("attachment");
  expect(file.json).toMatchObject({
    email,
    account: { favourites: [{ id: "7" }] },
    sessions: [{}],
    alerts: [{ frequency: "weekly", state: "active", consent: { provenBy: "session" } }],
  });
  expect((await shopper.post("/api/auth/erase", { form: {} })).status).toBe(400);
  expect((await shopper.post("/api/auth/erase", { form: { confirm: "yes" } })).status).toBe(303);
  expect(await userOf(shopper)).toBeNull();
  const again = await signIn(AU, email);
  expect((await again.get("/api/auth/export")).json).toMatchObject({
    account: { favourites: [] },
    alerts: [],
  });
});

test("a stranger asks for an alert, proves the address, changes it and ends all with one click", async () => {
  const email = newAddress();
  const stranger = shopperAt(AU);
  const asked = await stranger.post("/api/alerts", {
    form: { list: "used-cars", query: "make=Mazda", email, frequency: "daily" },
  });
  expect([asked.status, asked.location]).toEqual([303, "/my-alerts?done=asked"]);
  const confirm = linkFor(email, "confirm");
  expect((await stranger.get(`/my-alerts?confirm=${confirm}`)).text).toContain("Mazda");
  const began = await stranger.post("/api/alerts/confirm", { form: { confirm } });
  expect([began.status, began.location]).toEqual([303, "/my-alerts?done=confirmed"]);
  expect((await stranger.post("/api/alerts/confirm", { form: { confirm } })).location).toBe(
    "/my-alerts?problem=over",
  );
  // Asked again, the mail of an address that is known leads to what it has already.
  await shopperAt(AU).post("/api/alerts", { json: { list: "used-cars", query: "make=Mazda", email } });
  expect(mailTo(email).subject).toContain("already");
  const token = linkFor(email, "token");
  const page = (await stranger.get(`/my-alerts?token=${token}`)).text;
  expect(page).toContain("Mazda");
  const [, id = ""] = /name="id" value="([\w-]+)"/.exec(page) ?? [];
  const changed = await stranger.post("/api/alerts/change", { form: { id, token, frequency: "weekly" } });
  expect(changed.location).toContain("done=changed");
  // Another shopper's token changes none of it.
  const other = await stranger.post("/api/alerts/change", {
    json: { id, token: `${token.slice(0, -2)}xx`, end: "yes" },
  });
  expect(other.status).toBe(404);
  // A mail program's one click: no page, no cookie, nothing but the address of the header; its page is another site's.
  const click = await shopperAt(AU).post(`/api/alerts/unsubscribe?token=${token}`, {
    form: { "List-Unsubscribe": "One-Click" },
    headers: { "sec-fetch-site": "cross-site", origin: "https://mail.example" },
  });
  expect(click.status).toBe(200);
  expect((await stranger.get(`/my-alerts?token=${token}`)).text).not.toContain('name="id"');
  const foreign = await shopperAt(US).post(`/api/alerts/unsubscribe?token=${token}`, { form: {} });
  expect(foreign.status).toBe(200);
});
