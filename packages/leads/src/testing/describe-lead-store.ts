import { beforeEach, expect, it } from "vitest";
import type { LeadStage } from "../enquiry/model/lead.ts";
import type { StoredFile } from "../enquiry/model/stored-lead.ts";
import type { LeadStore } from "../enquiry/store/lead-store.ts";
import { aNewLead } from "./a-new-lead.ts";
import { describeStore, type StoreSuiteOptions, type StoreUnderTest } from "./stores/describe-store.ts";
import { expectSameAsModel } from "./play-stories.ts";

const atStep = (step: number): LeadStage => ({ kind: "incomplete", step, skipped: [] });

const aFile = (id: string, bytes: number): StoredFile => ({
  id,
  name: "car.jpg",
  type: "image/jpeg",
  bytes,
  location: id,
});

const claimAll = (store: LeadStore, now: number, lease = "lease-1") =>
  store.claimDue({ now, limit: 100, leaseMs: 60_000, lease });

/**
 * The contract of every lead store. Give it a maker of fresh, empty storage; call it inside a vitest file.
 * Where the storage cannot be had, `skipped` says why and the suite counts as skipped, never as passed.
 *
 * @example
 * describeLeadStore("SQLite", () => ({ open: async () => leadStore(sqliteDatabase({ file })), discard: async () => {} }));
 */
