export type {
  ContactKeys,
  DeliveryRecord,
  DeliveryState,
  LeadStanding,
  StoredFile,
  StoredLead,
} from "../model/stored-lead.ts";
export { contactKeys } from "./contact-keys.ts";
export {
  type Backlog,
  type Claim,
  type ClaimedDelivery,
  deliveryKey,
  type DeliveryQueue,
  type Settlement,
} from "./delivery-queue.ts";
export type { DraftLimits, DraftSaved, FormDraft, FormDraftStore } from "./form-draft-store.ts";
export type { Acceptance, Erasure, LeadFilter, LeadStore, NewLead } from "./lead-store.ts";
export { reviseLead } from "./revise-lead.ts";
