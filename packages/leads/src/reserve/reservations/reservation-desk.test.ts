import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paymentKey } from "./reservation.ts";
import type { DemoCard } from "../payments/demo/demo-bank.ts";
import { paymentProviderNames } from "../payments/payment-provider-names.ts";
import { reservationStore, sqliteDatabase } from "../../stores.ts";
import type { ReservationStore } from "./reservation-store.ts";
import type { PaymentProviderUnderTest } from "../../testing/payments/describe-payment-provider.ts";
import { paymentWorlds } from "../../testing/payments/payment-worlds.ts";
import type { CarChange } from "./reservation-event.ts";
import { type HoldRequest, type ReservationDesk, reservationDesk } from "./reservation-desk.ts";
import { type ReservationWorkerDeps, workReservations } from "./reservation-worker.ts";

const MINUTE = 60_000;
const first: HoldRequest = {
  id: "r0000000000000001",
  tenant: "north",
  key: "key-00001",
  leadId: "lead-1",
  car: { id: "7", slug: "a-car", name: "A car", price: 30_000 },
  provider: "demo",
  account: null,
  amount: 20_000,
  currency: "AUD",
  holdMs: 15 * MINUTE,
};
const second: HoldRequest = { ...first, id: "r0000000000000002", key: "key-00002" };

