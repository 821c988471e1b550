import { randomBytes } from "node:crypto";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashSecret } from "../accounts/secret-text.ts";
import type { Alert, AlertFind, CarChange } from "../model/alert.ts";
import type { AlertStore, ClaimedMail, SeenCar } from "../stores/accounts/alert-store.ts";
import { memoryAccountStores } from "../stores/memory/memory-account-stores.ts";
import { askForAlert, MAX_ALERTS } from "./ask-for-alert.ts";
import { carryOutRun, MAX_CARS_NAMED } from "./carry-out-run.ts";
import { changeOf, lookAtStock } from "./look-at-stock.ts";
import { mailTimes } from "./mail-times.ts";
import { type AlertMailOutcome, sendAlertMails } from "./send-alert-mails.ts";

let store: AlertStore;
let at = 0;
let stock: SeenCar[] = [];
let version = 0;
let ids = 0;
beforeEach(async () => {
  store = memoryAccountStores().alerts;
  await store.migrate();
  at = 1_000;
  stock = [];
  version = 0;
});
afterEach(() => store.close());

const newId = (): string => `id${String((ids += 1)).padStart(9, "0")}`;
const now = (): number => at;
const look = (newRunId = newId) =>
  lookAtStock({ store, now, newId: newRunId }, "north", {
    version: async () => `v${version}`,
    cars: async function* () {
      yield* stock;
    },
  });
const matchOf = (changes: readonly CarChange[]) => ({
  total: changes.length,
  cars: changes.slice(0, MAX_CARS_NAMED),
});
/** The stock as it becomes, with a new version. */
const becomes = (
  ...cars: readonly (readonly [carId: string, price: number | null, available?: boolean])[]
) => {
  version += 1;
  stock = cars.map(([carId, price, available = true]) => ({ carId, price, available }));
};
const run = (
  alertsAStep = 1_000,
  matches = (_: Pick<Alert, "subject">, change: CarChange): boolean => change.carId !== "none",
) =>
  carryOutRun({
    store,
    now,
    newLease: newId,
    alertsAStep,
    matcherOf:
      async ({ changes }) =>
      (alert) =>
        matchOf(changes.filter((change) => matches(alert, change))),
    timesOf: async () => ({ instant: at, daily: at + 100, weekly: at + 200 }),
  });
const ask = (email: string, fields: Partial<Parameters<typeof askForAlert>[1]> = {}) =>
  askForAlert(
    { store, now, random: randomBytes },
    {
      tenant: "north",
      email,
      name: "Used cars",
      subject: { kind: "search", list: "used-cars", query: "" },
      frequency: "instant",
      locale: "en-AU",
      consent: { text: "Yes, write to me", page: "https://north.example/search/used-cars" },
      isProven: true,
      ...fields,
    },
  );
type Sent = { to: string; id: string; cars: string[] };
let sent: Sent[] = [];
const mailOf = (mail: ClaimedMail, finds: readonly AlertFind[]): Sent => ({
  to: mail.subscriber.email,
  id: mail.id,
  cars: finds.flatMap(({ cars }) => cars.map(({ carId }) => carId)),
});
beforeEach(() => {
  sent = [];
});
const send = (outcome: () => AlertMailOutcome = () => ({ kind: "sent" })) =>
  sendAlertMails({
    store,
    now,
    newId,
    leaseMs: 50,
    send: async (mail, finds) => {
      sent.push(mailOf(mail, finds));
      return outcome();
    },
  });

describe("changeOf", () => {
  const was = { carId: "7", price: 20_000, available: true };
  it("tells of cars that are new, back or cheaper, and of nothing else", () => {
    expect(changeOf(undefined, was)).toEqual({ carId: "7", kind: "new" });
    expect(changeOf({ ...was, available: false }, was)).toEqual({ carId: "7", kind: "returned" });
    expect(changeOf(was, { ...was, price: 19_999 })).toEqual({
      carId: "7",
      kind: "cheaper",
      from: 20_000,
      to: 19_999,
    });
    for (const price of [20_000, 20_001, null]) expect(changeOf(was, { ...was, price })).toBeNull();
    expect(changeOf({ ...was, price: null }, was)).toBeNull();
    expect(changeOf(was, { ...was, price: 1, available: false })).toBeNull();
    expect(changeOf(undefined, { ...was, available: false })).toBeNull();
  });
});

