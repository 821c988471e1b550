import { describe, expect, it, vi } from "vitest";
import { mailsWith, reservedCar } from "#server/testing/reserved-car.ts";
import { testSite } from "#server/testing/test-site.ts";
import { completeLead } from "../work/complete-lead.ts";
import { sendDifferences } from "../reconcile/differences-mail.ts";
import { moneyText } from "./reservation-money.ts";
import { sendExpiryWarning, sendReceipt } from "./reservation-mails.ts";
import { workOnce } from "../work/reservation-work.ts";

const world = await testSite();

let count = 0;
const newId = () => `r${String((count += 1)).padStart(16, "0")}`;
const reserve = (id: string, lead = {}) => reservedCar(world.wiring, id, String(Number(id.slice(1))), lead);
const receipts = (id: string) => mailsWith(world.wiring, `Reservation: ${id}`);
/** Everything below the head of a mail. */
const textOf = (mail = "") => mail.slice(mail.indexOf("\n\n") + 2).trim();

/** Runs with the dealer's settings of some sections changed. */
async function withSettings<T>(change: Record<string, object>, run: () => Promise<T>): Promise<T> {
  const { content } = await world.site("harbourside");
  const config: Record<string, unknown> = { ...content.tenant.config };
  for (const [section, values] of Object.entries(change))
    config[section] = { ...(config[section] as object), ...values };
  const changed = { ...content, tenant: { ...content.tenant, config: config as never } };
  const tenant = vi.spyOn(world.wiring, "tenant").mockResolvedValue(changed);
  return run().finally(() => tenant.mockRestore());
}

describe("sendReceipt", () => {
  it("says what was reserved, what is held and what a change of mind costs, and is signed by the dealer", async () => {
    const id = newId();
    await sendReceipt(world.wiring, await reserve(id));
    const [mail, ...more] = receipts(id);
    expect(more).toEqual([]);
    expect(mail).toMatch(/^To: kim@example\.com$/m);
    expect(mail).toMatch(/^Subject: Your reservation of Kia Rio 1$/m);
    expect(mail).not.toMatch(/^Reply-To:/m);
    expect(textOf(mail).split("\n")).toEqual([
      "Thank you. Harbourside Motor Group keeps this car for you.",
      "",
      `Reservation: ${id}`,
      "Kia Rio 1",
      "Deposit held: $500",
      "Amounts include GST.",
      "",
      "If you change your mind: Change your mind within seven days and we let go of the whole deposit, no questions asked. After that we keep $100.",
      "",
      "Harbourside Motor Group",
      "02 5550 1000",
    ]);
  });

  it("has the market's words where the dealer has none of their own, and no number where there is none", async () => {
    const id = newId();
    const reservation = await reserve(id);
    await withSettings({ reserve: { changeOfMind: null }, site: { phone: null } }, () =>
      sendReceipt(world.wiring, reservation),
    );
    const lines = textOf(receipts(id)[0]).split("\n");
    expect(lines).toContain(
      "If you change your mind: Call us before you sign anything, and we let go of the whole deposit.",
    );
    expect(lines.at(-1)).toBe("Harbourside Motor Group");
  });

  it.each([
    ["is a test", { standing: { kind: "test" } }],
    ["names no mail address", { lead: { person: { firstName: "Kim", email: null } } }],
  ])("is not sent of a lead that %s", async (_, lead) => {
    const id = newId();
    await sendReceipt(world.wiring, await reserve(id, lead));
    expect(receipts(id)).toEqual([]);
  });

  it("is not sent of a lead that was erased", async () => {
    const id = newId();
    const reservation = await reserve(id);
    await sendReceipt(world.wiring, { ...reservation, leadId: "erased" });
    expect(receipts(id)).toEqual([]);
  });
});

const warned = (id: string) => mailsWith(world.wiring, `Reservation ${id}: the deposit lapses on`);

describe("sendExpiryWarning", () => {
  it("names the car and the day in the market's words, to where the dealer gets leads", async () => {
    const id = newId();
    const reservation = await reserve(id);
    await sendExpiryWarning(world.wiring, reservation);
    const [mail] = warned(id);
    // Seven days after the test's Saturday.
    expect(mail).toMatch(
      new RegExp(`^Subject: Reservation ${id}: the deposit lapses on 28 November 2026$`, "m"),
    );
    expect(mail).toMatch(/^To: leads@harbourside\.example$/m);
    expect(textOf(mail).split("\n").slice(0, 2)).toEqual([reservation.car.name, ""]);
  });

  it("says today where the bank did not say when, and goes to the site's own address where the dealer has none", async () => {
    const id = newId();
    const { payment: _payment, ...reservation } = await reserve(id);
    await withSettings({ site: { leadEmail: null } }, () =>
      sendExpiryWarning(world.wiring, { ...reservation, payment: null }),
    );
    const [mail] = warned(id);
    expect(mail).toContain("lapses on 21 November 2026");
    expect(mail).toContain(`To: ${world.wiring.env.MAIL_FROM}`);
  });

  it("is not sent where the lead is gone", async () => {
    const id = newId();
    await sendExpiryWarning(world.wiring, { ...(await reserve(id)), leadId: "erased" });
    expect(warned(id)).toEqual([]);
  });
});

