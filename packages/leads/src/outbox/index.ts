export {
  type ClaimedDelivery,
  type DeliveryRecord,
  type DeliveryState,
  deliveryKey,
  type Settlement,
} from "./delivery.ts";
export type { Delivery, LeadSink, SinkOutcome } from "./lead-sink.ts";
export type { Acceptance, Claim, Erasure, LeadDraft, LeadFilter, LeadStore, NewLead } from "./lead-store.ts";
export { type RetryPolicy, retryDelay } from "./retry-schedule.ts";
export { reviseLead } from "./revise-lead.ts";
export type { ContactKeys, LeadStanding, StoredFile, StoredLead } from "./stored-lead.ts";