describe.each(paymentProviderNames)("reservationDesk over %s", (name) => {
  let now: number;
  let folder: string;
  let store: ReservationStore;
  let world: PaymentProviderUnderTest;
  let deps: ReservationWorkerDeps;
  let desk: ReservationDesk;
  let carriedOut: string[];

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 22);
    carriedOut = [];
    folder = mkdtempSync(join(tmpdir(), "forecourt-desk-"));
    store = reservationStore(sqliteDatabase({ file: join(folder, "leads.sqlite") }));
    await store.migrate();
    world = await paymentWorlds[name](() => now);
    let leases = 0;
    deps = {
      store,
      providerOf: async () => world.provider,
      now: () => now,
      random: () => 1,
      newLease: () => `lease-${(leases += 1)}`,
      carryOut: async (task) => void carriedOut.push(task.kind),
    };
    desk = reservationDesk(deps);
  });
  afterEach(async () => {
    await store.close();
    await world.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Pays as the provider's own fields do: before the start, or after it. */
  async function pay(id: string, card: DemoCard, change: CarChange | null = null) {
    const token = world.tokenOf(card);
    const urls = { returnUrl: "https://dealer.example/", callbackUrl: "https://dealer.example/api" };
    await desk.pay(id, { token, description: "Deposit", ...urls, check: async () => change });
    const reservation = await store.get(id);
    if (token === null && reservation?.state === "paying") {
      world.bank.decide(paymentKey(reservation), card);
      await desk.refresh(id);
    }
    return store.get(id);
  }
  const reasons = async (id: string) => (await store.facts(id)).map(({ reason }) => reason);

  it("reserves a car for whoever paid, and tells the next shopper that it is gone", async () => {
    expect(await desk.hold(first)).toMatchObject({ ok: true, reservation: { state: "held" } });
    expect(await desk.hold(second)).toEqual({ ok: false, problem: "taken", until: now + 15 * MINUTE });
    expect(await pay(first.id, "succeed")).toMatchObject({
      state: "reserved",
      payment: { status: "authorised" },
    });
    expect(await desk.hold(second)).toEqual({ ok: false, problem: "taken", until: null });
    expect(await store.reservedCars("north")).toEqual(["7"]);
    await workReservations(deps);
    expect(carriedOut.toSorted()).toEqual(["lead", "receipt"]);
    expect(await reasons(first.id)).toEqual(["details_given", "payment_started", "payment_authorised"]);
  });

  it("lets a shopper whose card was declined try another one", async () => {
    await desk.hold(first);
    const declined = await pay(first.id, "decline");
    expect(declined?.payment?.declineCode).toBeTruthy();
    expect(["held", "paying"]).toContain(declined?.state);
    // Where the browser pays after the start, the same payment takes another card.
    const again = declined?.state === "held" ? await pay(first.id, "succeed") : declined;
    const paysAfterwards = world.tokenOf("succeed") === null;
    expect([again?.state, again?.attempt]).toEqual(paysAfterwards ? ["paying", 1] : ["reserved", 2]);
  });

  it("charges nothing for a car that was sold or repriced meanwhile", async () => {
    await desk.hold(first);
    expect(await pay(first.id, "succeed", "gone")).toMatchObject({
      state: "failed",
      attempt: 0,
    });
    expect(world.bank.find(`${first.id}-1`)).toBeNull();
    expect((await store.facts(first.id)).at(-1)).toMatchObject({
      reason: "car_changed",
      detail: "gone",
    });
  });

  it("finds the money of a charge whose answer was lost", async () => {
    await desk.hold(first);
    world.loseNextResponse();
    const lost = {
      token: world.tokenOf("succeed"),
      description: "Deposit",
      returnUrl: "/",
      callbackUrl: "/",
    };
    await desk.pay(first.id, { ...lost, check: async () => null });
    expect(await store.get(first.id)).toMatchObject({ state: "paying" });
    now += 15 * MINUTE;
    await workReservations(deps);
    await workReservations(deps);
    const reservation = await store.get(first.id);
    const atBank = world.bank.find(`${first.id}-1`)?.status;
    // Where the browser had nothing to pay with, the car is free again and nothing can be held later.
    expect([reservation?.state, atBank]).toEqual(
      name === "stripe" ? ["expired", "waiting"] : ["reserved", "authorised"],
    );
  });

  it("takes reports twice, late and of money that came too late, and voids that", async () => {
    await desk.hold(first);
    expect(await pay(first.id, "confirm")).toMatchObject({ state: "paying" });
    const payment = (await store.get(first.id))?.payment;
    const report = world.report({
      key: `${first.id}-1`,
      reference: payment?.reference ?? null,
      amount: 20_000,
      currency: "AUD",
    });
    const verified = world.provider.verifyCallback(report, now);
    if (!verified.ok) throw new Error(verified.detail);
    const { id, key, reference } = verified;
    const callback = { provider: name, id, tenant: "north", key, reference, receivedAt: now };
    world.bank.decide(`${first.id}-1`, "confirmed");
    expect([await store.keepCallback(callback), await store.keepCallback(callback)]).toEqual([
      "stored",
      "repeated",
    ]);
    await workReservations(deps);
    await desk.handleCallback(callback);
    expect(await store.get(first.id)).toMatchObject({ state: "reserved" });
    expect(await reasons(first.id)).toEqual(["details_given", "payment_started", "payment_authorised"]);
  });

  it("gives up a payment that waits too long, and voids it", async () => {
    await desk.hold(first);
    await pay(first.id, "confirm");
    now += 15 * MINUTE;
    for (let round = 0; round < 3; round += 1) await workReservations(deps);
    expect(await store.get(first.id)).toMatchObject({ state: "expired" });
    world.bank.decide(`${first.id}-1`, "confirmed");
    expect(world.bank.find(`${first.id}-1`)?.status).toBe("voided");
    expect(await desk.hold(second)).toMatchObject({ ok: true });
  });

  it("refuses a hold of another amount, and voids it", async () => {
    await desk.hold({ ...first, amount: 30_000 });
    world.bank.authorise({ key: `${first.id}-1`, amount: 1_000, currency: "AUD", card: "succeed" });
    await pay(first.id, "succeed");
    for (let round = 0; round < 2; round += 1) await workReservations(deps);
    expect(await store.get(first.id)).toMatchObject({ state: "failed" });
    expect(await reasons(first.id)).toContain("wrong_amount");
    expect(world.bank.find(`${first.id}-1`)?.status).toBe("voided");
  });

  it("captures, refunds in part and releases once, however often an operator asks", async () => {
    await desk.hold(first);
    await pay(first.id, "succeed");
    for (let time = 0; time < 2; time += 1) {
      await desk.ask(first.id, { type: "capture_asked", amount: 20_000, by: "Kim" });
      await workReservations(deps);
      await workReservations(deps);
    }
    expect(await store.get(first.id)).toMatchObject({ state: "captured" });
    expect(await desk.ask(first.id, { type: "release_asked", by: "Kim" })).toMatchObject({ kind: "refused" });
    for (const total of [5_000, 5_000, 20_000]) {
      await desk.ask(first.id, { type: "refund_asked", total, by: "Kim" });
      await workReservations(deps);
      await workReservations(deps);
    }
    expect(world.bank.find(`${first.id}-1`)).toMatchObject({ refunded: 20_000, status: "refunded" });
    expect(await store.get(first.id)).toMatchObject({ state: "released" });
  });

  it("frees the car and the money when an operator releases it", async () => {
    await desk.hold(first);
    await pay(first.id, "succeed");
    await desk.ask(first.id, { type: "release_asked", by: "Kim" });
    await workReservations(deps);
    expect(await store.get(first.id)).toMatchObject({ state: "released", payment: { status: "voided" } });
    expect(await desk.hold(second)).toMatchObject({ ok: true });
  });

  it("notices when the held money has lapsed, and warned before where the day is known", async () => {
    await desk.hold(first);
    await pay(first.id, "succeed");
    now += 5.5 * 86_400_000;
    await workReservations(deps);
    await workReservations(deps);
    const isKnown = (await store.get(first.id))?.payment?.captureBefore !== null;
    expect(carriedOut.includes("expiry_warning")).toBe(isKnown);
    now += 2 * 86_400_000;
    world.bank.lapse(`${first.id}-1`);
    await workReservations(deps);
    expect((await store.get(first.id))?.state).toBe(isKnown ? "expired" : "released");
  });
});
