import type {
  Reservation,
  ReservationFact,
  ReservationTask,
} from "../../reserve/reservations/reservation.ts";
import { taskName } from "../../reserve/reservations/reservation.ts";
import { hasRow, jsonOf, type Row, textOf } from "../sql/row.ts";
import type { Database } from "../sql/database.ts";
import { backlogOf, claimWork, settleWork, type WorkTable } from "../work/work-table.ts";
import { LEAD_TABLES } from "../tables/lead-tables.ts";
import { type Script, sql } from "../sql/script.ts";
import { number, table, text, textOrNothing, word } from "../sql/table.ts";
import {
  type Held,
  type StoredCallback,
  nextLook,
  type ReservationChange,
  type ReservationStore,
  type TaskRecord,
} from "../../reserve/reservations/reservation-store.ts";

const reservationOf = (row: Row): Reservation => jsonOf(row, "body") as Reservation;
const reservations = async (rows: Promise<Row[]>): Promise<Reservation[]> => (await rows).map(reservationOf);
const taskOf = (row: Row): ReservationTask => jsonOf(row, "body") as ReservationTask;

const CALLBACKS = table<StoredCallback>("payment_callbacks", {
  provider: text,
  id: text,
  tenant: text,
  key: textOrNothing,
  reference: textOrNothing,
  receivedAt: number,
});

const TASKS = table<Omit<TaskRecord, "task">>("reservation_tasks", {
  name: text,
  state: word("waiting", "done"),
  attempts: number,
  dueAt: number,
  lastProblem: textOrNothing,
});

function* writeFact(id: string, version: number, fact: ReservationFact | null): Script<void> {
  if (fact === null) return;
  yield* sql`INSERT INTO reservation_facts (reservation_id, version, at, body)
    VALUES (${id}, ${version}, ${fact.at}, ${JSON.stringify(fact)})`;
}

function* hold(reservation: Reservation, fact: ReservationFact): Script<Held> {
  const { id, tenant, key, car, state, version, createdAt } = reservation;
  const written = yield* sql`INSERT INTO reservations
      (id, tenant, key, car_id, state, reference, due_at, version, created_at, body)
    VALUES (${id}, ${tenant}, ${key}, ${car.id}, ${state}, NULL, ${nextLook(reservation)}, ${version}, ${createdAt},
      ${JSON.stringify(reservation)})
    ON CONFLICT DO NOTHING RETURNING id`;
  if (written.length > 0) {
    yield* writeFact(id, version, fact);
    return { ok: true, outcome: "created", reservation };
  }
  const [own] = yield* sql`SELECT body FROM reservations WHERE tenant = ${tenant} AND key = ${key}`;
  if (own) return { ok: true, outcome: "repeated", reservation: reservationOf(own) };
  const [other] = yield* sql`SELECT body FROM reservations
    WHERE tenant = ${tenant} AND car_id = ${car.id} AND state IN ('held', 'paying', 'reserved', 'captured')`;
  if (!other)
    throw new Error("A reservation was refused by another one that ended meanwhile; hold it again.");
  return { ok: false, by: reservationOf(other) };
}

function* change({ next, fact, tasks }: ReservationChange): Script<boolean> {
  const { id, state, version } = next;
  const written =
    yield* sql`UPDATE reservations SET state = ${state}, reference = ${next.payment?.reference ?? null},
      due_at = ${nextLook(next)}, version = ${version}, body = ${JSON.stringify(next)}
    WHERE id = ${id} AND version = ${version - 1} RETURNING id`;
  if (written.length === 0) return false;
  yield* writeFact(id, version, fact);
  for (const task of tasks)
    yield* sql`INSERT INTO reservation_tasks (reservation_id, name, state, attempts, due_at, body)
      VALUES (${id}, ${taskName(task)}, 'waiting', 0, ${next.updatedAt}, ${JSON.stringify(task)})
      ON CONFLICT DO NOTHING`;
  return true;
}

const WORK: WorkTable = {
  table: "reservation_tasks",
  key: ["reservation_id", "name"],
  states: ["waiting"],
  since: "(SELECT max(at) FROM reservation_facts WHERE reservation_id = work.reservation_id)",
};

function* keepCallback(callback: StoredCallback): Script<"stored" | "repeated"> {
  const rows = yield* CALLBACKS.insert([callback], "ON CONFLICT DO NOTHING RETURNING id");
  return rows.length > 0 ? "stored" : "repeated";
}

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
      (await reservations(read(sql`SELECT body FROM reservations WHERE id = ${id}`)))[0] ?? null,
    ofReference: async (reference) =>
      (await reservations(read(sql`SELECT body FROM reservations WHERE reference = ${reference}`)))[0] ??
      null,
    list: ({ tenant = null, tenants, states, limit }) =>
      reservations(
        read(sql`SELECT body FROM reservations
          WHERE tenant = coalesce(${tenant}, tenant)
            AND (${tenants === undefined ? 0 : 1} = 0 OR tenant = ANY(${tenants ?? []}))
            AND (${states === undefined ? 0 : 1} = 0 OR state = ANY(${states ?? []}))
          ORDER BY created_at DESC, id LIMIT ${limit}`),
      ),
    facts: async (id) =>
      (await read(sql`SELECT body FROM reservation_facts WHERE reservation_id = ${id} ORDER BY version`)).map(
        (row) => jsonOf(row, "body") as ReservationFact,
      ),
    tasks: async (id) =>
      (
        await read(sql`SELECT * FROM reservation_tasks WHERE reservation_id = ${id} ORDER BY due_at, name`)
      ).map((row) => ({ ...TASKS.of(row), task: taskOf(row) })),
    reservedCars: async (tenant) =>
      (
        await read(sql`SELECT car_id FROM reservations
          WHERE tenant = ${tenant} AND state IN ('reserved', 'captured') ORDER BY car_id`)
      ).map((row) => textOf(row, "car_id")),
    due: (now, limit) =>
      reservations(
        read(sql`SELECT body FROM reservations WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit}`),
      ),
    keepCallback: (callback) => run(() => keepCallback(callback)),
    openCallbacks: (limit) =>
      CALLBACKS.all(
        read(
          sql`SELECT * FROM payment_callbacks WHERE handled_at IS NULL ORDER BY received_at LIMIT ${limit}`,
        ),
      ),
    closeCallback: async ({ provider, id }, now) => {
      await write(
        sql`UPDATE payment_callbacks SET handled_at = ${now} WHERE provider = ${provider} AND id = ${id}`,
      );
    },
    claimTasks: async (claim) =>
      (await write(claimWork(WORK, claim))).map((row) => {
        const { name, attempts } = TASKS.of(row);
        const reservationId = textOf(row, "reservation_id");
        return { reservationId, name, task: taskOf(row), attempts, lease: claim.lease };
      }),
    settleTask: ({ reservationId, name, lease }, end) => {
      const settled = end.done
        ? { state: "done", dueAt: null, problem: null }
        : { state: "waiting", dueAt: end.dueAt, problem: end.problem };
      return hasRow(write(settleWork(WORK, [reservationId, name], lease, settled)));
    },
    backlog: (now) => backlogOf(database, WORK, now),
    beginReconciliation: (day, now) =>
      hasRow(
        write(sql`INSERT INTO reconciliations (day, begun_at) VALUES (${day}, ${now})
          ON CONFLICT DO NOTHING RETURNING day`),
      ),
  };
}
