import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  oneof,
  record,
} from "fast-check";
import { sql } from "../sql/script.ts";
import { describe, expect, it } from "vitest";
import type { WorkClaim } from "../../work/work-off.ts";
import { aNewLead } from "../../testing/a-new-lead.ts";
import { aSubscriber } from "../../testing/accounts/account-samples.ts";
import { TEST_DATABASES } from "../../testing/test-databases.ts";
import { alertStore } from "../alerts/alert-store.ts";
import { leadStore } from "../leads/lead-store.ts";
import { reservationStore } from "../reservations/reservation-store.ts";
import type { Database } from "../sql/database.ts";

/** A piece of work as its worker holds it. `retryAt` null settles it for good. */
interface Held {
  id: string;
  attempts: number;
  settle: (retryAt: number | null) => Promise<boolean>;
}

/** A queue with nothing in it, reduced to what all have in common. */
interface Queue {
  add: (id: string, dueAt: number) => Promise<unknown>;
  claim: (claim: WorkClaim & { limit: number }) => Promise<Held[]>;
}

async function deliveries(database: Database): Promise<Queue> {
  const store = leadStore(database);
  await store.migrate();
  await store.accept(aNewLead({ id: "lead", sinks: [] }));
  return {
    add: (id, dueAt) =>
      database.write(
        sql`INSERT INTO lead_deliveries (lead_id, sink, state, attempts, due_at, revision) VALUES ('lead', ${id}, 'waiting', 0, ${dueAt}, 1)`,
      ),
    claim: async (claim) =>
      (await store.claimDue(claim)).map((held) => ({
        id: held.sink,
        attempts: held.attempt,
        settle: (at) =>
          at === null
            ? store.settle(held, { kind: "delivered", remoteId: null }, claim.now)
            : store.settle(held, { kind: "retry", at, problem: "busy" }, claim.now),
      })),
  };
}

async function tasks(database: Database): Promise<Queue> {
  const store = reservationStore(database);
  await store.migrate();
  await database.write(
    sql`INSERT INTO reservations (id, tenant, key, car_id, state, version, created_at, body) VALUES ('r', 'north', 'k', '7', 'released', 1, 1, '{}') ON CONFLICT DO NOTHING`,
  );
  return {
    add: (id, dueAt) =>
      database.write(
        sql`INSERT INTO reservation_tasks (reservation_id, name, state, attempts, due_at, body) VALUES ('r', ${id}, 'waiting', 0, ${dueAt}, '{}')`,
      ),
    claim: async (claim) =>
      (await store.claimTasks(claim)).map((held) => ({
        id: held.name,
        attempts: held.attempts,
        settle: (at) =>
          store.settleTask(held, at === null ? { done: true } : { done: false, dueAt: at, problem: "busy" }),
      })),
  };
}

async function mails(database: Database): Promise<Queue> {
  const store = alertStore(database);
  await store.migrate();
  const { tenant, id: subscriber, email, emailKey, token } = aSubscriber();
  await database.write(
    sql`INSERT INTO subscribers (tenant, id, email, email_key, token, created_at) VALUES (${tenant}, ${subscriber}, ${email}, ${emailKey}, ${token}, 1) ON CONFLICT DO NOTHING`,
  );
  return {
    add: (id, dueAt) =>
      database.write(
        sql`INSERT INTO alert_mails (tenant, id, subscriber_id, state, attempts, due_at, created_at) VALUES (${tenant}, ${id}, ${subscriber}, 'waiting', 0, ${dueAt}, 1)`,
      ),
    claim: async (claim) =>
      (await store.claimMails(claim)).map((held) => ({
        id: held.id,
        attempts: held.attempts,
        settle: (at) =>
          store.settleMail(held, at === null ? { kind: "sent" } : { kind: "retry", at, problem: "busy" }),
      })),
  };
}

async function runs(database: Database): Promise<Queue> {
  const store = alertStore(database);
  await store.migrate();
  return {
    add: (id, dueAt) =>
      database.write(
        sql`INSERT INTO alert_runs (tenant, id, position, changes, created_at, due_at) VALUES ('north', ${id}, '', '[]', 1, ${dueAt})`,
      ),
    claim: async (claim) => {
      const held: Held[] = [];
      for (let left = claim.limit; left > 0; left -= 1) {
        const run = await store.claimRun(claim);
        if (run === null) break;
        held.push({
          id: run.id,
          attempts: run.attempts,
          settle: (at) =>
            store.settleRun(run, at === null ? { kind: "done" } : { kind: "retry", at, problem: "busy" }),
        });
      }
      return held;
    },
  };
}

