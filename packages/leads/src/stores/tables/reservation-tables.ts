/**
 * The tables of reservations; times are epoch milliseconds. A car has one active
 * reservation; each change is a fact, and the work that follows is written with it. Never edit what was released.
 */
export const reservationTables = `
CREATE TABLE reservations (
  id text NOT NULL PRIMARY KEY,
  tenant text NOT NULL,
  key text NOT NULL,
  car_id text NOT NULL,
  state text NOT NULL,
  reference text,
  due_at bigint,
  version integer NOT NULL,
  created_at bigint NOT NULL,
  body text NOT NULL,
  UNIQUE (tenant, key)
);
CREATE UNIQUE INDEX one_active_reservation_a_car ON reservations (tenant, car_id)
  WHERE state IN ('held', 'paying', 'reserved', 'captured');
CREATE INDEX reservations_due ON reservations (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX reservations_by_reference ON reservations (reference) WHERE reference IS NOT NULL;
CREATE INDEX reservations_by_time ON reservations (created_at);

CREATE TABLE reservation_facts (
  reservation_id text NOT NULL REFERENCES reservations (id),
  version integer NOT NULL,
  at bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (reservation_id, version)
);

CREATE TABLE reservation_tasks (
  reservation_id text NOT NULL REFERENCES reservations (id),
  name text NOT NULL,
  state text NOT NULL,
  attempts integer NOT NULL,
  due_at bigint NOT NULL,
  lease text,
  lease_until bigint,
  last_problem text,
  body text NOT NULL,
  PRIMARY KEY (reservation_id, name)
);
CREATE INDEX reservation_tasks_due ON reservation_tasks (due_at) WHERE state = 'waiting';

CREATE TABLE payment_callbacks (
  provider text NOT NULL,
  id text NOT NULL,
  tenant text NOT NULL,
  key text,
  reference text,
  received_at bigint NOT NULL,
  handled_at bigint,
  PRIMARY KEY (provider, id)
);
CREATE INDEX payment_callbacks_open ON payment_callbacks (received_at) WHERE handled_at IS NULL;
`;

/** The days whose comparison with the providers was begun, so that one of many workers makes it. */
export const reconciliationTable =
  "CREATE TABLE reconciliations (day text NOT NULL PRIMARY KEY, begun_at bigint NOT NULL)";