describe("lookAtStock", () => {
  it("takes the first look for what later ones are compared with", async () => {
    becomes(["1", 100], ["2", 200]);
    expect(await look()).toEqual({ isFirst: true, changes: 0 });
    expect(await look()).toBeNull();
    becomes(["1", 90], ["3", 300]);
    expect(await look()).toEqual({ isFirst: false, changes: 2 });
    becomes(["1", 90], ["3", 300], ["2", 200]);
    expect(await look()).toEqual({ isFirst: false, changes: 1 });
    expect(await run()).toMatchObject({ changes: 2 });
    expect(await run()).toMatchObject({ changes: 1 });
    expect(await run()).toBeNull();
  });

  it("lets one of two that look at once write what changed", async () => {
    becomes(["1", 100]);
    await look();
    becomes(["1", 90]);
    const both = await Promise.all([look(), look()]);
    expect(both.filter((one) => one !== null)).toHaveLength(1);
  });
});

describe("carryOutRun and sendAlertMails", () => {
  it("mails one shopper once about everything that was found for them", async () => {
    becomes(["1", 100]);
    await look();
    await ask("kim@example.com");
    await ask("kim@example.com", { subject: { kind: "car", carId: "1" } });
    await ask("lee@example.com", { frequency: "daily" });
    await ask("ann@example.com", { isProven: false });
    becomes(["1", 90], ["2", 200]);
    await look();
    expect(
      await run(1_000, ({ subject }, { carId }) => subject.kind === "search" || subject.carId === carId),
    ).toMatchObject({ alerts: 3, found: 3 });
    expect(await send()).toBe(1);
    expect(sent).toMatchObject([{ to: "kim@example.com" }]);
    expect(sent[0]?.cars.toSorted()).toEqual(["1", "1", "2"]);
    expect(await send()).toBe(0);
    at += 100;
    expect(await send()).toBe(1);
    expect(sent.at(-1)).toMatchObject({ to: "lee@example.com", cars: ["1", "2"] });
  });

  it("tells what was found in the order in which it was found, whatever the ids of its runs", async () => {
    await look();
    await ask("kim@example.com", { frequency: "daily" });
    for (const [id, price] of [
      ["z", 90],
      ["m", 80],
      ["a", 70],
    ] as const) {
      at += 1;
      becomes(["1", price]);
      await look(() => id);
      await run();
    }
    at += 200;
    const told: unknown[] = [];
    await sendAlertMails({
      store,
      now,
      newId,
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
    await look();
    await ask("kim@example.com");
    becomes(...Array.from({ length: 20 }, (_, car) => [`${car}`, 5] as const));
    await look();
    await run();
    await store.gatherMails({ now: at, limit: 10, newId });
    const [mail] = await store.claimMails({ now: at, lease: "l", leaseMs: 5, limit: 1 });
    const [find] = mail ? await store.findsOf("north", mail.id) : [];
    expect([find?.cars.length, find?.total]).toEqual([MAX_CARS_NAMED, 20]);
  });

  it("tries a mail again that did not go, and gives up on an address that is refused", async () => {
    await look();
    await ask("kim@example.com");
    becomes(["1", 5]);
    await look();
    await run();
    expect(await send(() => ({ kind: "failed", retry: true, problem: "busy" }))).toBe(0);
    expect(await send()).toBe(0);
    at += 30_000;
    expect(await send(() => ({ kind: "failed", retry: false, problem: "SMTP 550" }))).toBe(0);
    expect(await store.mails({ limit: 1 })).toMatchObject([
      { state: "dead", attempts: 2, lastProblem: "SMTP 550" },
    ]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it("writes no mail to whoever unsubscribed between the find and the mail", async () => {
    await look();
    const asked = await ask("kim@example.com");
    becomes(["1", 5]);
    await look();
    await run();
    await store.gatherMails({ now: at, limit: 10, newId });
    if (asked.ok) await store.endAlerts("north", asked.subscriber.id, null);
    expect(await send()).toBe(0);
    expect(sent).toEqual([]);
    expect(await store.mails({ limit: 1 })).toMatchObject([{ state: "dropped" }]);
  });

  it("asks every alert once however often it is broken off, and mails every shopper once", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
        async (shoppers, step, breaks) => {
          store = memoryAccountStores().alerts;
          await store.migrate();
          sent = [];
          becomes();
          await look();
          for (let one = 0; one < shoppers; one += 1) await ask(`s${one}@example.com`);
          becomes(["1", 5]);
          await look();
          // Each break ends the process after so many writes; another one goes on once the lease is over.
          for (const writes of breaks) {
            let left = writes;
            const dying: AlertStore = {
              ...store,
              advanceRun: (of, next) => {
                if ((left -= 1) < 0) throw new Error("killed");
                return store.advanceRun(of, next);
              },
            };
            await carryOutRun({
              store: dying,
              now,
              newLease: newId,
              alertsAStep: step,
              leaseMs: 10,
              matcherOf:
                async ({ changes }) =>
                () =>
                  matchOf(changes),
              timesOf: async () => ({ instant: at, daily: at, weekly: at }),
            }).catch((reason: unknown) => {
              if (String(reason) !== "Error: killed") throw reason;
            });
            at += 10;
          }
          at += 200_000;
          while (await run(step)) at += 1;
          // A mail that was sent and not settled goes again under its own id.
          await sendAlertMails({
            store: { ...store, settleMail: async () => false },
            now,
            newId,
            leaseMs: 10,
            send: async (mail, finds) => {
              sent.push(mailOf(mail, finds));
              return { kind: "sent" };
            },
          });
          at += 10;
          await send();
          const mails = new Map(sent.map((mail) => [mail.id, mail]));
          expect([...mails.values()].map(({ to }) => to).toSorted()).toEqual(
            Array.from({ length: shoppers }, (_, one) => `s${one}@example.com`).toSorted(),
          );
          await store.close();
        },
      ),
      { numRuns: 60 },
    );
    store = memoryAccountStores().alerts;
  });
});

const newestMail = async () => (await store.mails({ limit: 1 }))[0];

const failWith = (reason: unknown) =>
  sendAlertMails({ store, now, newId, send: () => Promise.reject(reason) });

/** Claims as a sender does that is killed before it settles. */
async function sentUnsettled() {
  const mails: ClaimedMail[] = [];
  await sendAlertMails({
    store: { ...store, settleMail: async () => false },
    now,
    newId,
    send: async (mail) => {
      mails.push(mail);
      return { kind: "sent" };
    },
  });
  return mails;
}

describe("sendAlertMails", () => {
  beforeEach(async () => {
    await look();
    await ask("kim@example.com");
    becomes(["1", 5]);
    await look();
    await run();
  });

  it("waits half a minute after the first try, twice as long after each, six hours at most, and gives up after sixteen", async () => {
    const waits: number[] = [];
    for (let tries = 1; tries < 16; tries += 1) {
      await send(() => ({ kind: "failed", retry: true, problem: "busy" }));
      const mail = await newestMail();
      expect(mail).toMatchObject({ state: "waiting", attempts: tries, lastProblem: "busy" });
      waits.push((mail?.dueAt ?? 0) - at);
      at = mail?.dueAt ?? 0;
    }
    expect(waits.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
    expect(waits.at(-1)).toBe(6 * 3_600_000);
    await send(() => ({ kind: "failed", retry: true, problem: "still busy" }));
    expect(await newestMail()).toMatchObject({ state: "dead", attempts: 16, lastProblem: "still busy" });
  });

  it("tries again whatever was thrown, and keeps its words where it has some", async () => {
    expect(await failWith(new Error("no route"))).toBe(0);
    expect(await newestMail()).toMatchObject({ state: "waiting", lastProblem: "no route" });
    at += 30_000;
    await failWith("silence");
    expect(await newestMail()).toMatchObject({ state: "waiting", lastProblem: "It failed." });
  });

  it("sends no mail that has nothing to tell", async () => {
    const untold: unknown[] = [];
    const empty = { ...store, findsOf: async () => [] };
    const told = await sendAlertMails({
      store: empty,
      now,
      newId,
      send: async (mail) => {
        untold.push(mail);
        return { kind: "sent" };
      },
    });
    expect([told, untold]).toEqual([0, []]);
    expect(await newestMail()).toMatchObject({ state: "dropped" });
  });

  it("counts what was sent, and not what the sender dropped", async () => {
    expect(await send(() => ({ kind: "dropped" }))).toBe(0);
    expect(await newestMail()).toMatchObject({ state: "dropped", attempts: 1 });
  });

  it("leaves a mail to whoever holds it for two minutes", async () => {
    const [mail] = await sentUnsettled();
    expect(mail).toBeDefined();
    at += 119_999;
    expect(await send()).toBe(0);
    at += 1;
    expect(await send()).toBe(1);
  });
});

describe("a run of many changes", () => {
  it("carries five thousand cars, and the rest are another one", async () => {
    await look();
    await ask("kim@example.com", { frequency: "weekly" });
    becomes(...Array.from({ length: 5_001 }, (_, car) => [`${car}`, 5] as const));
    expect(await look()).toEqual({ isFirst: false, changes: 5_001 });
    expect(await run()).toEqual({ tenant: "north", changes: 5_000, alerts: 1, found: 1 });
    expect(await run()).toEqual({ tenant: "north", changes: 1, alerts: 1, found: 1 });
    expect(await run()).toBeNull();
  });

  it("is another worker's once its lease was lost: what was found then is not counted", async () => {
    await look();
    await ask("kim@example.com");
    becomes(["1", 5]);
    await look();
    const lost = await carryOutRun({
      store: { ...store, advanceRun: async () => false },
      now,
      newLease: newId,
      matcherOf:
        async ({ changes }) =>
        () =>
          matchOf(changes),
      timesOf: async () => ({ instant: at, daily: at, weekly: at }),
    });
    expect(lost).toEqual({ tenant: "north", changes: 1, alerts: 0, found: 0 });
    expect(await run()).toBeNull();
    at += 119_999;
    expect(await run()).toBeNull();
    at += 1;
    expect(await run()).toMatchObject({ alerts: 1, found: 1 });
  });

  it("finds nothing for an alert that no change is about, and mails each frequency at its own time", async () => {
    await look();
    await ask("kim@example.com", { frequency: "instant" });
    await ask("lee@example.com", { frequency: "daily" });
    await ask("ann@example.com", { frequency: "weekly", subject: { kind: "car", carId: "9" } });
    becomes(["1", 5]);
    await look();
    expect(await run(1_000, ({ subject }) => subject.kind === "search")).toMatchObject({
      alerts: 3,
      found: 2,
    });
    expect(await send()).toBe(1);
    at += 99;
    expect(await send()).toBe(0);
    at += 1;
    expect(await send()).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual(["kim@example.com", "lee@example.com"]);
  });
});

describe("an alert that was asked for", () => {
  const consent = { text: "Yes, write to me", page: "https://north.example/search/used-cars" };

  it("is kept whole, with when and by what the address was proven", async () => {
    const asked = await ask(" kim@example.com ");
    if (!asked.ok) throw new Error("The alert was refused.");
    const { alert, subscriber } = asked;
    expect(subscriber).toMatchObject({ tenant: "north", email: "kim@example.com", createdAt: 1_000 });
    expect(subscriber.token).toMatch(/^[\w-]{43}$/);
    expect(alert).toEqual({
      tenant: "north",
      id: expect.stringMatching(/^[\w-]{22}$/),
      subscriberId: subscriber.id,
      name: "Used cars",
      subject: { kind: "search", list: "used-cars", query: "" },
      frequency: "instant",
      locale: "en-AU",
      state: "active",
      consent: { ...consent, at: 1_000, provenBy: "session", provenAt: 1_000 },
      createdAt: 1_000,
    });
  });

  it("is proven by its link for seven days, and by nothing before", async () => {
    const asked = await ask("kim@example.com", { isProven: false });
    if (!asked.ok || asked.link === null) throw new Error("There is no link.");
    expect(asked.alert.consent).toEqual({ ...consent, at: 1_000, provenBy: null, provenAt: null });
    const hash = hashSecret(asked.link);
    const week = 7 * 86_400_000;
    expect(await store.pendingOfLink("north", hash, 1_000 + week)).toBeNull();
    expect(await store.confirm("north", hash, 1_000 + week - 1)).toMatchObject({ id: asked.alert.id });
  });
});

describe("askForAlert", () => {
  it("asks a stranger to prove the address, and no one who is signed in", async () => {
    const stranger = await ask("kim@example.com", { isProven: false });
    expect(stranger).toMatchObject({ ok: true, isRepeated: false, alert: { state: "pending" } });
    expect(stranger.ok && stranger.link).toMatch(/^[\w-]{43}$/);
    const again = await ask("kim@example.com");
    expect(again).toMatchObject({ link: null, alert: { state: "active", consent: { provenBy: "session" } } });
    expect(await ask("KIM@example.com", { isProven: false })).toMatchObject({ isRepeated: true, link: null });
  });

  it("keeps fifty alerts of one shopper, with names of one line", async () => {
    for (let one = 0; one < MAX_ALERTS; one += 1)
      expect((await ask("kim@example.com", { subject: { kind: "car", carId: `${one}` } })).ok).toBe(true);
    expect(await ask("kim@example.com", { subject: { kind: "car", carId: "more" } })).toEqual({
      ok: false,
      problem: "full",
    });
    const named = await ask("lee@example.com", { name: `  two\r\nBcc: x@y.example ${"z".repeat(200)}` });
    expect(named.ok && named.alert.name).toBe(`two Bcc: x@y.example ${"z".repeat(59)}`);
  });
});

const policy = { quietFrom: 21, quietUntil: 8, digestHour: 9 };
const iso = (now: string, timeZone: string, own: Partial<typeof policy> = {}) => {
  const times = mailTimes(Date.parse(now), timeZone, { ...policy, ...own });
  return [times.instant, times.daily, times.weekly].map((time) => new Date(time).toISOString().slice(0, 16));
};
const sydney = (hour: string) => iso(`2026-11-21T${hour}:00Z`, "Australia/Sydney")[0];

describe("mailTimes", () => {
  it("sends at once by day, and after the quiet hours by night, in the place's own time", () => {
    // Saturday noon in Sydney, one o'clock at night in New York.
    expect(iso("2026-11-21T01:00:30Z", "Australia/Sydney")).toEqual([
      "2026-11-21T01:00",
      "2026-11-21T22:00",
      "2026-11-22T22:00",
    ]);
    expect(iso("2026-11-21T06:00:00Z", "America/New_York")).toEqual([
      "2026-11-21T13:00",
      "2026-11-21T14:00",
      "2026-11-23T14:00",
    ]);
  });

  it("stands on the edges of the quiet hours", () => {
    expect(sydney("09:59")).toBe("2026-11-21T09:59");
    expect(sydney("10:00")).toBe("2026-11-21T21:00");
    expect(sydney("20:59")).toBe("2026-11-21T21:00");
    expect(sydney("21:00")).toBe("2026-11-21T21:00");
  });

  it("puts a digest off that would come in the quiet hours, and knows none where both hours are the same", () => {
    expect(iso("2026-11-21T01:00:00Z", "Australia/Sydney", { digestHour: 6 })[1]).toBe("2026-11-21T21:00");
    expect(iso("2026-11-21T14:00:00Z", "Australia/Sydney", { quietFrom: 8 })[0]).toBe("2026-11-21T14:00");
  });
});