const step = oneof(
  record({ kind: constantFrom("add" as const), due: integer({ min: 0, max: 50 }) }),
  // Time may go back: a worker on another host, or a clock that was set.
  record({
    kind: constantFrom("claim" as const),
    wait: constantFrom(-30, 0, 1, 60, 130),
    limit: integer({ min: 1, max: 3 }),
  }),
  record({ kind: constantFrom("settle" as const), which: integer({ min: 0, max: 29 }), isDone: boolean() }),
);
type Step = typeof step extends Arbitrary<infer One> ? One : never;

/** One piece of work as the promises of `workOff` have it. */
interface Expected {
  dueAt: number;
  attempts: number;
  /** Null while no worker holds it. */
  holder: string | null;
  until: number;
  isDone: boolean;
}

/** A time of a turn; no two turns have the same, so that "longest due first" has one answer. */
const timeOf = (seconds: number, turn: number): number => seconds * 1_000 + turn;
const LEASE_MS = timeOf(100, 0);
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

/** Plays a story to a queue, and to what is expected of it. Returns what each turn came to, in both. */
async function play(queue: Queue, story: readonly Step[]): Promise<[real: unknown, expected: unknown][]> {
  const works = new Map<string, Expected>();
  const held: { work: Held; lease: string }[] = [];
  const turns: [unknown, unknown][] = [];
  let now = 1_000;
  for (const [turn, move] of story.entries()) {
    if (move.kind === "add") {
      const [id, dueAt] = [`work-${turn}`, timeOf(now + move.due, turn)];
      works.set(id, { dueAt, attempts: 0, holder: null, until: 0, isDone: false });
      await queue.add(id, dueAt);
    } else if (move.kind === "claim") {
      now += move.wait;
      const [at, lease] = [timeOf(now, turn), `lease-${turn}`];
      const due = [...works]
        .filter(([, one]) => !one.isDone && one.dueAt <= at && (one.holder === null || one.until <= at))
        .toSorted(([, a], [, b]) => a.dueAt - b.dueAt)
        .slice(0, move.limit);
      for (const [, one] of due)
        Object.assign(one, { holder: lease, until: at + LEASE_MS, attempts: one.attempts + 1 });
      const claimed = await queue.claim({ now: at, lease, leaseMs: LEASE_MS, limit: move.limit });
      held.push(...claimed.map((work) => ({ work, lease })));
      turns.push([
        claimed.map(({ id, attempts }) => ({ id, attempts })).toSorted(byId),
        due.map(([id, { attempts }]) => ({ id, attempts })).toSorted(byId),
      ]);
    } else {
      const late = held[move.which % Math.max(1, held.length)];
      const one = late && works.get(late.work.id);
      if (!late || !one) continue;
      const retryAt = move.isDone ? null : timeOf(now + 40, turn);
      turns.push([await late.work.settle(retryAt), one.holder === late.lease]);
      if (one.holder === late.lease)
        Object.assign(one, { holder: null, isDone: move.isDone, dueAt: retryAt ?? one.dueAt });
    }
  }
  return turns;
}

for (const { name, make, skipped } of TEST_DATABASES) {
  describe.skipIf(skipped !== null).each([
    ["deliveries", deliveries],
    ["tasks of reservations", tasks],
    ["runs of alerts", runs],
    ["mails of alerts", mails],
  ])(`the queue of %s on ${name}${skipped === null ? "" : ` (skipped: ${skipped})`}`, (_, open) => {
    it("keeps its promises through any story of leases that end, late workers and clocks set back", async () => {
      // A database on a disk takes its time to be made: it is told fewer stories, as much longer ones.
      const [numRuns, times] = name === "SQLite in memory" ? [100, 1] : [4, 3];
      const story = array(step, { minLength: 5 * times, maxLength: 25 * times });
      const property = asyncProperty(story, async (moves) => {
        const fresh = make();
        const database = fresh.open();
        try {
          for (const [real, expected] of await play(await open(database), moves))
            expect(real).toEqual(expected);
        } finally {
          await database.close();
          await fresh.discard();
        }
      });
      await assert(property, { numRuns });
    }, 60_000);

    it("gives each piece of work to one of many workers that claim at the same moment", async () => {
      const fresh = make();
      const databases = [fresh.open(), fresh.open()];
      const workers: Queue[] = [];
      for (const database of databases) workers.push(await open(database));
      for (let index = 0; index < 40; index += 1) await workers[0]?.add(`work-${index}`, index);
      const claims = await Promise.all(
        workers.flatMap((worker, one) =>
          Array.from({ length: 20 }, (_claim, turn) =>
            worker.claim({ now: 100, lease: `lease-${one}-${turn}`, leaseMs: 50, limit: 3 }),
          ),
        ),
      );
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(40);
      for (const database of databases) await database.close();
      await fresh.discard();
    });
  });
}
