import { expect, it } from "vitest";
import { describeStore, type StoreSuiteOptions, type StoreUnderTest } from "../stores/describe-store.ts";
import type {
  Reservation,
  ReservationState,
  ReservationTask,
} from "../../reserve/reservations/reservation.ts";
import type { ReservationChange, ReservationStore } from "../../reserve/reservations/reservation-store.ts";
import { aHeldFact, aReservation } from "./a-reservation.ts";

const becomes = (
  before: Reservation,
  state: ReservationState,
  tasks: readonly ReservationTask[] = [],
): ReservationChange => ({
  next: { ...before, state, version: before.version + 1, updatedAt: 200 },
  fact: { at: 200, state, reason: "time_up", by: "clock", detail: null },
  tasks,
});

const idsOf = (reservations: readonly Reservation[]) => reservations.map(({ id }) => id);

const aReport = (provider: string, id: string, receivedAt: number) => ({
  provider,
  id,
  tenant: "north",
  key: null,
  reference: "pi_1",
  receivedAt,
});

/**
 * The contract of every reservation store; call it inside a vitest file. Where the storage cannot be had, `skipped`
 * says why.
 *
 * @example
 * describeReservationStore("SQLite", () => ({ open: async () => reservationStore(database), discard: async () => {} }));
 */
