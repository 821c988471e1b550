import { randomBytes } from "node:crypto";
import { askForAlert, MAX_ALERTS } from "@forecourt/leads/returning";
import { wording } from "@forecourt/tenant-config";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it, vi } from "vitest";
import { beginRequest } from "#server/testing/request-scope.ts";
import { sentMails } from "#server/testing/sent-mails.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestBrowser, testBrowser } from "#server/testing/test-browser.ts";
import { testSite } from "#server/testing/test-site.ts";
import { POST as change } from "../../app/api/alerts/change/route.ts";
import { POST as confirm } from "../../app/api/alerts/confirm/route.ts";
import { POST as ask } from "../../app/api/alerts/route.ts";
import { GET as showUnsubscribe, POST as unsubscribe } from "../../app/api/alerts/unsubscribe/route.ts";
import { alertsView, pendingAlert } from "./change-alerts.ts";

const TENANT = "harbourside";
const world = await testSite();
const mails = sentMails(world.wiring);
const words = wording((await world.site(TENANT)).config).mails;
await world.stock(TENANT, [aCar({ id: "7", slug: "seven", name: "2020 Mazda CX-5", condition: "used" })]);

let shoppers = 0;
const newEmail = (): string => `alert${(shoppers += 1)}@example.com`;
const browser = (tenant = TENANT): TestBrowser =>
  testBrowser(tenant, { address: `198.51.100.${(shoppers += 1)}` });
const content = async () => (await world.site(TENANT)).content;
const inMail = (email: string, name: "confirm" | "token"): string =>
  new RegExp(`[?&]${name}=([\\w-]+)`).exec(mails.to(email).text)?.[1] ?? "";
const mazdas = { list: "used-cars", query: "make=Mazda&page=2&sort=price_low" };

/** An alert whose address its link has proven, with the token of its shopper. */
async function confirmed(email: string, fields: object = mazdas): Promise<{ id: string; token: string }> {
  const shopper = browser();
  await shopper.json(ask, { email, ...fields });
  expect((await shopper.json(confirm, { confirm: inMail(email, "confirm") })).status).toBe(200);
  await shopper.json(ask, { email, ...fields });
  const token = inMail(email, "token");
  const [alert] = (await alertsView(world.wiring, await content(), token))?.alerts ?? [];
  return { id: alert?.id ?? "", token };
}
const signedIn = (email: string): Promise<TestBrowser> => signIn(browser(), mails, email);

