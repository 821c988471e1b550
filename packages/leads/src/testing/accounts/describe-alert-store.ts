import { expect, it } from "vitest";
import { describeStore, type StoreSuiteOptions, type StoreUnderTest } from "../stores/describe-store.ts";
import type { Alert, AlertFind, CarChange } from "../../returning/alerts/alert.ts";
import type { AlertStore, StockLook } from "../../returning/alerts/alert-store.ts";
import { anAlert, aSubscriber } from "./account-samples.ts";

const NEW: readonly CarChange[] = [{ carId: "7", kind: "new" }];

const searchFor = (make: string) => ({ kind: "search", list: "used-cars", query: `make=${make}` }) as const;
const looked = (fields: Partial<StockLook> = {}): StockLook => ({
  tenant: "north",
  generation: 0,
  version: "v1",
  at: 100,
  cars: [],
  gone: [],
  runs: [],
  ...fields,
});
const found = (fields: Partial<AlertFind> = {}): AlertFind => ({
  tenant: "north",
  runId: "run",
  alertId: "t1",
  subscriberId: "p1",
  cars: NEW,
  total: 1,
  dueAt: 500,
  ...fields,
});

/**
 * The contract of every alert store; call it inside a vitest file. Where the storage cannot be had, `skipped` says why.
 *
 * @example
 * describeAlertStore("SQLite", () => ({ open: async () => alertStore(database), discard: async () => {} }));
 */
