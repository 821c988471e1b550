import type { PaymentProviderName } from "@forecourt/leads/reserve";

/** The script that draws a provider's fields in the browser, and the hosts that these reach. */
export interface PaymentFields {
  script: string;
  hosts: readonly string[];
}

type OutsideProvider = Exclude<PaymentProviderName, "demo">;

/** An account's own addresses; null where they are the provider's. */
interface Addresses {
  url: string | null;
  fieldsUrl: string | null;
}

const URLS: Readonly<Record<OutsideProvider, string>> = {
  stripe: "https://api.stripe.com",
  till: "https://gateway.tillpayments.com/api/v3",
  st_george: "https://api.payway.com.au/rest/v1",
};

/** Stripe's bank pages stand in frames of their own. */
const STRIPE_SCRIPT = "https://js.stripe.com/v3/";
const STRIPE_HOSTS = ["https://hooks.stripe.com", "https://api.stripe.com"];

/** Where a provider's server is asked. */
export const providerUrl = (provider: OutsideProvider, { url }: Pick<Addresses, "url">): string =>
  (url ?? URLS[provider]).replace(/\/+$/, "");

/** Where the browser finds a provider's fields: beside the interface that the server asks, unless the account says where. */
export function paymentFields(provider: OutsideProvider, addresses: Addresses): PaymentFields {
  const script = addresses.fieldsUrl ?? ownScript(provider, addresses);
  const more = provider === "stripe" && addresses.fieldsUrl === null ? STRIPE_HOSTS : [];
  return { script, hosts: [new URL(script).origin, ...more] };
}

function ownScript(provider: OutsideProvider, addresses: Addresses): string {
  if (provider === "stripe") return STRIPE_SCRIPT;
  const url = providerUrl(provider, addresses);
  return provider === "till" ? new URL("/js/integrated/payment.1.3.min.js", url).href : `${url}/payway.js`;
}
