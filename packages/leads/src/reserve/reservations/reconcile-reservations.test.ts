import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reservationStore, sqliteDatabase } from "../../stores.ts";
import { type DemoBank, demoBank } from "../payments/demo/demo-bank.ts";
import { memoryBook } from "../../testing/payments/memory-book.ts";
import { demoProvider } from "../payments/demo/demo-provider.ts";
import { type ComparedReservation, reconcileDaily, reconcileReservations } from "./reconcile-reservations.ts";
import { type ReservationDeps, reservationDesk } from "./reservation-desk.ts";

const MINUTE = 60_000;

let now: number;
let folder: string;
let bank: DemoBank;
let deps: ReservationDeps;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 22, 23, 59);
  folder = mkdtempSync(join(tmpdir(), "forecourt-reconcile-"));
  bank = demoBank(memoryBook(), () => now);
  const store = reservationStore(sqliteDatabase({ file: join(folder, "leads.sqlite") }));
  await store.migrate();
  const provider = demoProvider({ bank, secret: "s", report: null });
  deps = { store, providerOf: async () => provider, now: () => now };
});
afterEach(async () => {
  await deps.store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Holds a car, and pays for it with a card of the demo bank, if any. */
async function reserve(
  number: number,
  { tenant = "north", card = "succeed" }: { tenant?: string; card?: "succeed" | "confirm" | null } = {},
): Promise<string> {
  const id = `r000000000000000${number}`;
  const desk = reservationDesk(deps);
  await desk.hold({
    id,
    tenant,
    key: `key-0000${number}`,
    leadId: `lead-${number}`,
    car: { id: `${number}`, slug: `car-${number}`, name: "A car", price: 30_000 },
    provider: "demo",
    account: null,
    amount: 20_000,
    currency: "AUD",
    holdMs: 15 * MINUTE,
  });
  const urls = { returnUrl: "https://a.example/", callbackUrl: "https://a.example/" };
  if (card) await desk.pay(id, { token: `demo_${card}`, description: "D", ...urls, check: async () => null });
  return id;
}

const rows = (compared: readonly ComparedReservation[]) =>
  compared
    .toSorted((one, other) => one.reservation.id.localeCompare(other.reservation.id))
    .map(({ reservation: { id, state }, found, agrees, detail }) => [id, state, found, agrees, detail]);

describe("reconcileReservations", () => {
  it("applies what the provider says otherwise, and says what each was and is", async () => {
    const [agreeing, voided] = [await reserve(1), await reserve(2)];
    await reserve(3, { card: null });
    bank.void(`${voided}-1`);
    expect(rows(await reconcileReservations(deps))).toEqual([
      [agreeing, "reserved", "authorised", true, "now reserved"],
      [voided, "reserved", "voided", false, "now released"],
    ]);
    expect(rows(await reconcileReservations(deps))).toEqual([
      [agreeing, "reserved", "authorised", true, "now reserved"],
    ]);
  });

  it("reads those whose money is on its way, held or taken", async () => {
    const [paying, captured] = [await reserve(1, { card: "confirm" }), await reserve(2)];
    bank.capture(`${captured}-1`, 20_000);
    await reconcileReservations(deps);
    expect(rows(await reconcileReservations(deps))).toEqual([
      [paying, "paying", "waiting", true, "now paying"],
      [captured, "captured", "captured", true, "now captured"],
    ]);
  });

  it("reads those of one tenant, where one is named", async () => {
    const [north, south] = [await reserve(1), await reserve(2, { tenant: "south" })];
    expect(rows(await reconcileReservations(deps, "south")).map(([id]) => id)).toEqual([south]);
    expect(rows(await reconcileReservations(deps, null)).map(([id]) => id)).toEqual([north, south]);
  });

  it("compares the others when a provider has no account any more, or fails", async () => {
    const [gone, failing, fine] = [await reserve(1), await reserve(2), await reserve(3)];
    const { providerOf } = deps;
    const partly: ReservationDeps = {
      ...deps,
      providerOf: async (of) => {
        const { id } = of as { id?: string };
        if (id === failing) throw new Error("no secret");
        return id === gone ? null : providerOf(of);
      },
    };
    expect(rows(await reconcileReservations(partly))).toEqual([
      [gone, "reserved", "unreachable", false, "The provider's account is not configured."],
      [failing, "reserved", "failed", false, "Error: no secret"],
      [fine, "reserved", "authorised", true, "now reserved"],
    ]);
  });

  it("says of a reservation that was erased meanwhile that it is gone", async () => {
    const id = await reserve(1);
    const erased = { ...deps, store: { ...deps.store, get: async () => null } };
    expect(rows(await reconcileReservations(erased))).toEqual([
      [id, "reserved", "authorised", false, "now gone"],
    ]);
  });
});

describe("reconcileDaily", () => {
  it("compares once a day of UTC, and names the differences of each tenant", async () => {
    const north = await reserve(1);
    const [south, other] = [await reserve(2, { tenant: "south" }), await reserve(3, { tenant: "south" })];
    for (const id of [north, south]) bank.void(`${id}-1`);
    const reconciled = await reconcileDaily(deps);
    expect(reconciled?.day).toBe("2026-11-22");
    expect(rows(reconciled?.compared ?? []).map(([id]) => id)).toEqual([north, south, other]);
    const differences = [...(reconciled?.differences ?? [])].map(([tenant, own]) => [
      tenant,
      own.map(({ reservation }) => reservation.id),
    ]);
    expect(Object.fromEntries(differences)).toEqual({ north: [north], south: [south] });
    expect(await reconcileDaily(deps)).toBeNull();
    now += MINUTE;
    expect(await reconcileDaily(deps)).toMatchObject({ day: "2026-11-23", differences: new Map() });
  });
});
