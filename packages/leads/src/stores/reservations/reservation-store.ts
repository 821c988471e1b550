import type {
  Reservation,
  ReservationFact,
  ReservationTask,
} from "../../reserve/reservations/reservation.ts";
import { taskName } from "../../reserve/reservations/reservation.ts";
import { jsonOf, numberOf, type Row, textOf, textOrNull } from "../sql/row.ts";
import type { Database } from "../sql/database.ts";
import { claimWork, settleWork, type WorkTable } from "../work/work-table.ts";
import { LEAD_TABLES } from "../tables/lead-tables.ts";
import { ask, type Script } from "../sql/script.ts";
import {
  type Held,
  type KeptCallback,
  nextLook,
  type ReservationChange,
  type ReservationStore,
  type TaskRecord,
} from "../../reserve/reservations/reservation-store.ts";

const reservationOf = (row: Row): Reservation => jsonOf(row, "body") as Reservation;
const taskOf = (row: Row): ReservationTask => jsonOf(row, "body") as ReservationTask;

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

const TASKS: WorkTable = {
  table: "reservation_tasks",
  key: ["reservation_id", "name"],
  open: "state = 'waiting' AND due_at <= ?1",
  order: "due_at",
  countsAttempts: true,
};

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

/**
 * Reservations in the database of the leads.
 *
 * @example
 * const reservations = reservationStore(sqliteDatabase({ file: ".data/leads.sqlite" }));
 * await reservations.migrate();
 */
export function reservationStore(database: Database): ReservationStore {
  const { read, write, run } = database;
  return {
    migrate: () => database.migrate(LEAD_TABLES),
    close: () => database.close(),
    hold: (reservation, fact) => run(() => hold(reservation, fact)),
    change: (wanted) => run(() => change(wanted)),
    get: async (id) =>
      (await read("SELECT body FROM reservations WHERE id = ?1", id)).map(reservationOf)[0] ?? null,
    ofReference: async (reference) =>
      (await read("SELECT body FROM reservations WHERE reference = ?1", reference)).map(reservationOf)[0] ??
      null,
    list: async ({ tenant, states, limit }) =>
      (
        await read(
          `SELECT body FROM reservations WHERE tenant = coalesce(?1, tenant) AND (?2 = 0 OR state = ANY(?3))
           ORDER BY created_at DESC, id LIMIT ?4`,
          tenant ?? null,
          states === undefined ? 0 : 1,
          states ?? [],
          limit,
        )
      ).map(reservationOf),
    facts: async (id) =>
      (await read("SELECT body FROM reservation_facts WHERE reservation_id = ?1 ORDER BY version", id)).map(
        (row) => jsonOf(row, "body") as ReservationFact,
      ),
    tasks: async (id) =>
      (await read("SELECT * FROM reservation_tasks WHERE reservation_id = ?1 ORDER BY due_at, name", id)).map(
        taskRecordOf,
      ),
    reservedCars: async (tenant) =>
      (
        await read(
          "SELECT car_id FROM reservations WHERE tenant = ?1 AND state IN ('reserved', 'captured') ORDER BY car_id",
          tenant,
        )
      ).map((row) => textOf(row, "car_id")),
    due: async (now, limit) =>
      (
        await read("SELECT body FROM reservations WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2", now, limit)
      ).map(reservationOf),
    keepCallback: (callback) => run(() => keepCallback(callback)),
    openCallbacks: async (limit) =>
      (
        await read(
          "SELECT * FROM payment_callbacks WHERE handled_at IS NULL ORDER BY received_at LIMIT ?1",
          limit,
        )
      ).map(callbackOf),
    closeCallback: async ({ provider, id }, now) => {
      await write(
        "UPDATE payment_callbacks SET handled_at = ?1 WHERE provider = ?2 AND id = ?3",
        now,
        provider,
        id,
      );
    },
    claimTasks: async ({ now, lease, leaseMs, limit }) =>
      (await write(claimWork(TASKS), now, limit, lease, now + leaseMs)).map((row) => ({
        reservationId: textOf(row, "reservation_id"),
        name: textOf(row, "name"),
        task: taskOf(row),
        attempts: numberOf(row, "attempts"),
        lease,
      })),
    settleTask: async ({ reservationId, name, lease }, end) => {
      const [state, dueAt, problem] = end.done ? ["done", null, null] : ["waiting", end.dueAt, end.problem];
      return (await write(settleWork(TASKS), reservationId, name, lease, state, dueAt, problem)).length > 0;
    },
    beginReconciliation: async (day, now) =>
      (
        await write(
          "INSERT INTO reconciliations (day, begun_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING RETURNING day",
          day,
          now,
        )
      ).length > 0,
  };
}
