import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Reservation, type ReservationStore, reservationDesk } from "@forecourt/leads/reserve";
import { reservationStore, sqliteDatabase } from "@forecourt/leads/stores";
import { paymentWorlds } from "@forecourt/leads/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestSite } from "#server/testing/test-site.ts";
import { forgetReserved, type ForgettingStore } from "./forget-reserved.ts";

const NOW = Date.UTC(2026, 10, 22);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-forget-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Brings a reservation of a dealer's car as far as it is asked for. */
async function reserve(
  store: ReservationStore,
  { tenant = "north", number = 1, isPaid }: { tenant?: string; number?: number; isPaid: boolean },
): Promise<Reservation> {
  const world = await paymentWorlds.demo(() => NOW);
  const desk = reservationDesk({ store, providerOf: async () => world.provider, now: () => NOW });
  const id = `r${String(number).padStart(16, "0")}`;
  await desk.hold({
    id,
    tenant,
    key: `key-0000${number}`,
    leadId: `lead-${number}`,
    car: { id: String(number), slug: "a-car", name: "A car", price: 30_000 },
    provider: "demo",
    account: null,
    amount: 20_000,
    currency: "AUD",
    holdMs: 900_000,
  });
  if (isPaid)
    await desk.pay(id, {
      token: "demo_succeed",
      description: "Deposit",
      returnUrl: "https://a.example/",
      callbackUrl: "https://a.example/",
      check: async () => null,
    });
  const now = await store.get(id);
  await world.stop();
  if (!now) throw new Error("The reservation was not kept.");
  return now;
}

describe("forgetReserved", () => {
  const called: string[] = [];
  const problems: string[] = [];
  let answer: (tenant: string) => Promise<string | null>;
  let base: ReservationStore;
  let forgetting: ForgettingStore;
  beforeEach(async () => {
    called.length = 0;
    problems.length = 0;
    answer = async () => null;
    base = reservationStore(sqliteDatabase({ file: join(folder, "leads.sqlite") }));
    await base.migrate();
    forgetting = forgetReserved(base, {
      forget: (tenant) => {
        called.push(tenant);
        return answer(tenant);
      },
      onProblem: (tenant, problem) => problems.push(`${tenant}: ${problem}`),
    });
  });
  afterEach(() => base.close());

  it("forgets a dealer's pages when a car is reserved, and again when it is given back", async () => {
    const reserved = await reserve(forgetting.store, { isPaid: true });
    expect(reserved.state).toBe("reserved");
    await forgetting.settled();
    expect(called).toEqual(["north"]);
    const next = { ...reserved, state: "released" as const, version: reserved.version + 1 };
    await forgetting.store.change({ next, fact: null, tasks: [] });
    await forgetting.settled();
    expect(called).toEqual(["north", "north"]);
  });

  it("forgets nothing for a car that is only held, for a change that was not written, or one that shows nothing new", async () => {
    const held = await reserve(forgetting.store, { isPaid: false });
    const stale = { ...held, state: "reserved" as const, version: held.version + 7 };
    expect(await forgetting.store.change({ next: stale, fact: null, tasks: [] })).toBe(false);
    const expired = { ...held, state: "expired" as const, version: held.version + 1 };
    expect(await forgetting.store.change({ next: expired, fact: null, tasks: [] })).toBe(true);
    await forgetting.settled();
    expect(called).toEqual([]);
  });

  it("forgets nothing when what a reserved car was held with is taken", async () => {
    const reserved = await reserve(forgetting.store, { isPaid: true });
    await forgetting.settled();
    const captured = { ...reserved, state: "captured" as const, version: reserved.version + 1 };
    expect(await forgetting.store.change({ next: captured, fact: null, tasks: [] })).toBe(true);
    await forgetting.settled();
    expect(called).toEqual(["north"]);
  });

  it("keeps no shopper waiting, and calls once more for all that changed while it was calling", async () => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    answer = () => promise;
    for (const number of [1, 2, 3]) await reserve(forgetting.store, { number, isPaid: true });
    await reserve(forgetting.store, { tenant: "south", number: 4, isPaid: true });
    expect(called).toEqual(["north", "south"]);
    resolve(null);
    await forgetting.settled();
    expect(called).toEqual(["north", "south", "north"]);
  });

  it("reports caches that were not reached, and calls them for the next reservation", async () => {
    answer = async () => "no way to the proxy";
    await reserve(forgetting.store, { number: 1, isPaid: true });
    await forgetting.settled();
    answer = () => Promise.reject(new Error("broken"));
    await reserve(forgetting.store, { number: 2, isPaid: true });
    await forgetting.settled();
    expect(problems).toEqual(["north: no way to the proxy", "north: Error: broken"]);
  });
});

it("calls the command of the environment with a dealer's hosts once a car is reserved", async () => {
  const purge = join(folder, "purge.sh");
  writeFileSync(purge, `#!/bin/sh\necho "$@" >> ${folder}/purged\n`);
  chmodSync(purge, 0o755);
  const site = await openTestSite({
    FORECOURT_SHARED_CACHE_SECONDS: "60",
    FORECOURT_PURGE_COMMAND: purge,
  });
  await reserve(site.wiring.reservations, { tenant: "harbourside", isPaid: true });
  // Closing waits for what was begun.
  await site.close();
  expect(readFileSync(join(folder, "purged"), "utf8")).toMatch(/^(?=.*harbourside\.localhost).*\n$/);
});
