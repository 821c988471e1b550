export type {
  ContactKeys,
  DeliveryRecord,
  DeliveryState,
  LeadStanding,
  StoredFile,
  StoredLead,
} from "./enquiry/model/stored-lead.ts";
export { contactKeys } from "./enquiry/store/contact-keys.ts";
export {
  type Claim,
  type ClaimedDelivery,
  type DeliveryQueue,
  type Settlement,
} from "./enquiry/store/delivery-queue.ts";
export type {
  DraftLimits,
  DraftSaved,
  FormDraft,
  FormDraftStore,
} from "./enquiry/store/form-draft-store.ts";
export { type LeadState, leadState } from "./enquiry/store/lead-state.ts";
export type {
  Acceptance,
  Erasure,
  LeadFilter,
  LeadsOfHour,
  LeadStore,
  NewLead,
} from "./enquiry/store/lead-store.ts";
export { accountStore } from "./stores/accounts/account-store.ts";
export { alertStore } from "./stores/alerts/alert-store.ts";
export { formDrafts } from "./stores/drafts/form-drafts.ts";
export { leadStore } from "./stores/leads/lead-store.ts";
export { memoryLeadStore } from "./stores/leads/memory-lead-store.ts";
export { reservationStore } from "./stores/reservations/reservation-store.ts";
export type { Database } from "./stores/sql/database.ts";
export { type PostgresOptions, postgresDatabase } from "./stores/sql/postgres/postgres-database.ts";
export { type SqliteOptions, sqliteDatabase } from "./stores/sql/sqlite/sqlite-database.ts";
export type { Backlog } from "./work/backlog.ts";
