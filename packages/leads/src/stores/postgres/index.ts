export { type PostgresLeadStoreOptions, postgresLeadStore } from "./postgres-lead-store.ts";
export { postgresFormDrafts } from "./postgres-form-drafts.ts";
export { postgresReservationStore } from "./postgres-reservation-store.ts";
export { postgresAccountStores } from "./postgres-account-stores.ts";
