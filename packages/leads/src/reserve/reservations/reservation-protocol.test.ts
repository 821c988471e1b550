import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { activeStates, type Reservation } from "./reservation.ts";
import { demoBank } from "../payments/demo/demo-bank.ts";
import { memoryBook } from "../../testing/payments/memory-book.ts";
import { demoProvider } from "../payments/demo/demo-provider.ts";
import type { PaymentResult, PaymentProvider } from "../payments/payment.ts";
import { reservationStore, sqliteDatabase } from "../../stores.ts";
import type { ReservationStore } from "./reservation-store.ts";
import { reservationDesk } from "./reservation-desk.ts";
import { workReservations } from "./reservation-worker.ts";

const SHOPPERS = 2;
const MINUTE = 60_000;
const HOLD_MS = 15 * MINUTE;

const shopper = fc.integer({ min: 0, max: SHOPPERS - 1 });
const card = fc.constantFrom("succeed", "decline", "confirm", "timeout");
/** After so many calls to the store or the provider the process ends in the midst of what it does. */
const ends = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 12 }) },
);
const seldom = fc.integer({ min: 0, max: 7 }).map((number) => number === 7);

const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("hold" as const), shopper, ends }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("pay" as const), shopper, card, ends, sold: seldom }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("decide" as const),
      shopper,
      how: fc.constantFrom("confirmed", "rejected"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("report" as const),
      shopper,
      attempt: fc.integer({ min: 1, max: 3 }),
      ends,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("look" as const), shopper, ends }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("work" as const), ends }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("days" as const), days: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("capture" as const), shopper, ends }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("release" as const), shopper, ends }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("refund" as const),
      shopper,
      total: fc.constantFrom(5_000, 20_000),
      ends,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("outage" as const), isDown: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("capture_at_provider" as const), shopper }) },
);
/** One shopper's way through, with something else in between. */
const journey = fc
  .tuple(shopper, card, ends, fc.array(command, { maxLength: 3 }), fc.constantFrom("confirmed", "rejected"))
  .map(([who, what, end, between, how]): Command[] => [
    { kind: "hold", shopper: who, ends: null },
    { kind: "pay", shopper: who, card: what, ends: end, sold: false },
    ...between,
    { kind: "decide", shopper: who, how },
  ]);
const commands = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: command.map((one): Command[] => [one]) },
      { weight: 2, arbitrary: journey },
    ),
    {
      minLength: 1,
      maxLength: 15,
    },
  )
  .map((parts) => parts.flat());

