import type { TableSet } from "../sql/database.ts";

/** Drafts of half-filled forms. A PostgreSQL that an earlier release set up has the table already. */
export const DRAFT_TABLES: TableSet = {
  name: "drafts",
  migrations: [
    `
    CREATE TABLE IF NOT EXISTS form_drafts (
      token TEXT NOT NULL PRIMARY KEY,
      tenant TEXT NOT NULL,
      body TEXT NOT NULL,
      expires_at BIGINT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS form_drafts_by_expiry ON form_drafts (expires_at);
    `,
  ],
};
