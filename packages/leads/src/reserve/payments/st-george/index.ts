import type { PaymentKind } from "../payment-kind.ts";
import { stGeorgeProvider } from "./st-george-provider.ts";

/** St George's PayWay: a merchant id and a secret key. */
export const stGeorge: PaymentKind = {
  url: "https://api.payway.com.au/rest/v1",
  needs: ["user"],
  script: (url) => `${url}/payway.js`,
  fieldHosts: [],
  open: ({ baseUrl, user, key, reports, fetch }) =>
    stGeorgeProvider({ baseUrl, secretKey: key, merchantId: user, notificationSecret: reports, fetch }),
};
