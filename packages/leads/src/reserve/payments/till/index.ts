import type { PaymentKind } from "../payment-kind.ts";
import { tillProvider } from "./till-provider.ts";

/** Till: a user, a password and the key of a connector. */
export const till: PaymentKind = {
  url: "https://gateway.tillpayments.com/api/v3",
  needs: ["user", "apiKey"],
  script: (url) => new URL("/js/integrated/payment.1.3.min.js", url).href,
  fieldHosts: [],
  open: ({ key, reports, ...account }) => tillProvider({ ...account, password: key, sharedSecret: reports }),
};
