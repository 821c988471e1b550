import type { TableSet } from "../sql/database.ts";
import { reconciliationTable, reservationTables } from "./reservation-tables.ts";

/** Leads, their deliveries and reservations, which one transaction may write together. */
export const LEAD_TABLES: TableSet = {
  name: "leads",
  migrations: [
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
    received_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
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
    due_at BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    last_problem TEXT,
    delivered_at BIGINT,
    remote_id TEXT,
    lease TEXT,
    lease_until BIGINT,
    PRIMARY KEY (lead_id, sink)
  );
  CREATE INDEX lead_deliveries_due ON lead_deliveries (due_at) WHERE state = 'waiting';
  CREATE INDEX lead_deliveries_leased ON lead_deliveries (lease_until) WHERE lease_until IS NOT NULL;
  CREATE INDEX lead_deliveries_by_state ON lead_deliveries (state) WHERE state IN ('dead', 'held');

  CREATE TABLE lead_drafts (
    token TEXT NOT NULL PRIMARY KEY,
    tenant TEXT NOT NULL,
    body TEXT NOT NULL,
    expires_at BIGINT NOT NULL
  );
  `,
    // Drafts of half-filled forms have tables of their own (`DRAFT_TABLES`).
    "DROP TABLE lead_drafts",
    // One row, written and read back by `ping`.
    "CREATE TABLE store_probe (id INTEGER PRIMARY KEY, writes BIGINT NOT NULL, filler TEXT NOT NULL)",
    reservationTables,
    reconciliationTable,
    // A key is of one shopper at one site, so that it finds them among all sites; few leads are held as spam.
    `
  DROP INDEX leads_by_email;
  DROP INDEX leads_by_phone;
  CREATE INDEX leads_by_email_key ON leads (email_key) WHERE email_key IS NOT NULL;
  CREATE INDEX leads_by_phone_key ON leads (phone_key) WHERE phone_key IS NOT NULL;
  CREATE INDEX leads_quarantined ON leads (received_at) WHERE standing = 'quarantined';
  `,
  ],
};
