export { aLeadCar } from "./a-lead-car.ts";
export { aNewLead } from "./a-new-lead.ts";
export { describeFormDraftStore } from "./describe-form-draft-store.ts";
export { describeLeadStore } from "./describe-lead-store.ts";
export type { StoreSuiteOptions, StoreUnderTest } from "./stores/describe-store.ts";
export { aStoredLead } from "./a-stored-lead.ts";
export { aDelivery, describeLeadSink, type LeadSinkUnderTest } from "./describe-lead-sink.ts";
export { type DoubleResponse, type HttpDouble, httpDouble, type SeenRequest } from "./http-double.ts";
export { type ReceivedFile, readBody } from "./read-body.ts";
export { readMail } from "./read-mail.ts";
export { sampleAnswers, type SampleContact } from "./sample-answers.ts";
export { sampleFacts } from "./sample-facts.ts";
export { describeFileStorage, type FileStorageUnderTest } from "./describe-file-storage.ts";
export {
  describePaymentProvider,
  type PaymentProviderUnderTest,
} from "./payments/describe-payment-provider.ts";
export { paywayDouble } from "./payments/payway-double.ts";
export { type ProviderDouble } from "./payments/provider-double.ts";
export { stripeDouble } from "./payments/stripe-double.ts";
export { tillDouble } from "./payments/till-double.ts";
export { paymentWorlds } from "./payments/payment-worlds.ts";
export { describeReservationStore } from "./reservations/describe-reservation-store.ts";
export { describeAccountStore } from "./accounts/describe-account-store.ts";
export { describeAlertStore } from "./accounts/describe-alert-store.ts";
