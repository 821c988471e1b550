import type { Reservation, ReservationFact, ReservationTask } from "../../model/reservation.ts";
import { taskName } from "../../model/reservation.ts";
import { numberOf, type Row, textOf, textOrNull } from "../lead-row.ts";
import { ask, type Script, type ScriptRunner } from "./reservation-script.ts";
import {
  type ClaimedTask,
  type Held,
  type KeptCallback,
  nextLook,
  type ReservationChange,
  type ReservationFilter,
  type ReservationStore,
  type TaskRecord,
} from "./reservation-store.ts";

/** JSON this store wrote itself from a value of exactly this type. */
const reservationOf = (row: Row): Reservation => JSON.parse(textOf(row, "body")) as Reservation;
const taskOf = (row: Row): ReservationTask => JSON.parse(textOf(row, "body")) as ReservationTask;

function* writeFact(id: string, version: number, fact: ReservationFact | null): Script<void> {
  if (fact === null) return;
  yield* ask(
    "INSERT INTO reservation_facts (reservation_id, version, at, body) VALUES (?1, ?2, ?3, ?4)",
    id,
    version,
    fact.at,
    JSON.stringify(fact),
  );
}

function* hold(reservation: Reservation, fact: ReservationFact): Script<Held> {
  const { id, tenant, key, car, state } = reservation;
  const written = yield* ask(
    `INSERT INTO reservations (id, tenant, key, car_id, state, reference, due_at, version, created_at, body)
     VALUES (?1, ?2, ?3, ?4, ?5, NULL, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING RETURNING id`,
    id,
    tenant,
    key,
    car.id,
    state,
    nextLook(reservation),
    reservation.version,
    reservation.createdAt,
    JSON.stringify(reservation),
  );
  if (written.length > 0) {
    yield* writeFact(id, reservation.version, fact);
    return { ok: true, outcome: "created", reservation };
  }
  const [own] = yield* ask("SELECT body FROM reservations WHERE tenant = ?1 AND key = ?2", tenant, key);
  if (own) return { ok: true, outcome: "repeated", reservation: reservationOf(own) };
  const [other] = yield* ask(
    `SELECT body FROM reservations WHERE tenant = ?1 AND car_id = ?2 AND state IN (${ACTIVE})`,
    tenant,
    car.id,
  );
  if (!other)
    throw new Error("A reservation was refused by another one that ended meanwhile; hold it again.");
  return { ok: false, by: reservationOf(other) };
}

const ACTIVE = "'held', 'paying', 'reserved', 'captured'";

function* change({ next, fact, tasks }: ReservationChange): Script<boolean> {
  const { id, state, version } = next;
  const written = yield* ask(
    `UPDATE reservations SET state = ?1, reference = ?2, due_at = ?3, version = ?4, body = ?5
     WHERE id = ?6 AND version = ?7 RETURNING id`,
    state,
    next.payment?.reference ?? null,
    nextLook(next),
    version,
    JSON.stringify(next),
    id,
    version - 1,
  );
  if (written.length === 0) return false;
  yield* writeFact(id, version, fact);
  for (const task of tasks)
    yield* ask(
      `INSERT INTO reservation_tasks (reservation_id, name, state, attempts, due_at, body)
       VALUES (?1, ?2, 'waiting', 0, ?3, ?4) ON CONFLICT DO NOTHING`,
      id,
      taskName(task),
      next.updatedAt,
      JSON.stringify(task),
    );
  return true;
}

