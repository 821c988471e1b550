export { buildLead, type LeadSource } from "./build/build-lead.ts";
export { repeatKey } from "./repeat-key.ts";
export type { LeadIntake, ReceiveLeadResult } from "./receive-lead.ts";
export { type IntakeTenant, type LeadCall, submitLead, type SubmittedLead } from "./submit-lead.ts";
export {
  chooseDesk,
  deskKind,
  type Desk,
  type DeskDirectory,
  type DeskReason,
  type DeskRequest,
} from "./routing/choose-desk.ts";
export { routeLead, type RouteVerdict, type Routing } from "./routing/route-lead.ts";
export type { LeadRoute, RoutingPolicy } from "./routing/routing-policy.ts";
export { type HumanVerdict, type SpamReason, type SpamSigns } from "./spam/assess-spam.ts";
export { type HumanVerifier, type TurnstileOptions, turnstileVerifier } from "./spam/human-verifier.ts";
export type { SpamPolicy } from "./spam/spam-policy.ts";
export { type SubmissionCounter, submissionCounter } from "./spam/submission-counter.ts";
export { leadCallSchema } from "../submission/lead-call-schema.ts";
export { diskStorage } from "../uploads/disk-storage.ts";
export type { FileStorage } from "../uploads/file-storage.ts";
export { type RefusedFile, refusedFileText } from "../uploads/refuse-file.ts";
export {
  discardFiles,
  type ReceivedMultipart,
  receiveMultipart,
  type ReceiveMultipartOptions,
} from "../uploads/receive-multipart.ts";
export { type UploadPolicy } from "../uploads/upload-policy.ts";
export { s3Storage, type S3StorageOptions } from "../uploads/s3/s3-storage.ts";
