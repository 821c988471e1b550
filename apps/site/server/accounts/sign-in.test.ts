import { randomBytes } from "node:crypto";
import type { WatchlistEntry } from "@forecourt/forms-machine";
import { askForAlert } from "@forecourt/leads/returning";
import { wording } from "@forecourt/tenant-config";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it, vi } from "vitest";
import { keepInBrowser } from "#server/favourites/kept-cars.ts";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { sentMails } from "#server/testing/sent-mails.ts";
import { codeFor as codeIn, signIn } from "#server/testing/sign-in.ts";
import { type TestBrowser, testBrowser } from "#server/testing/test-browser.ts";
import { testSite } from "#server/testing/test-site.ts";
import { POST as begin } from "../../app/api/auth/code/route.ts";
import { POST as erase } from "../../app/api/auth/erase/route.ts";
import { GET as exportData } from "../../app/api/auth/export/route.ts";
import { GET as whoIs, PUT as merge } from "../../app/api/auth/route.ts";
import { POST as finish } from "../../app/api/auth/session/route.ts";
import { POST as signOut } from "../../app/api/auth/sign-out/route.ts";
import { currentShopper, isSessionOver } from "./current-shopper.ts";
import { dataOfShopper, eraseShopper } from "./shopper-data.ts";
import { shopperWatchlist, uniteWithAccount } from "./shopper-watchlist.ts";
import { addressOfLink, hasPendingSignIn } from "./finish-sign-in.ts";

const TENANT = "harbourside";
const MINUTES = 10;
const world = await testSite();
const mails = sentMails(world.wiring);
const words = wording((await world.site(TENANT)).config).mails;
await world.stock(TENANT, [aCar({ id: "1", slug: "one" }), aCar({ id: "2", slug: "two" })]);

let shoppers = 0;
const newEmail = (): string => `shopper${(shoppers += 1)}@example.com`;
/** Every browser comes from elsewhere, so that limits of an address count each alone. */
const browser = (tenant = TENANT): TestBrowser =>
  testBrowser(tenant, { address: `192.0.2.${(shoppers += 1)}` });
const codeFor = (email: string): string => codeIn(mails, email);
const linkFor = (email: string): string => /[?&]link=([\w-]+)/.exec(mails.to(email).text)?.[1] ?? "";
const signedIn = (email: string, shopper = browser()): Promise<TestBrowser> => signIn(shopper, mails, email);
const userOf = async (shopper: TestBrowser) => (await shopper.get(whoIs)).json;
const car = (id: string, at: number) => ({ id, slug: `car-${id}`, name: "A car", at });
const aStranger = { user: null, watchlist: [] };