function* list({ tenant, states, limit }: ReservationFilter): Script<Reservation[]> {
  const values: (string | number)[] = [];
  const value = (one: string | number): string => {
    values.push(one);
    return `?${values.length}`;
  };
  const conditions = [
    ...(tenant === undefined ? [] : [`tenant = ${value(tenant)}`]),
    ...(states === undefined ? [] : [`state IN (${states.map(value).join(", ")})`]),
  ];
  const where = conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`;
  const rows = yield* ask(
    `SELECT body FROM reservations ${where} ORDER BY created_at DESC, id LIMIT ${value(limit)}`,
    ...values,
  );
  return rows.map(reservationOf);
}

function* claimTasks(
  { now, lease, leaseMs, limit }: Parameters<ReservationStore["claimTasks"]>[0],
  lock: string,
): Script<ClaimedTask[]> {
  const rows = yield* ask(
    `SELECT reservation_id, name FROM reservation_tasks
     WHERE state = 'waiting' AND due_at <= ?1 AND (lease_until IS NULL OR lease_until <= ?1)
     ORDER BY due_at LIMIT ?2 ${lock}`,
    now,
    limit,
  );
  const claimed: ClaimedTask[] = [];
  for (const row of rows) {
    const [task] = yield* ask(
      `UPDATE reservation_tasks SET attempts = attempts + 1, lease = ?1, lease_until = ?2
       WHERE reservation_id = ?3 AND name = ?4 RETURNING *`,
      lease,
      now + leaseMs,
      textOf(row, "reservation_id"),
      textOf(row, "name"),
    );
    if (task)
      claimed.push({
        reservationId: textOf(task, "reservation_id"),
        name: textOf(task, "name"),
        task: taskOf(task),
        attempts: numberOf(task, "attempts"),
        lease,
      });
  }
  return claimed;
}

function* settleTask(
  { reservationId, name, lease }: ClaimedTask,
  end: Parameters<ReservationStore["settleTask"]>[1],
): Script<void> {
  yield* ask(
    `UPDATE reservation_tasks SET lease = NULL, lease_until = NULL, state = ?1, last_problem = ?2,
       due_at = coalesce(?3, due_at)
     WHERE reservation_id = ?4 AND name = ?5 AND lease = ?6`,
    end.done ? "done" : "waiting",
    end.done ? null : end.problem,
    end.done ? null : end.dueAt,
    reservationId,
    name,
    lease,
  );
}

function* keepCallback(callback: KeptCallback): Script<"kept" | "repeated"> {
  const { provider, id, tenant, key, reference, receivedAt } = callback;
  const rows = yield* ask(
    `INSERT INTO payment_callbacks (provider, id, tenant, key, reference, received_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING RETURNING id`,
    provider,
    id,
    tenant,
    key,
    reference,
    receivedAt,
  );
  return rows.length > 0 ? "kept" : "repeated";
}

const callbackOf = (row: Row): KeptCallback => ({
  provider: textOf(row, "provider"),
  id: textOf(row, "id"),
  tenant: textOf(row, "tenant"),
  key: textOrNull(row, "key"),
  reference: textOrNull(row, "reference"),
  receivedAt: numberOf(row, "received_at"),
});

const taskRecordOf = (row: Row): TaskRecord => ({
  name: textOf(row, "name"),
  task: taskOf(row),
  state: textOf(row, "state") === "done" ? "done" : "waiting",
  attempts: numberOf(row, "attempts"),
  dueAt: numberOf(row, "due_at"),
  lastProblem: textOrNull(row, "last_problem"),
});

/** A whole store of one runner; `lock` is what makes several workers' claims skip one another. */
export function scriptedStore(
  { run, read }: ScriptRunner,
  lock: string,
): Omit<ReservationStore, "migrate" | "close"> {
  const rows = (sql: string, ...values: (string | number)[]): Promise<Row[]> => read(sql, values);
  return {
    hold: (reservation, fact) => run(() => hold(reservation, fact)),
    change: (wanted) => run(() => change(wanted)),
    get: async (id) =>
      (await rows("SELECT body FROM reservations WHERE id = ?1", id)).map(reservationOf)[0] ?? null,
    ofReference: async (reference) =>
      (await rows("SELECT body FROM reservations WHERE reference = ?1", reference)).map(reservationOf)[0] ??
      null,
    list: (filter) => run(() => list(filter)),
    facts: async (id) =>
      (await rows("SELECT body FROM reservation_facts WHERE reservation_id = ?1 ORDER BY version", id)).map(
        (row) => JSON.parse(textOf(row, "body")) as ReservationFact,
      ),
    tasks: async (id) =>
      (await rows("SELECT * FROM reservation_tasks WHERE reservation_id = ?1 ORDER BY due_at, name", id)).map(
        taskRecordOf,
      ),
    reservedCars: async (tenant) =>
      (
        await rows(
          "SELECT car_id FROM reservations WHERE tenant = ?1 AND state IN ('reserved', 'captured') ORDER BY car_id",
          tenant,
        )
      ).map((row) => textOf(row, "car_id")),
    due: async (now, limit) =>
      (
        await rows("SELECT body FROM reservations WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2", now, limit)
      ).map(reservationOf),
    keepCallback: (callback) => run(() => keepCallback(callback)),
    openCallbacks: async (limit) =>
      (
        await rows(
          "SELECT * FROM payment_callbacks WHERE handled_at IS NULL ORDER BY received_at LIMIT ?1",
          limit,
        )
      ).map(callbackOf),
    closeCallback: async ({ provider, id }, now) => {
      await rows(
        "UPDATE payment_callbacks SET handled_at = ?1 WHERE provider = ?2 AND id = ?3",
        now,
        provider,
        id,
      );
    },
    claimTasks: (claim) => run(() => claimTasks(claim, lock)),
    settleTask: (task, end) => run(() => settleTask(task, end)),
    beginReconciliation: async (day, now) =>
      (
        await rows(
          "INSERT INTO reconciliations (day, begun_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING RETURNING day",
          day,
          now,
        )
      ).length > 0,
  };
}
