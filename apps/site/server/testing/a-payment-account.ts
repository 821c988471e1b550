import type { TenantConfig } from "@forecourt/tenant-config";

type Account = TenantConfig["reserve"]["accounts"][number];

/** A dealer's account at a payment provider, for all of its dealerships; say only what the test is about. */
export const aPaymentAccount = (change: Partial<Account> = {}): Account => ({
  dealership: null,
  user: "user",
  url: null,
  fieldsUrl: null,
  keySecret: "FORECOURT_SECRET_KEY_A",
  apiKeySecret: "FORECOURT_SECRET_API_KEY",
  callbackSecret: "FORECOURT_SECRET_REPORTS",
  publishableKeySecret: null,
  ...change,
});

/** The secrets that account names. */
export const PAYMENT_ACCOUNT_SECRETS = {
  FORECOURT_SECRET_KEY_A: "key",
  FORECOURT_SECRET_API_KEY: "api key",
  FORECOURT_SECRET_REPORTS: "reports",
} as const;
