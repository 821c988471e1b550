export type {
  Payment,
  PaymentAnswer,
  PaymentCallback,
  PaymentProvider,
  PaymentProviderName,
  PaymentRef,
  PaymentStart,
  PaymentStatus,
  VerifiedCallback,
} from "./payment.ts";
export { paymentProviderNames } from "./payment.ts";
export { centsOf, moneyText } from "./money-text.ts";
