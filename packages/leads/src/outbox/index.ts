export type { DeliveryEvent } from "./attempt-delivery.ts";
export {
  type ClaimedDelivery,
  type DeliveryRecord,
  type DeliveryState,
  deliveryKey,
  type Settlement,
} from "./delivery.ts";
export {
  type HumanVerifier,
  type TurnstileOptions,
  turnstileVerifier,
} from "../spam/human-verifier.ts";
export {
  type HumanVerdict,
  judgeSpam,
  type SpamPolicy,
  type SpamReason,
  type SpamSigns,
} from "../spam/judge-spam.ts";
export { type SubmissionMemory, submissionMemory } from "../spam/submission-memory.ts";
export { contactKeys } from "./contact-keys.ts";
export { type DeliveryClock, deliveryClock } from "./delivery-clock.ts";
export { type DeliveryWorker, type DeliveryWorkerOptions, startDeliveryWorker } from "./delivery-worker.ts";
export type { Delivery, LeadSink, SinkOutcome } from "./lead-sink.ts";
export type { Acceptance, Claim, Erasure, LeadDraft, LeadFilter, LeadStore, NewLead } from "./lead-store.ts";
export { type OutboxPolicy, outboxDefaults } from "./outbox-policy.ts";
export {
  type ReceivedForm,
  receiveLead,
  type ReceiveLeadDeps,
  type ReceiveLeadResult,
} from "./receive-lead.ts";
export {
  type LeadRoute,
  routeLead,
  type RouteVerdict,
  type Routing,
  type RoutingPolicy,
} from "./route-lead.ts";
export { type RetryPolicy, retryDelay } from "./retry-schedule.ts";
export { reviseLead } from "./revise-lead.ts";
export type { ContactKeys, LeadStanding, StoredFile, StoredLead } from "./stored-lead.ts";
