import type { Alert, AlertConsent, CarChange, Subscriber } from "../../returning/alerts/alert.ts";
import type { AlertSaved, AlertStore, NewAlert, StockLook } from "../../returning/alerts/alert-store.ts";
import { backlogOf, claimWork, settleWork, type WorkTable } from "../work/work-table.ts";
import type { Database } from "../sql/database.ts";
import { hasRow, jsonOf, numberOf, textOf } from "../sql/row.ts";
import { ACCOUNT_TABLES } from "../tables/account-tables.ts";
import { alertMails, MAIL_WORK } from "./alert-mails.ts";
import { ACTIVE_ALERTS, ALERTS, FINDS, SEEN_CARS, SUBSCRIBERS } from "./alert-rows.ts";
import { type Script, sql, type Statement } from "../sql/script.ts";

function* subscriberFor(wanted: Subscriber): Script<Subscriber> {
  const { tenant, emailKey } = wanted;
  yield* SUBSCRIBERS.insert([wanted], "ON CONFLICT DO NOTHING");
  const [row] = yield* sql`SELECT * FROM subscribers WHERE tenant = ${tenant} AND email_key = ${emailKey}`;
  if (!row) throw new Error("A subscriber that was written could not be read.");
  return SUBSCRIBERS.of(row);
}

function* subscribe(
  { alert: wanted, subscriber: known, confirmation }: NewAlert,
  { most }: { most: number },
): Script<AlertSaved> {
  const { tenant } = wanted;
  const subscriber = yield* subscriberFor(known);
  const subject = JSON.stringify(wanted.subject);
  const held = (yield* sql`SELECT * FROM alerts
    WHERE tenant = ${tenant} AND subscriber_id = ${subscriber.id} AND state <> 'ended'`).map((row) => ({
    alert: ALERTS.of(row),
    subject: textOf(row, "subject"),
  }));
  const same = held.filter((one) => one.subject === subject);
  const active = same.find((one) => one.alert.state === "active");
  if (active) return { ok: true, outcome: "repeated", alert: active.alert, subscriber };
  if (held.length - same.length >= most) return { ok: false, problem: "full" };
  for (const { alert: pending } of same)
    yield* sql`DELETE FROM alerts WHERE tenant = ${tenant} AND id = ${pending.id}`;
  const alert = { ...wanted, subscriberId: subscriber.id };
  yield* ALERTS.insert([alert], "", {
    confirm_hash: confirmation?.hash ?? null,
    confirm_until: confirmation?.expiresAt ?? null,
  });
  return { ok: true, outcome: "created", alert, subscriber };
}

const pendingOf = (tenant: string, hash: string, now: number): Statement =>
  sql`SELECT * FROM alerts
    WHERE tenant = ${tenant} AND confirm_hash = ${hash} AND state = 'pending' AND confirm_until > ${now}`;

function* confirm(tenant: string, hash: string, now: number): Script<Alert | null> {
  const [row] = yield* pendingOf(tenant, hash, now);
  if (!row) return null;
  const pending = ALERTS.of(row);
  const consent: AlertConsent = { ...pending.consent, provenBy: "mail", provenAt: now };
  yield* sql`UPDATE alerts
    SET state = 'active', consent = ${JSON.stringify(consent)}, confirm_hash = NULL, confirm_until = NULL
    WHERE tenant = ${tenant} AND id = ${pending.id}`;
  return { ...pending, state: "active", consent };
}

function* endAlerts(tenant: string, subscriberId: string, id: string | null): Script<number> {
  const ended = yield* sql`UPDATE alerts SET state = 'ended', confirm_hash = NULL, confirm_until = NULL
    WHERE tenant = ${tenant} AND subscriber_id = ${subscriberId} AND state <> 'ended' AND id = coalesce(${id}, id)
    RETURNING id`;
  for (const row of ended)
    yield* sql`DELETE FROM alert_finds
      WHERE tenant = ${tenant} AND alert_id = ${textOf(row, "id")} AND mail_id IS NULL`;
  return ended.length;
}

function* look({ tenant, generation, version, at, cars, gone, runs }: StockLook): Script<boolean> {
  const written =
    generation === 0
      ? yield* sql`INSERT INTO alert_stocks (tenant, generation, version, looked_at)
          VALUES (${tenant}, 1, ${version}, ${at}) ON CONFLICT DO NOTHING RETURNING tenant`
      : yield* sql`UPDATE alert_stocks SET generation = generation + 1, version = ${version}, looked_at = ${at}
          WHERE tenant = ${tenant} AND generation = ${generation} RETURNING tenant`;
  if (written.length === 0) return false;
  yield* SEEN_CARS.insert(
    cars,
    "ON CONFLICT (tenant, car_id) DO UPDATE SET price = excluded.price, available = excluded.available",
    { tenant },
  );
  for (const carId of gone) yield* sql`DELETE FROM alert_cars WHERE tenant = ${tenant} AND car_id = ${carId}`;
  for (const { id, changes } of runs)
    yield* sql`INSERT INTO alert_runs (tenant, id, position, changes, created_at, due_at, state, attempts)
      VALUES (${tenant}, ${id}, '', ${JSON.stringify(changes)}, ${at}, ${at}, 'waiting', 0)`;
  return true;
}

const RUNS: WorkTable = {
  table: "alert_runs",
  key: ["tenant", "id"],
  states: ["waiting"],
  since: "created_at",
};

