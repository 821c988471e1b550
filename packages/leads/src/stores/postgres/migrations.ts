/** In order; `leads_migrations` remembers which a database has had. Never edit one that was released. */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE leads (
    id text NOT NULL PRIMARY KEY,
    tenant text NOT NULL,
    key text NOT NULL,
    lead text,
    standing text NOT NULL,
    reasons text NOT NULL,
    email_key text,
    phone_key text,
    files text NOT NULL,
    revision integer NOT NULL,
    received_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    UNIQUE (tenant, key)
  );
  CREATE INDEX leads_by_time ON leads (received_at);
  CREATE INDEX leads_by_email ON leads (tenant, email_key) WHERE email_key IS NOT NULL;
  CREATE INDEX leads_by_phone ON leads (tenant, phone_key) WHERE phone_key IS NOT NULL;

  CREATE TABLE lead_deliveries (
    lead_id text NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    sink text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    due_at bigint NOT NULL,
    revision integer NOT NULL,
    last_problem text,
    delivered_at bigint,
    remote_id text,
    lease text,
    lease_until bigint,
    PRIMARY KEY (lead_id, sink)
  );
  CREATE INDEX lead_deliveries_due ON lead_deliveries (due_at) WHERE state = 'waiting';
  CREATE INDEX lead_deliveries_leased ON lead_deliveries (lease_until) WHERE lease_until IS NOT NULL;
  CREATE INDEX lead_deliveries_by_state ON lead_deliveries (state) WHERE state IN ('dead', 'held');

  CREATE TABLE lead_drafts (
    token text NOT NULL PRIMARY KEY,
    tenant text NOT NULL,
    body text NOT NULL,
    expires_at bigint NOT NULL
  );
  `,
  // Drafts have a port of their own; they stay in the same schema.
  `
  ALTER TABLE lead_drafts RENAME TO form_drafts;
  CREATE INDEX form_drafts_by_expiry ON form_drafts (expires_at);
  `,
  // One row, written and read back by `ping`.
  "CREATE TABLE store_probe (id integer PRIMARY KEY, writes bigint NOT NULL, filler text NOT NULL)",
  // A car has one active reservation; each change is a fact, and the work that follows is written with it.
  `
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
  `,
];
