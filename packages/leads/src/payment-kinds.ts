import type { PaymentKind } from "./reserve/payments/payment-kind.ts";
import type { RealProviderName } from "./reserve/payments/payment-provider-names.ts";
import { stGeorge } from "./reserve/payments/st-george/index.ts";
import { stripe } from "./reserve/payments/stripe/index.ts";
import { till } from "./reserve/payments/till/index.ts";

export {
  type PaymentAccountKeys,
  type PaymentAddresses,
  type PaymentFields,
  paymentFields,
  type PaymentKind,
  providerUrl,
} from "./reserve/payments/payment-kind.ts";
export { stGeorgeProvider, type StGeorgeOptions } from "./reserve/payments/st-george/st-george-provider.ts";
export { stripeProvider, type StripeOptions } from "./reserve/payments/stripe/stripe-provider.ts";
export { tillProvider, type TillOptions } from "./reserve/payments/till/till-provider.ts";
export { type SignedRequest, tillSignature } from "./reserve/payments/till/till-signature.ts";

/**
 * The providers that move money, each with what its account needs, where its card fields are and how it is opened. One
 * more provider is a folder beside theirs, its name, its line here, and the file that mounts its fields in the browser.
 *
 * @example
 * paymentKinds.till.needs; // ["user", "apiKey"]
 */
export const paymentKinds: Readonly<Record<RealProviderName, PaymentKind>> = {
  stripe,
  till,
  st_george: stGeorge,
};