export function describeLeadStore(
  name: string,
  make: () => StoreUnderTest<LeadStore>,
  options: StoreSuiteOptions = {},
): void {
  describeStore(`lead store: ${name}`, make, options, (another) => {
    let store: LeadStore;
    beforeEach(async () => {
      store = await another();
    });

    it("migrates twice without harm", async () => {
      await store.migrate();
      expect(await store.ping()).toBe(true);
    });

    it("keeps what it accepted", async () => {
      const lead = aNewLead({
        files: [{ id: "f1", name: "car.jpg", type: "image/jpeg", bytes: 7, location: "a/f1" }],
      });
      expect(await store.accept(lead)).toEqual({ ok: true, id: lead.id, outcome: "created" });
      const { sinks: _sinks, dueAt: _dueAt, ...content } = lead;
      const { receivedAt } = lead.lead;
      expect(await store.get(lead.id)).toMatchObject({
        ...content,
        revision: 1,
        receivedAt,
        updatedAt: receivedAt,
      });
    });

    it("keeps every character a shopper can type", async () => {
      const message = "Kia ora \u{1F697} <b>'\";--\u0000\uD800\u202E\\ 你好";
      const lead = aNewLead({ lead: { message } });
      await store.accept(lead);
      expect((await store.get(lead.id))?.lead.message).toBe(message);
    });

    it("knows nothing of a lead it was never given", async () => {
      expect(await store.get("unknown")).toBeNull();
      expect(await store.update("unknown", aNewLead())).toMatchObject({
        ok: false,
        problem: "missing",
      });
    });

    it("makes one lead of a key sent twice, and of one sent many times at once", async () => {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) => store.accept(aNewLead({ id: `id-${index}`, key: "same" }))),
      );
      const ids = new Set(results.map((result) => result.ok && result.id));
      expect(ids.size).toBe(1);
      expect(results.filter((result) => result.ok && result.outcome === "created")).toHaveLength(1);
      expect(await store.list({ limit: 50 })).toHaveLength(1);
    });

    it("lets two tenants use the same key", async () => {
      await store.accept(aNewLead({ id: "a", key: "same", lead: { tenant: "north" } }));
      await store.accept(aNewLead({ id: "b", key: "same", lead: { tenant: "south" } }));
      expect(await store.list({ limit: 50 })).toHaveLength(2);
      expect((await store.list({ limit: 50, tenant: "south" })).map((lead) => lead.id)).toEqual(["b"]);
    });

    it("lists and counts the leads of several tenants, by the hour they came in", async () => {
      const hour = 3_600_000;
      const at = (id: string, tenant: string, receivedAt: number) =>
        store.accept(aNewLead({ id, key: id, lead: { tenant, receivedAt } }));
      await at("a", "north", 2 * hour);
      await at("b", "south", 3 * hour - 1);
      await at("c", "south", 3 * hour);
      await at("d", "west", 2 * hour);
      const both = { tenants: ["north", "south"] };
      expect((await store.list({ ...both, limit: 9 })).map(({ id }) => id)).toEqual(["c", "b", "a"]);
      expect(await store.countByHour(both)).toEqual([
        { hour: 2 * hour, leads: 2 },
        { hour: 3 * hour, leads: 1 },
      ]);
      expect(await store.countByHour({ ...both, receivedFrom: 3 * hour })).toEqual([
        { hour: 3 * hour, leads: 1 },
      ]);
      expect(await store.list({ tenants: [], limit: 9 })).toEqual([]);
    });

    it("lists and counts the leads of many tenants, and of no other, by time, standing and delivery", async () => {
      const hour = 3_600_000;
      const tenants = Array.from({ length: 12 }, (_, index) => `tenant-${index}`);
      const standing = { kind: "quarantined", reasons: ["honeypot"] } as const;
      for (const [index, tenant] of [...tenants, "other"].entries()) {
        const id = `id-${index}`;
        const held = index % 2 === 0 ? { standing } : {};
        const lead = { tenant, receivedAt: index * hour };
        await store.accept(aNewLead({ id, key: id, lead, sinks: ["dashboard"], ...held }));
      }
      const filter = {
        tenants,
        receivedFrom: 3 * hour,
        receivedBefore: 11 * hour,
        standing: "quarantined",
      } as const;
      const ids = (await store.list({ ...filter, limit: 20 })).map(({ id }) => id);
      expect(ids).toEqual(["id-10", "id-8", "id-6", "id-4"]);
      expect(await store.countByHour(filter)).toEqual(
        [4, 6, 8, 10].map((at) => ({ hour: at * hour, leads: 1 })),
      );
      expect(await store.countByHour({ tenants, receivedFrom: 9 * hour, delivery: "held" })).toEqual([
        { hour: 10 * hour, leads: 1 },
      ]);
    });

    it("never lets one tenant change another's lead", async () => {
      await store.accept(aNewLead({ id: "a", lead: { stage: atStep(0) } }));
      expect(await store.update("a", aNewLead({ id: "b", lead: { tenant: "south" } }))).toMatchObject({
        problem: "missing",
      });
    });

    it("grows one lead step by step and finishes it", async () => {
      const dueAt = 9_000_000;
      await store.accept(aNewLead({ dueAt, lead: { stage: atStep(0) } }));
      const second = aNewLead({
        dueAt,
        lead: { stage: atStep(1), message: "second", receivedAt: 1_000_001 },
      });
      expect(await store.update(second.id, second)).toMatchObject({ outcome: "revised" });
      expect(await store.get(second.id)).toMatchObject({ receivedAt: 1_000_000, updatedAt: 1_000_001 });
      expect(await claimAll(store, 8_000_000)).toEqual([]);
      await store.update(second.id, aNewLead({ dueAt: 1_000_002, lead: { message: "done" } }));
      const [claimed] = await claimAll(store, 1_000_002);
      expect(claimed).toMatchObject({ revision: 3, attempt: 1, lead: { lead: { message: "done" } } });
    });

    it("heals a form whose first answer was lost: the same key grows the lead", async () => {
      const lead = aNewLead({ lead: { stage: atStep(0) } });
      await store.accept(lead);
      const final = aNewLead({ id: "other", lead: { message: "all of it" } });
      expect(await store.accept(final)).toEqual({ ok: true, id: lead.id, outcome: "revised" });
      expect((await store.get(lead.id))?.lead).toEqual(final.lead);
    });

    it("keeps a finished lead finished when an earlier step arrives late", async () => {
      const lead = aNewLead();
      await store.accept(lead);
      expect(await store.accept(aNewLead({ lead: { message: "late", stage: atStep(0) } }))).toMatchObject({
        outcome: "repeated",
      });
      expect((await store.get(lead.id))?.lead.message).toBe(lead.lead.message);
    });

    it("makes two leads of two enquiries under one key, and one of each however often it is sent", async () => {
      const messages = ["Is it still there?", "And what of the blue one?"];
      const send = (id: string, message: string) => store.accept(aNewLead({ id, lead: { message } }));
      expect(await send("a", messages[0] ?? "")).toMatchObject({ id: "a", outcome: "created" });
      expect(await send("b", messages[1] ?? "")).toMatchObject({ id: "b", outcome: "created" });
      expect(await send("c", messages[0] ?? "")).toMatchObject({ id: "a", outcome: "repeated" });
      expect(await send("d", messages[1] ?? "")).toMatchObject({ id: "b", outcome: "repeated" });
      const stored = await store.list({ limit: 9 });
      expect(new Set(stored.map((lead) => lead.lead.message))).toEqual(new Set(messages));
      expect((await claimAll(store, aNewLead().dueAt)).map((one) => one.lead.id).toSorted()).toEqual([
        "a",
        "b",
      ]);
    });

    it("makes two leads of two enquiries that arrive under one key at once, many times each", async () => {
      const results = await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          store.accept(aNewLead({ id: `id-${index}`, lead: { message: `message ${index % 2}` } })),
        ),
      );
      expect(results.filter((result) => result.ok && result.outcome === "created")).toHaveLength(2);
      expect(new Set(results.map((result) => result.ok && result.id)).size).toBe(2);
      expect(await store.list({ limit: 50 })).toHaveLength(2);
    });

    it("takes a finished form with other content as a second lead also where the first is named by its id", async () => {
      await store.accept(aNewLead({ id: "a" }));
      const other = aNewLead({ id: "b", lead: { message: "I forgot to say: with a towbar." } });
      expect(await store.update("a", other)).toMatchObject({ id: "b", outcome: "created" });
      expect(await store.update("a", { ...other, id: "c" })).toMatchObject({
        id: "b",
        outcome: "repeated",
      });
      expect(await store.update("a", aNewLead({ id: "d" }))).toMatchObject({
        id: "a",
        outcome: "repeated",
      });
    });

    it("knows a file it has by name, kind and size, and takes another one as a second lead", async () => {
      await store.accept(aNewLead({ id: "a", files: [aFile("f1", 7)] }));
      expect(await store.accept(aNewLead({ id: "b", files: [aFile("f2", 7)] }))).toMatchObject({ id: "a" });
      expect(await store.accept(aNewLead({ id: "c", files: [aFile("f3", 8)] }))).toMatchObject({ id: "c" });
    });

    it("grows another form under the same key step by step, as a lead of its own", async () => {
      const trade = (id: string, stage: LeadStage, message: string) =>
        store.accept(aNewLead({ id, lead: { form: "trade-in", stage, message } }));
      await store.accept(aNewLead({ id: "a" }));
      expect(await trade("b", atStep(0), "one")).toMatchObject({ id: "b", outcome: "created" });
      expect(await trade("c", atStep(1), "two")).toMatchObject({ id: "b", outcome: "revised" });
      const done = aNewLead({ id: "d", lead: { form: "trade-in", message: "done" } });
      expect(await store.accept(done)).toMatchObject({ id: "b", outcome: "revised" });
      expect(await store.accept({ ...done, id: "e" })).toMatchObject({ id: "b", outcome: "repeated" });
      expect(await store.list({ limit: 9 })).toHaveLength(2);
    });

    it("queues a delivery for every sink and claims it once", async () => {
      const lead = aNewLead({ sinks: ["dashboard", "mail"] });
      await store.accept(lead);
      expect(await claimAll(store, lead.dueAt - 1)).toEqual([]);
      const claimed = await claimAll(store, lead.dueAt);
      expect(claimed.map((one) => one.sink).toSorted()).toEqual(["dashboard", "mail"]);
      expect(await claimAll(store, lead.dueAt, "lease-2")).toEqual([]);
    });

    it("leaves the sinks alone that are busy enough", async () => {
      const lead = aNewLead({ sinks: ["dashboard", "mail"] });
      await store.accept(lead);
      const claim = { now: lead.dueAt, limit: 9, leaseMs: 1_000, lease: "l", excludeSinks: ["dashboard"] };
      expect((await store.claimDue(claim)).map((one) => one.sink)).toEqual(["mail"]);
      expect(await store.nextDue(["dashboard", "mail"])).toBeNull();
      expect(await store.nextDue(["mail"])).toBe(lead.dueAt);
    });

    it("hands each delivery to one of many workers", async () => {
      for (let index = 0; index < 40; index += 1)
        await store.accept(aNewLead({ id: `id-${index}`, key: `key-${index}` }));
      const now = aNewLead().dueAt;
      const taken = await Promise.all(
        Array.from({ length: 8 }, (_, worker) =>
          store.claimDue({ now, limit: 7, leaseMs: 1000, lease: `w${worker}` }),
        ),
      );
      const ids = taken.flat().map((one) => one.lead.id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it("gives a delivery to another worker once the lease is over, and ignores the first one then", async () => {
      const lead = aNewLead();
      await store.accept(lead);
      const [first] = await claimAll(store, lead.dueAt);
      if (!first) throw new Error("nothing was claimed");
      expect(await store.nextDue()).toBe(lead.dueAt + 60_000);
      const [second] = await claimAll(store, lead.dueAt + 60_000, "lease-2");
      if (!second) throw new Error("nothing was claimed after the lease");
      expect(second.attempt).toBe(2);
      expect(await store.settle(first, { kind: "delivered", remoteId: null }, lead.dueAt + 60_001)).toBe(
        false,
      );
      expect(await store.settle(second, { kind: "delivered", remoteId: "77" }, lead.dueAt + 60_002)).toBe(
        true,
      );
      expect((await store.get(lead.id))?.deliveries).toMatchObject([{ state: "delivered", remoteId: "77" }]);
      expect(await store.nextDue()).toBeNull();
    });

    it("waits before a retry, gives up when settled so, and comes back from the dead", async () => {
      const lead = aNewLead();
      await store.accept(lead);
      const [first] = await claimAll(store, lead.dueAt);
      if (!first) throw new Error("nothing was claimed");
      await store.settle(first, { kind: "retry", at: lead.dueAt + 500, problem: "HTTP 503" }, lead.dueAt);
      expect(await store.nextDue()).toBe(lead.dueAt + 500);
      const [second] = await claimAll(store, lead.dueAt + 500);
      if (!second) throw new Error("nothing was claimed");
      await store.settle(second, { kind: "dead", problem: "HTTP 400" }, lead.dueAt + 500);
      expect(await store.list({ limit: 5, delivery: "dead" })).toHaveLength(1);
      expect((await store.get(lead.id))?.deliveries).toMatchObject([
        { state: "dead", lastProblem: "HTTP 400", attempts: 2 },
      ]);
      expect(await store.retry(lead.id, { now: lead.dueAt + 900 })).toBe(1);
      expect(await claimAll(store, lead.dueAt + 900)).toMatchObject([{ attempt: 1 }]);
    });

    it("sends a delivered lead again only when asked to", async () => {
      const lead = aNewLead();
      await store.accept(lead);
      const [claimed] = await claimAll(store, lead.dueAt);
      if (!claimed) throw new Error("nothing was claimed");
      await store.settle(claimed, { kind: "delivered", remoteId: null }, lead.dueAt);
      expect(await store.retry(lead.id, { now: 1 })).toBe(0);
      expect(await store.retry(lead.id, { now: 1, sink: "elsewhere", delivered: true })).toBe(0);
      expect(await store.retry(lead.id, { now: 1, delivered: true })).toBe(1);
    });

    it("delivers again what was revised while a delivery was in flight", async () => {
      const lead = aNewLead({ lead: { stage: atStep(0) } });
      await store.accept(lead);
      const [claimed] = await claimAll(store, lead.dueAt);
      if (!claimed) throw new Error("nothing was claimed");
      await store.update(lead.id, aNewLead({ dueAt: lead.dueAt + 5 }));
      expect(await claimAll(store, lead.dueAt + 5, "lease-2")).toEqual([]);
      await store.settle(claimed, { kind: "delivered", remoteId: "9" }, lead.dueAt + 6);
      expect(await claimAll(store, lead.dueAt + 6, "lease-3")).toMatchObject([
        { revision: 2, remoteId: "9" },
      ]);
    });

    it("holds a quarantined lead until it is released", async () => {
      const lead = aNewLead({ standing: { kind: "quarantined", reasons: ["honeypot"] } });
      await store.accept(lead);
      expect(await store.nextDue()).toBeNull();
      expect(await store.retry(lead.id, { now: lead.dueAt })).toBe(0);
      expect(await store.list({ limit: 5, standing: "quarantined" })).toMatchObject([
        { standing: { reasons: ["honeypot"] } },
      ]);
      expect(await store.release(lead.id, lead.dueAt + 1)).toBe(true);
      expect(await store.release(lead.id, lead.dueAt + 1)).toBe(false);
      expect(await claimAll(store, lead.dueAt + 1)).toMatchObject([
        { lead: { standing: { kind: "clear" } } },
      ]);
    });

    it("lets a later step decide where the lead goes, and whether it is held", async () => {
      const standing = { kind: "quarantined", reasons: ["too_fast"] } as const;
      await store.accept(aNewLead({ sinks: ["dashboard"], standing, lead: { stage: atStep(0) } }));
      await store.accept(aNewLead({ sinks: ["mail"] }));
      expect((await store.get(aNewLead().id))?.deliveries).toMatchObject([
        { sink: "mail", state: "waiting" },
      ]);
    });

    it("never delivers a test lead", async () => {
      await store.accept(aNewLead({ standing: { kind: "test" } }));
      expect(await store.nextDue()).toBeNull();
    });

    it("counts what waits, is held and was given up, and knows since when the oldest waits", async () => {
      expect(await store.backlog(0)).toEqual({ waiting: 0, held: 0, dead: 0, oldestAt: null });
      const lead = aNewLead({ sinks: ["mail", "dashboard"], dueAt: 5_000, lead: { receivedAt: 1_000 } });
      await store.accept(lead);
      await store.accept(
        aNewLead({ id: "held", key: "held", standing: { kind: "quarantined", reasons: ["honeypot"] } }),
      );
      expect(await store.backlog(4_999)).toEqual({ waiting: 2, held: 1, dead: 0, oldestAt: null });
      expect(await store.backlog(5_000)).toEqual({ waiting: 2, held: 1, dead: 0, oldestAt: 1_000 });
      const [first, second] = await claimAll(store, 5_000);
      if (!first || !second) throw new Error("nothing was claimed");
      await store.settle(first, { kind: "dead", problem: "HTTP 400" }, 5_000);
      await store.settle(second, { kind: "retry", at: 9_000, problem: "HTTP 503" }, 5_000);
      expect(await store.backlog(6_000)).toEqual({ waiting: 1, held: 1, dead: 1, oldestAt: 1_000 });
    });

    it("lists newest first, a page at a time", async () => {
      for (let index = 0; index < 5; index += 1) {
        await store.accept(
          aNewLead({ id: `id-${index}`, key: `key-${index}`, lead: { receivedAt: 1000 + index } }),
        );
      }
      expect((await store.list({ limit: 2, offset: 1 })).map((lead) => lead.id)).toEqual(["id-3", "id-2"]);
      const middle = await store.list({ limit: 9, receivedFrom: 1001, receivedBefore: 1003 });
      expect(middle.map((lead) => lead.id)).toEqual(["id-2", "id-1"]);
    });

    it("finds a shopper's other leads by address or number", async () => {
      await store.accept(aNewLead({ id: "a", key: "a", contact: { email: "e1", phone: "p1" } }));
      await store.accept(aNewLead({ id: "b", key: "b", contact: { email: "e2", phone: "p1" } }));
      await store.accept(aNewLead({ id: "c", key: "c", contact: { email: null, phone: null } }));
      const found = await store.list({ limit: 9, contact: { email: "e1", phone: "p1" } });
      expect(found.map((lead) => lead.id).toSorted()).toEqual(["a", "b"]);
      const contacts = [
        { email: "e2", phone: null },
        { email: null, phone: "p1" },
      ];
      expect(new Set((await store.list({ limit: 9, contacts })).map(({ id }) => id))).toEqual(
        new Set(["a", "b"]),
      );
      expect(await store.list({ limit: 9, contacts: [] })).toEqual([]);
      expect(await store.list({ limit: 9, contact: { email: null, phone: null } })).toEqual([]);
    });

    it("erases a shopper, gives the files back, and a late repeat stays erased", async () => {
      const file = { id: "f1", name: "car.jpg", type: "image/jpeg", bytes: 7, location: "a/f1" };
      const lead = aNewLead({ contact: { email: "e1", phone: null }, files: [file] });
      await store.accept(lead);
      await store.accept(aNewLead({ id: "other", key: "other", contact: { email: "e2", phone: null } }));
      expect(await store.erase({ contact: { email: "e1", phone: null } }, 5)).toEqual({
        ids: [lead.id],
        files: [file],
      });
      expect(await store.get(lead.id)).toBeNull();
      expect(await store.accept(lead)).toEqual({ ok: true, id: lead.id, outcome: "repeated" });
      expect((await store.list({ limit: 9 })).map((one) => one.id)).toEqual(["other"]);
    });

    it("erases at one tenant only what is that tenant's", async () => {
      const contact = { email: "e1", phone: null };
      for (const tenant of ["north", "south"])
        await store.accept(aNewLead({ id: `at-${tenant}`, key: tenant, contact, lead: { tenant } }));
      expect((await store.erase({ tenant: "north", ids: ["at-south"] }, 4)).ids).toEqual([]);
      expect((await store.erase({ tenant: "north", contact }, 5)).ids).toEqual(["at-north"]);
      expect((await store.erase({ tenant: "north", ids: ["at-south"] }, 6)).ids).toEqual([]);
      expect(
        (await store.erase({ tenant: "north", receivedBefore: Number.MAX_SAFE_INTEGER }, 7)).ids,
      ).toEqual([]);
      expect(await store.get("at-south")).toMatchObject({ lead: { tenant: "south" } });
    });

    it("erases what is older than a day, and refuses to erase everything", async () => {
      await store.accept(aNewLead({ id: "old", key: "old", lead: { receivedAt: 10 } }));
      await store.accept(aNewLead({ id: "new", key: "new", lead: { receivedAt: 20 } }));
      expect((await store.erase({ receivedBefore: 20 }, 30)).ids).toEqual(["old"]);
      await expect(async () => store.erase({}, 30)).rejects.toThrow(/must name/);
      await expect(async () => store.erase({ contact: { email: null, phone: null } }, 30)).rejects.toThrow(
        /must name/,
      );
    });

    it("does what the model does through any story", async () => {
      const stories = await expectSameAsModel(async () => {
        const under = make();
        const own = await under.open();
        await own.migrate();
        return {
          store: own,
          discard: async () => {
            await own.close();
            await under.discard();
          },
        };
      });
      expect(stories).toBeGreaterThan(0);
    }, 60_000);

    it("says when something became due", async () => {
      let calls = 0;
      const leave = store.onDue(() => {
        calls += 1;
      });
      await store.accept(aNewLead());
      expect(calls).toBeGreaterThan(0);
      leave();
      const before = calls;
      await store.accept(aNewLead({ id: "b", key: "b" }));
      expect(calls).toBe(before);
    });
  });
}
