import type {
  Alert,
  AlertConsent,
  AlertSubject,
  CarChange,
  Subscriber,
} from "../../returning/alerts/alert.ts";
import type {
  ActiveAlert,
  AlertSaved,
  AlertStore,
  NewAlert,
  SeenCar,
  StockLook,
} from "../../returning/alerts/alert-store.ts";
import { claimWork, type WorkTable } from "../work/work-table.ts";
import type { Database } from "../sql/database.ts";
import { jsonOf, numberOf, numberOrNull, type Row, textOf } from "../sql/row.ts";
import { ACCOUNT_TABLES } from "../tables/account-tables.ts";
import { alertMails } from "./alert-mails.ts";
import { subscriberOf } from "./subscriber-row.ts";
import { ask, insertRows, type Script } from "../sql/script.ts";

const alertOf = (row: Row): Alert => ({
  tenant: textOf(row, "tenant"),
  id: textOf(row, "id"),
  subscriberId: textOf(row, "subscriber_id"),
  name: textOf(row, "name"),
  subject: jsonOf(row, "subject") as AlertSubject,
  frequency: textOf(row, "frequency") as Alert["frequency"],
  locale: textOf(row, "locale"),
  state: textOf(row, "state") as Alert["state"],
  consent: jsonOf(row, "consent") as AlertConsent,
  createdAt: numberOf(row, "created_at"),
});

const seenCarOf = (row: Row): SeenCar => ({
  carId: textOf(row, "car_id"),
  price: numberOrNull(row, "price"),
  available: numberOf(row, "available") === 1,
});

function* subscriberFor({ tenant, id, email, emailKey, token, createdAt }: Subscriber): Script<Subscriber> {
  yield* ask(
    `INSERT INTO subscribers (tenant, id, email, email_key, token, created_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING`,
    tenant,
    id,
    email,
    emailKey,
    token,
    createdAt,
  );
  const [row] = yield* ask(
    "SELECT * FROM subscribers WHERE tenant = ?1 AND email_key = ?2",
    tenant,
    emailKey,
  );
  if (!row) throw new Error("A subscriber that was written could not be read.");
  return subscriberOf(row);
}

function* subscribe(
  { alert, subscriber: wanted, confirmation }: NewAlert,
  { most }: { most: number },
): Script<AlertSaved> {
  const { tenant } = alert;
  const subscriber = yield* subscriberFor(wanted);
  const subject = JSON.stringify(alert.subject);
  const held = (yield* ask(
    "SELECT * FROM alerts WHERE tenant = ?1 AND subscriber_id = ?2 AND state <> 'ended'",
    tenant,
    subscriber.id,
  )).map((row) => ({ alert: alertOf(row), subject: textOf(row, "subject") }));
  const same = held.filter((one) => one.subject === subject);
  const active = same.find((one) => one.alert.state === "active");
  if (active) return { ok: true, outcome: "repeated", alert: active.alert, subscriber };
  if (held.length - same.length >= most) return { ok: false, problem: "full" };
  for (const { alert: pending } of same)
    yield* ask("DELETE FROM alerts WHERE tenant = ?1 AND id = ?2", tenant, pending.id);
  yield* ask(
    `INSERT INTO alerts
       (tenant, id, subscriber_id, name, subject, frequency, locale, state, consent, created_at, confirm_hash, confirm_until)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)`,
    tenant,
    alert.id,
    subscriber.id,
    alert.name,
    subject,
    alert.frequency,
    alert.locale,
    alert.state,
    JSON.stringify(alert.consent),
    alert.createdAt,
    confirmation?.hash ?? null,
    confirmation?.expiresAt ?? null,
  );
  return { ok: true, outcome: "created", alert: { ...alert, subscriberId: subscriber.id }, subscriber };
}

const PENDING = `SELECT * FROM alerts
  WHERE tenant = ?1 AND confirm_hash = ?2 AND state = 'pending' AND confirm_until > ?3`;

