import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AlertStore } from "./alert-store.ts";
import { alertWorld, matchOf, sentOf } from "../../testing/accounts/alert-world.ts";
import { carryOutRun, MAX_CARS_NAMED } from "./carry-out-run.ts";
import { sendAlertMails } from "./send-alert-mails.ts";

let world: Awaited<ReturnType<typeof alertWorld>>;
beforeEach(async () => {
  world = await alertWorld();
});
afterEach(() => world.store.close());

describe("carryOutRun and sendAlertMails", () => {
  it("mails one shopper once about everything that was found for them", async () => {
    world.becomes(["1", 100]);
    await world.look();
    await world.ask("kim@example.com");
    await world.ask("kim@example.com", { subject: { kind: "car", carId: "1" } });
    await world.ask("lee@example.com", { frequency: "daily" });
    await world.ask("ann@example.com", { isProven: false });
    world.becomes(["1", 90], ["2", 200]);
    await world.look();
    expect(
      await world.run(
        1_000,
        ({ subject }, { carId }) => subject.kind === "search" || subject.carId === carId,
      ),
    ).toMatchObject({ alerts: 3, found: 3 });
    expect(await world.send()).toBe(1);
    expect(world.sent).toMatchObject([{ to: "kim@example.com" }]);
    expect(world.sent[0]?.cars.toSorted()).toEqual(["1", "1", "2"]);
    expect(await world.send()).toBe(0);
    world.at += 100;
    expect(await world.send()).toBe(1);
    expect(world.sent.at(-1)).toMatchObject({ to: "lee@example.com", cars: ["1", "2"] });
  });

  it("tells what was found in the order in which it was found, whatever the ids of its runs", async () => {
    await world.look();
    await world.ask("kim@example.com", { frequency: "daily" });
    for (const [id, price] of [
      ["z", 90],
      ["m", 80],
      ["a", 70],
    ] as const) {
      world.at += 1;
      world.becomes(["1", price]);
      await world.look(() => id);
      await world.run();
    }
    world.at += 200;
    const told: unknown[] = [];
    await sendAlertMails({
      store: world.store,
      now: world.now,
      newId: world.newId,
      random: () => 1,
      send: async (_, finds) => {
        told.push(...finds.flatMap(({ cars }) => cars));
        return { kind: "sent" };
      },
    });
    expect(told).toEqual([
      { carId: "1", kind: "new" },
      { carId: "1", kind: "cheaper", from: 90, to: 80 },
      { carId: "1", kind: "cheaper", from: 80, to: 70 },
    ]);
  });

  it("tells of twelve cars and counts the others", async () => {
    await world.look();
    await world.ask("kim@example.com");
    world.becomes(...Array.from({ length: 20 }, (_, car) => [`${car}`, 5] as const));
    await world.look();
    await world.run();
    await world.store.gatherMails({ now: world.at, limit: 10, newId: world.newId });
    const [mail] = await world.store.claimMails({ now: world.at, lease: "l", leaseMs: 5, limit: 1 });
    const [find] = mail ? await world.store.findsOf("north", mail.id) : [];
    expect([find?.cars.length, find?.total]).toEqual([MAX_CARS_NAMED, 20]);
  });

  it("tries a mail again that did not go, and gives up on an address that is refused", async () => {
    await world.look();
    await world.ask("kim@example.com");
    world.becomes(["1", 5]);
    await world.look();
    await world.run();
    expect(await world.send(() => ({ kind: "failed", retry: true, problem: "busy" }))).toBe(0);
    expect(await world.send()).toBe(0);
    world.at += 30_000;
    expect(await world.send(() => ({ kind: "failed", retry: false, problem: "SMTP 550" }))).toBe(0);
    expect(await world.store.mails({ limit: 1 })).toMatchObject([
      { state: "dead", attempts: 2, lastProblem: "SMTP 550" },
    ]);
    expect(new Set(world.sent.map(({ id }) => id)).size).toBe(1);
  });

  it("writes no mail to whoever unsubscribed between the find and the mail", async () => {
    await world.look();
    const asked = await world.ask("kim@example.com");
    world.becomes(["1", 5]);
    await world.look();
    await world.run();
    await world.store.gatherMails({ now: world.at, limit: 10, newId: world.newId });
    if (asked.ok) await world.store.endAlerts("north", asked.subscriber.id, null);
    expect(await world.send()).toBe(0);
    expect(world.sent).toEqual([]);
    expect(await world.store.mails({ limit: 1 })).toMatchObject([{ state: "dropped" }]);
  });

  it("asks every alert once however often it is broken off, and mails every shopper once", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
        async (shoppers, step, breaks) => {
          world = await alertWorld();
          world.becomes();
          await world.look();
          for (let one = 0; one < shoppers; one += 1) await world.ask(`s${one}@example.com`);
          world.becomes(["1", 5]);
          await world.look();
          // Each break ends the process after so many writes; another one goes on once the lease is over.
          for (const writes of breaks) {
            let left = writes;
            const orDies = <Result>(write: () => Promise<Result>): Promise<Result> => {
              if ((left -= 1) < 0) throw new Error("killed");
              return write();
            };
            const dying: AlertStore = {
              ...world.store,
              advanceRun: (of, next) => orDies(() => world.store.advanceRun(of, next)),
              settleRun: (of, end) => orDies(() => world.store.settleRun(of, end)),
            };
            await carryOutRun({
              store: dying,
              now: world.now,
              newLease: world.newId,
              random: () => 1,
              alertsAStep: step,
              leaseMs: 10,
              matcherOf:
                async ({ changes }) =>
                () =>
                  matchOf(changes),
              timesOf: async () => ({ instant: world.at, daily: world.at, weekly: world.at }),
            }).catch((reason: unknown) => {
              if (String(reason) !== "Error: killed") throw reason;
            });
            world.at += 10;
          }
          world.at += 200_000;
          while (await world.run(step)) world.at += 1;
          // A mail that was sent and not settled goes again under its own id.
          await sendAlertMails({
            store: { ...world.store, settleMail: async () => false },
            now: world.now,
            newId: world.newId,
            random: () => 1,
            leaseMs: 10,
            send: async (mail, finds) => {
              world.sent.push(sentOf(mail, finds));
              return { kind: "sent" };
            },
          });
          world.at += 10;
          await world.send();
          const mails = new Map(world.sent.map((mail) => [mail.id, mail]));
          expect([...mails.values()].map(({ to }) => to).toSorted()).toEqual(
            Array.from({ length: shoppers }, (_, one) => `s${one}@example.com`).toSorted(),
          );
          await world.store.close();
        },
      ),
      { numRuns: 60 },
    );
    world = await alertWorld();
  });
});