describe("POST /api/alerts", () => {
  it("mails a stranger a link that begins the alert of a search, without page and order", async () => {
    const email = newEmail();
    const answer = await browser().json(ask, { email: ` ${email}`, ...mazdas });
    expect([answer.status, answer.json]).toEqual([202, { message: words.confirmSent(email) }]);
    const mail = mails.to(email);
    const alert = await pendingAlert(world.wiring, await content(), inMail(email, "confirm"));
    expect(alert).toMatchObject({
      state: "pending",
      frequency: "instant",
      subject: { kind: "search", list: "used-cars", query: "make=Mazda" },
    });
    expect(alert?.name).toContain("Mazda");
    const list = alert?.name.split(",")[0] ?? "";
    expect(mail.subject).toBe(words.confirmSubject(list));
    expect(mail.text).toContain(words.confirmText(list));
    expect(mail.text).toContain(`${words.confirm}: http://harbourside.localhost:3000/`);
    expect(mail.text).toContain(words.confirmNot);
  });

  it("takes a list without a query for the whole list", async () => {
    const email = newEmail();
    await browser().json(ask, { email, list: "used-cars" });
    expect(await pendingAlert(world.wiring, await content(), inMail(email, "confirm"))).toMatchObject({
      subject: { kind: "search", list: "used-cars", query: "" },
    });
  });

  it.each([
    ["a name", { ...mazdas, name: "You won: https://evil.example" }],
    ["a search term", { list: "used-cars", query: "q=You+won:+https://evil.example" }],
    ["a value of a filter", { list: "used-cars", query: "make=You+won:+https://evil.example" }],
    ["a car's name", { car_id: "7", name: "You won: https://evil.example" }],
  ])("lets no words that were sent as %s travel to an address that is not proven", async (_, fields) => {
    const email = newEmail();
    const askAgain = async () => {
      expect((await browser().json(ask, { email, ...fields })).status).toBe(202);
      expect(JSON.stringify(mails.to(email))).not.toMatch(/You won|evil\.example/);
    };
    await askAgain();
    await browser().json(confirm, { confirm: inMail(email, "confirm") });
    await askAgain();
  });

  it("leads a plain form back to the page of alerts", async () => {
    const { status, location } = await browser().form(ask, { email: newEmail(), ...mazdas });
    expect([status, location]).toEqual([303, "/my-alerts?done=asked"]);
  });

  it("keeps an alert of one car under the shopper's own name for it and as often as wanted", async () => {
    const email = newEmail();
    await browser().json(ask, { email, car_id: "7", name: "  The red\none ", frequency: "weekly" });
    expect(await pendingAlert(world.wiring, await content(), inMail(email, "confirm"))).toMatchObject({
      name: "The red one",
      frequency: "weekly",
      subject: { kind: "car", carId: "7" },
    });
  });

  it("takes whoever is signed in at their word, without a mail", async () => {
    const email = newEmail();
    const shopper = await signedIn(email);
    const before = mails.all.length;
    const answer = await shopper.json(ask, { email: "other@example.com", car_id: "7" });
    expect([answer.status, answer.json]).toEqual([201, { message: words.alertSaved(email) }]);
    expect((await shopper.form(ask, { ...mazdas })).location).toBe("/my-alerts?done=saved");
    expect(mails.all.length).toBe(before);
    const view = await alertsView(world.wiring, await content(), null);
    expect(view).toMatchObject({ email, token: null });
    expect(view?.alerts.map(({ state }) => state)).toEqual(["active", "active"]);
  });

  it.each([
    [
      "the page the form stood on, without its query",
      "http://harbourside.localhost:3000/cars/seven?a=1",
      "/cars/seven",
    ],
    ["the site where another site is named", "http://evil.example/cars/seven", ""],
    ["the site where no page is named", "", ""],
  ])("keeps as evidence %s", async (_, referer, page) => {
    const email = newEmail();
    const headers = { host: "harbourside.localhost:3000", "content-type": "application/json", referer };
    const body = JSON.stringify({ email, ...mazdas });
    beginRequest(headers, "new");
    await ask(
      new Request("http://harbourside.localhost:3000/api/alerts", { method: "POST", headers, body }),
      {},
    );
    const alert = await pendingAlert(world.wiring, await content(), inMail(email, "confirm"));
    expect(alert?.consent).toMatchObject({
      text: words.confirm,
      page: `http://harbourside.localhost:3000${page}`,
    });
  });

  it("answers alike for an address that has the alert already, and mails the way to it", async () => {
    const email = newEmail();
    await confirmed(email);
    const mail = mails.to(email);
    expect(mail.subject).toMatch(new RegExp(words.repeatedSubject("NAME").replace("NAME", "[^,]+")));
    expect(JSON.stringify(mail)).not.toContain("Mazda");
    expect(mail.text).toContain(`${words.manage}: http://harbourside.localhost:3000/my-alerts?token=`);
    expect(mail.text).not.toContain("confirm=");
  });

  it.each([
    ["no list and no car", { email: "a@example.com" }, 400],
    ["a frequency of no kind", { email: "a@example.com", ...mazdas, frequency: "hourly" }, 400],
    ["a list the site does not have", { email: "a@example.com", list: "no-such-list" }, 404],
    ["a car the site does not have", { email: "a@example.com", car_id: "none" }, 404],
    ["no address", mazdas, 422],
    ["an address that is none", { email: "a@b", ...mazdas }, 422],
  ])("refuses %s", async (_, body, status) => {
    expect((await browser().json(ask, body)).status).toBe(status);
  });

  it("says by the page of alerts what is wrong with a form", async () => {
    expect((await browser().form(ask, { email: "a@b", ...mazdas })).location).toBe(
      "/my-alerts?problem=email",
    );
    mails.refuse(true);
    const lost = await browser().form(ask, { email: newEmail(), ...mazdas });
    mails.refuse(false);
    expect(lost.location).toBe("/my-alerts?problem=mail");
  });

  it("refuses in plain words where the disk is full", async () => {
    const full = vi.spyOn(world.wiring, "databaseHasRoom").mockResolvedValue(false);
    const script = await browser().json(ask, { email: newEmail(), ...mazdas });
    const form = await browser().form(ask, { email: newEmail(), ...mazdas });
    full.mockRestore();
    expect([script.status, script.json]).toEqual([503, { error: words.notSent }]);
    expect(form.location).toBe("/my-alerts?problem=mail");
  });

  it("mails one address six first mails an hour for one network, twenty for all, and takes thirty tries of a network in ten minutes", async () => {
    const email = newEmail();
    const stranger = browser();
    for (let asked = 0; asked < 6; asked += 1)
      expect((await stranger.json(ask, { email: email.toUpperCase(), ...mazdas })).status).toBe(202);
    const seventh = await stranger.json(ask, { email, ...mazdas });
    expect([seventh.status, seventh.json]).toEqual([429, { error: words.tooOften }]);
    for (let asked = 6; asked < 20; asked += 1)
      expect((await browser().json(ask, { email, ...mazdas })).status).toBe(202);
    expect((await browser().json(ask, { email, ...mazdas })).status).toBe(429);
    const shopper = browser();
    for (let tries = 0; tries < 30; tries += 1) await shopper.json(ask, { ...mazdas });
    expect((await shopper.form(ask, { ...mazdas })).location).toBe("/my-alerts?problem=later");
  });

  it("keeps fifty alerts of one shopper, and says that there are as many as we keep", async () => {
    const email = newEmail();
    const { alerts, now } = world.wiring;
    for (let one = 0; one < MAX_ALERTS; one += 1)
      await askForAlert(
        { store: alerts, now: () => now().getTime(), random: randomBytes },
        {
          tenant: TENANT,
          email,
          name: "A car",
          subject: { kind: "car", carId: `${one}` },
          frequency: "daily",
          locale: "en-AU",
          consent: { text: "Yes", page: null },
          isProven: true,
        },
      );
    const answer = await browser().json(ask, { email, ...mazdas });
    expect([answer.status, answer.json]).toEqual([409, { error: words.tooManyAlerts }]);
    expect((await browser().form(ask, { email, ...mazdas })).location).toBe("/my-alerts?problem=full");
  });

  it("logs what was asked for and whether the address is proven, and not the address", async () => {
    const lines = vi.spyOn(world.wiring.log, "info");
    await browser().json(ask, { email: newEmail(), ...mazdas });
    await (await signedIn(newEmail())).json(ask, { car_id: "7" });
    const logged = lines.mock.calls.filter(([, text]) => text === "alert requested").map(([facts]) => facts);
    expect(logged).toEqual([
      { tenant: TENANT, kind: "search", proven: false },
      { tenant: TENANT, kind: "car", proven: true },
    ]);
    lines.mockRestore();
  });

  it("is no route of a site that mails no alerts", async () => {
    const answer = await browser("kowhai").json(ask, mazdas);
    expect([answer.status, answer.json]).toEqual([404, { error: "This site mails no alerts." }]);
  });
});

