export { type Blocker, describeBlocker } from "./enquiry/eligibility/blocker.ts";
export type {
  CarAction,
  CarActions,
  CarActionsFacts,
  CarActionsSections,
  CarActionPage,
  CarActionTarget,
} from "./enquiry/eligibility/car-actions.ts";
export { carActions } from "./enquiry/eligibility/car-actions.ts";
export type { CarActionKind } from "./enquiry/eligibility/car-action-kinds.ts";
export type { CarActionsPolicy } from "./enquiry/eligibility/car-actions-policy.ts";
export { isRentalPlace, type KindCar } from "./enquiry/eligibility/car-kind.ts";
export { type FinanceQueryCar, financeQuery } from "./enquiry/eligibility/finance-query.ts";
export { financeTestDriveBlockers, formBlockers } from "./enquiry/eligibility/offered.ts";
export type { ReserveCar, ReserveFacts } from "./enquiry/eligibility/reserve-blockers.ts";
export { isTestDriveOnly, reserveBlockers } from "./enquiry/eligibility/reserve-blockers.ts";
export { depositAmount } from "./enquiry/eligibility/deposit-amount.ts";
export type { ReservePolicy } from "./enquiry/eligibility/reserve-policy.ts";
export type { TradeInPolicy } from "./enquiry/eligibility/trade-in-policy.ts";
export type { CleanValue, CleanValues, RawValues } from "./enquiry/forms/fields/answers.ts";
export type {
  FieldProblem,
  ValidateOptions,
  ValidateResult,
} from "./enquiry/forms/validation/validate-form.ts";
export { validateForm } from "./enquiry/forms/validation/validate-form.ts";
export type { FieldDefinition, FieldKind, FieldOption } from "./enquiry/forms/fields/field-definition.ts";
export type { ValidationPolicy } from "./enquiry/forms/policy/forms-policy.ts";
export type { PhoneRules } from "./enquiry/phone/phone-rules.ts";
export { isEmailAddress } from "./enquiry/forms/fields/email.ts";
export type { ConsentPolicy } from "./enquiry/forms/policy/consent-policy.ts";
export type { FormId } from "./enquiry/model/form-ids.ts";
export type { FormDefinition, FormStep } from "./enquiry/forms/definition/form-definition.ts";
export { enquiryForm } from "./enquiry/model/enquiry-form.ts";
export { formIds, isFormId } from "./enquiry/model/form-ids.ts";
export { failureText, formFields } from "./enquiry/forms/definition/form-definition.ts";
export { type FormFacts, type FormPlace, formFacts } from "./enquiry/forms/definition/form-facts.ts";
export { FORM_MESSAGES, type FormMessages } from "./enquiry/forms/messages/form-messages.ts";
export { formFor, asksInSteps } from "./enquiry/forms/form-for.ts";
export { type OwnTexts, withOwnTexts } from "./enquiry/forms/definition/with-own-texts.ts";
export type { ExtraField, FormChange, FormsPolicy } from "./enquiry/forms/policy/forms-policy.ts";
export type { LeadCategory, LeadFiling } from "./enquiry/model/category.ts";
export { chosenCategory, confirmedLead } from "./enquiry/forms/file-answers.ts";
export type { ConsentEvidence } from "./enquiry/model/consent-evidence.ts";
export type {
  Lead,
  LeadAnswer,
  LeadAppointment,
  LeadCar,
  LeadModel,
  LeadPerson,
  LeadStage,
  LeadTradeIn,
} from "./enquiry/model/lead.ts";
export { describeAppointment } from "./enquiry/model/describe-appointment.ts";
export { type VisitKind, visitKinds } from "./enquiry/model/visit-kinds.ts";
export type { LeadPayload, LeadPayloadPolicy, LeadPayloadValue } from "./enquiry/model/lead-payload.ts";
export { leadPayload } from "./enquiry/model/lead-payload.ts";
export type { LeadsPolicy } from "./leads-policy.ts";
export type { ConfirmedLead } from "./enquiry/model/success-query.ts";
export { successQuery } from "./enquiry/model/success-query.ts";
export type { FormMarket } from "./enquiry/forms/definition/form-market.ts";
export type { PostcodeRule } from "./enquiry/forms/fields/postcode.ts";
export { type LeadQuery, parseLeadQuery } from "./enquiry/forms/lead-query.ts";
export { type PrefillSources, prefill, type Shopper } from "./enquiry/forms/prefill.ts";
export { honeypotField } from "./enquiry/model/fact-names.ts";
export type { LeadSubmission } from "./enquiry/submission/lead-submission.ts";
export type { SubmissionProblem } from "./enquiry/submission/parse-submission.ts";
export { parseSubmission } from "./enquiry/submission/parse-submission.ts";
export { asReservation, reserveForm } from "./enquiry/forms/reserve-form.ts";