describe("POST /api/auth/code", () => {
  it("mails a code and a link to whoever asks, and remembers the browser that asked", async () => {
    const [shopper, email] = [browser(), newEmail()];
    const answer = await shopper.json(begin, { email: ` ${email} ` });
    expect([answer.status, answer.json]).toEqual([
      202,
      { message: words.codeSent({ email, minutes: MINUTES }) },
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(cookiesSet().get("fc-sign-in")).toMatchObject({ maxAge: MINUTES * 60, httpOnly: true });
    const mail = mails.to(email);
    expect(mail.subject).toBe(words.codeSubject(codeFor(email)));
    expect(mail.key).toMatch(/^sign-in\.harbourside\.[\w-]{12}$/);
    expect(mail.text).toContain(words.codeText({ code: codeFor(email), minutes: MINUTES }));
    expect(mail.text).toContain(words.linkText);
    expect(mail.text).toContain(words.notYou);
    expect(mail.text).toMatch(/http:\/\/harbourside\.localhost:3000\/sign-in\?link=[\w-]{20,}\s/);
    expect(mail.html).toContain(`>${words.signIn}</a>`);
    expect(mail.html).toMatch(new RegExp(`font-size:14px;[^>]*>${words.notYou}<`));
  });

  it("leads a plain form on to the field for the code, with where it wanted to go", async () => {
    const fields = { email: newEmail(), redirect: "/search/used-cars?make=Mazda", type: "favourites" };
    const { status, location } = await browser().form(begin, fields);
    expect([status, location]).toEqual([
      303,
      "/sign-in?step=code&type=favourites&redirect=%2Fsearch%2Fused-cars%3Fmake%3DMazda",
    ]);
  });

  it.each([
    ["another site", "//evil.example/x", "%2Fmy-garage"],
    ["another site's address", "https://evil.example/", "%2Fmy-garage"],
    ["a backslash", "/\\evil.example/", "%2Fmy-garage"],
    ["two backslashes", "\\\\evil.example", "%2Fmy-garage"],
    ["a tab", "/\t/evil.example", "%2Fmy-garage"],
    ["a tab that is escaped", "/%09/evil.example", "%2Fmy-garage"],
    ["dots before slashes", "/..//evil.example", "%2Fmy-garage"],
    ["a dot before slashes", "/.//evil.example", "%2Fmy-garage"],
    ["a name before a host", "@evil.example", "%2Fmy-garage"],
    ["a header", "/sign-in\r\nlocation: https://evil.example", "%2Fmy-garage"],
    ["a space", " /my-garage", "%2Fmy-garage"],
    ["another scheme", "javascript:alert(1)", "%2Fmy-garage"],
    ["no page", "/no-such-page", "%2Fmy-garage"],
    ["a page of this site", "/contact", "%2Fcontact"],
  ])("leads to the garage, not to %s", async (_, redirect, to) => {
    const { location } = await browser().form(begin, { email: newEmail(), redirect, type: "<b>" });
    expect(location).toBe(`/sign-in?step=code&redirect=${to}`);
  });

  it("says what is wrong with an address, to a script and to a form", async () => {
    const script = await browser().json(begin, { email: "not an address" });
    expect([script.status, script.json]).toEqual([422, { error: words.invalidEmail }]);
    const form = await browser().form(begin, { email: "not an address" });
    expect([form.status, form.location]).toEqual([303, "/sign-in?problem=email&redirect=%2Fmy-garage"]);
    for (const body of [{}, { email: 5 }, { email: "a".repeat(301) }])
      expect((await browser().json(begin, body)).status).toBe(400);
  });

  it("says so when the mail did not go, and keeps nothing in the browser", async () => {
    mails.refuse(true);
    const shopper = browser();
    const answer = await shopper.json(begin, { email: newEmail() });
    mails.refuse(false);
    expect([answer.status, answer.json]).toEqual([503, { error: words.notSent }]);
    expect(answer.headers.get("retry-after")).toBe("30");
    expect(shopper.cookies.size).toBe(0);
    mails.refuse(true);
    const form = await browser().form(begin, { email: newEmail() });
    mails.refuse(false);
    expect(form.location).toBe("/sign-in?problem=mail&redirect=%2Fmy-garage");
  });

  it("refuses in plain words where the disk is full, to a script and to a form, and mails nothing", async () => {
    const before = mails.all.length;
    const full = vi.spyOn(world.wiring, "databaseHasRoom").mockResolvedValue(false);
    const script = await browser().json(begin, { email: newEmail() });
    expect([script.status, script.json]).toEqual([503, { error: words.notSent }]);
    expect((await browser().form(begin, { email: newEmail() })).location).toContain("?problem=mail&");
    full.mockRestore();
    const broken = vi.spyOn(world.wiring.accounts, "beginSignIn").mockRejectedValue(new Error("SQLITE_FULL"));
    const answer = await browser().json(begin, { email: newEmail() });
    broken.mockRestore();
    expect([answer.status, answer.json]).toEqual([
      503,
      { error: "Something went wrong on our side. Please try again in a moment." },
    ]);
    expect(mails.all.length).toBe(before);
  });

  it("mails five codes to one address for one network, and another network's owner signs in", async () => {
    const email = newEmail();
    const stranger = browser();
    for (let code = 0; code < 5; code += 1)
      expect((await stranger.json(begin, { email: email.toUpperCase() })).status).toBe(202);
    const sixth = await stranger.json(begin, { email });
    expect([sixth.status, sixth.json]).toEqual([429, { error: words.alreadySent }]);
    expect((await browser().json(begin, { email })).status).toBe(202);
  });

  it("locks no owner out of an address that many networks type: the newest link opens a session", async () => {
    const email = newEmail();
    for (let code = 0; code < 10; code += 1)
      expect((await browser().json(begin, { email })).status).toBe(202);
    const owner = browser();
    const eleventh = await owner.json(begin, { email });
    expect([eleventh.status, eleventh.json]).toEqual([429, { error: words.alreadySent }]);
    expect(eleventh.headers.get("retry-after")).toBe("300");
    expect((await browser().form(begin, { email })).location).toContain("?problem=sent&");
    const link = /[?&]link=([\w-]+)/.exec(mails.to(email).text)?.[1];
    expect((await owner.json(finish, { link })).status).toBe(200);
  });

  it("takes twenty tries in ten minutes from one network address", async () => {
    const shopper = browser();
    for (let asked = 0; asked < 20; asked += 1) await shopper.json(begin, { email: "not an address" });
    const answer = await shopper.json(begin, { email: newEmail() });
    expect([answer.status, answer.json]).toEqual([429, { error: words.tooOften }]);
    const wait = Number(answer.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
  });
});

describe("POST /api/auth/session", () => {
  it("opens a session with the code, once, and leads to where the shopper wanted to go", async () => {
    const [shopper, email] = [browser(), newEmail()];
    await shopper.json(begin, { email, redirect: "/contact" });
    expect(await hasPendingSignIn()).toBe(true);
    const challenge = new Map(shopper.cookies);
    const code = codeFor(email);
    const done = await shopper.json(finish, { code });
    expect([done.status, done.json]).toEqual([200, { redirect: "/contact" }]);
    expect(cookiesSet().get("fc-session")).toMatchObject({ httpOnly: true, maxAge: 90 * 86_400 });
    expect([...shopper.cookies.keys()]).toEqual(["fc-session"]);
    expect(await hasPendingSignIn()).toBe(false);
    expect(await userOf(shopper)).toEqual({ user: { email }, watchlist: [] });
    const copied = browser();
    for (const [name, value] of challenge) copied.cookies.set(name, value);
    const again = await copied.json(finish, { code });
    expect([again.status, again.json]).toEqual([422, { error: words.codeOver, over: true }]);
  });

  it("takes a code from the browser that asked for it alone, and a link from any, once", async () => {
    const [shopper, email] = [browser(), newEmail()];
    await shopper.form(begin, { email });
    const stranger = browser();
    expect((await stranger.form(finish, { code: codeFor(email) })).location).toBe("/sign-in?problem=over");
    const link = linkFor(email);
    const { content } = await world.site(TENANT);
    expect(await addressOfLink(world.wiring, content, link)).toBe(email);
    for (const wrong of ["<b>", `?${link}`, `${link}?`, link.slice(0, 19)])
      expect(await addressOfLink(world.wiring, content, wrong)).toBeNull();
    const done = await stranger.form(finish, { link });
    expect([done.status, done.location]).toEqual([303, "/my-garage"]);
    expect(await userOf(stranger)).toEqual({ user: { email }, watchlist: [] });
    expect(await addressOfLink(world.wiring, content, link)).toBeNull();
    expect((await browser().form(finish, { link })).location).toBe("/sign-in?problem=over");
  });

  it("asks again after a wrong code, and not after the fifth", async () => {
    const [shopper, email] = [browser(), newEmail()];
    await shopper.json(begin, { email });
    const wrong = codeFor(email) === "000000" ? "000001" : "000000";
    const first = await shopper.json(finish, { code: wrong });
    expect([first.status, first.json]).toEqual([422, { error: words.wrongCode, over: false }]);
    expect((await shopper.form(finish, { code: wrong })).location).toBe("/sign-in?step=code&problem=wrong");
    for (let tries = 2; tries < 5; tries += 1) await shopper.json(finish, { code: wrong });
    expect((await shopper.json(finish, { code: codeFor(email) })).json).toMatchObject({ over: true });
    expect(await userOf(shopper)).toEqual(aStranger);
  });

  it("takes forty tries in ten minutes from one network address", async () => {
    const shopper = browser();
    for (let tries = 0; tries < 40; tries += 1) await shopper.json(finish, { code: "000000" });
    const answer = await shopper.json(finish, { code: "000000" });
    expect([answer.status, answer.json]).toEqual([429, { error: words.tooOften, over: false }]);
    expect((await shopper.form(finish, { code: "000000" })).location).toBe(
      "/sign-in?step=code&problem=later",
    );
  });

  it("wants a code or a link", async () => {
    for (const body of [{}, { code: "" }, { code: "0".repeat(31) }, { link: "short" }])
      expect((await browser().json(finish, body)).status).toBe(400);
  });

  it("ends the session that the browser had", async () => {
    const first = newEmail();
    const shopper = await signedIn(first);
    const before = new Map(shopper.cookies);
    await signedIn(newEmail(), shopper);
    const planted = browser();
    for (const [name, value] of before) planted.cookies.set(name, value);
    expect(await userOf(planted)).toEqual(aStranger);
  });

  it("gives the account the cars that the browser kept", async () => {
    const shopper = browser();
    beginRequest({ host: `${TENANT}.localhost:3000` }, shopper.cookies);
    const kept = { name: "", slug: "", make: "", model: "", imageUrl: null, price: null, at: 1 };
    await keepInBrowser([{ kind: "kept", id: "1", ...kept }]);
    const email = newEmail();
    await signedIn(email, shopper);
    expect((await (await signedIn(email)).get(whoIs)).json).toMatchObject({ watchlist: [{ id: "1" }] });
  });
});

describe("GET and PUT /api/auth", () => {
  it("unites what two browsers keep", async () => {
    const email = newEmail();
    const [phone, laptop] = [await signedIn(email), await signedIn(email)];
    await phone.json(merge, { watchlist: [car("1", 1_000), car("2", 2_000)] });
    const union = await laptop.json(merge, { watchlist: [{ id: "1", removed: true, at: 4_000 }] });
    expect(union.json).toMatchObject({
      user: { email },
      watchlist: [{ id: "2" }, { id: "1", removed: true }],
    });
    expect(await userOf(phone)).toEqual(union.json);
  });

  it("writes nothing where a browser brings nothing new", async () => {
    const shopper = await signedIn(newEmail());
    const kept = await shopper.json(merge, { watchlist: [car("1", 1_000)] });
    const save = vi.spyOn(world.wiring.accounts, "saveWatchlist");
    expect((await shopper.json(merge, { watchlist: [car("1", 1_000)] })).json).toEqual(kept.json);
    expect(save).not.toHaveBeenCalled();
    save.mockRestore();
  });

  it("answers 401 to a stranger's list and 400 to what is none", async () => {
    const stranger = await browser().json(merge, { watchlist: [] });
    expect([stranger.status, stranger.json]).toEqual([401, { error: "The session is over." }]);
    const shopper = await signedIn(newEmail());
    for (const body of [{}, { watchlist: "all" }, { watchlist: Array.from({ length: 1_001 }, () => 0) }]) {
      const { status, json } = await shopper.json(merge, body);
      expect([status, json]).toEqual([400, { error: "A watchlist was expected." }]);
    }
    expect((await shopper.json(merge, { watchlist: [] })).status).toBe(200);
  });

  it("leaves the cookie of a session that is over, which the garage tells of, and none to a stranger", async () => {
    const shopper = browser();
    shopper.cookies.set("fc-session", `${"a".repeat(22)}.${"b".repeat(43)}`);
    expect(await userOf(shopper)).toEqual(aStranger);
    expect(cookiesSet().size).toBe(0);
    const { content } = await world.site(TENANT);
    const isOver = (cookies: Map<string, string>) => {
      beginRequest({ host: `${TENANT}.localhost:3000` }, cookies);
      return isSessionOver(world.wiring, content);
    };
    expect(await isOver(shopper.cookies)).toBe(true);
    expect(await isOver(new Map())).toBe(false);
    expect(await isOver((await signedIn(newEmail())).cookies)).toBe(false);
  });

  it("is no route of a site without sign-in", async () => {
    const answer = await browser("kowhai").get(whoIs);
    expect([answer.status, answer.json]).toEqual([404, { error: "There is no sign-in on this site." }]);
  });
});

describe("POST /api/auth/sign-out", () => {
  it("ends this browser's session alone, or every one, and empties the browser", async () => {
    const email = newEmail();
    const [phone, laptop] = [await signedIn(email), await signedIn(email)];
    const out = await phone.form(signOut, {});
    expect([out.status, out.location]).toEqual([303, "/"]);
    expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
    expect(phone.cookies.size).toBe(0);
    expect(await userOf(laptop)).toMatchObject({ user: { email } });
    const tablet = await signedIn(email);
    const everywhere = await tablet.json(signOut, { everywhere: "yes" });
    expect([everywhere.status, everywhere.json]).toEqual([200, {}]);
    for (const device of [laptop, tablet]) expect(await userOf(device)).toEqual(aStranger);
    expect((await browser().json(signOut, {})).status).toBe(200);
  });
});

describe("the routes of an account", () => {
  it.each([
    ["code", begin, "An email was expected."],
    ["session", finish, "A code or a link was expected."],
    ["list", merge, "A watchlist was expected."],
    ["erasure", erase, "The field confirm=yes was expected."],
  ])("refuse a body of another kind: %s", async (_, route, error) => {
    const headers = { host: `${TENANT}.localhost:3000`, "content-type": "text/plain" };
    beginRequest(headers, "new");
    const request = new Request(`http://${headers.host}/`, { method: "POST", headers, body: "{}" });
    const answer = await route(request, {});
    expect([answer.status, await answer.json()]).toEqual([400, { error }]);
  });

  it("sign whoever sends no body out of this browser alone", async () => {
    const email = newEmail();
    const [phone, laptop] = [await signedIn(email), await signedIn(email)];
    const host = `${TENANT}.localhost:3000`;
    beginRequest({ host }, phone.cookies);
    const answer = await signOut(new Request(`http://${host}/`, { method: "POST", headers: { host } }), {});
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    expect(await userOf(laptop)).toMatchObject({ user: { email } });
  });

  it("log a sign-in by the dealer alone", async () => {
    const lines = vi.spyOn(world.wiring.log, "info");
    const shopper = await signedIn(newEmail());
    await shopper.json(erase, { confirm: "yes" });
    expect(lines.mock.calls).toEqual([
      [{ tenant: TENANT }, "sign-in begun"],
      [{ tenant: TENANT }, "signed in"],
      [{ tenant: TENANT }, "a shopper's account was erased on their own demand"],
    ]);
    lines.mockRestore();
  });
});

describe("a session that goes on", () => {
  it("gets a new secret in a route handler a day later, and none for a page, which could not keep it", async () => {
    const email = newEmail();
    const shopper = await signedIn(email);
    const before = shopper.cookies.get("fc-session");
    const { content } = await world.site(TENANT);
    const later = new Date(world.wiring.now().getTime() + 25 * 3_600_000);
    const now = vi.spyOn(world.wiring, "now").mockReturnValue(later);
    beginRequest({ host: `${TENANT}.localhost:3000` }, shopper.cookies);
    expect((await currentShopper(world.wiring, content))?.email).toBe(email);
    expect(cookiesSet().size).toBe(0);
    expect(await userOf(shopper)).toMatchObject({ user: { email } });
    expect(cookiesSet().get("fc-session")?.value).not.toBe(before);
    expect(shopper.cookies.get("fc-session")).not.toBe(before);
    now.mockRestore();
  });
});

describe("the list of an account", () => {
  const added = [car("1", 1_000)];

  it("is written again where another device wrote it meanwhile, and given up after twenty tries", async () => {
    const shopper = await signedIn(newEmail());
    const save = vi.spyOn(world.wiring.accounts, "saveWatchlist").mockResolvedValueOnce(false);
    expect((await shopper.json(merge, { watchlist: added })).json).toMatchObject({
      watchlist: [{ id: "1" }],
    });
    expect(save).toHaveBeenCalledTimes(2);
    save.mockClear().mockResolvedValue(false);
    const logged = vi.spyOn(world.wiring.log, "error");
    expect((await shopper.json(merge, { watchlist: [car("2", 2_000)] })).status).toBe(503);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({
      error: "Error: The watchlist of one account changed 20 times while it was being written.",
    });
    logged.mockRestore();
    expect(save).toHaveBeenCalledTimes(20);
    save.mockRestore();
  });

  it("is no one's once the account was erased meanwhile", async () => {
    const shopper = await signedIn(newEmail());
    const account = vi.spyOn(world.wiring.accounts, "account").mockResolvedValue(null);
    const { status, json } = await shopper.json(merge, { watchlist: added });
    account.mockRestore();
    expect([status, json]).toEqual([401, { error: "The session is over." }]);
  });

  it("is one with the browser's for whoever is signed in, and the browser's own for a stranger", async () => {
    const site = await world.site(TENANT);
    const kept = { name: "", slug: "", make: "", model: "", imageUrl: null, price: null };
    const browsers: WatchlistEntry[] = [{ kind: "kept", id: "2", ...kept, at: 2_000 }];
    beginRequest({ host: `${TENANT}.localhost:3000` }, "new");
    await keepInBrowser(browsers);
    expect(await shopperWatchlist(world.wiring, site)).toEqual(browsers);
    expect(await uniteWithAccount(world.wiring, site, browsers)).toBeNull();
    const shopper = await signedIn(newEmail());
    await shopper.json(merge, { watchlist: added });
    beginRequest({ host: `${TENANT}.localhost:3000` }, shopper.cookies);
    await keepInBrowser(browsers);
    expect((await shopperWatchlist(world.wiring, site)).map(({ id }) => id)).toEqual(["1", "2"]);
    expect((await uniteWithAccount(world.wiring, site, browsers))?.map(({ id }) => id)).toEqual(["1", "2"]);
    expect(await userOf(shopper)).toMatchObject({ watchlist: [{ id: "1" }, { id: "2", slug: "two" }] });
    const { engine } = await world.wiring.stock(TENANT);
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    beginRequest({ host: `${TENANT}.localhost:3000` }, shopper.cookies);
    expect(await uniteWithAccount(world.wiring, site, browsers)).toBeNull();
    run.mockRestore();
  });
});

describe("a shopper's own data", () => {
  it("is what is kept of an address, with or without an account, and nothing of one that is not known", async () => {
    const { wiring } = world;
    const [email, other] = [newEmail(), newEmail()];
    const asked = await askForAlert(
      { store: wiring.alerts, now: () => wiring.now().getTime(), random: randomBytes },
      {
        tenant: TENANT,
        email,
        name: "Used Mazdas",
        subject: { kind: "search", list: "used-cars", query: "make=Mazda" },
        frequency: "daily",
        locale: "en-AU",
        consent: { text: "Yes", page: "http://harbourside.localhost:3000/" },
        isProven: true,
      },
    );
    const at = wiring.now().getTime();
    const consent = {
      text: "Yes",
      at,
      page: "http://harbourside.localhost:3000/",
      provenBy: "session",
      provenAt: at,
    };
    const alert = {
      name: "Used Mazdas",
      subject: { kind: "search", list: "used-cars", query: "make=Mazda" },
      frequency: "daily",
      state: "active",
      consent,
      createdAt: "2026-11-21T02:00:00.000Z",
    };
    const key = asked.ok ? asked.subscriber.emailKey : "";
    expect(await dataOfShopper(wiring, TENANT, key)).toEqual({
      site: TENANT,
      email,
      account: null,
      sessions: [],
      alerts: [alert],
    });
    await signedIn(email);
    const time = "2026-11-21T02:00:00.000Z";
    expect(await dataOfShopper(wiring, TENANT, key)).toEqual({
      site: TENANT,
      email,
      account: { createdAt: time, favourites: [] },
      sessions: [{ createdAt: time, seenAt: time }],
      alerts: [alert],
    });
    expect(await dataOfShopper(wiring, TENANT, other)).toBeNull();
    expect(await dataOfShopper(wiring, "lonestar", key)).toBeNull();
    expect(await eraseShopper(wiring, TENANT, other)).toEqual({ accounts: 0, alerts: 0 });
    expect(await eraseShopper(wiring, TENANT, key)).toEqual({ accounts: 1, alerts: 1 });
    expect(await eraseShopper(wiring, TENANT, key)).toEqual({ accounts: 0, alerts: 0 });
    expect(await dataOfShopper(wiring, TENANT, key)).toBeNull();
  });

  it("comes as a file with everything that is kept, and goes for good", async () => {
    const email = newEmail();
    const shopper = await signedIn(email);
    await shopper.json(merge, { watchlist: [{ id: "1", slug: "one", name: "A car", at: 1_000 }] });
    const file = await shopper.get(exportData);
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="harbourside-my-data.json"');
    expect(file.json).toMatchObject({
      site: TENANT,
      email,
      account: { createdAt: "2026-11-21T02:00:00.000Z", favourites: [{ id: "1" }] },
      sessions: [{ createdAt: "2026-11-21T02:00:00.000Z" }],
      alerts: [],
    });
    expect((await shopper.json(erase, {})).status).toBe(400);
    const erased = await shopper.form(erase, { confirm: "yes" });
    expect([erased.status, erased.location]).toEqual([303, "/"]);
    expect(shopper.cookies.size).toBe(0);
    expect(await userOf(await signedIn(email))).toEqual({ user: { email }, watchlist: [] });
  });

  it("is given and erased for whoever is signed in alone", async () => {
    const stranger = { error: "Please sign in first." };
    const [read, erased] = [await browser().get(exportData), await browser().json(erase, { confirm: "yes" })];
    expect([read.status, read.json]).toEqual([401, stranger]);
    expect([erased.status, erased.json]).toEqual([401, stranger]);
    const answer = await (await signedIn(newEmail())).json(erase, { confirm: "yes" });
    expect([answer.status, answer.json]).toEqual([200, {}]);
  });
});