describe("sendDifferences", () => {
  it("mails nothing where there are none, or where the leads of all are gone", async () => {
    const reservation = { ...(await reserve(newId())), leadId: "erased" };
    await sendDifferences(world.wiring, "harbourside", "2026-11-20", []);
    await sendDifferences(world.wiring, "harbourside", "2026-11-20", [
      { reservation, found: "voided", agrees: false, detail: "now released" },
    ]);
    expect(mailsWith(world.wiring, "did not agree with the payment provider")).toEqual([]);
  });
});

describe("completeLead", () => {
  const unfinished = { lead: { stage: { kind: "incomplete", step: 0, skipped: [] } } };

  it("finishes the shopper's lead with what was reserved, what is held and how it was paid", async () => {
    const id = newId();
    await reserve(id, unfinished);
    const before = await world.wiring.leads.get(`lead-${id}`);
    await workOnce(world.wiring);
    const after = await world.wiring.leads.get(`lead-${id}`);
    expect(after?.lead).toEqual({
      ...before?.lead,
      stage: { kind: "complete", step: 0, skipped: [] },
      answers: [
        { name: "Reservation", label: "Reservation", value: id },
        { name: "Deposit", label: "Deposit held", value: "$500" },
        { name: "Payment", label: "Payment", value: `demo ${id}-1` },
      ],
    });
    expect(after?.deliveries.map(({ sink }) => sink)).toEqual(before?.deliveries.map(({ sink }) => sink));
  });

  it("changes a finished lead no more, and asks for no lead that was erased", async () => {
    const id = newId();
    const reservation = await reserve(id, unfinished);
    await completeLead(world.wiring, reservation);
    await completeLead(world.wiring, reservation);
    expect((await world.wiring.leads.get(`lead-${id}`))?.lead.answers).toHaveLength(3);
    await completeLead(world.wiring, { ...reservation, leadId: "erased" });
    expect(await world.wiring.leads.get("erased")).toBeNull();
  });

  it("is tried again where the store is away", async () => {
    const reservation = await reserve(newId(), unfinished);
    const update = vi
      .spyOn(world.wiring.leads, "update")
      .mockResolvedValue({ ok: false, problem: "unavailable", detail: "the store is away" } as never);
    await expect(completeLead(world.wiring, reservation)).rejects.toThrow("the store is away");
    update.mockRestore();
  });

  it("writes money as Australia does where the dealer is gone", async () => {
    const id = newId();
    const reservation = await reserve(id, unfinished);
    const tenant = vi.spyOn(world.wiring, "tenant").mockResolvedValue(null);
    await completeLead(world.wiring, reservation);
    tenant.mockRestore();
    const answers = (await world.wiring.leads.get(`lead-${id}`))?.lead.answers;
    expect(answers?.map(({ value }) => value)).toEqual([id, "$500", `demo ${id}-1`]);
  });
});

describe("sendDifferences of several reservations", () => {
  it("tells of all where the lead of one was erased", async () => {
    const [erased, kept] = [newId(), newId()];
    const different = { found: "voided", agrees: false, detail: "now released" };
    await sendDifferences(world.wiring, "harbourside", "2026-11-18", [
      { ...different, reservation: { ...(await reserve(erased)), leadId: "erased" } },
      { ...different, reservation: await reserve(kept) },
    ]);
    const [mail, ...more] = mailsWith(world.wiring, `${kept}  `);
    expect(more).toEqual([]);
    expect(mail).toContain(`${erased}  `);
  });
});

describe("sendDifferences of a dealer without an address for leads", () => {
  it("goes to the site's own address, and says of each reservation what it is", async () => {
    const id = newId();
    const reservation = await reserve(id);
    const different = { reservation, found: "voided", agrees: false, detail: "now released" };
    await withSettings({ site: { leadEmail: null } }, () =>
      sendDifferences(world.wiring, "harbourside", "2026-11-19", [different]),
    );
    const [mail] = mailsWith(world.wiring, `${id}  `);
    expect(mail).toContain(`To: ${world.wiring.env.MAIL_FROM}`);
    expect(textOf(mail).split("\n").slice(1)).toEqual([
      "",
      `${id}  ${reservation.car.name}: reserved, voided, now released`,
    ]);
  });

  it("is tried again where the mail does not go", async () => {
    const reservation = await reserve(newId());
    const env = { ...world.wiring.env, SMTP_URL: "smtp://127.0.0.1:1" };
    await expect(sendReceipt({ ...world.wiring, env }, reservation)).rejects.toThrow(/^E[A-Z]+$/);
  });
});

describe("moneyText", () => {
  it.each([
    [50_000, "$500"],
    [50_050, "$500.50"],
    [1, "$0.01"],
    [0, "$0"],
    [1_234_500, "$12,345"],
  ])("writes %i cents as %s", (cents, text) => expect(moneyText(cents, "AUD", "en-AU")).toBe(text));
});
