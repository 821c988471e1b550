export type {
  Payment,
  PaymentAnswer,
  PaymentCallback,
  PaymentProvider,
  PaymentRef,
  PaymentStart,
  PaymentStatus,
  VerifiedCallback,
} from "./payment.ts";
export { type PaymentProviderName, paymentProviderNames } from "./payment-provider-names.ts";
export { centsOf, moneyText } from "./money-text.ts";