export function describeReservationStore(
  name: string,
  make: () => StoreUnderTest<ReservationStore>,
  options: StoreSuiteOptions = {},
): void {
  describeStore(`reservation store: ${name}`, make, options, (another) => {
    it("gives back what was held, with its first fact, also after it was opened again", async () => {
      const store = await another();
      const reservation = aReservation();
      expect(await store.hold(reservation, aHeldFact)).toEqual({
        ok: true,
        outcome: "created",
        reservation,
      });
      const again = await another();
      expect(await again.get("r1")).toEqual(reservation);
      expect(await again.facts("r1")).toEqual([aHeldFact]);
      expect(await again.get("none")).toBeNull();
    });

    it("answers a repeated key with the reservation it made", async () => {
      const store = await another();
      await store.hold(aReservation(), aHeldFact);
      expect(await store.hold(aReservation({ id: "r2" }), aHeldFact)).toMatchObject({
        ok: true,
        outcome: "repeated",
        reservation: { id: "r1" },
      });
    });

    it("keeps a car for one shopper at a time, of one tenant, until that one is over", async () => {
      const store = await another();
      await store.hold(aReservation(), aHeldFact);
      const second = aReservation({ id: "r2", key: "key-00002" });
      expect(await store.hold(second, aHeldFact)).toMatchObject({ ok: false, by: { id: "r1" } });
      const elsewhere = aReservation({ id: "r3", key: "key-00003", tenant: "south" });
      expect(await store.hold(elsewhere, aHeldFact)).toMatchObject({ ok: true });
      for (const state of ["paying", "reserved", "captured"] as const) {
        const now = await store.get("r1");
        if (now) await store.change(becomes(now, state));
        expect(await store.hold(second, aHeldFact)).toMatchObject({ ok: false });
      }
      const now = await store.get("r1");
      if (now) await store.change(becomes(now, "released"));
      expect(await store.hold(second, aHeldFact)).toMatchObject({ ok: true, outcome: "created" });
    });

    it("gives a car to one of many who ask at the same moment", async () => {
      const [one, other] = [await another(), await another()];
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 === 0 ? one : other).hold(
            aReservation({ id: `r${index}`, key: `key-000${index}` }),
            aHeldFact,
          ),
        ),
      );
      expect(results.filter((result) => result.ok)).toHaveLength(1);
    });

    it("writes a change over the version it was made of, and no other", async () => {
      const store = await another();
      const reservation = aReservation();
      await store.hold(reservation, aHeldFact);
      const first = becomes(reservation, "expired");
      expect(await store.change(first)).toBe(true);
      expect(await store.change(becomes(reservation, "paying"))).toBe(false);
      expect(await store.get("r1")).toEqual(first.next);
      expect((await store.facts("r1")).map(({ state }) => state)).toEqual(["held", "expired"]);
    });

    it("hands out a task to one worker, again after its lease, and not once it is done", async () => {
      const store = await another();
      const reservation = aReservation();
      await store.hold(reservation, aHeldFact);
      const task: ReservationTask = { kind: "void", payment: { key: "r1-1", reference: null } };
      await store.change(becomes(reservation, "expired", [task, task]));
      const claim = { now: 200, lease: "a", leaseMs: 50, limit: 10 };
      const [claimed] = await store.claimTasks(claim);
      expect(claimed).toMatchObject({ reservationId: "r1", task, attempts: 1 });
      expect(await store.claimTasks({ ...claim, lease: "b" })).toEqual([]);
      const [later] = await store.claimTasks({ ...claim, now: 250, lease: "c" });
      expect(later).toMatchObject({ attempts: 2 });
      // The first worker comes back late: the lease is another's.
      if (claimed) await store.settleTask(claimed, { done: true });
      expect(await store.tasks("r1")).toMatchObject([{ state: "waiting", attempts: 2 }]);
      if (later) await store.settleTask(later, { done: false, dueAt: 400, problem: "busy" });
      expect(await store.claimTasks({ ...claim, now: 399 })).toEqual([]);
      const [last] = await store.claimTasks({ ...claim, now: 400, lease: "d" });
      if (last) await store.settleTask(last, { done: true });
      expect(await store.tasks("r1")).toMatchObject([{ state: "done", lastProblem: null }]);
      expect(await store.claimTasks({ ...claim, now: 9_999 })).toEqual([]);
    });

    it("keeps a report once and hands it out until it is closed", async () => {
      const store = await another();
      const callback = {
        provider: "demo",
        id: "e1",
        tenant: "north",
        key: "r1-1",
        reference: null,
        receivedAt: 5,
      };
      expect(await store.keepCallback(callback)).toBe("stored");
      expect(await store.keepCallback(callback)).toBe("repeated");
      expect(await store.openCallbacks(10)).toEqual([callback]);
      await store.closeCallback(callback, 6);
      expect(await store.openCallbacks(10)).toEqual([]);
      expect(await store.keepCallback(callback)).toBe("repeated");
    });

    it("lists by tenant and state, names reserved cars and what is due", async () => {
      const store = await another();
      const reservation = aReservation();
      await store.hold(reservation, aHeldFact);
      expect(await store.due(999, 10)).toEqual([]);
      expect(await store.due(1_000, 10)).toEqual([reservation]);
      expect(await store.reservedCars("north")).toEqual([]);
      const reserved = becomes(reservation, "reserved");
      await store.change(reserved);
      expect(await store.reservedCars("north")).toEqual(["7"]);
      expect(await store.list({ tenant: "north", states: ["reserved"], limit: 5 })).toEqual([reserved.next]);
      expect(await store.list({ tenant: "south", limit: 5 })).toEqual([]);
      expect(await store.list({ tenants: ["south"], limit: 5 })).toEqual([]);
      expect(await store.list({ tenants: ["south", "north"], limit: 5 })).toEqual(
        await store.list({ tenant: "north", limit: 5 }),
      );
      expect((await store.list({ limit: 5 })).map(({ tenant }) => tenant)).toContain("north");
      expect(await store.list({ states: ["held", "paying"], limit: 5 })).toEqual([]);
    });

    it("lists the newest first, looks at the longest due first, and at no more than was asked for", async () => {
      const store = await another();
      const made = [30, 10, 20].map((time) =>
        aReservation({
          id: `r${time}`,
          key: `key-000${time}`,
          car: { ...aReservation().car, id: `car-${time}` },
          createdAt: time,
          heldUntil: 1_000 - time,
        }),
      );
      for (const one of made) await store.hold(one, aHeldFact);
      expect(idsOf(await store.list({ limit: 9 }))).toEqual(["r30", "r20", "r10"]);
      expect(idsOf(await store.list({ limit: 2 }))).toEqual(["r30", "r20"]);
      expect(idsOf(await store.list({ tenant: "north", states: ["held"], limit: 1 }))).toEqual(["r30"]);
      expect(idsOf(await store.due(1_000, 9))).toEqual(["r30", "r20", "r10"]);
      expect(idsOf(await store.due(1_000, 1))).toEqual(["r30"]);
      expect(idsOf(await store.due(980, 9))).toEqual(["r30", "r20"]);
    });

    it("names reserved and captured cars of one dealer, in order", async () => {
      const store = await another();
      for (const [id, carId, state, tenant] of [
        ["r1", "b", "reserved", "north"],
        ["r2", "a", "captured", "north"],
        ["r3", "c", "paying", "north"],
        ["r4", "d", "reserved", "south"],
      ] as const) {
        const one = aReservation({
          id,
          tenant,
          key: `key-${id}-x`,
          car: { ...aReservation().car, id: carId },
        });
        await store.hold(one, aHeldFact);
        await store.change(becomes(one, state));
      }
      expect(await store.reservedCars("north")).toEqual(["a", "b"]);
    });

    it("hands out no more tasks than were asked for, and each of several with its own work", async () => {
      const store = await another();
      const reservation = aReservation();
      await store.hold(reservation, aHeldFact);
      const tasks: readonly ReservationTask[] = [{ kind: "lead" }, { kind: "receipt" }];
      await store.change(becomes(reservation, "reserved", tasks));
      expect((await store.tasks("r1")).map(({ name, dueAt, attempts }) => [name, dueAt, attempts])).toEqual([
        ["lead", 200, 0],
        ["receipt", 200, 0],
      ]);
      const claim = { now: 200, lease: "a", leaseMs: 50, limit: 1 };
      const [first, ...none] = await store.claimTasks(claim);
      const [second] = await store.claimTasks(claim);
      expect(none).toEqual([]);
      expect(new Set([first?.task.kind, second?.task.kind])).toEqual(new Set(["lead", "receipt"]));
    });

    it("hands out the reports that wait longest, and closes one of one provider alone", async () => {
      const store = await another();
      const [late, early, other] = [
        aReport("demo", "e1", 9),
        aReport("demo", "e2", 3),
        aReport("till", "e1", 5),
      ];
      for (const one of [late, early, other]) await store.keepCallback(one);
      expect(await store.openCallbacks(2)).toEqual([early, other]);
      await store.closeCallback(late, 10);
      expect(await store.openCallbacks(9)).toEqual([early, other]);
    });

    it("gives a day's comparison with the providers to one worker", async () => {
      const [first, second] = [await another(), await another()];
      const begun = await Promise.all([
        first.beginReconciliation("2026-11-22", 5),
        second.beginReconciliation("2026-11-22", 5),
      ]);
      expect(begun.filter(Boolean)).toHaveLength(1);
      expect(await first.beginReconciliation("2026-11-22", 6)).toBe(false);
      expect(await second.beginReconciliation("2026-11-23", 7)).toBe(true);
    });

    it("finds a reservation by the provider's reference of its payment", async () => {
      const store = await another();
      const reservation = aReservation();
      await store.hold(reservation, aHeldFact);
      const payment = {
        key: "r1-1",
        reference: "pi_1",
        status: "waiting",
        amount: 1,
        currency: "AUD",
        captured: 0,
        refunded: 0,
        captureBefore: null,
        session: null,
        confirmAt: null,
        declineCode: null,
      } as const;
      const change = becomes(reservation, "paying");
      await store.change({ ...change, next: { ...change.next, payment } });
      expect(await store.ofReference("pi_1")).toMatchObject({ id: "r1" });
      expect(await store.ofReference("pi_2")).toBeNull();
    });
  });
}