function* confirm(tenant: string, hash: string, now: number): Script<Alert | null> {
  const [row] = yield* ask(PENDING, tenant, hash, now);
  if (!row) return null;
  const pending = alertOf(row);
  const consent: AlertConsent = { ...pending.consent, provenBy: "mail", provenAt: now };
  yield* ask(
    `UPDATE alerts SET state = 'active', consent = ?1, confirm_hash = NULL, confirm_until = NULL
     WHERE tenant = ?2 AND id = ?3`,
    JSON.stringify(consent),
    tenant,
    pending.id,
  );
  return { ...pending, state: "active", consent };
}

function* endAlerts(tenant: string, subscriberId: string, id: string | null): Script<number> {
  const ended = yield* ask(
    `UPDATE alerts SET state = 'ended', confirm_hash = NULL, confirm_until = NULL
     WHERE tenant = ?1 AND subscriber_id = ?2 AND state <> 'ended' AND id = coalesce(?3, id) RETURNING id`,
    tenant,
    subscriberId,
    id,
  );
  for (const row of ended)
    yield* ask(
      "DELETE FROM alert_finds WHERE tenant = ?1 AND alert_id = ?2 AND mail_id IS NULL",
      tenant,
      textOf(row, "id"),
    );
  return ended.length;
}

function* look({ tenant, generation, version, at, cars, gone, runs }: StockLook): Script<boolean> {
  const written =
    generation === 0
      ? yield* ask(
          `INSERT INTO alert_stocks (tenant, generation, version, looked_at) VALUES (?1, 1, ?2, ?3)
           ON CONFLICT DO NOTHING RETURNING tenant`,
          tenant,
          version,
          at,
        )
      : yield* ask(
          `UPDATE alert_stocks SET generation = generation + 1, version = ?1, looked_at = ?2
           WHERE tenant = ?3 AND generation = ?4 RETURNING tenant`,
          version,
          at,
          tenant,
          generation,
        );
  if (written.length === 0) return false;
  yield* insertRows(
    "alert_cars (tenant, car_id, price, available)",
    cars.map(({ carId, price, available }) => [tenant, carId, price, available ? 1 : 0]),
    "ON CONFLICT (tenant, car_id) DO UPDATE SET price = excluded.price, available = excluded.available",
  );
  for (const carId of gone)
    yield* ask("DELETE FROM alert_cars WHERE tenant = ?1 AND car_id = ?2", tenant, carId);
  for (const { id, changes } of runs)
    yield* ask(
      "INSERT INTO alert_runs (tenant, id, position, changes, created_at) VALUES (?1, ?2, '', ?3, ?4)",
      tenant,
      id,
      JSON.stringify(changes),
      at,
    );
  return true;
}

const RUNS: WorkTable = {
  table: "alert_runs",
  key: ["tenant", "id"],
  open: "TRUE",
  order: "created_at, tenant, id",
  countsAttempts: false,
};

function* advanceRun(
  { tenant, id, lease }: Parameters<AlertStore["advanceRun"]>[0],
  { cursor, finds, leaseUntil }: Parameters<AlertStore["advanceRun"]>[1],
): Script<boolean> {
  const held =
    cursor === null
      ? yield* ask(
          "DELETE FROM alert_runs WHERE tenant = ?1 AND id = ?2 AND lease = ?3 RETURNING id",
          tenant,
          id,
          lease,
        )
      : yield* ask(
          `UPDATE alert_runs SET position = ?1, lease_until = ?2
           WHERE tenant = ?3 AND id = ?4 AND lease = ?5 RETURNING id`,
          cursor,
          leaseUntil,
          tenant,
          id,
          lease,
        );
  if (held.length === 0) return false;
  yield* insertRows(
    "alert_finds (tenant, run_id, alert_id, subscriber_id, cars, total, due_at)",
    finds.map((find) => [
      find.tenant,
      find.runId,
      find.alertId,
      find.subscriberId,
      JSON.stringify(find.cars),
      find.total,
      find.dueAt,
    ]),
    "ON CONFLICT DO NOTHING",
  );
  return true;
}