function* advanceRun(
  { tenant, id, lease }: Parameters<AlertStore["advanceRun"]>[0],
  { cursor, finds, leaseUntil }: Parameters<AlertStore["advanceRun"]>[1],
): Script<boolean> {
  const held = yield* sql`UPDATE alert_runs SET position = ${cursor}, lease_until = ${leaseUntil}
    WHERE tenant = ${tenant} AND id = ${id} AND lease = ${lease} RETURNING id`;
  if (held.length === 0) return false;
  yield* FINDS.insert(finds, "ON CONFLICT DO NOTHING");
  return true;
}

function* prune({ pending, sent }: { pending: number; sent: number }): Script<number> {
  const alerts =
    yield* sql`DELETE FROM alerts WHERE state = 'pending' AND confirm_until < ${pending} RETURNING id`;
  const mails = yield* sql`DELETE FROM alert_mails
    WHERE state <> 'waiting' AND created_at < ${sent} RETURNING tenant, id`;
  for (const mail of mails)
    yield* sql`DELETE FROM alert_finds
      WHERE tenant = ${textOf(mail, "tenant")} AND mail_id = ${textOf(mail, "id")}`;
  return alerts.length + mails.length;
}

/**
 * Alerts, what they found and the mails that tell of it, in a database.
 *
 * @example
 * const alerts = alertStore(sqliteDatabase({ file: ".data/accounts.sqlite" }));
 * await alerts.migrate();
 */
export function alertStore(database: Database): AlertStore {
  const { read, write, run } = database;
  return {
    ...alertMails(database),
    migrate: () => database.migrate(ACCOUNT_TABLES),
    close: () => database.close(),
    subscribe: (wanted, bound) => run(() => subscribe(wanted, bound)),
    confirm: (tenant, hash, now) => run(() => confirm(tenant, hash, now)),
    pendingOfLink: (tenant, hash, now) => ALERTS.one(read(pendingOf(tenant, hash, now))),
    subscriberOfToken: (tenant, token) =>
      SUBSCRIBERS.one(read(sql`SELECT * FROM subscribers WHERE tenant = ${tenant} AND token = ${token}`)),
    subscriberOfEmail: (tenant, emailKey) =>
      SUBSCRIBERS.one(
        read(sql`SELECT * FROM subscribers WHERE tenant = ${tenant} AND email_key = ${emailKey}`),
      ),
    alertsOf: (tenant, subscriberId) =>
      ALERTS.all(
        read(sql`SELECT * FROM alerts WHERE tenant = ${tenant} AND subscriber_id = ${subscriberId}
          ORDER BY created_at DESC, id`),
      ),
    changeAlert: ({ tenant, subscriberId, id }, { name = null, frequency = null }) =>
      hasRow(
        write(sql`UPDATE alerts SET name = coalesce(${name}, name), frequency = coalesce(${frequency}, frequency)
          WHERE tenant = ${tenant} AND subscriber_id = ${subscriberId} AND id = ${id} AND state <> 'ended'
          RETURNING id`),
      ),
    endAlerts: (tenant, subscriberId, id) => run(() => endAlerts(tenant, subscriberId, id)),
    eraseSubscriber: async (tenant, id) => {
      // All that is the subscriber's goes with them, by its foreign keys.
      const erased = await hasRow(
        write(sql`DELETE FROM subscribers WHERE tenant = ${tenant} AND id = ${id} RETURNING id`),
      );
      await database.scrub();
      return erased;
    },
    prune: (before) => run(() => prune(before)),
    watchedTenants: async () => {
      const rows = await read(sql`SELECT tenant FROM alerts WHERE state = 'active'
        UNION SELECT tenant FROM alert_stocks ORDER BY tenant`);
      return rows.map((row) => textOf(row, "tenant"));
    },
    seenStock: async (tenant) => {
      const [row] = await read(sql`SELECT * FROM alert_stocks WHERE tenant = ${tenant}`);
      return row ? { generation: numberOf(row, "generation"), version: textOf(row, "version") } : null;
    },
    seenCars: (tenant) => SEEN_CARS.all(read(sql`SELECT * FROM alert_cars WHERE tenant = ${tenant}`)),
    look: (stock) => run(() => look(stock)),
    claimRun: async ({ now, lease, leaseMs }) => {
      const [row] = await write(claimWork(RUNS, { now, limit: 1, lease, leaseMs }));
      return row
        ? {
            tenant: textOf(row, "tenant"),
            id: textOf(row, "id"),
            cursor: textOf(row, "position"),
            changes: jsonOf(row, "changes") as CarChange[],
            attempts: numberOf(row, "attempts"),
            lease,
          }
        : null;
    },
    activeAlerts: (tenant, after, limit) =>
      ACTIVE_ALERTS.all(
        read(sql`SELECT id, subscriber_id, subject, frequency FROM alerts
          WHERE tenant = ${tenant} AND state = 'active' AND id > ${after}
          ORDER BY id LIMIT ${limit}`),
      ),
    advanceRun: (of, step) => run(() => advanceRun(of, step)),
    settleRun: ({ tenant, id, lease }, end) =>
      hasRow(
        write(
          end.kind === "done"
            ? sql`DELETE FROM alert_runs WHERE tenant = ${tenant} AND id = ${id} AND lease = ${lease} RETURNING id`
            : settleWork(RUNS, [tenant, id], lease, {
                state: "waiting",
                dueAt: end.at,
                problem: end.problem,
              }),
        ),
      ),
    backlogs: async (now) => ({
      runs: await backlogOf(database, RUNS, now),
      mails: await backlogOf(database, MAIL_WORK, now),
    }),
  };
}
