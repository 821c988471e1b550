export { buildLead, type LeadSource } from "./build/build-lead.ts";
export { repeatKey } from "./repeat-key.ts";
export type { LeadIntake, ReceiveLeadResult } from "./receive-lead.ts";
export { type IntakeTenant, type LeadCall, submitLead, type SubmittedLead } from "./submit-lead.ts";
export {
  chooseDesk,
  type Desk,
  type DeskDirectory,
  type DeskReason,
  type DeskRequest,
} from "./routing/choose-desk.ts";
export { routeLead, type RouteVerdict, type Routing } from "./routing/route-lead.ts";
export type { LeadRoute, RoutingPolicy } from "./routing/routing-policy.ts";
export {
  type HumanVerdict,
  assessSpam,
  type SpamReason,
  type SpamSigns,
} from "./spam/assess-spam.ts";
export { type HumanVerifier, type TurnstileOptions, turnstileVerifier } from "./spam/human-verifier.ts";
export type { SpamPolicy } from "./spam/spam-policy.ts";
export { type SubmissionCounter, submissionCounter } from "./spam/submission-counter.ts";