export function describeAlertStore(
  name: string,
  make: () => StoreUnderTest<AlertStore>,
  options: StoreSuiteOptions = {},
): void {
  describeStore(`alert store: ${name}`, make, options, (another) => {
    const bound = { most: 3 };
    const keep = (store: AlertStore, fields: Partial<Alert> = {}, hash: string | null = null) => {
      const alert = anAlert({ state: hash === null ? "active" : "pending", ...fields });
      const { tenant } = alert;
      return store.subscribe(
        {
          alert,
          subscriber: aSubscriber({
            tenant,
            id: alert.subscriberId,
            emailKey: `key-of-${alert.subscriberId}`,
          }),
          confirmation: hash === null ? null : { hash, expiresAt: 1_000 },
        },
        bound,
      );
    };
    const claim = { now: 500, lease: "one", leaseMs: 100 };
    /** A run of one change whose finds are written. */
    async function mailed(store: AlertStore, finds: readonly AlertFind[]): Promise<void> {
      const seen = await store.seenStock("north");
      const generation = seen?.generation ?? 0;
      await store.look(looked({ generation, runs: [{ id: `run${generation}`, changes: NEW }] }));
      const run = await store.claimRun(claim);
      if (!run) throw new Error("The run is missing.");
      await store.advanceRun(run, { cursor: "z", finds, leaseUntil: 0 });
      await store.settleRun(run, { kind: "done" });
    }
    let ids = 0;
    const newId = (): string => `m${(ids += 1)}`;

    it("keeps an alert once, whoever asks again, and as many of one shopper as the bound allows", async () => {
      const store = await another();
      expect(await keep(store)).toMatchObject({ ok: true, outcome: "created" });
      expect(await keep(await another(), { id: "t2" })).toMatchObject({
        ok: true,
        outcome: "repeated",
        alert: { id: "t1" },
      });
      await keep(store, { id: "t3", subject: searchFor("Kia") });
      await keep(store, { id: "t4", subject: searchFor("Ford") });
      expect(await keep(store, { id: "t5", subject: searchFor("Audi") })).toEqual({
        ok: false,
        problem: "full",
      });
      expect(await keep(store, { id: "t5", tenant: "south", subject: searchFor("Audi") })).toMatchObject({
        ok: true,
      });
      expect((await store.alertsOf("north", "p1")).map(({ id }) => id)).toEqual(["t1", "t3", "t4"]);
      expect(await store.alertsOf("south", "p1")).toHaveLength(1);
    });

    it("makes a pending alert active by its link, once, in time and at its own tenant", async () => {
      const store = await another();
      await keep(store, {}, "h1");
      expect(await store.activeAlerts("north", "", 10)).toEqual([]);
      expect(await store.confirm("south", "h1", 500)).toBeNull();
      expect(await store.confirm("north", "h1", 1_000)).toBeNull();
      expect(await store.pendingOfLink("north", "h1", 999)).toMatchObject({ id: "t1" });
      expect(await store.confirm("north", "h1", 999)).toMatchObject({
        state: "active",
        consent: { provenBy: "mail", provenAt: 999 },
      });
      expect(await store.confirm("north", "h1", 999)).toBeNull();
      expect(await store.alertsOf("north", "p1")).toMatchObject([{ consent: { provenAt: 999 } }]);
      expect(await store.activeAlerts("north", "", 10)).toEqual([
        { id: "t1", subscriberId: "p1", subject: searchFor("Mazda"), frequency: "instant" },
      ]);
    });

    it("replaces a pending alert that is asked for again", async () => {
      const store = await another();
      await keep(store, {}, "h1");
      expect(await keep(store, { id: "t2" }, "h2")).toMatchObject({ ok: true, outcome: "created" });
      expect(await store.pendingOfLink("north", "h1", 500)).toBeNull();
      expect(await store.pendingOfLink("north", "h2", 500)).toMatchObject({ id: "t2" });
    });

    it("finds whoever has a token at its own tenant, and changes their alerts alone", async () => {
      const store = await another();
      await keep(store);
      await keep(store, { id: "t2", subscriberId: "p2" });
      expect(await store.subscriberOfToken("south", "token-north-p1")).toBeNull();
      expect(await store.subscriberOfToken("north", "token-north-p1")).toMatchObject({ id: "p1" });
      const mine = { tenant: "north", subscriberId: "p1", id: "t1" };
      expect(await store.changeAlert(mine, { frequency: "weekly" })).toBe(true);
      expect(await store.changeAlert({ ...mine, id: "t2" }, { frequency: "weekly" })).toBe(false);
      expect(await store.changeAlert({ ...mine, tenant: "south" }, { name: "x" })).toBe(false);
      expect(await store.alertsOf("north", "p1")).toMatchObject([{ frequency: "weekly", name: "Mazdas" }]);
    });

    it("ends alerts with what waits for them, and keeps the evidence", async () => {
      const store = await another();
      await keep(store);
      await keep(store, { id: "t2", subject: searchFor("Kia") });
      await mailed(store, [found({ runId: "run0" }), found({ runId: "run0", alertId: "t2" })]);
      expect(await store.endAlerts("south", "p1", null)).toBe(0);
      expect(await store.endAlerts("north", "p1", "t1")).toBe(1);
      expect(await store.alertsOf("north", "p1")).toMatchObject([{ id: "t1", state: "ended" }, { id: "t2" }]);
      await store.gatherMails({ now: 500, limit: 10, newId });
      const [mail] = await store.claimMails({ ...claim, limit: 10 });
      expect(mail && (await store.findsOf("north", mail.id))).toMatchObject([{ alertId: "t2" }]);
      expect(await store.endAlerts("north", "p1", null)).toBe(1);
      expect(mail && (await store.findsOf("north", mail.id))).toEqual([]);
    });

    it("writes a look once, with the cars as they are now", async () => {
      const [one, other] = [await another(), await another()];
      const cars = [
        { carId: "7", price: 20_000.5, available: true },
        { carId: "8", price: null, available: false },
      ];
      expect(await one.look(looked({ cars }))).toBe(true);
      expect(await other.look(looked({ cars, version: "v9" }))).toBe(false);
      expect(await other.seenStock("north")).toEqual({ generation: 1, version: "v1" });
      expect(await other.seenCars("north")).toEqual(cars);
      const changed = { carId: "8", price: 5, available: true };
      expect(await one.look(looked({ generation: 1, version: "v2", cars: [changed], gone: ["7"] }))).toBe(
        true,
      );
      expect(await one.look(looked({ generation: 1, version: "v3" }))).toBe(false);
      expect(await one.seenCars("north")).toEqual([changed]);
      expect(await one.watchedTenants()).toEqual(["north"]);
    });

    it("keeps a stock of many cars in one look", async () => {
      const store = await another();
      const cars = Array.from({ length: 1_234 }, (_, at) => ({
        carId: String(at).padStart(5, "0"),
        price: at,
        available: at % 2 === 0,
      }));
      await store.look(looked({ cars }));
      expect((await store.seenCars("north")).toSorted((a, b) => (a.carId < b.carId ? -1 : 1))).toEqual(cars);
    });

    it("hands a run to one worker, and after its lease to another who goes on at the cursor", async () => {
      const [one, other] = [await another(), await another()];
      await keep(one);
      await one.look(looked({ runs: [{ id: "run", changes: NEW }] }));
      const first = await one.claimRun(claim);
      expect(first).toMatchObject({ tenant: "north", id: "run", cursor: "", changes: NEW });
      expect(await other.claimRun({ ...claim, lease: "two" })).toBeNull();
      if (!first) throw new Error("The run is missing.");
      expect(await one.advanceRun(first, { cursor: "t1", finds: [found()], leaseUntil: 600 })).toBe(true);
      const second = await other.claimRun({ ...claim, now: 600, lease: "two" });
      expect(second).toMatchObject({ cursor: "t1" });
      // The first worker comes back late: what it found is the other's to write.
      const late = found({ runId: "late" });
      expect(await one.advanceRun(first, { cursor: "t2", finds: [late], leaseUntil: 900 })).toBe(false);
      if (!second) throw new Error("The run is missing.");
      expect(await one.settleRun(first, { kind: "done" })).toBe(false);
      expect(await one.backlogs(600)).toMatchObject({ runs: { waiting: 1 }, mails: { waiting: 0 } });
      expect(await other.settleRun(second, { kind: "done" })).toBe(true);
      expect(await one.claimRun({ ...claim, now: 9_999 })).toBeNull();
      expect(await one.backlogs(600)).toMatchObject({ runs: { waiting: 0 } });
      expect(await one.gatherMails({ now: 500, limit: 10, newId })).toBe(1);
    });

    it("makes one mail for each shopper of what is due, and none twice", async () => {
      const [one, other] = [await another(), await another()];
      await keep(one);
      await keep(one, { id: "t2", subject: searchFor("Kia") });
      await keep(one, { id: "t3", subscriberId: "p2" });
      await mailed(one, [
        found({ runId: "run0" }),
        found({ runId: "run0", alertId: "t2" }),
        found({ runId: "run0", alertId: "t3", subscriberId: "p2" }),
      ]);
      expect(await one.gatherMails({ now: 499, limit: 10, newId })).toBe(0);
      const made = await Promise.all([
        one.gatherMails({ now: 500, limit: 10, newId }),
        other.gatherMails({ now: 500, limit: 10, newId }),
      ]);
      expect(made[0] + made[1]).toBe(2);
      const mails = await other.claimMails({ ...claim, limit: 10 });
      expect(mails.map(({ subscriber }) => subscriber.id).toSorted()).toEqual(["p1", "p2"]);
      const mine = mails.find(({ subscriber }) => subscriber.id === "p1");
      expect(mine && (await one.findsOf("north", mine.id)).map(({ alertId }) => alertId)).toEqual([
        "t1",
        "t2",
      ]);
      expect(mine && (await one.findsOf("south", mine.id))).toEqual([]);
    });

    it("hands a mail to one worker, again after its lease, later after a problem, and not once it was sent", async () => {
      const store = await another();
      await keep(store);
      await mailed(store, [found({ runId: "run0" })]);
      await store.gatherMails({ now: 500, limit: 10, newId });
      const [first] = await store.claimMails({ ...claim, limit: 10 });
      expect(first).toMatchObject({
        attempts: 1,
        createdAt: 500,
        subscriber: { email: "Kim@example.com" },
      });
      expect(await store.claimMails({ ...claim, limit: 10, lease: "two" })).toEqual([]);
      const [second] = await store.claimMails({ ...claim, limit: 10, now: 600, lease: "three" });
      if (!first || !second) throw new Error("The mail is missing.");
      expect(await store.settleMail(first, { kind: "sent" })).toBe(false);
      expect(await store.settleMail(second, { kind: "retry", at: 800, problem: "busy" })).toBe(true);
      expect(await store.mails({ tenant: "north", limit: 5 })).toMatchObject([
        { state: "waiting", attempts: 2, lastProblem: "busy", dueAt: 800 },
      ]);
      expect(await store.claimMails({ ...claim, limit: 10, now: 799 })).toEqual([]);
      const [third] = await store.claimMails({ ...claim, limit: 10, now: 800 });
      if (third) await store.settleMail(third, { kind: "sent" });
      expect(await store.claimMails({ ...claim, limit: 10, now: 9_999 })).toEqual([]);
      expect(await store.mails({ limit: 5 })).toMatchObject([{ state: "sent", lastProblem: null }]);
    });

    it("erases a subscriber with alerts, finds and mails, and nothing of another tenant", async () => {
      const store = await another();
      await keep(store);
      await keep(store, { tenant: "south" });
      await mailed(store, [found({ runId: "run0" })]);
      await store.gatherMails({ now: 500, limit: 10, newId });
      expect(await store.eraseSubscriber("north", "p1")).toBe(true);
      expect(await store.eraseSubscriber("north", "p1")).toBe(false);
      expect(await store.subscriberOfEmail("north", "key-of-p1")).toBeNull();
      expect(await store.alertsOf("north", "p1")).toEqual([]);
      expect(await store.mails({ limit: 5 })).toEqual([]);
      expect(await store.alertsOf("south", "p1")).toHaveLength(1);
    });

    it("prunes what was never confirmed and what was mailed long ago", async () => {
      const store = await another();
      await keep(store, {}, "h1");
      await keep(store, { id: "t2", subject: searchFor("Kia") });
      await mailed(store, [found({ runId: "run0", alertId: "t2" })]);
      await store.gatherMails({ now: 500, limit: 10, newId });
      const [mail] = await store.claimMails({ ...claim, limit: 10 });
      if (mail) await store.settleMail(mail, { kind: "sent" });
      expect(await store.prune({ pending: 1_001, sent: 501 })).toBe(2);
      expect(await store.alertsOf("north", "p1")).toMatchObject([{ id: "t2" }]);
      expect(await store.mails({ limit: 5 })).toEqual([]);
    });
  });
}
