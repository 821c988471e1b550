import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DemoBank, demoBank } from "../payments/demo/demo-bank.ts";
import { memoryBook } from "../../testing/payments/memory-book.ts";
import { demoProvider } from "../payments/demo/demo-provider.ts";
import type { PaymentProvider } from "../payments/payment.ts";
import { reservationStore, sqliteDatabase } from "../../stores.ts";
import type { ReservationStore } from "./reservation-store.ts";
import { changeReservation } from "./change-reservation.ts";
import { type HoldRequest, reservationDesk } from "./reservation-desk.ts";
import {
  type OtherTask,
  type ReservationWorkerDeps,
  type ReservationWorkerEvent,
  workReservations,
} from "./reservation-worker.ts";

const ID = "r0000000000000001";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const heldCar = (amount: number): HoldRequest => ({
  id: ID,
  tenant: "north",
  key: "key-00001",
  leadId: "lead-1",
  car: { id: "7", slug: "a-car", name: "A car", price: 30_000 },
  provider: "demo",
  account: null,
  amount,
  currency: "AUD",
  holdMs: 15 * MINUTE,
});

describe("workReservations", () => {
  let now: number;
  let folder: string;
  let store: ReservationStore;
  let bank: DemoBank;
  let provider: PaymentProvider | null;
  let events: ReservationWorkerEvent[];
  let failing: string | null;
  let deps: ReservationWorkerDeps;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 22);
    folder = mkdtempSync(join(tmpdir(), "forecourt-worker-"));
    store = reservationStore(sqliteDatabase({ file: join(folder, "leads.sqlite") }));
    await store.migrate();
    bank = demoBank(memoryBook(), () => now);
    provider = demoProvider({ bank, secret: "s", report: null });
    events = [];
    failing = null;
    let leases = 0;
    deps = {
      store,
      providerOf: async () => provider,
      now: () => now,
      random: () => 1,
      newLease: () => `lease-${(leases += 1)}`,
      carryOut: async ({ kind }) => {
        if (kind === failing) throw new Error(`${kind} did not go`);
      },
      onEvent: (event) => void events.push(event),
    };
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Holds the car, and pays with a card of the demo bank. */
  async function reserve(card: string, amount = 20_000): Promise<void> {
    const desk = reservationDesk(deps);
    await desk.hold(heldCar(amount));
    const urls = { returnUrl: "https://a.example/", callbackUrl: "https://a.example/" };
    await desk.pay(ID, { token: `demo_${card}`, description: "D", ...urls, check: async () => null });
  }
  const ask = (type: "capture_asked" | "release_asked") =>
    reservationDesk(deps).ask(
      ID,
      type === "capture_asked" ? { type, amount: 20_000, by: "kim" } : { type, by: "kim" },
    );
  const task = async (name: string) => (await store.tasks(ID)).find((one) => one.name === name);

  it("does nothing that another worker did while a task before it took long", async () => {
    await reserve("succeed");
    const carriedOut: string[] = [];
    const quick = { ...deps, carryOut: async ({ kind }: OtherTask) => void carriedOut.push(kind) };
    await workReservations({
      ...deps,
      carryOut: async (task) => {
        carriedOut.push(task.kind);
        now += 130_000;
        await workReservations(quick);
      },
    });
    expect(carriedOut.filter((kind) => kind === "receipt")).toHaveLength(1);
    expect(events).toContainEqual({ type: "lease_lost", reservation: ID, task: "lead" });
  });

  it("tries again after 2, 4, 8 seconds and so on, at most a quarter of an hour apart, and keeps why", async () => {
    await reserve("succeed");
    failing = "receipt";
    const waits: number[] = [];
    for (let tries = 1; tries <= 12; tries += 1) {
      await workReservations(deps);
      const receipt = await task("receipt");
      expect(receipt).toMatchObject({ state: "waiting", attempts: tries, lastProblem: "receipt did not go" });
      waits.push((receipt?.dueAt ?? 0) - now);
      now = receipt?.dueAt ?? 0;
    }
    expect(waits.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(waits.at(-1)).toBe(15 * MINUTE);
    expect(events).toContainEqual({
      type: "task_failed",
      reservation: ID,
      task: "receipt",
      attempts: 3,
      problem: "receipt did not go",
    });
    expect(await task("lead")).toMatchObject({ state: "done", attempts: 1 });
    failing = null;
    await workReservations(deps);
    expect(await task("receipt")).toMatchObject({ state: "done", attempts: 13, lastProblem: null });
  });

  it("does nothing before a task is due, and counts what it did", async () => {
    await reserve("succeed");
    failing = "receipt";
    // One look at the reservation, and two tasks.
    expect(await workReservations(deps)).toBe(3);
    now += 1_999;
    expect(await workReservations(deps)).toBe(0);
    now += 1;
    expect(await workReservations(deps)).toBe(1);
  });

  it("leaves a task to the worker that took it until its lease is over", async () => {
    await reserve("succeed");
    await store.claimTasks({ now, lease: "of another", leaseMs: 1_000, limit: 10 });
    expect(await workReservations(deps)).toBe(1);
    now += 999;
    expect(await workReservations(deps)).toBe(0);
    now += 1;
    expect(await workReservations(deps)).toBe(2);
  });

  it("keeps money to be moved until the account is configured again", async () => {
    await reserve("succeed");
    await ask("capture_asked");
    const account = provider;
    provider = null;
    await workReservations(deps);
    expect(await task("capture")).toMatchObject({
      state: "waiting",
      lastProblem: "The provider's account is not configured.",
    });
    provider = account;
    now += 2_000;
    await workReservations(deps);
    expect(bank.find(`${ID}-1`)).toMatchObject({ captured: 20_000 });
    expect((await store.get(ID))?.state).toBe("captured");
  });

  it("gives a task up as done once the payment is past it", async () => {
    await reserve("succeed");
    await ask("capture_asked");
    bank.void(`${ID}-1`);
    await workReservations(deps);
    expect(await task("capture")).toMatchObject({ state: "done", lastProblem: null });
    expect((await store.get(ID))?.state).toBe("released");
  });

  it("voids what the provider knows nothing of, once", async () => {
    await reserve("unknown");
    expect((await store.get(ID))?.state).toBe("held");
    await workReservations(deps);
    expect(await task(`void:${ID}-1`)).toMatchObject({ state: "done", attempts: 1 });
  });

  it("asks how the car is before the first press alone, and charges once however often is pressed", async () => {
    const desk = reservationDesk(deps);
    await desk.hold(heldCar(20_000));
    let checks = 0;
    const press = () =>
      desk.pay(ID, {
        token: "demo_confirm",
        description: "D",
        returnUrl: "https://a.example/",
        callbackUrl: "https://a.example/",
        check: async () => {
          checks += 1;
          return null;
        },
      });
    await press();
    expect(await press()).toMatchObject({ reservation: { state: "paying", attempt: 1 } });
    expect(checks).toBe(1);
  });

  it("knows nothing of a reservation that was never made", async () => {
    const desk = reservationDesk(deps);
    expect(await ask("release_asked")).toBeNull();
    expect(await desk.refresh(ID)).toBeNull();
  });

  it("gives up a change after fifty others of the same moment", async () => {
    await reserve("succeed");
    let reads = 0;
    const busy = {
      get: (id: string) => {
        reads += 1;
        return store.get(id);
      },
      change: async () => false,
    };
    await expect(changeReservation(busy, ID, { type: "release_asked", by: "kim" }, now)).rejects.toThrow(
      `The reservation ${ID} changed 50 times while one event was being written.`,
    );
    expect(reads).toBe(50);
  });

  it("ends a hold that nobody paid for, without trouble", async () => {
    await reservationDesk(deps).hold(heldCar(20_000));
    now += 15 * MINUTE - 1;
    await workReservations(deps);
    expect((await store.get(ID))?.state).toBe("held");
    now += 1;
    expect(await workReservations(deps)).toBe(1);
    expect((await store.get(ID))?.state).toBe("expired");
    expect(events).toEqual([]);
  });

  it("warns the dealer two days before held money lapses, not earlier, and once", async () => {
    await reserve("succeed");
    const lapses = now + 7 * DAY;
    now = lapses - 2 * DAY - 1;
    await workReservations(deps);
    expect(await task("expiry_warning")).toBeUndefined();
    now = lapses - 2 * DAY + 6 * 60 * MINUTE;
    await workReservations(deps);
    expect(await task("expiry_warning")).toMatchObject({ attempts: 1, state: "done" });
    now += 6 * 60 * MINUTE;
    await workReservations(deps);
    expect(await task("expiry_warning")).toMatchObject({ attempts: 1 });
    expect((await store.get(ID))?.isWarned).toBe(true);
  });

  it("warns of nothing once the money is captured", async () => {
    await reserve("succeed");
    await ask("capture_asked");
    await workReservations(deps);
    now += 6 * DAY;
    await workReservations(deps);
    expect(await task("expiry_warning")).toBeUndefined();
  });

  it("says of each finished task how many tries it took", async () => {
    await reserve("succeed");
    await workReservations(deps);
    expect(events).toEqual([
      { type: "task_done", reservation: ID, task: "lead", attempts: 1 },
      { type: "task_done", reservation: ID, task: "receipt", attempts: 1 },
    ]);
  });

  it("keeps a task whose work ended with something other than an error", async () => {
    await reserve("succeed");
    await workReservations({ ...deps, carryOut: () => Promise.reject("no words") });
    expect(await task("lead")).toMatchObject({ state: "waiting", lastProblem: "It failed." });
  });

  it("hands the work the reservation as it is kept", async () => {
    await reserve("succeed");
    const carried: [string, string][] = [];
    await workReservations({
      ...deps,
      carryOut: async ({ kind }, { id }) => void carried.push([kind, id]),
    });
    expect(carried).toEqual([
      ["lead", ID],
      ["receipt", ID],
    ]);
  });

  it("tries a capture again while the money is still held, and keeps the provider's words", async () => {
    await reserve("succeed");
    await ask("capture_asked");
    const account = provider;
    provider = account && {
      ...account,
      capture: async () => ({ ok: false, problem: "unreachable", detail: "The bank is asleep." }),
    };
    await workReservations(deps);
    expect(await task("capture")).toMatchObject({ state: "waiting", lastProblem: "The bank is asleep." });
    provider = account;
    now += 2_000;
    await workReservations(deps);
    expect(await task("capture")).toMatchObject({ state: "done", attempts: 2, lastProblem: null });
  });

  it("tries a refund again while the money is still captured", async () => {
    await reserve("succeed");
    await ask("capture_asked");
    await workReservations(deps);
    await reservationDesk(deps).ask(ID, { type: "refund_asked", total: 5_000, by: "kim" });
    const account = provider;
    provider = account && {
      ...account,
      refund: async () => ({ ok: false, problem: "unreachable", detail: "The bank is asleep." }),
    };
    await workReservations(deps);
    expect((await store.tasks(ID)).filter(({ state }) => state === "waiting")).toMatchObject([
      { lastProblem: "The bank is asleep." },
    ]);
    provider = account;
    now += 2_000;
    await workReservations(deps);
    expect(bank.find(`${ID}-1`)).toMatchObject({ refunded: 5_000 });
  });

  it("voids held money that the dealer lets go of", async () => {
    await reserve("succeed");
    await ask("release_asked");
    await workReservations(deps);
    expect(bank.find(`${ID}-1`)).toMatchObject({ status: "voided" });
    expect((await store.get(ID))?.state).toBe("released");
  });

  it("closes reports about payments of others, and keeps one that could not be read", async () => {
    await reserve("confirm");
    const report = (id: string, tenant: string, key: string | null) =>
      store.keepCallback({ provider: "demo", id, tenant, key, reference: null, receivedAt: now });
    await report("of another system", "north", "x9-1");
    await report("of another tenant", "south", `${ID}-1`);
    await report("of nothing", "north", null);
    await report("of ours", "north", `${ID}-1`);
    const account = provider;
    provider = null;
    expect(await workReservations(deps)).toBe(3);
    expect((await store.openCallbacks(10)).map(({ id }) => id)).toEqual(["of ours"]);
    provider = account;
    bank.decide(`${ID}-1`, "confirmed");
    await workReservations(deps);
    expect(await store.openCallbacks(10)).toEqual([]);
    expect((await store.get(ID))?.state).toBe("reserved");
  });

  it("goes on with the others when a reservation cannot be looked at, and reports it", async () => {
    await reserve("confirm");
    provider = provider && { ...provider, read: () => Promise.reject(new Error("broken")) };
    now += 15 * MINUTE;
    await workReservations(deps);
    expect(events).toContainEqual({ type: "look_failed", reservation: ID, problem: "broken" });
    expect((await store.get(ID))?.state).toBe("paying");
  });
});
