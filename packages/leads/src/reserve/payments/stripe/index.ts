import type { PaymentKind } from "../payment-kind.ts";
import { stripeProvider } from "./stripe-provider.ts";

const URL = "https://api.stripe.com";

/** Stripe: its bank pages stand in frames of their own. */
export const stripe: PaymentKind = {
  url: URL,
  needs: [],
  script: () => "https://js.stripe.com/v3/",
  fieldHosts: ["https://hooks.stripe.com", URL],
  open: ({ key, reports, fetch, baseUrl }) =>
    stripeProvider({
      secretKey: key,
      webhookSecret: reports,
      fetch,
      ...(baseUrl === URL ? {} : { baseUrl }),
    }),
};
