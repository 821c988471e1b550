import { reconciliationTable, reservationTables } from "../reservations/reservation-tables.ts";

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
  reservationTables("bigint"),
  reconciliationTable,
];
