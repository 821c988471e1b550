/** In order; a database remembers how many it has had (`user_version`). Never edit one that was released. */
export const SQLITE_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE leads (
    id TEXT NOT NULL PRIMARY KEY,
    tenant TEXT NOT NULL,
    key TEXT NOT NULL,
    lead TEXT,
    standing TEXT NOT NULL,
    reasons TEXT NOT NULL,
    email_key TEXT,
    phone_key TEXT,
    files TEXT NOT NULL,
    revision INTEGER NOT NULL,
    received_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    UNIQUE (tenant, key)
  );
  CREATE INDEX leads_by_time ON leads (received_at);
  CREATE INDEX leads_by_email ON leads (tenant, email_key) WHERE email_key IS NOT NULL;
  CREATE INDEX leads_by_phone ON leads (tenant, phone_key) WHERE phone_key IS NOT NULL;

  CREATE TABLE lead_deliveries (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    sink TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    last_problem TEXT,
    delivered_at INTEGER,
    remote_id TEXT,
    lease TEXT,
    lease_until INTEGER,
    PRIMARY KEY (lead_id, sink)
  );
  CREATE INDEX lead_deliveries_due ON lead_deliveries (due_at) WHERE state = 'waiting';
  CREATE INDEX lead_deliveries_leased ON lead_deliveries (lease_until) WHERE lease_until IS NOT NULL;
  CREATE INDEX lead_deliveries_by_state ON lead_deliveries (state) WHERE state IN ('dead', 'held');

  CREATE TABLE lead_drafts (
    token TEXT NOT NULL PRIMARY KEY,
    tenant TEXT NOT NULL,
    body TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  );
  `,
  // Drafts of half-filled forms have a file of their own (`sqliteFormDrafts`).
  "DROP TABLE lead_drafts",
  // One row, written and read back by `ping`.
  "CREATE TABLE store_probe (id INTEGER PRIMARY KEY, writes INTEGER NOT NULL, filler TEXT NOT NULL)",
  // A car has one active reservation; each change is a fact, and the work that follows is written with it.
  `
  CREATE TABLE reservations (
    id TEXT NOT NULL PRIMARY KEY,
    tenant TEXT NOT NULL,
    key TEXT NOT NULL,
    car_id TEXT NOT NULL,
    state TEXT NOT NULL,
    reference TEXT,
    due_at INTEGER,
    version INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (tenant, key)
  );
  CREATE UNIQUE INDEX one_active_reservation_a_car ON reservations (tenant, car_id)
    WHERE state IN ('held', 'paying', 'reserved', 'captured');
  CREATE INDEX reservations_due ON reservations (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX reservations_by_reference ON reservations (reference) WHERE reference IS NOT NULL;
  CREATE INDEX reservations_by_time ON reservations (created_at);

  CREATE TABLE reservation_facts (
    reservation_id TEXT NOT NULL REFERENCES reservations (id),
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (reservation_id, version)
  );

  CREATE TABLE reservation_tasks (
    reservation_id TEXT NOT NULL REFERENCES reservations (id),
    name TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    lease TEXT,
    lease_until INTEGER,
    last_problem TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (reservation_id, name)
  );
  CREATE INDEX reservation_tasks_due ON reservation_tasks (due_at) WHERE state = 'waiting';

  CREATE TABLE payment_callbacks (
    provider TEXT NOT NULL,
    id TEXT NOT NULL,
    tenant TEXT NOT NULL,
    key TEXT,
    reference TEXT,
    received_at INTEGER NOT NULL,
    handled_at INTEGER,
    PRIMARY KEY (provider, id)
  );
  CREATE INDEX payment_callbacks_open ON payment_callbacks (received_at) WHERE handled_at IS NULL;
  `,
];