type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/** One car, some shoppers, one bank, and a process that may end anywhere. */
function world(store: ReservationStore, tenant: string) {
  let now = Date.UTC(2026, 10, 22);
  let budget: number | null = null;
  let isDown = false;
  let lease = 0;
  const bank = demoBank(memoryBook(), () => now);
  const demo = demoProvider({ bank, secret: "s", report: null });
  const spend = (): void => {
    if (budget === null) return;
    budget -= 1;
    if (budget < 0) throw new Error("The process ended.");
  };
  const mortal = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, name): unknown => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return async (...given: unknown[]): Promise<unknown> => {
          spend();
          const answer: unknown = await Reflect.apply(member, target, given);
          // It may also end after the work and before its answer is taken in.
          spend();
          return answer;
        };
      },
    });
  const down: PaymentResult = { ok: false, problem: "unreachable", detail: "down" };
  const reachable: PaymentProvider = new Proxy(demo, {
    get: (target, name): unknown => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return async (...given: unknown[]): Promise<unknown> =>
        isDown ? down : await (Reflect.apply(member, target, given) as Promise<unknown>);
    },
  });
  const deps = {
    store: mortal(store),
    providerOf: async () => mortal(reachable),
    now: () => now,
    random: () => 1,
    newLease: () => `lease-${(lease += 1)}`,
    carryOut: async () => {},
  };
  const desk = reservationDesk(deps);
  const ids = new Map<number, number>();
  const idOf = (who: number): string => `${tenant}-${who}-${ids.get(who) ?? 0}`;
  const request = { description: "d", returnUrl: "/", callbackUrl: "/" };

  async function act(one: Command): Promise<void> {
    switch (one.kind) {
      case "hold": {
        const before = await store.get(idOf(one.shopper));
        // A shopper whose reservation is over begins another one.
        if (before && !activeStates.includes(before.state))
          ids.set(one.shopper, (ids.get(one.shopper) ?? 0) + 1);
        const id = idOf(one.shopper);
        const car = { id: "car", slug: "car", name: "Car", price: 20_000 };
        const what = {
          id,
          tenant,
          key: `key-${id}`,
          leadId: "l",
          car,
          provider: "demo",
          account: null,
        } as const;
        await desk.hold({ ...what, amount: 20_000, currency: "AUD", holdMs: HOLD_MS });
        return;
      }
      case "pay":
        await desk.pay(idOf(one.shopper), {
          ...request,
          token: `demo_${one.card}`,
          check: async () => (one.sold ? "gone" : null),
        });
        return;
      case "decide": {
        const reservation = await store.get(idOf(one.shopper));
        if (reservation) bank.decide(`${reservation.id}-${reservation.attempt}`, one.how);
        return;
      }
      case "report": {
        const key = `${idOf(one.shopper)}-${one.attempt}`;
        const callback = { provider: "demo", id: `e-${key}`, tenant, key, reference: null, receivedAt: now };
        await deps.store.keepCallback(callback);
        await desk.handleCallback(callback);
        return;
      }
      case "look":
        await desk.refresh(idOf(one.shopper));
        return;
      case "work":
        await workReservations(deps);
        return;
      case "wait":
        now += one.minutes * MINUTE;
        return;
      case "days":
        now += one.days * 86_400_000;
        // The card scheme's seven days.
        for (const payment of await payments())
          if (
            payment.captureBefore !== null &&
            payment.captureBefore <= now &&
            payment.status === "authorised"
          )
            bank.lapse(payment.key);
        return;
      case "capture":
        await desk.ask(idOf(one.shopper), { type: "capture_asked", amount: 20_000, by: "operator" });
        return;
      case "release":
        await desk.ask(idOf(one.shopper), { type: "release_asked", by: "operator" });
        return;
      case "refund":
        await desk.ask(idOf(one.shopper), { type: "refund_asked", total: one.total, by: "operator" });
        return;
      case "outage":
        isDown = one.isDown;
        return;
      case "capture_at_provider": {
        const reservation = await store.get(idOf(one.shopper));
        if (reservation?.state === "reserved")
          bank.capture(`${reservation.id}-${reservation.attempt}`, 20_000);
        return;
      }
    }
  }

  const reservations = (): Promise<Reservation[]> => store.list({ tenant, limit: 1_000 });
  async function payments() {
    const found = [];
    for (const { id, attempt } of await reservations())
      for (let one = 1; one <= attempt; one += 1) {
        const payment = bank.find(`${id}-${one}`);
        if (payment) found.push({ ...payment, reservationId: id, isNewest: one === attempt });
      }
    return found;
  }

  /** What must be true after every single thing that happens, the end of the process included. */
  async function check(): Promise<void> {
    const all = await reservations();
    const active = all.filter(({ state }) => activeStates.includes(state));
    expect(active.length).toBeLessThanOrEqual(1);
    for (const payment of await payments()) {
      const reservation = all.find(({ id }) => id === payment.reservationId);
      const tasks = (await store.tasks(payment.reservationId)).filter(({ state }) => state === "waiting");
      const owner = payment.isNewest ? reservation?.state : null;
      const isOwned = owner === "paying" || owner === "reserved" || owner === "captured";
      const isGoingBack = tasks.some(({ name }) => name.includes(payment.key));
      if (payment.status === "authorised") expect(isOwned || isGoingBack).toBe(true);
      if (payment.status === "captured") expect(isOwned || isGoingBack).toBe(true);
    }
    for (const reservation of active) {
      const payment = bank.find(`${reservation.id}-${reservation.attempt}`);
      // What lapsed or was captured at the provider is seen at the next look.
      if (reservation.state === "reserved")
        expect(["authorised", "captured", "voided"]).toContain(payment?.status);
      if (reservation.state === "captured") expect(["captured", "refunded"]).toContain(payment?.status);
    }
  }

  return {
    run: async (one: Command) => {
      budget = "ends" in one ? one.ends : null;
      await act(one).catch((reason: unknown) => {
        if (!(reason instanceof Error) || reason.message !== "The process ended.") throw reason;
      });
      budget = null;
      await check();
    },
    /** The provider answers, and time passes with the worker at work: everything ends by itself. */
    settle: async () => {
      [budget, isDown] = [null, false];
      for (let round = 0; round < 30; round += 1) {
        await workReservations(deps);
        now += 20 * MINUTE;
      }
      await check();
      const all = await reservations();
      expect(all.filter(({ state }) => state === "held" || state === "paying")).toEqual([]);
      const owned = { authorised: "reserved", captured: "captured" } as const;
      const unowned = (await payments()).filter((payment) => {
        if (payment.status !== "authorised" && payment.status !== "captured") return false;
        const reservation = all.find(({ id }) => id === payment.reservationId);
        return reservation?.state !== owned[payment.status] || !payment.isNewest;
      });
      expect(unowned).toEqual([]);
      const open = [];
      for (const { id } of all)
        for (const { name, state } of await store.tasks(id))
          if (state === "waiting") open.push(`${id} ${name}`);
      return open;
    },
  };
}

describe("the protocol of a reservation", () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-protocol-"));
  const store = reservationStore(sqliteDatabase({ file: join(folder, "leads.sqlite") }));
  let tenants = 0;
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("gives back what a bank allowed after the shopper's time was over", async () => {
    await store.migrate();
    const here = world(store, "late");
    for (const one of [
      { kind: "hold", shopper: 0, ends: null },
      { kind: "pay", shopper: 0, card: "confirm", ends: null, sold: false },
      { kind: "wait", minutes: 16 },
      { kind: "look", shopper: 0, ends: null },
      { kind: "decide", shopper: 0, how: "confirmed" },
      { kind: "hold", shopper: 1, ends: null },
      { kind: "pay", shopper: 1, card: "succeed", ends: null, sold: false },
    ] as const)
      await here.run(one);
    expect(await here.settle()).toEqual([]);
  });

  it("holds no money without a reservation and no reservation without money, whatever happens in whatever order", async () => {
    await store.migrate();
    await fc.assert(
      fc.asyncProperty(commands, async (happened) => {
        tenants += 1;
        const here = world(store, `t${tenants}`);
        for (const one of happened) await here.run(one);
        expect(await here.settle()).toEqual([]);
      }),
      { numRuns: Number(process.env["FORECOURT_PROTOCOL_RUNS"] ?? 60) },
    );
  }, 300_000);
});