describe("a run of many changes", () => {
  it("carries five thousand cars, and the rest are another one", async () => {
    await world.look();
    await world.ask("kim@example.com", { frequency: "weekly" });
    world.becomes(...Array.from({ length: 5_001 }, (_, car) => [`${car}`, 5] as const));
    expect(await world.look()).toEqual({ isFirst: false, changes: 5_001 });
    expect(await world.run()).toEqual({
      tenant: "north",
      changes: 5_000,
      alerts: 1,
      found: 1,
      problem: null,
    });
    expect(await world.run()).toEqual({ tenant: "north", changes: 1, alerts: 1, found: 1, problem: null });
    expect(await world.run()).toBeNull();
  });

  it("is another worker's once its lease was lost: what was found then is not counted", async () => {
    await world.look();
    await world.ask("kim@example.com");
    world.becomes(["1", 5]);
    await world.look();
    const lost = await carryOutRun({
      store: { ...world.store, advanceRun: async () => false, settleRun: async () => false },
      now: world.now,
      newLease: world.newId,
      random: () => 1,
      matcherOf:
        async ({ changes }) =>
        () =>
          matchOf(changes),
      timesOf: async () => ({ instant: world.at, daily: world.at, weekly: world.at }),
    });
    expect(lost).toEqual({ tenant: "north", changes: 1, alerts: 0, found: 0, problem: null });
    expect(await world.run()).toBeNull();
    world.at += 119_999;
    expect(await world.run()).toBeNull();
    world.at += 1;
    expect(await world.run()).toMatchObject({ alerts: 1, found: 1 });
  });

  it("goes on from its cursor after the back-off when the stock cannot be read, and lets other runs go first", async () => {
    await world.look();
    for (const one of ["kim", "lee", "ann"]) await world.ask(`${one}@example.com`);
    world.becomes(["1", 5]);
    await world.look();
    let matched = 0;
    const failing = () =>
      world.run(1, () => {
        if ((matched += 1) > 1) throw new Error("the search engine gives no answer");
        return true;
      });
    expect(await failing()).toMatchObject({ alerts: 1, problem: "the search engine gives no answer" });
    expect(await world.run()).toBeNull();
    world.at += 1;
    world.becomes(["1", 4]);
    await world.look();
    expect(await world.run()).toMatchObject({ alerts: 3, problem: null });
    world.at += 30_000;
    expect(await failing()).toMatchObject({ alerts: 0, problem: expect.any(String) });
    expect(await world.store.backlogs(world.at)).toMatchObject({ runs: { waiting: 1, oldestAt: 1_000 } });
    world.at += 60_000;
    expect(await world.run()).toMatchObject({ alerts: 2, problem: null });
    expect(await world.store.backlogs(world.at)).toMatchObject({ runs: { waiting: 0, oldestAt: null } });
  });

  it("finds nothing for an alert that no change is about, and mails each frequency at its own time", async () => {
    await world.look();
    await world.ask("kim@example.com", { frequency: "instant" });
    await world.ask("lee@example.com", { frequency: "daily" });
    await world.ask("ann@example.com", { frequency: "weekly", subject: { kind: "car", carId: "9" } });
    world.becomes(["1", 5]);
    await world.look();
    expect(await world.run(1_000, ({ subject }) => subject.kind === "search")).toMatchObject({
      alerts: 3,
      found: 2,
    });
    expect(await world.send()).toBe(1);
    world.at += 99;
    expect(await world.send()).toBe(0);
    world.at += 1;
    expect(await world.send()).toBe(1);
    expect(world.sent.map(({ to }) => to)).toEqual(["kim@example.com", "lee@example.com"]);
  });
});