function* prune({ pending, sent }: { pending: number; sent: number }): Script<number> {
  const alerts = yield* ask(
    "DELETE FROM alerts WHERE state = 'pending' AND confirm_until < ?1 RETURNING id",
    pending,
  );
  const mails = yield* ask(
    "DELETE FROM alert_mails WHERE state <> 'waiting' AND created_at < ?1 RETURNING tenant, id",
    sent,
  );
  for (const mail of mails)
    yield* ask(
      "DELETE FROM alert_finds WHERE tenant = ?1 AND mail_id = ?2",
      textOf(mail, "tenant"),
      textOf(mail, "id"),
    );
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
    pendingOfLink: async (tenant, hash, now) =>
      (await read(PENDING, tenant, hash, now)).map(alertOf)[0] ?? null,
    subscriberOfToken: async (tenant, token) =>
      (await read("SELECT * FROM subscribers WHERE tenant = ?1 AND token = ?2", tenant, token)).map(
        subscriberOf,
      )[0] ?? null,
    subscriberOfEmail: async (tenant, emailKey) =>
      (await read("SELECT * FROM subscribers WHERE tenant = ?1 AND email_key = ?2", tenant, emailKey)).map(
        subscriberOf,
      )[0] ?? null,
    alertsOf: async (tenant, subscriberId) =>
      (
        await read(
          "SELECT * FROM alerts WHERE tenant = ?1 AND subscriber_id = ?2 ORDER BY created_at DESC, id",
          tenant,
          subscriberId,
        )
      ).map(alertOf),
    changeAlert: async ({ tenant, subscriberId, id }, { name, frequency }) =>
      (
        await write(
          `UPDATE alerts SET name = coalesce(?1, name), frequency = coalesce(?2, frequency)
           WHERE tenant = ?3 AND subscriber_id = ?4 AND id = ?5 AND state <> 'ended' RETURNING id`,
          name ?? null,
          frequency ?? null,
          tenant,
          subscriberId,
          id,
        )
      ).length > 0,
    endAlerts: (tenant, subscriberId, id) => run(() => endAlerts(tenant, subscriberId, id)),
    eraseSubscriber: async (tenant, id) => {
      // All that is the subscriber's goes with them, by its foreign keys.
      const erased = await write(
        "DELETE FROM subscribers WHERE tenant = ?1 AND id = ?2 RETURNING id",
        tenant,
        id,
      );
      await database.scrub();
      return erased.length > 0;
    },
    prune: (before) => run(() => prune(before)),
    watchedTenants: async () =>
      (
        await read(
          "SELECT tenant FROM alerts WHERE state = 'active' UNION SELECT tenant FROM alert_stocks ORDER BY tenant",
        )
      ).map((row) => textOf(row, "tenant")),
    seenStock: async (tenant) =>
      (await read("SELECT * FROM alert_stocks WHERE tenant = ?1", tenant)).map((row) => ({
        generation: numberOf(row, "generation"),
        version: textOf(row, "version"),
      }))[0] ?? null,
    seenCars: async (tenant) =>
      (await read("SELECT * FROM alert_cars WHERE tenant = ?1", tenant)).map(seenCarOf),
    look: (stock) => run(() => look(stock)),
    claimRun: async ({ now, lease, leaseMs }) => {
      const [row] = await write(claimWork(RUNS), now, 1, lease, now + leaseMs);
      return row
        ? {
            tenant: textOf(row, "tenant"),
            id: textOf(row, "id"),
            cursor: textOf(row, "position"),
            changes: jsonOf(row, "changes") as CarChange[],
            lease,
          }
        : null;
    },
    activeAlerts: async (tenant, after, limit) =>
      (
        await read(
          `SELECT id, subscriber_id, subject, frequency FROM alerts
           WHERE tenant = ?1 AND state = 'active' AND id > ?2 ORDER BY id LIMIT ?3`,
          tenant,
          after,
          limit,
        )
      ).map(
        (row): ActiveAlert => ({
          id: textOf(row, "id"),
          subscriberId: textOf(row, "subscriber_id"),
          subject: jsonOf(row, "subject") as AlertSubject,
          frequency: textOf(row, "frequency") as Alert["frequency"],
        }),
      ),
    advanceRun: (of, step) => run(() => advanceRun(of, step)),
  };
}
