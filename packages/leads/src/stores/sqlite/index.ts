export { type SqliteLeadStoreOptions, sqliteLeadStore } from "./sqlite-lead-store.ts";
