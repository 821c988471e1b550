export { type Blocker, describeBlocker } from "./eligibility/blocker.ts";
export type {
  CarAction,
  CarActions,
  CarActionsFacts,
  CarActionsSections,
  CarActionPage,
  CarActionTarget,
} from "./eligibility/car-actions.ts";
export { carActions } from "./eligibility/car-actions.ts";
export type { CarActionKind } from "./eligibility/car-action-kinds.ts";
export type { CarActionsPolicy } from "./eligibility/car-actions-policy.ts";
export { isRental, isRentalPlace, isSubscription, type KindCar } from "./eligibility/car-kind.ts";
export { type FinanceQueryCar, financeQuery } from "./eligibility/finance-query.ts";
export { financeTestDriveBlockers, formBlockers, historyReportBlockers } from "./eligibility/offered.ts";
export type { ReserveCar, ReserveFacts } from "./eligibility/reserve-blockers.ts";
export { canReserve, isTestDriveOnly, reserveBlockers } from "./eligibility/reserve-blockers.ts";
export { depositAmount } from "./eligibility/deposit-amount.ts";
export type { ReservePolicy } from "./eligibility/reserve-policy.ts";
export type { TradeInPolicy } from "./eligibility/trade-in-policy.ts";
export { type TradeInCar, tradeInBlockers } from "./eligibility/trade-in.ts";
export type { CleanValue, CleanValues, RawValues } from "./forms/fields/answers.ts";
export type { FieldProblem, ValidateOptions, ValidateResult } from "./forms/validation/validate-form.ts";
export { validateForm } from "./forms/validation/validate-form.ts";
export type { FieldDefinition, FieldKind, FieldOption } from "./forms/fields/field-definition.ts";
export type { ValidationPolicy } from "./forms/policy/forms-policy.ts";
export type { PhoneRules } from "./phone/plan-rules.ts";
export { isEmailAddress } from "./forms/fields/email.ts";
export type { ConsentPolicy } from "./forms/policy/consent-policy.ts";
export type { FormId } from "./model/form-ids.ts";
export type { FormDefinition, FormStep } from "./forms/definition/form-definition.ts";
export { formIds, isFormId } from "./model/form-ids.ts";
export { formFields } from "./forms/definition/form-definition.ts";
export { type FormFacts, type FormPlace, formFacts } from "./forms/definition/form-facts.ts";
export { formFor } from "./forms/form-for.ts";
export type { ExtraField, FormChange, FormsPolicy } from "./forms/policy/forms-policy.ts";
export type { LeadCategory, LeadFiling } from "./model/category.ts";
export { leadCategories } from "./model/category.ts";
export { chosenCategory, confirmedLead, fileAnswers } from "./forms/file-answers.ts";
export type { ConsentEvidence } from "./model/consent-evidence.ts";
export type {
  Lead,
  LeadAnswer,
  LeadAppointment,
  LeadCar,
  LeadModel,
  LeadPerson,
  LeadStage,
  LeadTradeIn,
} from "./model/lead.ts";
export type { LeadPayload, LeadPayloadPolicy, LeadPayloadValue } from "./model/lead-payload.ts";
export { leadPayload } from "./model/lead-payload.ts";
export type { LeadsPolicy } from "./leads-policy.ts";
export type { ConfirmedLead } from "./model/success-query.ts";
export { successQuery } from "./model/success-query.ts";
export type { Currency, Market } from "./model/market.ts";
export { type LeadQuery, parseLeadQuery } from "./forms/lead-query.ts";
export { type PrefillSources, prefill, type Shopper } from "./forms/prefill.ts";
export { buildSubmission } from "./submission/build-submission.ts";
export { honeypotField } from "./model/fact-names.ts";
export type { LeadSubmission } from "./submission/lead-submission.ts";
export type { SubmissionProblem } from "./submission/parse-submission.ts";
export { parseSubmission } from "./submission/parse-submission.ts";
export { submissionBody } from "./submission/submission-body.ts";
export { asReservation, reserveForm } from "./forms/reserve-form.ts";
