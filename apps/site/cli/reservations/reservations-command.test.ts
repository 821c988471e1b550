import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoBank, demoProvider, folderBook } from "@forecourt/leads/demo-payments";
import { reservationDesk, type ReservationStore } from "@forecourt/leads/reserve";
import { leadStore, reservationStore, sqliteDatabase } from "@forecourt/leads/stores";
import { aNewLead } from "@forecourt/leads/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runForecourt } from "../testing/run-forecourt.ts";

const [FIRST, SECOND, THIRD] = ["r0000000000000001", "r0000000000000002", "r0000000000000003"];

describe("forecourt reservations, beside a running site", () => {
  let data: string;
  /** Stands for the site: it has the store open the whole time. */
  let store: ReservationStore;
  const bank = () => demoBank(folderBook(join(data, "demo-bank")), Date.now);

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
    const file = join(data, "leads.sqlite");
    const leads = leadStore(sqliteDatabase({ file }));
    await leads.migrate();
    store = reservationStore(sqliteDatabase({ file }));
    await store.migrate();
    const provider = demoProvider({ bank: bank(), secret: "s", report: null });
    const desk = reservationDesk({ store, providerOf: async () => provider, now: Date.now });
    for (const [index, id] of [FIRST, SECOND, THIRD].entries()) {
      const lead = {
        tenant: "harbourside",
        person: { ...aNewLead().lead.person, email: `kim${index}@example.com` },
      };
      await leads.accept(aNewLead({ id: `lead-${index}`, key: `key-${index}`, lead }));
      await desk.hold({
        id,
        tenant: "harbourside",
        key: `key-${index}`,
        leadId: `lead-${index}`,
        car: { id: `${index}`, slug: `a-car-${index}`, name: `Kia Rio ${index}`, price: 20_000 },
        provider: "demo",
        account: null,
        amount: 50_000,
        currency: "AUD",
        holdMs: 1_200_000,
      });
      const urls = { returnUrl: "https://a.example/", callbackUrl: "https://a.example/" };
      if (id !== THIRD)
        await desk.pay(id, {
          token: "demo_succeed",
          description: "Deposit",
          ...urls,
          check: async () => null,
        });
    }
    await leads.close();
  });
  afterAll(async () => {
    await store.close();
    rmSync(data, { recursive: true, force: true });
  });

  const reservations = (...words: string[]) =>
    runForecourt({ FORECOURT_DATA: data }, "reservations", ...words);

  it("lists, shows, captures, refunds in parts and releases, each once however often it is asked", async () => {
    expect((await reservations("list")).out).toMatch(
      /ID +SINCE +SITE +STATE[^]*harbourside +reserved +\$500/,
    );
    const held = await reservations("list", "--state", "held", "--json");
    expect(
      held.out
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { id: string }).id),
    ).toEqual([THIRD]);

    const shown = await reservations("show", FIRST);
    expect(shown.out).toMatch(/^r0000000000000001 {2}reserved\nSite +harbourside\nCar +Kia Rio 0/);
    expect(shown.out).toMatch(/payment_authorised +provider/);
    expect(shown.out).toContain("Still to be done:");

    const captured = await reservations("capture", FIRST);
    expect(captured.out).toMatch(/captured[^]*Taken +\$500\nReturned +\$0/);
    expect(captured.out).toMatch(/capture_asked +.*\(command line\)/);
    expect((await reservations("capture", FIRST)).code).toBe(0);
    expect((await reservations("refund", FIRST, "--amount", "99.50")).out).toMatch(/Returned +\$99\.50/);
    expect((await reservations("refund", FIRST, "--amount", "99.50")).out).toMatch(/Returned +\$99\.50/);
    expect((await reservations("refund", FIRST, "--amount", "500")).out).toMatch(
      /^r0000000000000001 {2}released[^]*Returned +\$500/,
    );
    expect(bank().find(`${FIRST}-1`)).toMatchObject({ captured: 50_000, refunded: 50_000 });

    expect((await reservations("release", SECOND)).out).toMatch(/^r0000000000000002 {2}released/);
    expect((await reservations("release", SECOND)).code).toBe(0);
    expect(bank().find(`${SECOND}-1`)?.status).toBe("voided");
    // What was still to be done of both was done by the commands: the leads are finished, the receipts are mailed.
    const mails = readdirSync(join(data, "mail")).map((name) =>
      readFileSync(join(data, "mail", name), "utf8"),
    );
    expect(mails.filter((mail) => mail.includes("Your reservation of Kia Rio"))).toHaveLength(2);
  });

  it.each([
    [["show", "r9"], 1, "There is no reservation r9."],
    [["capture", "r9"], 1, "There is no reservation r9."],
    [["capture", THIRD], 1, "The reservation is held; only a reserved one holds money."],
    [["refund", THIRD, "--amount", "5"], 1, "only captured money is refunded"],
    [["refund", THIRD, "--amount", "five"], 2, "An amount such as 250 or 99.50 was expected."],
    [["list", "--state", "lost"], 2, "One of held, paying"],
  ])("answers %j with %d and one clear sentence", async (words, code, sentence) => {
    const answer = await reservations(...words);
    expect(answer.code).toBe(code);
    expect(answer.err).toContain(sentence);
  });

  it("compares with the provider, and fails while they do not agree", async () => {
    expect((await reservations("reconcile")).out).toContain("0 compared, 0 did not agree.");
    const provider = demoProvider({ bank: bank(), secret: "s", report: null });
    const desk = reservationDesk({ store, providerOf: async () => provider, now: Date.now });
    const urls = { returnUrl: "https://a.example/", callbackUrl: "https://a.example/" };
    await desk.pay(THIRD, { token: "demo_succeed", description: "D", ...urls, check: async () => null });
    bank().void(`${THIRD}-1`);
    const different = await reservations("reconcile");
    expect([different.code, different.out]).toEqual([
      1,
      expect.stringContaining("1 compared, 1 did not agree."),
    ]);
    expect(different.out).toMatch(/reserved +voided +now released/);
    expect((await store.get(THIRD))?.state).toBe("released");
  });
});
