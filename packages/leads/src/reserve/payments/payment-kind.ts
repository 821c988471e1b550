import type { PlainFetch } from "@forecourt/search/kernel";
import type { PaymentProvider } from "./payment.ts";

/** An account's own addresses; null where they are the provider's. */
export interface PaymentAddresses {
  readonly url: string | null;
  readonly fieldsUrl: string | null;
}

/** The script that renders a provider's card fields in the browser, and the origins that they call. */
export interface PaymentFields {
  readonly script: string;
  readonly hosts: readonly string[];
}

/** What an account is opened with. Every text is there and not empty where the provider needs it. */
export interface PaymentAccountKeys {
  /** Where the provider's server is requested, without a slash at its end. */
  readonly baseUrl: string;
  readonly user: string;
  readonly key: string;
  readonly apiKey: string;
  /** What the provider's reports are signed with. */
  readonly reports: string;
  readonly fetch: PlainFetch;
  readonly now: () => Date;
}

/** All that differs between providers that move money, but for the file that mounts their fields in the browser. */
export interface PaymentKind {
  readonly url: string;
  /** What an account of it needs beside its key, its browser key and the secret of its reports. */
  readonly needs: readonly ("user" | "apiKey")[];
  /** The script of its fields where the account names none. `url` is the address of its server. */
  readonly script: (url: string) => string;
  /** Origins beside the script's own that its fields reach, where the script is the provider's own. */
  readonly fieldHosts: readonly string[];
  readonly open: (account: PaymentAccountKeys) => PaymentProvider;
}

/** Where a provider's server is requested: the account's address before the provider's own. */
export const providerUrl = (kind: Pick<PaymentKind, "url">, { url }: Pick<PaymentAddresses, "url">): string =>
  (url ?? kind.url).replace(/\/+$/, "");

/**
 * Where the browser finds a provider's fields: beside the interface that the server requests, unless the account says where.
 *
 * @example
 * paymentFields(paymentKinds.till, { url: null, fieldsUrl: null }).hosts; // ["https://gateway.tillpayments.com"]
 */
export function paymentFields(kind: PaymentKind, addresses: PaymentAddresses): PaymentFields {
  const script = addresses.fieldsUrl ?? kind.script(providerUrl(kind, addresses));
  const more = addresses.fieldsUrl === null ? kind.fieldHosts : [];
  return { script, hosts: [new URL(script).origin, ...more] };
}
