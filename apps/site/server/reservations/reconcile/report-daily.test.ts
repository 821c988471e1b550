import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mailsWith, reservedCar } from "#server/testing/reserved-car.ts";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { siteDemoBank } from "../work/payment-providers.ts";
import { reportDaily } from "./report-daily.ts";
import { startReservations } from "./start-reservations.ts";
import { workOnce } from "../work/reservation-work.ts";

const DAY = 86_400_000;
let site: TestSite;
let later = 0;
beforeAll(async () => {
  site = await openTestSite();
  const { now } = site.wiring;
  site.wiring.now = () => new Date(now().getTime() + later);
});
afterAll(() => site.close());

const reserved = (id: string, car: string) => reservedCar(site.wiring, id, car);
const mails = (words: string) => mailsWith(site.wiring, words);

describe("startReservations", () => {
  it("works until it is stopped, compares once a day, and outlives a round that fails", async () => {
    const own = await openTestSite();
    const days: string[] = [];
    own.wiring.reservations.beginReconciliation = async (day) => {
      days.push(day);
      return false;
    };
    const problems: unknown[] = [];
    vi.spyOn(own.wiring.log, "error").mockImplementation((...line: unknown[]) => void problems.push(line));
    const running = startReservations(own.wiring);
    await expect.poll(() => days).toEqual(["2026-11-21"]);
    await running.stop();
    expect(days).toEqual(["2026-11-21"]);
    own.wiring.reservations.beginReconciliation = () => Promise.reject(new Error("away"));
    const failing = startReservations(own.wiring);
    await expect
      .poll(() => problems)
      .toContainEqual([{ error: "Error: away" }, "the reservations were not compared with their providers"]);
    await failing.stop();
    await own.close();
  });

  it("says once that rounds fail, however many do, and once that one is done again", async () => {
    const own = await openTestSite();
    const { reservations, log } = own.wiring;
    let rounds = 0;
    vi.spyOn(reservations, "openCallbacks").mockImplementation(async () => {
      rounds += 1;
      if (rounds <= 3) throw new Error("away");
      return [];
    });
    const began = vi.spyOn(log, "error").mockReturnValue(undefined);
    const over = vi.spyOn(log, "info").mockReturnValue(undefined);
    const running = startReservations(own.wiring, 0);
    await vi.waitFor(() => expect(rounds).toBeGreaterThan(5));
    await running.stop();
    expect(began.mock.calls).toEqual([[{ error: "Error: away" }, "a round of reservations failed"]]);
    expect(over.mock.calls).toContainEqual([{}, "a round of reservations was done again"]);
    await own.close();
  });
});

describe("reportDaily", () => {
  it("compares once a day, and mails the dealer what did not agree", async () => {
    await reserved("r0000000000000001", "1");
    await reserved("r0000000000000002", "2");
    await workOnce(site.wiring);
    siteDemoBank(site.wiring).void("r0000000000000002-1");
    const compared = await reportDaily(site.wiring);
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
    expect(await reportDaily(site.wiring)).toBeNull();
    later = DAY;
    expect(await reportDaily(site.wiring)).toHaveLength(1);
    expect(mails("did not agree with the payment provider")).toHaveLength(1);
  });
});

const warned = () => mails("Reservation r0000000000000003: the deposit lapses on");

describe("the warning that held money lapses", () => {
  it("is mailed to the dealer once, from two days before the bank lets go", async () => {
    later = 0;
    const reservation = await reserved("r0000000000000003", "3");
    const lapses = reservation.payment?.captureBefore ?? 0;
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

/** The mails about differences that name a reservation. */
const told = (id: string) =>
  mails("did not agree with the payment provider").filter((mail) => mail.includes(id));

describe("what the providers say", () => {
  it("is told to each dealer of its own reservations alone", async () => {
    const { reservations } = site.wiring;
    const [found] = await reservations.list({ states: ["reserved"], limit: 1 });
    if (!found) throw new Error("Nothing is reserved.");
    const other = { ...found, id: "r000000000000other", tenant: "lonestar" };
    const spies = [
      vi.spyOn(reservations, "beginReconciliation").mockResolvedValue(true),
      vi.spyOn(reservations, "list").mockResolvedValue([found, other]),
      vi.spyOn(reservations, "get").mockResolvedValue(null),
    ];
    await reportDaily(site.wiring);
    for (const spy of spies) spy.mockRestore();
    expect(told(other.id)).toHaveLength(1);
    expect(told(other.id)[0]).not.toContain(found.id);
    expect(told(found.id).filter((mail) => mail.includes(other.id))).toEqual([]);
  });

  it("is logged for each that differs, and that its dealer could not be mailed", async () => {
    const { reservations, leads, log } = site.wiring;
    const [found] = await reservations.list({ states: ["reserved"], limit: 1 });
    if (!found) throw new Error("Nothing is reserved.");
    const begin = vi.spyOn(reservations, "beginReconciliation").mockResolvedValue(true);
    const list = vi.spyOn(reservations, "list").mockResolvedValue([found]);
    const get = vi.spyOn(reservations, "get").mockResolvedValue(null);
    const lead = vi.spyOn(leads, "get").mockRejectedValue(new Error("away"));
    const [info, warn, error] = [vi.spyOn(log, "info"), vi.spyOn(log, "warn"), vi.spyOn(log, "error")];
    await reportDaily(site.wiring);
    const day = site.wiring.now().toISOString().slice(0, 10);
    expect(info.mock.calls).toContainEqual([{ day, compared: 1, differences: 1 }, "reservations compared"]);
    expect(warn.mock.calls).toEqual([
      [{ reservation: found.id, found: "authorised", detail: "now gone" }, "a reservation did not agree"],
    ]);
    expect(error.mock.calls).toEqual([
      [{ tenant: "harbourside", error: "Error: away" }, "the report of differences was not mailed"],
    ]);
    for (const spy of [begin, list, get, lead, info, warn, error]) spy.mockRestore();
  });
});