describe("POST /api/alerts/confirm", () => {
  it("begins an alert once, and says to a form what became of it", async () => {
    const email = newEmail();
    await browser().json(ask, { email, ...mazdas });
    const link = inMail(email, "confirm");
    expect((await browser().form(confirm, { confirm: link })).location).toBe("/my-alerts?done=confirmed");
    expect(await pendingAlert(world.wiring, await content(), link)).toBeNull();
    const unknown = "x".repeat(43);
    expect((await browser().form(confirm, { confirm: unknown })).location).toBe("/my-alerts?problem=over");
    const over = await browser().json(confirm, { confirm: unknown });
    expect([over.status, over.json]).toEqual([410, { error: "This link works no more." }]);
    const empty = await browser().json(confirm, {});
    expect([empty.status, empty.json]).toEqual([400, { error: "The link of a mail was expected." }]);
    expect(await pendingAlert(world.wiring, await content(), "short")).toBeNull();
  });
});

describe("POST /api/alerts/change", () => {
  it("changes how often and under which name, and ends, with the token of a mail", async () => {
    const email = newEmail();
    const { id, token } = await confirmed(email);
    const changed = await browser().json(change, { id, token, frequency: "daily", name: "Mine" });
    expect([changed.status, changed.json]).toEqual([200, {}]);
    const view = async () => alertsView(world.wiring, await content(), token);
    expect((await view())?.alerts).toMatchObject([{ id, frequency: "daily", name: "Mine" }]);
    expect((await browser().form(change, { id, token, name: " " })).location).toBe(
      `/my-alerts?done=changed&token=${token}`,
    );
    expect((await view())?.alerts).toMatchObject([{ frequency: "daily", name: "Mine" }]);
    expect((await browser().form(change, { id, token, end: "yes" })).location).toBe(
      `/my-alerts?done=ended&token=${token}`,
    );
    expect(await view()).toEqual({ email, token, alerts: [] });
    expect((await browser().form(change, { id, token, end: "yes" })).location).toBe(
      `/my-alerts?problem=over&token=${token}`,
    );
  });

  it("changes a signed-in shopper's own alerts, and no one else's", async () => {
    const [email, other] = [newEmail(), newEmail()];
    const { id } = await confirmed(email);
    const shopper = await signedIn(email);
    expect((await shopper.json(change, { id, frequency: "weekly" })).status).toBe(200);
    const stranger = await signedIn(other);
    const refused = await stranger.json(change, { id, end: "yes" });
    expect([refused.status, refused.json]).toEqual([404, { error: "There is no such alert." }]);
    expect(await alertsView(world.wiring, await content(), null)).toEqual({
      email: other,
      token: null,
      alerts: [],
    });
    const { token } = await confirmed(other);
    expect((await browser().json(change, { id, token, end: "yes" })).status).toBe(404);
    expect((await browser().form(change, { id })).location).toBe("/my-alerts?problem=over");
  });

  it("wants an alert's id", async () => {
    for (const body of [{}, { id: "short" }, { id: "x".repeat(20), frequency: "hourly" }]) {
      const { status, json } = await browser().json(change, body);
      expect([status, json]).toEqual([400, { error: "An alert's id and what changes were expected." }]);
    }
  });
});

