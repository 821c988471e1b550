export type {
  ContactKeys,
  DeliveryRecord,
  DeliveryState,
  LeadStanding,
  StoredFile,
  StoredLead,
} from "../model/stored-lead.ts";
export { contactKeys } from "./contact-keys.ts";
export { type ClaimedDelivery, deliveryKey, type Settlement } from "./claimed-delivery.ts";
export type { Acceptance, Claim, Erasure, LeadDraft, LeadFilter, LeadStore, NewLead } from "./lead-store.ts";
export { reviseLead } from "./revise-lead.ts";
