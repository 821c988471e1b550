import type { TableSet } from "../sql/database.ts";

/** Accounts and alerts. Every key begins with the tenant. */
export const ACCOUNT_TABLES: TableSet = {
  name: "accounts",
  migrations: [
    `
  CREATE TABLE accounts (
    tenant TEXT NOT NULL,
    id TEXT NOT NULL,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    watchlist TEXT NOT NULL,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (tenant, id),
    UNIQUE (tenant, email_key)
  );

  CREATE TABLE sign_ins (
    tenant TEXT NOT NULL,
    id TEXT NOT NULL,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    link_hash TEXT NOT NULL,
    redirect TEXT NOT NULL,
    tries BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    finished_at BIGINT,
    PRIMARY KEY (tenant, id),
    UNIQUE (tenant, link_hash)
  );
  CREATE INDEX sign_ins_by_email ON sign_ins (tenant, email_key, created_at);
  CREATE INDEX sign_ins_by_time ON sign_ins (created_at);

  CREATE TABLE sessions (
    tenant TEXT NOT NULL,
    id TEXT NOT NULL,
    account_id TEXT NOT NULL,
    secret_hash TEXT NOT NULL,
    previous_hash TEXT,
    rotated_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (tenant, id),
    FOREIGN KEY (tenant, account_id) REFERENCES accounts (tenant, id) ON DELETE CASCADE
  );
  CREATE INDEX sessions_by_account ON sessions (tenant, account_id);

  CREATE TABLE subscribers (
    tenant TEXT NOT NULL,
    id TEXT NOT NULL,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    token TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (tenant, id),
    UNIQUE (tenant, email_key),
    UNIQUE (tenant, token)
  );

  CREATE TABLE alerts (
    tenant TEXT NOT NULL,
    id TEXT NOT NULL,
    subscriber_id TEXT NOT NULL,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    frequency TEXT NOT NULL,
    locale TEXT NOT NULL,
    state TEXT NOT NULL,
    consent TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    confirm_hash TEXT,
    confirm_until BIGINT,
    PRIMARY KEY (tenant, id),
    UNIQUE (tenant, confirm_hash),
    FOREIGN KEY (tenant, subscriber_id) REFERENCES subscribers (tenant, id) ON DELETE CASCADE
  );
  CREATE INDEX alerts_by_subscriber ON alerts (tenant, subscriber_id);
  CREATE INDEX alerts_active ON alerts (tenant, id) WHERE state = 'active';

  CREATE TABLE alert_stocks (
    tenant TEXT NOT NULL PRIMARY KEY,
    generation BIGINT NOT NULL,
    version TEXT NOT NULL,
    looked_at BIGINT NOT NULL
  );
  CREATE TABLE alert_cars (
    tenant TEXT NOT NULL,
    car_id TEXT NOT NULL,
    price DOUBLE PRECISION,
    available INTEGER NOT NULL,
    PRIMARY KEY (tenant, car_id)
  );
  CREATE TABLE alert_runs (
    tenant TEXT NOT NULL,
    id TEXT NOT NULL,
    position TEXT NOT NULL,
    changes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    lease TEXT,
    lease_until BIGINT,
    PRIMARY KEY (tenant, id)
  );

  CREATE TABLE alert_mails (
    tenant TEXT NOT NULL,
    id TEXT NOT NULL,
    subscriber_id TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    lease TEXT,
    lease_until BIGINT,
    last_problem TEXT,
    PRIMARY KEY (tenant, id),
    FOREIGN KEY (tenant, subscriber_id) REFERENCES subscribers (tenant, id) ON DELETE CASCADE
  );
  CREATE INDEX alert_mails_due ON alert_mails (due_at) WHERE state = 'waiting';
  CREATE INDEX alert_mails_by_subscriber ON alert_mails (tenant, subscriber_id);
  CREATE TABLE alert_finds (
    tenant TEXT NOT NULL,
    run_id TEXT NOT NULL,
    alert_id TEXT NOT NULL,
    subscriber_id TEXT NOT NULL,
    cars TEXT NOT NULL,
    total INTEGER NOT NULL,
    due_at BIGINT NOT NULL,
    mail_id TEXT,
    PRIMARY KEY (tenant, run_id, alert_id),
    FOREIGN KEY (tenant, subscriber_id) REFERENCES subscribers (tenant, id) ON DELETE CASCADE
  );
  CREATE INDEX alert_finds_due ON alert_finds (due_at) WHERE mail_id IS NULL;
  CREATE INDEX alert_finds_by_subscriber ON alert_finds (tenant, subscriber_id);
  CREATE INDEX alert_finds_by_mail ON alert_finds (tenant, mail_id) WHERE mail_id IS NOT NULL;
  `,
    // Runs become work like all other. A run that an earlier release writes beside this one is due at once.
    `
  ALTER TABLE alert_runs ADD COLUMN state TEXT NOT NULL DEFAULT 'waiting';
  ALTER TABLE alert_runs ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE alert_runs ADD COLUMN due_at BIGINT NOT NULL DEFAULT 0;
  ALTER TABLE alert_runs ADD COLUMN last_problem TEXT;
  CREATE INDEX alert_mails_dead ON alert_mails (created_at) WHERE state = 'dead';
  `,
  ],
};