describe("POST /api/alerts/unsubscribe", () => {
  it("ends everything with one click in a mail program", async () => {
    const email = newEmail();
    const { token } = await confirmed(email);
    const one = await browser().form(
      unsubscribe,
      { "List-Unsubscribe": "One-Click" },
      `/api/alerts/unsubscribe?token=${token}`,
    );
    expect([one.status, one.json]).toEqual([200, { ended: true }]);
    expect((await alertsView(world.wiring, await content(), token))?.alerts).toEqual([]);
  });

  it("goes by the token in the address where a mail program sends a body of another kind, or none", async () => {
    const { token } = await confirmed(newEmail());
    const url = `http://harbourside.localhost:3000/api/alerts/unsubscribe?token=${token}`;
    const headers = { host: "harbourside.localhost:3000", "content-type": "text/plain" };
    for (const body of ["List-Unsubscribe=One-Click", null]) {
      beginRequest(headers, "new");
      const answer = await unsubscribe(new Request(url, { method: "POST", headers, body }), {});
      expect([answer.status, await answer.json()]).toEqual([200, { ended: true }]);
    }
    expect((await alertsView(world.wiring, await content(), token))?.alerts).toEqual([]);
  });

  it("shows the page of alerts to a GET, and ends nothing by it", async () => {
    const { token } = await confirmed(newEmail());
    const url = `http://harbourside.localhost:3000/api/alerts/unsubscribe?token=${token}`;
    const headers = { host: "harbourside.localhost:3000" };
    beginRequest(headers, "new");
    const answer = await showUnsubscribe(new Request(url, { headers }), {});
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/my-alerts?token=${token}`]);
    expect((await alertsView(world.wiring, await content(), token))?.alerts).toHaveLength(1);
  });

  it("leads a form of ours back to the page, and answers an unknown token alike", async () => {
    const { token } = await confirmed(newEmail());
    for (const each of [token, "x".repeat(40)])
      expect((await browser().form(unsubscribe, { token: each, page: "yes" })).location).toBe(
        "/my-alerts?done=ended",
      );
    expect((await alertsView(world.wiring, await content(), token))?.alerts).toEqual([]);
    const empty = await browser().form(unsubscribe, {});
    expect([empty.status, empty.json]).toEqual([400, { error: "The token of a mail was expected." }]);
  });
});

describe("the routes of alerts", () => {
  it.each([
    ["asking", ask, "A list with its query or a car_id was expected."],
    ["confirming", confirm, "The link of a mail was expected."],
    ["changing", change, "An alert's id and what changes were expected."],
    ["unsubscribing", unsubscribe, "The token of a mail was expected."],
  ])("refuse a body of another kind: %s", async (_, route, error) => {
    const headers = { host: "harbourside.localhost:3000", "content-type": "text/plain" };
    beginRequest(headers, "new");
    const request = new Request("http://harbourside.localhost:3000/", {
      method: "POST",
      headers,
      body: "{}",
    });
    const answer = await route(request, {});
    expect([answer.status, await answer.json()]).toEqual([400, { error }]);
  });

  it("log what became of an alert, and not whose it is", async () => {
    const lines = vi.spyOn(world.wiring.log, "info");
    const email = newEmail();
    const { token } = await confirmed(email);
    await browser().json(confirm, { confirm: "x".repeat(43) });
    await browser().form(unsubscribe, { token });
    await browser().form(unsubscribe, { token: "x".repeat(40) });
    const logged = lines.mock.calls.filter(
      ([, text]) => text === "alert confirmed" || text === "unsubscribed",
    );
    lines.mockRestore();
    expect(logged).toEqual([
      [{ tenant: TENANT, confirmed: true }, "alert confirmed"],
      [{ tenant: TENANT, confirmed: false }, "alert confirmed"],
      [{ tenant: TENANT, ended: 1 }, "unsubscribed"],
      [{ tenant: TENANT, ended: 0 }, "unsubscribed"],
    ]);
  });
});

describe("alertsView", () => {
  it("is nothing to a stranger", async () => {
    await browser().json(ask, {});
    expect(await alertsView(world.wiring, await content(), null)).toBeNull();
    expect(await alertsView(world.wiring, await content(), "short")).toBeNull();
    expect(await alertsView(world.wiring, await content(), "x".repeat(40))).toBeNull();
  });
});
