export { type Blocker, describeBlocker } from "./eligibility/blocker.ts";
export type {
  CarAction,
  CarActions,
  CarActionsFacts,
  CarActionsSections,
  CarActionTarget,
} from "./eligibility/car-actions.ts";
export { carActions } from "./eligibility/car-actions.ts";
export type { CarActionKind, CarActionsPolicy } from "./eligibility/car-actions-policy.ts";
export { isRental, isRentalPlace, isSubscription, type KindCar } from "./eligibility/car-kind.ts";
export { type FinanceLinkCar, financeLink } from "./eligibility/finance-link.ts";
export { financeTestDriveBlockers, formBlockers, historyReportBlockers } from "./eligibility/offered.ts";
export type { ReserveCar, ReserveFacts } from "./eligibility/reserve-blockers.ts";
export { canReserve, isTestDriveOnly, reserveBlockers } from "./eligibility/reserve-blockers.ts";
export type { ReservePolicy } from "./eligibility/reserve-policy.ts";
export { type TradeInCar, type TradeInPolicy, tradeInBlockers } from "./eligibility/trade-in.ts";
export type {
  CleanValue,
  CleanValues,
  FieldProblem,
  RawValues,
  ValidateOptions,
  ValidateResult,
} from "./fields/validate-form.ts";
export { validateForm } from "./fields/validate-form.ts";
export type { FieldDefinition, FieldKind, FieldOption } from "./fields/field-definition.ts";
export type { PhoneRules, ValidationPolicy } from "./fields/field-rules.ts";
export { isEmailAddress } from "./fields/email.ts";
export type { ConsentPolicy } from "./forms/consent-policy.ts";
export type { FormDefinition, FormId, FormStep } from "./forms/form-definition.ts";
export { formFields, formIds, isFormId } from "./forms/form-definition.ts";
export type { FormFacts, FormPlace } from "./forms/form-facts.ts";
export { formFor } from "./forms/form-for.ts";
export type { ExtraField, FormChange, FormsPolicy } from "./forms/forms-policy.ts";
export type { LeadSource } from "./lead/build-lead.ts";
export { buildLead } from "./lead/build-lead.ts";
export {
  chooseDesk,
  type Desk,
  type DeskDirectory,
  type DeskReason,
  type DeskRequest,
  explainRouting,
} from "./lead/choose-desk.ts";
export type { LeadCategory, LeadFiling } from "./lead/category.ts";
export { fileLead, isLeadCategory, leadCategories } from "./lead/category.ts";
export { fileAnswers } from "./lead/file-answers.ts";
export type { ConsentEvidence } from "./lead/consent-evidence.ts";
export type {
  Lead,
  LeadAnswer,
  LeadAppointment,
  LeadCar,
  LeadPerson,
  LeadStage,
  LeadTradeIn,
} from "./lead/lead.ts";
export type { LeadPayload, LeadPayloadPolicy, LeadPayloadValue } from "./lead/lead-payload.ts";
export { leadPayload } from "./lead/lead-payload.ts";
export type { LeadsPolicy } from "./lead/leads-policy.ts";
export type { SuccessAddress } from "./lead/success-path.ts";
export { successPath } from "./lead/success-path.ts";
export type { Currency, Market } from "./market.ts";
export type { BrowserStore } from "./memory/browser-store.ts";
export { type EnquiredCar, readEnquiredCar, rememberEnquiredCar } from "./memory/enquired-car.ts";
export { type LeadQuery, parseLeadQuery } from "./memory/lead-query.ts";
export { type PrefillSources, prefill } from "./memory/prefill.ts";
export { readShopper, rememberShopper, type Shopper } from "./memory/shopper.ts";
export { markSuccess, type SuccessMarker, takeSuccess } from "./memory/success-marker.ts";
export {
  forgetValuation,
  readValuation,
  rememberValuation,
  type TradeInValuation,
} from "./memory/trade-in-valuation.ts";
export { buildSubmission } from "./submission/build-submission.ts";
export { trapField } from "./submission/fact-names.ts";
export type { LeadSubmission } from "./submission/lead-submission.ts";
export type { SubmissionProblem } from "./submission/parse-submission.ts";
export { parseSubmission } from "./submission/parse-submission.ts";
export { submissionBody } from "./submission/submission-body.ts";
