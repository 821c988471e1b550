export { type PostgresLeadStoreOptions, postgresLeadStore } from "./postgres-lead-store.ts";
