import type { Car } from "@forecourt/search/car";
import { type PaymentProviderName, paymentProviderNames } from "@forecourt/leads/reserve";
import { type PaymentFields, paymentFields, paymentKinds } from "@forecourt/leads/payment-kinds";
import type { TenantConfig } from "@forecourt/tenant-config";
import type { Environment } from "#host/wiring/env.ts";

/** Whose account takes a car's deposit, as far as a page may know it. */
export interface PaymentAccount {
  provider: PaymentProviderName;
  /** Slug of the dealership the account belongs to; null for the site's only one. */
  dealership: string | null;
  /** For the provider's own form in the browser; null where it needs none. */
  publishableKey: string | null;
  /** What renders the provider's fields on the checkout page; null for the demo provider, which has none. */
  fields: PaymentFields | null;
}

/** The part of a car that says who takes its deposit. */
type PaidCar = Pick<Car, "dealership" | "paymentProcessors">;

/** Finds the account of a car; null when none is configured whole, and then there is no button. */
export type FindAccount = (car: PaidCar) => PaymentAccount | null;

type Settings = TenantConfig["reserve"]["accounts"][number];
type Keys = Pick<Environment, "secrets" | "FORECOURT_ENV">;

/** A dealership's own account before the site's. */
export const settingsOf = (accounts: readonly Settings[], dealership: string | null): Settings | undefined =>
  accounts.find((account) => account.dealership === dealership && dealership !== null) ??
  accounts.find((account) => account.dealership === null);

/** The accounts of a tenant: the provider its settings name, else the one the car's feed names. */
export function paymentAccounts({ reserve, site }: TenantConfig, keys: Keys): FindAccount {
  return ({ dealership, paymentProcessors }) => {
    const provider =
      reserve.paymentProvider ??
      paymentProviderNames.find((name) =>
        paymentProcessors.some(({ authorizationType }) => sameProvider(authorizationType, name)),
      ) ??
      null;
    if (provider === null) return null;
    if (provider === "demo")
      return keys.FORECOURT_ENV === "production"
        ? null
        : { provider, dealership: null, publishableKey: null, fields: null };
    const account = settingsOf(reserve.accounts, dealership.slug);
    if (!account) return null;
    const own = site.dealerships.find(({ slug }) => slug === dealership.slug)?.publishableKeySecret;
    const publishable = keys.secrets.get(own ?? account.publishableKeySecret ?? "") ?? null;
    const kind = paymentKinds[provider];
    const needed = {
      user: account.user !== null,
      apiKey: keys.secrets.has(account.apiKeySecret ?? ""),
    };
    const isWhole =
      [account.keySecret, account.callbackSecret].every((name) => keys.secrets.has(name)) &&
      publishable !== null &&
      kind.needs.every((need) => needed[need]);
    return isWhole
      ? {
          provider,
          dealership: account.dealership,
          publishableKey: publishable,
          fields: paymentFields(kind, account),
        }
      : null;
  };
}

/** "Till", "St George" and "st_george" are one provider each, however a feed writes them. */
const sameProvider = (type: string, name: PaymentProviderName): boolean =>
  type.toLowerCase().replaceAll(/[^a-z]/g, "") === name.replaceAll("_", "");
