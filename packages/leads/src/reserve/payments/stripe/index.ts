export { stripeProvider, type StripeOptions } from "./stripe-provider.ts";
