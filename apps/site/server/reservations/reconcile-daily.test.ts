import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { aNewLead } from "@forecourt/leads/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { siteDemoBank } from "./payment-providers.ts";
import { reconcileDaily } from "./reconcile-daily.ts";
import { deskOf, workOnce } from "./reservation-work.ts";

const DAY = 86_400_000;
let site: TestSite;
let later = 0;
beforeAll(async () => {
  site = await openTestSite();
  const { now } = site.wiring;
  site.wiring.now = () => new Date(now().getTime() + later);
});
afterAll(() => site.close());

/** A reservation of a car with the deposit held. */
async function reserved(id: string, car: string) {
  const { wiring } = site;
  const person = { ...aNewLead().lead.person, email: "kim@example.com" };
  await wiring.leads.accept(aNewLead({ id: `lead-${id}`, key: id, lead: { tenant: "harbourside", person } }));
  const desk = deskOf(wiring);
  await desk.hold({
    id,
    tenant: "harbourside",
    key: id,
    leadId: `lead-${id}`,
    car: { id: car, slug: car, name: `Kia Rio ${car}`, price: 20_000 },
    provider: "demo",
    account: null,
    amount: 50_000,
    currency: "AUD",
    holdMs: 1_200_000,
  });
  const urls = { returnUrl: "https://a.example/", callbackUrl: "https://a.example/" };
  await desk.pay(id, { token: "demo_succeed", description: "D", ...urls, check: async () => null });
  return wiring.reservations.get(id);
}

const mails = (words: string): string[] =>
  readdirSync(join(site.wiring.dataDirectory, "mail"))
    .map((name) => readFileSync(join(site.wiring.dataDirectory, "mail", name), "utf8"))
    .map((mail) => mail.replaceAll(/=\r?\n/g, ""))
    .filter((mail) => mail.includes(words));

describe("reconcileDaily", () => {
  it("compares once a day, and mails the dealer what did not agree", async () => {
    await reserved("r0000000000000001", "1");
    await reserved("r0000000000000002", "2");
    await workOnce(site.wiring);
    siteDemoBank(site.wiring).void("r0000000000000002-1");
    const compared = await reconcileDaily(site.wiring);
    expect(compared?.map(({ reservation, agrees }) => [reservation.id, agrees])).toEqual(
      expect.arrayContaining([
        ["r0000000000000001", true],
        ["r0000000000000002", false],
      ]),
    );
    const [mail, ...more] = mails("did not agree with the payment provider");
    expect(more).toEqual([]);
    expect(mail).toContain("r0000000000000002  Kia Rio 2: reserved, voided, now released");
    expect(mail).not.toContain("r0000000000000001");
    expect(await reconcileDaily(site.wiring)).toBeNull();
    later = DAY;
    expect(await reconcileDaily(site.wiring)).toHaveLength(1);
    expect(mails("did not agree with the payment provider")).toHaveLength(1);
  });
});

const warned = () => mails("Reservation r0000000000000003: the deposit lapses on");

describe("the warning that held money lapses", () => {
  it("is mailed to the dealer once, from two days before the bank lets go", async () => {
    later = 0;
    const reservation = await reserved("r0000000000000003", "3");
    const lapses = reservation?.payment?.captureBefore ?? 0;
    const start = site.wiring.now().getTime();
    later = lapses - start - 2 * DAY - 7 * 3_600_000;
    await workOnce(site.wiring);
    await workOnce(site.wiring);
    expect(warned()).toEqual([]);
    later = lapses - start - 2 * DAY + 3_600_000;
    for (let round = 0; round < 3; round += 1) await workOnce(site.wiring);
    const [mail, ...more] = warned();
    expect(more).toEqual([]);
    expect(mail).toContain("leads@harbourside.example");
    expect(mail).toContain("forecourt reservations capture r0000000000000003");
    later += 7 * 3_600_000;
    for (let round = 0; round < 3; round += 1) await workOnce(site.wiring);
    expect(warned()).toHaveLength(1);
  });
});
