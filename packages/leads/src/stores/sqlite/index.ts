export { type SqliteLeadStoreOptions, sqliteLeadStore } from "./sqlite-lead-store.ts";
export { sqliteFormDrafts } from "./sqlite-form-drafts.ts";
export { sqliteReservationStore } from "./sqlite-reservation-store.ts";
export { type AccountStores, sqliteAccountStores } from "./sqlite-account-stores.ts";
