import { randomBytes } from "node:crypto";
import { askForAlert } from "@forecourt/leads/returning";
import { contactKeys } from "@forecourt/leads/stores";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it, vi } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { type CommandAnswer, runForecourt } from "./testing/run-forecourt.ts";

const TENANT = "harbourside";
/** Stands for the site: it has the stores open the whole time. */
const site = await testSite();

/** What a command prints and how it ends, at the site's own time. */
async function run(...words: string[]): Promise<CommandAnswer> {
  vi.stubEnv("FORECOURT_NOW", site.wiring.now().toISOString());
  const { code, out, err } = await runForecourt({ FORECOURT_DATA: site.wiring.dataDirectory }, ...words);
  return { code, out: out.trimEnd(), err: err.trimEnd() };
}

const ask = (email: string, tenant = TENANT) =>
  askForAlert(
    { store: site.wiring.alerts, now: () => site.wiring.now().getTime(), random: randomBytes },
    {
      tenant,
      email,
      name: "Used Mazdas",
      subject: { kind: "search", list: "used-cars", query: "make=Mazda" },
      frequency: "instant",
      locale: "en-AU",
      consent: { text: "Yes, write to me", page: "http://harbourside.localhost:3000/search/used-cars" },
      isProven: true,
    },
  );

/** Signs a shopper in, as the site does once a code was right. */
async function signIn(email: string): Promise<void> {
  const emailKey = contactKeys(TENANT, { email, phone: null, phoneE164: null }).email ?? "";
  const now = site.wiring.now().getTime();
  const { accounts } = site.wiring;
  await accounts.beginSignIn(
    {
      tenant: TENANT,
      id: `for-${email}`,
      email,
      emailKey,
      codeHash: "c",
      linkHash: "l",
      createdAt: now,
      redirect: "/my-garage",
      expiresAt: now + 600_000,
    },
    { since: 0, most: 9, newest: 0 },
  );
  await accounts.finishSignIn({
    id: `for-${email}`,
    account: { tenant: TENANT, id: "a1", email, emailKey, createdAt: now, watchlist: "[]", version: 1 },
    session: {
      tenant: TENANT,
      id: "s1",
      accountId: "a1",
      secretHash: "h",
      previousHash: null,
      rotatedAt: now,
      createdAt: now,
      seenAt: now,
    },
    now,
  });
}

const car = (id: string, price: number) =>
  aCar({ id, slug: `mazda-${id}`, make: "Mazda", model: "CX-5", condition: "used", price });

describe("forecourt alerts", () => {
  it("asks alerts about what changed, sends what is due once, and lists the mails", async () => {
    await site.stock(TENANT, [car("1", 30_000)]);
    await ask("kim@example.com");
    expect((await run("alerts", "look", "--tenant", TENANT)).out).toBe("0 changes noted.");
    expect((await run("alerts", "look", "--tenant", TENANT)).out).toBe("Nothing has changed.");
    expect((await run("alerts", "mails")).out).toBe("No mails.");
    await site.stock(TENANT, [car("1", 28_500), car("2", 19_990)]);
    expect((await run("alerts", "run", "--tenant", TENANT)).out).toBe(
      "Alerts: 2 cars are new, back or cheaper; 1 alert asked, 1 find to be mailed.\nMails sent: 1.",
    );
    expect((await run("alerts", "run", "--tenant", TENANT)).out).toBe(
      "Alerts: the stock is as it was.\nMails sent: 0.",
    );
    expect((await run("alerts", "mails", "--tenant", TENANT)).out).toMatch(
      /^harbourside {2}\S+ {2}sent {2}1 tries/,
    );
    expect((await run("alerts", "mails", "--tenant", "lonestar")).out).toBe("No mails.");
  });

  it("says when an alert that is found now would be mailed", async () => {
    const { out } = await run("alerts", "times", "--tenant", TENANT);
    expect(out).toMatch(
      /^Quiet from \d+:00 until \d+:00, digests at \d+:00\.\ninstant 2026-11-21T02:00:00\.000Z/,
    );
    expect(out).toMatch(/\ndaily {3}2026-11-2\d.*\nweekly {2}2026-11-2\d/);
  });

  it("mails nothing at a site without alerts", async () => {
    const answer = await run("alerts", "run", "--tenant", "brakes-and-more");
    expect(answer).toMatchObject({ err: "The site brakes-and-more mails no alerts.", code: 1 });
  });
});

describe("forecourt accounts", () => {
  const shopper = ["--tenant", TENANT, "--email", "Lee@Example.com"];

  it("exports what is kept of one shopper at one site, and erases it when --yes is given", async () => {
    await ask("lee@example.com");
    await ask("lee@example.com", "lonestar");
    await signIn("lee@example.com");
    const kept = JSON.parse((await run("accounts", "export", ...shopper)).out) as object;
    expect(kept).toMatchObject({
      site: TENANT,
      email: "lee@example.com",
      sessions: [{ createdAt: "2026-11-21T02:00:00.000Z" }],
      alerts: [{ name: "Used Mazdas", consent: { text: "Yes, write to me" } }],
    });
    expect((await run("accounts", "erase", ...shopper)).out).toBe(
      "Something is kept. Add --yes to erase it.",
    );
    expect((await run("accounts", "erase", ...shopper, "--yes")).out).toMatch(
      /^Erased accounts: 1, alerts: 1\./,
    );
    expect((await run("accounts", "erase", ...shopper)).out).toBe("Nothing is kept.");
    expect(await run("accounts", "export", ...shopper)).toMatchObject({
      err: "Nothing is kept of this address at this site.",
      code: 1,
    });
    const elsewhere = await run("accounts", "export", "--tenant", "lonestar", "--email", "lee@example.com");
    expect(elsewhere.code).toBe(0);
  });
});
